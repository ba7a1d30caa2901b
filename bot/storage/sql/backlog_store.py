"""What waits to be done."""

from typing import Final

from bot.clock import Clock
from bot.storage.backlog import NOTHING, Waiting
from bot.storage.sql.database import Database
from bot.table.pending_posts import PostKind

_POSTS: Final = "SELECT kind, count(*), min(asked_at) FROM outbox WHERE done_at IS NULL GROUP BY kind"
_TIMERS: Final = "SELECT count(*), min(due_at) FROM timers WHERE due_at <= ?"


class SqlBacklogStore:
    """`BacklogStore` in SQL."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def posts(self) -> dict[PostKind, Waiting]:
        """What is still to be posted; kinds of which there is nothing are left out."""
        rows, now = await self._database.rows(_POSTS), self._clock.now()
        return {PostKind(kind): Waiting(count, max(now - first, 0)) for kind, count, first in rows}

    async def timers(self) -> Waiting:
        """What is due and has not happened."""
        now = self._clock.now()
        ((count, first),) = await self._database.rows(_TIMERS, now)
        return Waiting(count, now - first) if count else NOTHING
