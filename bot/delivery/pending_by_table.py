"""What is pending in a channel, table by table."""

from collections.abc import Collection
from itertools import groupby

from bot.log import current_table, log
from bot.storage.damage import TableBroken
from bot.storage.port import PostStore
from bot.storage.posts import ToPost
from bot.storage.tables import Tables
from bot.table.pending_posts import PostKind
from bot.table.table_state import Table


class PendingByTable:
    """Pending posts with the tables that they are about."""

    def __init__(self, posts: PostStore, tables: Tables) -> None:
        self._posts = posts
        self._tables = tables
        self._unreadable: set[int] = set()

    async def of(self, channel_id: int, kinds: Collection[PostKind]) -> list[tuple[Table, list[ToPost]]]:
        """What of these kinds is pending for each of a channel's tables."""
        due = [item for item in await self._posts.to_post(channel_id) if item.kind in kinds]
        due.sort(key=lambda item: (item.table.id, item.id))
        found = []
        for table_id, items in groupby(due, key=lambda item: item.table.id):
            table = await self._table(table_id)
            if table is not None:
                found.append((table, list(items)))
        return found

    async def _table(self, table_id: int) -> Table | None:
        current_table.set(table_id)
        try:
            return await self._tables.by_id(table_id)
        except TableBroken as error:
            if table_id not in self._unreadable:  # once, not at every attempt
                log.error("a table is left out", extra={"why": str(error)})
            self._unreadable.add(table_id)
            return None
