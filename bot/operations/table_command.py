"""`alhambra table`: one table, what happened there, and what is due."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from typing import Final

from bot.clock import SystemClock
from bot.operations.command import FINE, PROBLEM, Command
from bot.operations.event_lines import event_lines
from bot.operations.looking import Look, look_at, one_table
from bot.operations.verifying import Verified, verify_table
from bot.operations.words import counted, moment, person_name, place_name, seated_people
from bot.settings import Settings
from bot.storage.copying import inspected
from bot.storage.places import place_of
from bot.table.table_state import Table
from engine import Phase

_HIDDEN: Final = "What players must not know is left out, in case you play here; --secrets shows it."


async def _table(options: Namespace, settings: Settings) -> int:
    async with inspected(place_of(settings), SystemClock()) as inspection:
        summary = await one_table(inspection, options.number)
        look = await look_at(inspection, summary)
        verified = await verify_table(inspection, summary)
        noted = await inspection.damage_noted(options.number)
        moments = await inspection.moments(options.number)
    for line in (*_head(look), *_due(look), *_trouble(look, verified, noted)):
        print(line)
    if not options.brief and look.events:
        print("\nevents:")
        for line in event_lines(look.events, moments, secrets=options.secrets):
            print(line)
        if not options.secrets:
            print(_HIDDEN)
    return PROBLEM if verified.problems or look.damage else FINE


def _head(look: Look) -> Iterator[str]:
    """What the table is."""
    summary = look.summary
    state = "open" if summary.closed_at is None else f"closed {moment(summary.closed_at)}"
    yield f"table {summary.stored.id}, channel {summary.stored.channel_id} on {place_name(summary)}"
    yield f"opened {moment(summary.opened_at)}, {state}, {counted(summary.events, 'event')}"
    if look.table is not None:
        yield f"agreed: {_agreed(look.table)}"
        for number, person in enumerate(seated_people(look.table.lobby), start=1):
            yield f"seat {number}: {person}"
        yield _stands(look.table)


def _agreed(table: Table) -> str:
    agreement = table.lobby.agreement
    modules = ", ".join(agreement.modules) or "no modules"
    return f"{agreement.language}, pace {agreement.pace.value}, {modules}"


def _stands(table: Table) -> str:
    game = table.game
    if game is None:
        return "not started"
    if game.phase is Phase.OVER:
        return f"over after {counted(game.turn, 'turn')}, with {' : '.join(map(str, game.scores))} points"
    awaited = ", ".join(person_name(table.lobby.players[seat]) for seat in game.to_act)
    return f"turn {game.turn}, waiting for {awaited or 'nobody'}"


def _due(look: Look) -> Iterator[str]:
    for timer in look.timers:
        who = f" for person {timer.user_id}" if timer.user_id else ""
        since, next_look = moment(timer.since), moment(timer.due_at)
        yield f"due: {timer.kind.value}{who}, since {since}, looked at next {next_look}"
    for post in look.pending:
        to = f" to person {post.user_id}" if post.user_id else ""
        kept = counted(post.age, "second")
        yield f"to be posted: {post.kind.value}{to} after event {post.number}, for {kept} now"


def _trouble(look: Look, verified: Verified, noted: str | None) -> Iterator[str]:
    if look.damage is not None:
        yield f"DAMAGED: {look.damage}"
    if noted is not None:
        yield f"closed as damaged: {noted}"
    for problem in verified.problems:
        yield f"PROBLEM: {problem}"


def _options(parser: ArgumentParser) -> None:
    parser.add_argument("number", type=int, metavar="N", help="the table's number")
    parser.add_argument("--brief", action="store_true", help="without its events")
    parser.add_argument(
        "--secrets",
        action="store_true",
        help="with the seed, the decks and all else that nobody at the table may know",
    )


TABLE = Command(
    "table",
    "Show one table: what it is, what happened, what is due, and what is wrong.",
    "Events are written in the notation of docs/notation.md. What is hidden from onlookers is left out "
    "unless you ask for it: whoever runs the bot often plays too, and output ends up in others' sight. "
    "Exit code 1 if something is wrong with the table.",
    ("table 7", "table 7 --brief"),
    _table,
    _options,
)
