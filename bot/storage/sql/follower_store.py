"""Who follows which table."""

from typing import Final

from bot.clock import Clock
from bot.storage.followers import MOST_FOLLOWERS
from bot.storage.sql.database import Database, Transaction
from bot.table.pending_posts import PostKind

_FOLLOWS: Final = "SELECT 1 FROM followers WHERE table_id = ? AND user_id = ?"
_OTHERS: Final = "SELECT count(*) FROM followers WHERE table_id = ? AND user_id <> ?"
_FOLLOW: Final = "INSERT INTO followers (table_id, user_id) VALUES (?, ?) ON CONFLICT DO NOTHING"
_STOP: Final = "DELETE FROM followers WHERE table_id = ? AND user_id = ?"
_TELL_NO_MORE: Final = (
    "UPDATE outbox SET done_at = ? WHERE table_id = ? AND user_id = ? AND kind = ? AND done_at IS NULL"
)


class SqlFollowerStore:
    """`FollowerStore` in SQL."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def follow(self, table_id: int, user_id: int) -> bool:
        """Let a person follow a table; False if `MOST_FOLLOWERS` others do."""

        async def add(db: Transaction) -> bool:
            ((others,),) = await db.rows(_OTHERS, table_id, user_id)
            if others >= MOST_FOLLOWERS:
                return False
            await db.execute(_FOLLOW, table_id, user_id)
            return True

        return await self._database.write(add, table_id)

    async def stop(self, table_id: int, user_id: int) -> None:
        """A person follows a table no more; what they have not been told yet is not told them."""
        now = self._clock.now()

        async def remove(db: Transaction) -> None:
            await db.execute(_STOP, table_id, user_id)
            await db.execute(_TELL_NO_MORE, now, table_id, user_id, PostKind.MILESTONE.value)

        await self._database.write(remove, table_id)

    async def follows(self, table_id: int, user_id: int) -> bool:
        """Does a person follow a table?"""
        return bool(await self._database.rows(_FOLLOWS, table_id, user_id))
