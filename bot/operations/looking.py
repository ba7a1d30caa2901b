"""Looking at tables, one after the other, whatever is wrong with some of them."""

from collections.abc import AsyncIterator, Awaitable, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from bot.settings import StartError
from bot.storage.damage import TableBroken, damage_at
from bot.storage.inspection import Inspection, TableSummary
from bot.storage.posts import ToPost
from bot.storage.timers import Timer
from bot.table.lobby_events import LobbyEvent
from bot.table.table_events import TableEvent
from bot.table.table_state import StoredTable, Table, folded
from engine import Event

T = TypeVar("T")

PAGE: Final = 100
"""Tables of which it is known at a time what they are."""


@dataclass(frozen=True)
class Look:
    """A table as it was found."""

    summary: TableSummary
    events: tuple[TableEvent, ...]
    table: Table | None
    damage: str | None
    """Why it cannot be read."""
    timers: tuple[Timer, ...] = ()
    pending: tuple[ToPost, ...] = ()
    unreadable: tuple[str, ...] = ()
    """What else about it cannot be read."""

    @property
    def game_events(self) -> list[Event]:
        """The events of its game."""
        return [event for event in self.events if not isinstance(event, LobbyEvent)]


async def look_at(inspection: Inspection, summary: TableSummary) -> Look:
    """Read a table and put it together from its events."""
    table_id, events, table, damage = summary.stored.id, tuple[TableEvent, ...](), None, None
    try:
        with damage_at(table_id):
            events = tuple(await inspection.storage.tables.events(table_id))
            table = _put_together(summary.stored, events)
    except TableBroken as broken:
        damage = str(broken).removeprefix(f"table {table_id}: ")
    unreadable = list[str]()
    timers = await _read(inspection.timers(table_id), "its timers", unreadable)
    pending = await _read(inspection.pending(table_id), "its pending posts", unreadable)
    return Look(summary, events, table, damage, timers, pending, tuple(unreadable))


def _put_together(stored: StoredTable, events: Sequence[TableEvent]) -> Table:
    """The table as its events left it, with a seat for everybody who plays."""
    table = folded(stored, events)
    if table.game is not None and table.game.options.players != len(table.lobby.seated):
        raise ValueError(f"{table.game.options.players} play, but {len(table.lobby.seated)} sit there")
    return table


async def _read(reading: Awaitable[list[T]], what: str, unreadable: list[str]) -> tuple[T, ...]:
    """Some rows; nothing, and a note of it, if one of them makes no sense."""
    try:
        return tuple(await reading)
    except ValueError as error:
        unreadable.append(f"{what} cannot be read: {error}")
        return ()


async def each_table(inspection: Inspection, *, open_only: bool = False) -> AsyncIterator[TableSummary]:
    """All tables in order of their numbers, a page in memory at a time."""
    last = 0
    while page := await inspection.tables(last, PAGE, open_only=open_only):
        for summary in page:
            yield summary
        last = page[-1].stored.id


async def one_table(inspection: Inspection, table_id: int) -> TableSummary:
    """A table by its number, or `StartError`."""
    summary = await inspection.table(table_id)
    if summary is None:
        raise StartError(f"There is no table {table_id}; `alhambra tables --all` lists those there are.")
    return summary
