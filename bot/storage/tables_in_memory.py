"""The tables that were used last, kept in memory for as long as they are as stored."""

from typing import Final

from cachetools import LRUCache

from bot.storage.ownership import Ownership
from bot.storage.port import TableStore
from bot.table.table_state import Table

TABLES_IN_MEMORY: Final = 1000
"""Those used last; others are read again when they are needed."""


class TablesInMemory:
    """Tables by number, and the open ones by channel. What other processes may have changed is compared."""

    def __init__(self, store: TableStore, ownership: Ownership) -> None:
        self._store = store
        self._ownership = ownership
        self._known: LRUCache[int, Table] = LRUCache(TABLES_IN_MEMORY)
        self._in_channel: LRUCache[int, int] = LRUCache(TABLES_IN_MEMORY)
        self.changes = 0
        """How often something was forgotten: what was being read meanwhile may not be remembered."""

    async def open_in(self, channel_id: int) -> Table | None:
        """The open table of a channel, if it is in memory as it is stored."""
        table_id = self._in_channel.get(channel_id)
        known = None if table_id is None else await self.current(table_id)
        return known if known is not None and known.is_open else None

    async def current(self, table_id: int) -> Table | None:
        """A table, if it is in memory as it is stored."""
        known = self._known.get(table_id)
        if known is None or self._ownership.trusts_memory_of(known.stored.guild_id):
            return known
        if not await self.is_stored(known):
            self.note_stored(table_id, known.number + 1)
            return None
        return known

    async def is_stored(self, table: Table) -> bool:
        """Is a table still as it is stored? Without other processes it is."""
        return self._ownership.is_alone or await self._store.last_number(table.stored.id) == table.number

    def known(self, table_id: int) -> Table | None:
        """A table as it was when it was last remembered."""
        return self._known.get(table_id)

    def remember(self, table: Table) -> Table:
        """Keep a table in memory."""
        channel_id, table_id = table.stored.channel_id, table.stored.id
        self._known[table_id] = table
        if table.is_open:
            self._in_channel[channel_id] = table_id
        elif self._in_channel.get(channel_id) == table_id:
            del self._in_channel[channel_id]
        return table

    def note_stored(self, table_id: int, number: int) -> None:
        """Another process has stored a table's events up to this number."""
        self.changes += 1
        known = self._known.get(table_id)
        if known is not None and known.number < number:
            self.forget(known)

    def forget(self, table: Table) -> None:
        """Read a table again when it is needed."""
        self.changes += 1
        self._known.pop(table.stored.id, None)
        self._in_channel.pop(table.stored.channel_id, None)

    def forget_all(self) -> None:
        """Read everything again when it is needed."""
        self.changes += 1
        self._known.clear()
        self._in_channel.clear()
