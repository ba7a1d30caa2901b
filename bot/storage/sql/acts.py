"""Writing an act down, within a transaction: events, the people they name, seats, pending posts."""

import json
from collections.abc import Iterable, Sequence
from typing import Final, cast

from ai import Level
from bot.storage.port import ChannelTaken
from bot.storage.sql.database import Row, Transaction, UniqueViolation
from bot.storage.sql.follower_rows import tell_followers
from bot.storage.sql.timer_rows import table_timer, write_timers
from bot.table.lobby_events import Person, SeatTaken, TableClosed, TableOpened, TableReopened
from bot.table.table_events import Numbers, TableEvent, identity, people_in, to_json
from bot.table.table_state import RecordedAct
from engine.transitions.events import GameEnded

PEOPLE_OF: Final = "SELECT number, user_id, name, level FROM table_people WHERE table_id = ?"
_ADD_EVENT: Final = (
    "INSERT INTO events (table_id, number, body, interaction_id, happened_at) VALUES (?, ?, ?, ?, ?)"
)
_ADD_POST: Final = (
    "INSERT INTO outbox (table_id, number, kind, part, user_id, interaction_id, asked_at)"
    " VALUES (?, ?, ?, ?, ?, ?, ?)"
)
_ADD_SEAT: Final = "INSERT INTO seats (user_id, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING"
_NEXT_PERSON: Final = "UPDATE tables SET people = people + 1 WHERE id = ? RETURNING people"
_ADD_PERSON: Final = (
    "INSERT INTO table_people (table_id, number, user_id, name, level) VALUES (?, ?, ?, ?, ?)"
)
_RENAME: Final = "UPDATE table_people SET name = ? WHERE table_id = ? AND user_id = ?"

_text: Final = json.JSONEncoder(separators=(",", ":")).encode


async def write_act(db: Transaction, table_id: int, act: RecordedAct, now: int) -> None:
    """Write down what happened at a table, and what is to be posted."""
    numbers = await _introduce(db, table_id, act.events)
    events = [
        (table_id, number, _text(to_json(event, numbers)), act.cause, now)
        for number, event in enumerate(act.events, start=act.number)
    ]
    last = act.number + len(act.events) - 1
    posts = [(table_id, last, post.kind.value, post.part, post.to, act.cause, now) for post in act.posts]
    timer = table_timer(table_id, act, now)
    await db.execute_together([(_ADD_EVENT, events), (_ADD_POST, posts), *timer])
    for event in act.events:
        if isinstance(event, TableOpened | SeatTaken):
            await db.execute(_ADD_SEAT, event.by.id, table_id)
        elif isinstance(event, TableClosed | GameEnded):
            await db.execute("UPDATE tables SET closed_at = ? WHERE id = ?", now, table_id)
        elif isinstance(event, TableReopened):
            await _reopen(db, table_id)
    if act.awaits_computer is not None:
        waits = int(act.awaits_computer)
        await db.execute("UPDATE tables SET awaits_computer = ? WHERE id = ?", waits, table_id)
    await tell_followers(db, table_id, act, now)
    await write_timers(db, table_id, act, now)


def people_of(rows: Iterable[Row]) -> dict[int, Person]:
    """A table's people by their numbers, out of the rows of `PEOPLE_OF`."""
    return {
        number: Person(user_id, name, None if level is None else Level(level))
        for number, user_id, name, level in cast("Iterable[tuple[int, int, str, str | None]]", rows)
    }


async def _reopen(db: Transaction, table_id: int) -> None:
    try:
        await db.execute("UPDATE tables SET closed_at = NULL WHERE id = ?", table_id)
    except UniqueViolation as error:  # one open table per channel
        raise ChannelTaken from error


async def _introduce(db: Transaction, table_id: int, events: Sequence[TableEvent]) -> Numbers:
    """Number the people who are new to a table; those who sit down go by their present name."""
    named = people_in(events)
    if not named:
        return {}
    known = people_of(await db.rows(PEOPLE_OF, table_id))
    numbers = {identity(person): number for number, person in known.items()}
    for person in named:
        if identity(person) not in numbers:
            ((number,),) = await db.rows(_NEXT_PERSON, table_id)
            numbers[identity(person)] = number
            level = person.level and person.level.value
            await db.execute(_ADD_PERSON, table_id, number, person.id, person.name, level)
    for event in events:
        if isinstance(event, SeatTaken):
            await db.execute(_RENAME, event.by.name, table_id, event.by.id)
    return numbers
