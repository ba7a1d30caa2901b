"""What is pending in a channel, table by table."""

from collections.abc import Callable, Collection
from itertools import groupby
from typing import Final

from bot.log import current_table, log
from bot.storage.damage import TableBroken
from bot.storage.ownership import Ownership
from bot.storage.port import PostStore
from bot.storage.posts import ToPost
from bot.storage.tables import Tables
from bot.table.pending_posts import PostKind
from bot.table.table_state import Table

BY_DM: Final = {PostKind.HAND, PostKind.NOTICE}
"""Sent to one person by DM."""
PUBLIC: Final = {PostKind.TABLE, PostKind.NEWS, PostKind.LINE, PostKind.REFRESH}
"""Sent to the table's channel."""
FOR_FOLLOWERS: Final = {PostKind.MILESTONE}
"""Sent by DM to those who look on from afar, after everybody at the table has seen it."""


class PendingByTable:
    """Pending posts with the tables that they are about."""

    def __init__(self, posts: PostStore, tables: Tables, ownership: Ownership) -> None:
        self._posts = posts
        self._tables = tables
        self._ownership = ownership
        self._unreadable: set[int] = set()
        self._listeners: list[Callable[[int], None]] = []

    def listen(self, listener: Callable[[int], None]) -> None:
        """Call a listener with every channel where something is pending that another process posts."""
        self._listeners.append(listener)

    async def of(self, channel_id: int, kinds: Collection[PostKind]) -> list[tuple[Table, list[ToPost]]]:
        """What of these kinds is pending for each of a channel's tables."""
        due = [item for item in await self._posts.to_post(channel_id) if item.kind in kinds]
        if any(item.table.guild_id not in self._ownership for item in due):
            for listener in self._listeners:
                listener(channel_id)
            due = [item for item in due if item.table.guild_id in self._ownership]
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
