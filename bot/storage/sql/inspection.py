"""What the operator asks, in SQL."""

from typing import Any, Final, cast

from bot.clock import Clock
from bot.storage.inspection import TableSummary, WrittenReport
from bot.storage.posts import ToPost
from bot.storage.sql.post_store import pending_of
from bot.storage.sql.snapshot import Snapshot
from bot.storage.sql.storage import SqlStorage
from bot.storage.sql.stored_timers import TIMERS, timers
from bot.storage.timers import Timer
from bot.table.table_state import StoredTable

_TABLES: Final = (
    "SELECT t.id, t.channel_id, t.guild_id, t.opened_at, t.closed_at, t.awaits_computer, t.people,"
    " (SELECT count(*) FROM events e WHERE e.table_id = t.id),"
    " (SELECT max(happened_at) FROM events e WHERE e.table_id = t.id) FROM tables t"
)
_AFTER: Final = f"{_TABLES} WHERE t.id > ? ORDER BY t.id LIMIT ?"
_OPEN_AFTER: Final = f"{_TABLES} WHERE t.id > ? AND t.closed_at IS NULL ORDER BY t.id LIMIT ?"
_ONE: Final = f"{_TABLES} WHERE t.id = ?"
_MOMENTS: Final = "SELECT happened_at FROM events WHERE table_id = ? ORDER BY number"
_SEATS: Final = "SELECT user_id FROM seats WHERE table_id = ?"
_HIGHEST: Final = "SELECT coalesce(max(number), 0) FROM table_people WHERE table_id = ?"
_TIMERS_AT: Final = f"{TIMERS} WHERE t.table_id = ? ORDER BY coalesce(t.due_at, t.since), t.id"
_REPORTS: Final = (
    "SELECT id, user_id, guild_id, text, written_at FROM reports ORDER BY written_at DESC, id DESC LIMIT ?"
)


class SqlInspection:
    """`Inspection` in SQL."""

    def __init__(self, snapshot: Snapshot, clock: Clock) -> None:
        self._snapshot = snapshot
        self._clock = clock
        self.storage = SqlStorage(snapshot, clock)

    async def tables(self, after: int, most: int, *, open_only: bool = False) -> list[TableSummary]:
        """The tables with a higher number than one, in order, or only the open ones."""
        rows = await self._snapshot.rows(_OPEN_AFTER if open_only else _AFTER, after, most)
        return [_summary(row) for row in rows]

    async def table(self, table_id: int) -> TableSummary | None:
        """A table by its number."""
        rows = await self._snapshot.rows(_ONE, table_id)
        return _summary(rows[0]) if rows else None

    async def moments(self, table_id: int) -> list[int]:
        """When each event of a table happened, in order."""
        return [cast("int", moment) for (moment,) in await self._snapshot.rows(_MOMENTS, table_id)]

    async def seats(self, table_id: int) -> frozenset[int]:
        """The people by whom a table is found."""
        return frozenset(user_id for (user_id,) in await self._snapshot.rows(_SEATS, table_id))

    async def highest_person(self, table_id: int) -> int:
        """The highest number of a person at a table; 0 if there is none."""
        ((number,),) = await self._snapshot.rows(_HIGHEST, table_id)
        return cast("int", number)

    async def pending(self, table_id: int) -> list[ToPost]:
        """A table's pending posts, oldest first."""
        return await pending_of(self._snapshot, table_id, self._clock.now())

    async def timers(self, table_id: int) -> list[Timer]:
        """What is due at a table, in order of time."""
        return timers(await self._snapshot.rows(_TIMERS_AT, table_id))

    async def damage_noted(self, table_id: int) -> str | None:
        """What was wrong with a table that was closed because it could not be read."""
        return await self.storage.notes.read(f"damaged/{table_id}")

    async def reports(self, most: int) -> list[WrittenReport]:
        """What people told the host, newest first."""
        return [WrittenReport(*row) for row in await self._snapshot.rows(_REPORTS, most)]

    async def faults(self) -> list[str]:
        """What is wrong with the database as a whole; empty if nothing is."""
        return await self._snapshot.faults()


def _summary(row: tuple[Any, ...]) -> TableSummary:
    table_id, channel_id, guild_id, opened_at, closed_at, awaits, *counted = row
    where = StoredTable(table_id, channel_id, guild_id)
    return TableSummary(where, opened_at, closed_at, bool(awaits), *counted)
