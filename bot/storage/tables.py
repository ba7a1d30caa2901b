"""Tables in use: a lock and the current state of each, and the one way to change it."""

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from cachetools import LRUCache

from bot.fault_injection import reached
from bot.locks import Locks
from bot.log import current_table
from bot.storage.damage import TableBroken, damage_at
from bot.storage.ownership import ALL_OURS, Ownership
from bot.storage.port import ChannelTaken, Conflict, MovedOn, TableStore
from bot.storage.tables_in_memory import TABLES_IN_MEMORY, TablesInMemory
from bot.storage.timers import TurnTimer
from bot.table import lobby as lobbies
from bot.table.agreement import Pace
from bot.table.between_turns.changes import TimedChange, changes
from bot.table.episodes import Episode, history, knows_its_turn, opening, turn
from bot.table.lobby_events import HOUSE, LobbyEvent, TableClosed
from bot.table.lobby_reasons import LobbyReason, LobbyRefusal
from bot.table.pending_posts import PostKind
from bot.table.table_events import TableEvent, concerns_people
from bot.table.table_state import Change, StoredTable, Table, folded, happened, recorded_act
from bot.table.turns_in_one_post import gathered, gathered_last
from engine import Event, Phase, Seat
from engine.transitions.events import TurnEnded

EPISODES_IN_MEMORY: Final = 2 * TABLES_IN_MEMORY
"""For each table the episode that its newest post shows, and the one before."""
TABLES_SEARCHED: Final = 10
"""Closed tables of a channel among which its last game is looked for."""

Act = Callable[[Table], Sequence[TableEvent]]
"""The events that an act leads to at a table; raises why it is not allowed."""


class _Overtaken(MovedOn):
    """Another process has stored something at a table since it was read."""


class Tables:
    """Every table by its number. A table changes one act at a time."""

    def __init__(self, store: TableStore, ownership: Ownership = ALL_OURS) -> None:
        self._store = store
        self._memory = TablesInMemory(store, ownership)
        self._locks = Locks()
        self._episodes: LRUCache[tuple[int, int], tuple[Episode, ...]] = LRUCache(EPISODES_IN_MEMORY)
        self._listeners: list[Callable[[Table], None]] = []

    def listen(self, listener: Callable[[Table], None]) -> None:
        """Call a listener with every table after a change to it was saved."""
        self._listeners.append(listener)

    async def at(self, channel_id: int) -> Table | None:
        """The open table of a channel."""
        known = await self._memory.open_in(channel_id)
        if known is not None:
            return known
        stored = await self._store.table_in(channel_id)
        return await self._load(stored) if stored else None

    async def last_at(self, channel_id: int) -> Table | None:
        """The open table of a channel, or the last one it had."""
        stored = await self._store.last_table_in(channel_id)
        return await self._load(stored) if stored else None

    async def last_finished_at(self, channel_id: int) -> Table | None:
        """The last table of a channel whose game was played to its end."""
        for stored in await self._store.closed_tables_in(channel_id, TABLES_SEARCHED):
            with contextlib.suppress(TableBroken):
                table = await self._load(stored)
                if table.game is not None and table.game.phase is Phase.OVER:
                    return table
        return None

    async def last_closed_at(self, channel_id: int) -> Table | None:
        """The last table of a channel whose game was closed before its end."""
        for stored in await self._store.closed_tables_in(channel_id, TABLES_SEARCHED):
            with contextlib.suppress(TableBroken):
                table = await self._load(stored)
                if table.lobby.closed and table.lobby.started:
                    return table
        return None

    async def by_id(self, table_id: int) -> Table | None:
        """A table by its number, open or closed."""
        known = await self._memory.current(table_id)
        if known is not None:
            return known
        stored = await self._store.table(table_id)
        return await self._load(stored) if stored else None

    async def open(
        self, channel_id: int, guild_id: int, events: Sequence[TableEvent], cause: int
    ) -> Table | None:
        """Open a table in a channel; None if it has one already."""
        async with self._locks[channel_id]:
            if await self._store.table_in(channel_id) is not None:
                return None
            opened = replace(happened(None, events), stored=StoredTable(0, channel_id, guild_id))
            act = recorded_act(None, events, opened, cause)
            try:
                stored = await self._store.open_table(channel_id, guild_id, act)
            except ChannelTaken:
                return None
            current_table.set(stored.id)
            return self._publish(replace(opened, stored=stored, due=act.posts))

    async def act(
        self, table_id: int, act: Act, cause: int, *, closed: bool = False, quietly: bool = False
    ) -> Table:
        """Change an open table (or a closed one), once per cause; raises why it is not allowed.

        Quietly, only the table's newest post shows the change.
        """
        table = await self.by_id(table_id)
        if table is None:
            raise LobbyRefusal(LobbyReason.NO_TABLE)
        async with self._locks[table.stored.channel_id]:
            try:
                return await self._act(table_id, act, cause, closed=closed, quietly=quietly)
            except _Overtaken:  # another process wrote: now it is judged by what stands there
                return await self._act(table_id, act, cause, closed=closed, quietly=quietly)

    async def _act(self, table_id: int, act: Act, cause: int, *, closed: bool, quietly: bool) -> Table:
        table = await self.by_id(table_id)
        if table is None or table.is_open is closed:
            raise LobbyRefusal(LobbyReason.NO_TABLE)
        current_table.set(table_id)
        try:
            events = act(table)
        except Exception:
            if await self._store.has_seen(cause):
                return table  # it is done already, and was allowed then
            if not await self._memory.is_stored(table):
                self._memory.forget(table)
                raise _Overtaken from None
            raise
        after = happened(table, events)
        reached("judged")
        recorded = recorded_act(table, events, after, cause)
        if quietly:
            shown = tuple(post for post in recorded.posts if post.kind is PostKind.REFRESH)
            recorded = replace(recorded, posts=shown)
        try:
            if not await self._store.add(table.stored, recorded):
                return await self._reread(table)
        except Conflict as conflict:
            if await self._store.has_seen(cause):
                return await self._reread(table)  # another process has heard it too
            self._memory.forget(table)
            if isinstance(conflict, MovedOn):
                raise _Overtaken from conflict
            raise
        reached("saved")
        self._remember_last_episode(table, events, after)
        return self._publish(replace(after, due=recorded.posts))

    async def close_lost(self, channel_id: int) -> None:
        """Close the table of a channel that no longer exists."""
        try:
            table = await self.at(channel_id)
            if table is not None:
                await self.act(table.stored.id, lambda _: (TableClosed(HOUSE),), channel_id)
        except LobbyRefusal:
            pass  # it is closed already
        except TableBroken as broken:
            await self._store.close_damaged(broken.table_id, str(broken))

    async def deadline(self, table: Table, number: int | None = None) -> int | None:
        """When the time for the turn at a table is used up; or only if it had begun at an event."""
        ends = [
            turn.ends for turn in await self._turns(table) if number is None or turn.wait.number <= number
        ]
        return min((end for end in ends if end is not None), default=None)

    async def last_deadline(self, table: Table) -> int:
        """When all the time for the turns at a table, with all reserves, is used up; 0 if it never is."""
        return max((turn.ends_with_reserve or 0 for turn in await self._turns(table)), default=0)

    async def overdue(self, table: Table, now: int) -> tuple[Seat, ...]:
        """The seats that are to act and whose time, with all of the reserve, has passed."""
        ends = {turn.user_id: turn.ends_with_reserve for turn in await self._turns(table)}
        awaited = [(ends.get(user_id), seat) for user_id, (*_, seat) in table.people_to_act.items()]
        return tuple(seat for end, seat in awaited if end is not None and end <= now)

    async def game_events(self, table_id: int, up_to: int | None = None) -> list[Event]:
        """The events of a table's game."""
        stored = await self._read(table_id, up_to)
        return [event for event in stored if not isinstance(event, LobbyEvent)]

    async def episode(self, table_id: int, number: int) -> Episode:
        """The last episode of a game as it stood after an event of its table."""
        return (await self.gathered(table_id, number))[-1]

    async def gathered(self, table_id: int, number: int) -> tuple[Episode, ...]:
        """The same, after the episodes that one post can tell together with it."""
        known = self._episodes.get((table_id, number))
        if known is None:
            known = gathered_last(await self.history(table_id, number))
            self._episodes[table_id, number] = known
        return known

    async def history(self, table_id: int, up_to: int | None = None) -> tuple[Episode, ...]:
        """All episodes of a table's game, or those up to an event."""
        return await asyncio.to_thread(history, await self._read(table_id, up_to))

    async def past(self, table_id: int) -> tuple[tuple[Episode, ...], tuple[TimedChange, ...]]:
        """All episodes of a table's game, and what happened besides it."""
        events = await self._read(table_id)
        return await asyncio.to_thread(history, events), changes(events)

    async def change(self, table_id: int, number: int) -> Change:
        """The last change at a table besides the game, up to an event."""
        events = [event for event in await self._read(table_id, number) if concerns_people(event)]
        while not isinstance(events[-1], LobbyEvent):
            events.pop()
        before, event = lobbies.fold(events[:-1]), events[-1]
        return Change(before, event, lobbies.evolve(before, event))

    async def _turns(self, table: Table) -> list[TurnTimer]:
        """The turns for which a table waits, if it has a pace."""
        hurried = table.lobby.started and table.lobby.agreement.pace is not Pace.NONE
        return await self._store.turns_at(table.stored.id) if hurried else []

    def forget(self) -> None:
        """Read everything again when it is needed: others may have changed it."""
        self._memory.forget_all()

    def note_stored(self, table_id: int, number: int) -> None:
        """Another process has stored a table's events up to this number."""
        self._memory.note_stored(table_id, number)

    async def _load(self, stored: StoredTable) -> Table:
        known = await self._memory.current(stored.id)
        if known is not None:
            return self._memory.remember(known)
        current_table.set(stored.id)
        changes = self._memory.changes
        events = await self._read(stored.id)
        with damage_at(stored.id):
            table = await asyncio.to_thread(folded, stored, events)
        known = self._memory.known(stored.id)
        # Another task may have loaded it, and changed it, in the meantime.
        newest = known if known is not None and known.number > table.number else table
        return self._memory.remember(newest) if changes == self._memory.changes else newest

    async def _read(self, table_id: int, up_to: int | None = None) -> list[TableEvent]:
        with damage_at(table_id):
            return await self._store.events(table_id, up_to)

    def _publish(self, table: Table) -> Table:
        for listener in self._listeners:
            listener(table)
        return self._memory.remember(table)

    async def _reread(self, table: Table) -> Table:
        """A table as it is stored now."""
        self._memory.forget(table)
        return await self._load(table.stored)

    def _remember_last_episode(self, before: Table, events: Sequence[TableEvent], after: Table) -> None:
        """Remember the episode that the next posts show."""
        played = [event for event in events if not isinstance(event, LobbyEvent)]
        if after.game is None or not played:
            return
        if before.game is None:
            episode = opening(played, after.game, after.lobby.players)
        elif any(isinstance(event, TurnEnded) for event in played) and knows_its_turn(before.game):
            episode = turn(before.game, played, after.game, before.lobby.players)
        else:
            return
        table_id = after.stored.id
        earlier = self._episodes.get((table_id, before.number))
        if earlier is not None or before.game is None or not before.computers_to_act:
            self._episodes[table_id, after.number] = gathered(earlier or (), episode)
