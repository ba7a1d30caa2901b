"""Pending posts, and which messages show which table or hand."""

from typing import Any, Final, cast

from bot.clock import Clock
from bot.storage.posts import Posted, ToPost
from bot.storage.shards import EVERYTHING, Shards
from bot.storage.sql.database import Database, Transaction
from bot.storage.sql.shard_rows import among
from bot.table.pending_posts import PostKind
from bot.table.table_state import StoredTable

_ASKED_FOR_BY: Final = "SELECT 1 FROM outbox WHERE kind = 'table' AND interaction_id = ?"
_ASKED_FOR_AFTER: Final = (
    "SELECT 1 FROM outbox WHERE kind = 'table' AND table_id = ? AND problem IS NULL AND asked_at > ?"
)
_FIRST_ASKED_FOR: Final = (
    "SELECT coalesce(since, asked_at) FROM outbox"
    " WHERE table_id = ? AND kind = 'table' ORDER BY id DESC LIMIT 1"
)
_ASK_FOR_TABLE: Final = (
    "INSERT INTO outbox (table_id, number, kind, interaction_id, asked_at, since)"
    " VALUES (?, ?, 'table', ?, ?, ?)"
)
_ASK_FOR_HANDS: Final = (
    "INSERT INTO outbox (table_id, number, kind, user_id, interaction_id, asked_at)"
    " SELECT t.id, 0, 'hand', s.user_id, ?, ? FROM seats s JOIN tables t ON t.id = s.table_id"
    " WHERE s.user_id = ? AND t.closed_at IS NULL AND NOT EXISTS (SELECT 1 FROM outbox o"
    " WHERE o.done_at IS NULL AND o.kind = 'hand' AND o.table_id = t.id AND o.user_id = s.user_id"
    " AND o.interaction_id = ?)"
)
_REMOVE_BUTTONS: Final = (
    "INSERT INTO outbox (table_id, number, kind, part, interaction_id, asked_at)"
    " SELECT p.table_id, p.number, ?, ?, p.interaction_id, ? FROM outbox p WHERE p.id = ?"
    " AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.done_at IS NULL AND o.kind = ? AND o.part = ?)"
)
_POSTED: Final = "SELECT message_id, number, coalesce(since, asked_at), id FROM outbox"
_PENDING: Final = (
    "SELECT o.id, o.number, o.kind, o.part, o.user_id, o.interaction_id, o.asked_at, o.since,"
    " CASE WHEN o.since IS NULL THEN o.id ELSE (SELECT f.id FROM outbox f"
    " WHERE f.table_id = o.table_id AND f.kind = 'table' AND f.since IS NULL AND f.id < o.id"
    " ORDER BY f.id DESC LIMIT 1) END,"
    " t.id, t.channel_id, t.guild_id"
    " FROM outbox o JOIN tables t ON t.id = o.table_id WHERE o.done_at IS NULL"
)


class SqlPostStore:
    """`PostStore` in SQL."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def ask_for_table(self, table: StoredTable, number: int, cause: int, rest: int = 0) -> bool:
        """Have a table posted again, once per cause.

        False, and nothing is stored, if a post of it was asked for less than `rest` seconds ago.
        """
        now = self._clock.now()

        async def ask(db: Transaction) -> bool:
            if await db.row(_ASKED_FOR_BY, cause):
                return True
            if await db.row(_ASKED_FOR_AFTER, table.id, now - rest):
                return False
            (since,) = await db.row(_FIRST_ASKED_FOR, table.id) or (None,)
            await db.execute(_ASK_FOR_TABLE, table.id, number, cause, now, since)
            return True

        return await self._database.write(ask, table.id)

    async def ask_for_hands(self, user_id: int, cause: int) -> None:
        """Have a person's hands brought, at all open tables where they have taken a seat."""
        now = self._clock.now()
        await self._database.write(lambda db: db.execute(_ASK_FOR_HANDS, cause, now, user_id, cause), user_id)

    async def to_post(self, channel_id: int | None = None, shards: Shards = EVERYTHING) -> list[ToPost]:
        """The pending posts, of one channel's tables or of all in some shards, oldest first."""
        if channel_id is None:
            ours, values = among(shards)
            rows = await self._database.rows(f"{_PENDING}{ours} ORDER BY o.id", *values)
        else:
            rows = await self._database.rows(f"{_PENDING} AND t.channel_id = ? ORDER BY o.id", channel_id)
        now = self._clock.now()
        return [_to_post(row, now) for row in rows]

    async def mark_done(
        self,
        item_ids: list[int],
        message_id: int | None = None,
        problem: str | None = None,
        replaced: int | None = None,
    ) -> None:
        """Strike off pending posts: the last was sent as this message, or a problem prevents them.

        The buttons of the post that it has replaced, named by its item, are then to be removed.
        """
        if not item_ids:
            return
        now, last = self._clock.now(), max(item_ids)

        async def mark(db: Transaction) -> None:
            sql = "UPDATE outbox SET done_at = ?, message_id = ?, problem = ? WHERE id = ?"
            await db.execute_many(
                sql, [(now, message_id if one == last else None, problem, one) for one in item_ids]
            )
            if replaced is not None:
                kind = PostKind.OLD_BUTTONS.value
                await db.execute(_REMOVE_BUTTONS, kind, replaced, now, last, kind, replaced)

        await self._database.write(mark)

    async def mark_refreshed(self, table_id: int, number: int) -> None:
        """Strike off the refreshes of a table up to an event."""
        now = self._clock.now()
        await self._database.write(
            lambda db: db.execute(
                "UPDATE outbox SET done_at = ?"
                " WHERE table_id = ? AND number <= ? AND kind = 'refresh' AND done_at IS NULL",
                now,
                table_id,
                number,
            )
        )

    async def posts_of(self, table_id: int, most: int = 1) -> list[Posted]:
        """The messages that show a table, newest first."""
        rows = await self._database.rows(
            f"{_POSTED}"
            " WHERE table_id = ? AND kind = 'table' AND message_id IS NOT NULL ORDER BY id DESC LIMIT ?",
            table_id,
            most,
        )
        return [Posted(*row) for row in rows]

    async def post(self, item_id: int) -> Posted | None:
        """The message that an item was posted as."""
        rows = await self._database.rows(f"{_POSTED} WHERE id = ? AND message_id IS NOT NULL", item_id)
        return Posted(*rows[0]) if rows else None

    async def hand_of(self, table_id: int, user_id: int) -> tuple[int, int] | None:
        """Channel and message of the DM that shows a person's hand."""
        rows = await self._database.rows(
            "SELECT channel_id, message_id FROM hands WHERE table_id = ? AND user_id = ?", table_id, user_id
        )
        return cast("tuple[int, int]", rows[0]) if rows else None

    async def keep_hand(self, table_id: int, user_id: int, channel_id: int, message_id: int) -> None:
        """Remember the DM that shows a person's hand, instead of an earlier one."""
        await self._database.write(
            lambda db: db.execute(
                "INSERT INTO hands (table_id, user_id, channel_id, message_id) VALUES (?, ?, ?, ?)"
                " ON CONFLICT (table_id, user_id)"
                " DO UPDATE SET channel_id = excluded.channel_id, message_id = excluded.message_id",
                table_id,
                user_id,
                channel_id,
                message_id,
            )
        )


async def pending_of(database: Database, table_id: int, now: int) -> list[ToPost]:
    """The pending posts of one table, oldest first."""
    rows = await database.rows(f"{_PENDING} AND t.id = ? ORDER BY o.id", table_id)
    return [_to_post(row, now) for row in rows]


def _to_post(row: tuple[Any, ...], now: int) -> ToPost:
    item_id, number, kind, part, user_id, cause, asked_at, since, first_id, *where = row
    return ToPost(
        item_id,
        number,
        PostKind(kind),
        part,
        user_id,
        cause,
        since=asked_at if since is None else since,
        age=now - asked_at,
        first_id=first_id,
        table=StoredTable(*where),
    )
