"""Tables in use: one lock each, what they look like now, and how something happens at one."""

import asyncio
import sqlite3
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass

from bot.lobby import Lobby, LobbyEvent, LobbyReason, LobbyRefusal, TableOpened, evolve, fold
from bot.log import current_table
from bot.store import Store, StoredTable
from bot.words import Words, words_for


@dataclass(frozen=True)
class Table:
    """A table as it stands after so many events."""

    stored: StoredTable
    number: int
    lobby: Lobby

    @property
    def words(self) -> Words:
        """How the table's public posts speak, whoever reads them."""
        return words_for(self.lobby.language)


Act = Callable[[Lobby], LobbyEvent]


class Tables:
    """Every table by its channel. All changes to one table happen one after the other."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[int, Table] = {}
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def at(self, channel_id: int) -> Table | None:
        """The open table of a channel."""
        if channel_id in self._known:
            return self._known[channel_id]
        stored = await self._store.table_in(channel_id)
        return self._keep(await self._load(stored)) if stored else None

    async def by_id(self, table_id: int) -> Table | None:
        """A table by its number, open or closed."""
        for table in self._known.values():
            if table.stored.id == table_id:
                return table
        stored = await self._store.table(table_id)
        return await self._load(stored) if stored else None

    async def open(
        self, channel_id: int, guild_id: int, event: TableOpened, interaction_id: int
    ) -> Table | None:
        """Open a table in a channel; None if it has one already."""
        async with self._locks[channel_id]:
            if await self.at(channel_id) is not None:
                return None
            stored = await self._store.open_table(channel_id, guild_id, event, interaction_id)
            current_table.set(stored.id)
            return self._keep(Table(stored, 1, evolve(None, event)))

    async def act(self, channel_id: int, act: Act, cause: int, table_id: int | None = None) -> Table:
        """Let something happen at a channel's table, once per cause; or `LobbyRefusal`.

        With a `table_id` it must still be that table: another may have been opened meanwhile.
        """
        async with self._locks[channel_id]:
            table = await self.at(channel_id)
            if table is None or table_id not in (None, table.stored.id):
                raise LobbyRefusal(LobbyReason.NO_TABLE)
            current_table.set(table.stored.id)
            if await self._store.has_seen(cause):
                return table
            event = act(table.lobby)
            try:
                await self._store.add_events(table.stored, table.number + 1, (event,), cause)
            except sqlite3.IntegrityError:
                self._known.pop(channel_id, None)  # somebody else wrote: look again next time
                raise
            return self._keep(Table(table.stored, table.number + 1, evolve(table.lobby, event)))

    async def _load(self, stored: StoredTable) -> Table:
        events = await self._store.events(stored.id)
        return Table(stored, len(events), fold(events))

    def _keep(self, table: Table) -> Table:
        channel_id = table.stored.channel_id
        if table.lobby.closed:
            self._known.pop(channel_id, None)
        else:
            self._known[channel_id] = table
        return table
