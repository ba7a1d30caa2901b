"""`alhambra replay`: the record of a game, or a position of it."""

from argparse import ArgumentParser, Namespace
from dataclasses import replace
from pathlib import Path
from typing import Final

from bot.clock import SystemClock
from bot.language.words import words_for
from bot.operations.command import FINE, Command
from bot.operations.looking import Look, look_at, one_table
from bot.settings import Settings, StartError
from bot.storage.copying import inspected
from bot.storage.places import place_of
from bot.table.table_state import Table, folded
from engine import Phase, Record, print_position, print_record, record_of, redact, view_for
from engine.transitions.events import SeedChosen
from render.base.look import Look as Style
from render.base.picture import drawn
from render.base.theme import Palette
from render.pictures.table import TablePicture

_HIDDEN: Final = (
    "A position of a game that goes on holds hands and the order of the deck;"
    " add --secrets if nobody who plays there can see it, or --png for what lies open."
)


async def _replay(options: Namespace, settings: Settings) -> int:
    async with inspected(place_of(settings), SystemClock()) as inspection:
        look = await look_at(inspection, await one_table(inspection, options.number))
    if look.damage is not None:
        raise StartError(f"Table {options.number} cannot be read: {look.damage}")
    now = _checked(look.table, options.number)
    at = now if options.at is None else _checked(_as_it_stood(look, options.at), options.number)
    assert now.game is not None
    assert at.game is not None
    may_know = options.secrets or now.game.phase is Phase.OVER
    if options.png is not None:
        options.png.write_bytes(_picture(at))
    elif options.at is None:
        print(print_record(_record(look, may_know=may_know)), end="")
    elif may_know:
        print(print_position(at.game))
    else:
        raise StartError(_HIDDEN)
    return FINE


def _checked(table: Table | None, number: int) -> Table:
    if table is None or table.game is None:
        raise StartError(f"No game has begun at table {number} there.")
    return table


def _as_it_stood(look: Look, number: int) -> Table | None:
    """The table after so many events."""
    if not 1 <= number <= len(look.events):
        raise StartError(f"The table has the events 1 to {len(look.events)}.")
    return folded(look.summary.stored, look.events[:number])


def _record(look: Look, *, may_know: bool) -> Record:
    """The record; with the seed of a game that goes on only for those who may know it."""
    events = look.game_events
    if not may_know:
        return record_of([redact(event, None) for event in events])
    seed = next((event.seed for event in events if isinstance(event, SeedChosen)), None)
    return replace(record_of(events), seed=seed)


def _picture(table: Table) -> bytes:
    """What lies open on the table."""
    assert table.game is not None
    names = tuple(person.name for person in table.lobby.players)
    return drawn(TablePicture(view_for(table.game, None)), Style(Palette.LIGHT, words_for("en"), names))


def _options(parser: ArgumentParser) -> None:
    parser.add_argument("number", type=int, metavar="N", help="the table's number")
    parser.add_argument(
        "--at", type=int, metavar="E", help="the position after an event instead of the record"
    )
    parser.add_argument("--png", type=Path, metavar="FILE", help="draw what lies open on the table instead")
    parser.add_argument(
        "--secrets", action="store_true", help="of a game that goes on, with what nobody may know"
    )


REPLAY = Command(
    "replay",
    "Print the record of a game, or a position of it.",
    "In the notation of docs/notation.md. The numbers of events are those of `alhambra table N`. The record "
    "of a game that goes on comes without its seed, and its positions are not shown: both hold what no "
    "player may know.",
    ("replay 7", "replay 7 --at 212 --png table.png"),
    _replay,
    _options,
)
