"""Tables by channel, their events, and who sits there."""

import asyncio
import json
from typing import Final, cast

from bot.clock import Clock
from bot.storage.damage import check_complete
from bot.storage.port import ChannelTaken, MovedOn
from bot.storage.shards import EVERYTHING, Shards
from bot.storage.sql.acts import PEOPLE_OF, people_of, write_act
from bot.storage.sql.database import Database, Transaction, UniqueViolation
from bot.storage.sql.follower_rows import forget_followers
from bot.storage.sql.shard_rows import among
from bot.storage.sql.stored_timers import TURNS_AT, turn_timers
from bot.storage.sql.timer_rows import forget_timers
from bot.storage.timers import TurnTimer
from bot.table.table_events import TableEvent, from_json
from bot.table.table_state import RecordedAct, StoredTable

_TABLES: Final = "SELECT t.id, t.channel_id, t.guild_id FROM tables t"
_SEEN: Final = "SELECT 1 FROM events WHERE interaction_id = ? LIMIT 1"
_LAST: Final = "SELECT coalesce(max(number), 0) FROM events WHERE table_id = ?"
_SEEN_AND_LAST: Final = (
    "SELECT (SELECT max(number) FROM events WHERE interaction_id = ?),"
    " (SELECT coalesce(max(number), 0) FROM events WHERE table_id = ?)"
)
_OPENED_BY: Final = (
    "SELECT t.id FROM events e JOIN tables t ON t.id = e.table_id"
    " WHERE e.interaction_id = ? AND e.number = 1 AND t.channel_id = ?"
)


class SqlTableStore:
    """`TableStore` in SQL."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def table(self, table_id: int) -> StoredTable | None:
        """A table by its number, open or closed."""
        return _first(await self._tables(f"{_TABLES} WHERE t.id = ?", table_id))

    async def table_in(self, channel_id: int) -> StoredTable | None:
        """The open table of a channel."""
        return _first(
            await self._tables(f"{_TABLES} WHERE t.channel_id = ? AND t.closed_at IS NULL", channel_id)
        )

    async def last_table_in(self, channel_id: int) -> StoredTable | None:
        """The newest table of a channel, open or closed."""
        return _first(
            await self._tables(f"{_TABLES} WHERE t.channel_id = ? ORDER BY t.id DESC LIMIT 1", channel_id)
        )

    async def closed_tables_in(self, channel_id: int, most: int) -> list[StoredTable]:
        """The closed tables of a channel, newest first."""
        return await self._tables(
            f"{_TABLES} WHERE t.channel_id = ? AND t.closed_at IS NOT NULL ORDER BY t.id DESC LIMIT ?",
            channel_id,
            most,
        )

    async def tables_of(self, user_id: int, most: int) -> list[StoredTable]:
        """The open tables at which a person has taken a seat, newest first."""
        return await self._tables(
            f"{_TABLES} JOIN seats s ON s.table_id = t.id"
            " WHERE s.user_id = ? AND t.closed_at IS NULL ORDER BY t.id DESC LIMIT ?",
            user_id,
            most,
        )

    async def closed_for(self, table: StoredTable) -> int:
        """Seconds since a table was closed."""
        ((closed_at,),) = await self._database.rows("SELECT closed_at FROM tables WHERE id = ?", table.id)
        return self._clock.now() - cast("int", closed_at)

    async def turns_at(self, table_id: int) -> list[TurnTimer]:
        """The turns for which a table waits, oldest first."""
        return turn_timers(await self._database.rows(TURNS_AT, table_id))

    async def open_tables(self) -> int:
        """How many tables are open."""
        ((count,),) = await self._database.rows("SELECT count(*) FROM tables WHERE closed_at IS NULL")
        return cast("int", count)

    async def awaiting_computers(self, shards: Shards = EVERYTHING) -> list[int]:
        """The tables of some shards that wait for a computer to play."""
        ours, values = among(shards)
        sql = f"SELECT t.id FROM tables t WHERE t.awaits_computer = 1{ours} ORDER BY t.id"
        return [table_id for (table_id,) in await self._database.rows(sql, *values)]

    async def last_number(self, table_id: int) -> int:
        """The number of a table's last event."""
        ((number,),) = await self._database.rows(_LAST, table_id)
        return cast("int", number)

    async def events(self, table_id: int, up_to: int | None = None) -> list[TableEvent]:
        """A table's events in order, all or the first ones; an error if one is missing or unreadable."""
        # Asked first: what happens in between makes more events, never fewer.
        known = up_to if up_to is not None else await self._newest_posted(table_id)
        rows = await self._database.rows(
            "SELECT number, body FROM events"
            " WHERE table_id = ? AND number <= coalesce(?, number) ORDER BY number",
            table_id,
            up_to,
        )
        check_complete([number for number, _ in rows], known)
        people = people_of(await self._database.rows(PEOPLE_OF, table_id))
        # A whole game takes tens of milliseconds, in which the event loop would answer nobody.
        return await asyncio.to_thread(lambda: [from_json(json.loads(body), people) for _, body in rows])

    async def first_event(self, table_id: int) -> TableEvent:
        """The event with which a table was opened, whatever is wrong with the others."""
        ((body,),) = await self._database.rows(
            "SELECT body FROM events WHERE table_id = ? AND number = 1", table_id
        )
        return from_json(json.loads(body), people_of(await self._database.rows(PEOPLE_OF, table_id)))

    async def has_seen(self, cause: int) -> bool:
        """Has this cause taken effect at some table?"""
        return bool(await self._database.rows(_SEEN, cause))

    async def open_table(self, channel_id: int, guild_id: int, act: RecordedAct) -> StoredTable:
        """Store a new table with its first act, or raise `ChannelTaken`."""
        now, attempted = self._clock.now(), False

        async def begin(db: Transaction) -> int:
            nonlocal attempted
            ours = await db.row(_OPENED_BY, act.cause, channel_id) if attempted else None
            if ours:
                return cast("int", ours[0])
            attempted = True
            table_id = await _add_table(db, channel_id, guild_id, now)
            await write_act(db, table_id, act, now)
            return table_id

        return StoredTable(await self._database.write(begin, channel_id), channel_id, guild_id)

    async def add(self, table: StoredTable, act: RecordedAct) -> bool:
        """Store an act; False, and nothing is stored, if its cause has taken effect already.

        `MovedOn` if its number does not follow the table's last event; `ChannelTaken` if it reopens the
        table and the channel has another.
        """
        now, attempted = self._clock.now(), False

        async def once(db: Transaction) -> bool:
            nonlocal attempted
            ((seen, last),) = await db.rows(_SEEN_AND_LAST, act.cause, table.id)
            if seen is not None:
                ours = act.number + len(act.events) - 1
                return attempted and seen == ours  # stored, though we were not told
            if last != act.number - 1:
                raise MovedOn
            attempted = True
            await write_act(db, table.id, act, now)
            return True

        return await self._database.write(once, table.id, act.cause)

    async def close_damaged(self, table_id: int, why: str) -> None:
        """Close a table that cannot be read. Its events stay; the note `damaged/<table>` says why."""
        now = self._clock.now()

        async def close(db: Transaction) -> None:
            await db.execute(
                "UPDATE tables SET closed_at = coalesce(closed_at, ?), awaits_computer = 0 WHERE id = ?",
                now,
                table_id,
            )
            await forget_timers(db, table_id)
            await forget_followers(db, table_id)
            add = "INSERT INTO notes (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING"
            await db.execute(add, f"damaged/{table_id}", why)

        await self._database.write(close, table_id)

    async def _tables(self, sql: str, *values: object) -> list[StoredTable]:
        return [StoredTable(*row) for row in await self._database.rows(sql, *values)]

    async def _newest_posted(self, table_id: int) -> int:
        """The event up to which a table's newest post shows it; 0 if there is none."""
        rows = await self._database.rows(
            "SELECT number FROM outbox WHERE table_id = ? AND kind = 'table' ORDER BY id DESC LIMIT 1",
            table_id,
        )
        return cast("int", rows[0][0]) if rows else 0


async def _add_table(db: Transaction, channel_id: int, guild_id: int, now: int) -> int:
    add = "INSERT INTO tables (channel_id, guild_id, opened_at) VALUES (?, ?, ?) RETURNING id"
    try:
        ((table_id,),) = await db.rows(add, channel_id, guild_id, now)
    except UniqueViolation as error:  # one open table per channel
        raise ChannelTaken from error
    return cast("int", table_id)


def _first(tables: list[StoredTable]) -> StoredTable | None:
    return tables[0] if tables else None
