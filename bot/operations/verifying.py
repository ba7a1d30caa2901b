"""Whether what is stored of a table holds together: its events, its game, and the rows about it."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.operations.looking import Look, look_at
from bot.storage.inspection import Inspection, TableSummary
from bot.storage.posts import ToPost
from bot.storage.timers import TimerKind
from bot.table.pending_posts import PostKind
from bot.table.table_state import Table
from engine import AlhambraError, Phase, record_of, replay


@dataclass(frozen=True)
class Verified:
    """What was found at a table."""

    problems: tuple[str, ...] = ()
    finished: bool = False
    """Was a game played to its end there?"""
    known_damage: bool = False
    """Was it closed because it could not be read?"""


async def verify_table(inspection: Inspection, summary: TableSummary, *, replays: bool = True) -> Verified:
    """Look for problems at a table; whether a finished record replays is asked only if wanted."""
    look = await look_at(inspection, summary)
    table, noted = look.table, await inspection.damage_noted(summary.stored.id) is not None
    if table is None:
        return Verified(() if noted else (f"it cannot be read: {look.damage}",), known_damage=noted)
    problems = [
        *look.unreadable,
        *_wrong_marks(look, table, noted=noted),
        *await _lost_seats(inspection, look, table),
        *_wrong_timers(look, table),
        *await _wrong_posts(inspection, look),
    ]
    finished = table.game is not None and table.game.phase is Phase.OVER
    if finished and replays:
        problems += _parted(look, table)
    return Verified(tuple(problems), finished, known_damage=noted)


def _wrong_marks(look: Look, table: Table, *, noted: bool) -> Iterator[str]:
    """What the table's own row says, against its events."""
    summary = look.summary
    if table.is_open and summary.closed_at is not None and not noted:
        yield "it is marked as closed, but its events leave it open"
    if not table.is_open and summary.closed_at is None:
        yield "it is marked as open, but its events have closed it"
    if summary.closed_at is None and summary.awaits_computer is not bool(table.computers_to_act):
        awaited = "a computer is to play" if table.computers_to_act else "no computer is to play"
        yield f"{awaited}, but it is marked otherwise"


async def _lost_seats(inspection: Inspection, look: Look, table: Table) -> list[str]:
    """People who sit there and would not find their table (nameless ones are forgotten), or lack a number."""
    table_id = look.summary.stored.id
    found_by = await inspection.seats(table_id)
    people = [person for person in table.lobby.seated if person.name and not person.is_imagined]
    problems = [
        f"person {person.id} sits there, but the table is not among theirs"
        for person in people
        if person.id not in found_by
    ]
    highest = await inspection.highest_person(table_id)
    if highest > look.summary.people:
        problems.append(f"a person has number {highest}, but only {look.summary.people} were numbered")
    return problems


def _wrong_timers(look: Look, table: Table) -> Iterator[str]:
    """Waits for people who are not to act."""
    for timer in look.timers:
        if timer.kind is TimerKind.TURN and timer.user_id not in table.people_to_act:
            yield f"it waits for person {timer.user_id}, who is not to act"
        elif not table.is_open:
            yield f"it is closed, but a timer of kind {timer.kind.value} is set"


async def _wrong_posts(inspection: Inspection, look: Look) -> list[str]:
    """Pending posts that show nothing that has happened."""
    posts, events = inspection.storage.posts, look.summary.events
    never_sent = [
        f"pending post {post.id} takes the buttons off a post that was never sent"
        for post in look.pending
        if post.kind is PostKind.OLD_BUTTONS and await posts.post(post.part) is None
    ]
    wrong = (_wrong_post(post, events) for post in look.pending)
    return [*(problem for problem in wrong if problem is not None), *never_sent]


def _wrong_post(post: ToPost, events: int) -> str | None:
    to_person = post.kind in (PostKind.HAND, PostKind.NOTICE, PostKind.MILESTONE)
    if to_person and post.user_id is None:
        return f"pending post {post.id} ({post.kind.value}) is for nobody"
    if not (0 if post.kind is PostKind.HAND else 1) <= post.number <= events:
        return f"pending post {post.id} shows event {post.number}, but there are {events}"
    return None


def _parted(look: Look, table: Table) -> list[str]:
    """Where the record of a finished game parts from its sealed seed."""
    try:
        replayed = replay(record_of(look.game_events))
    except AlhambraError as error:
        return [f"its record does not verify: {error}"]
    return [] if replayed.game == table.game else ["its record replays to another position"]
