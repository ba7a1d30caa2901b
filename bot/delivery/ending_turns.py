"""Ends turns by themselves, a few seconds after nothing was left to decide."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final

from bot.delivery.outbox import Outbox
from bot.fault_injection import shortened
from bot.log import log
from bot.storage.damage import TableBroken
from bot.storage.ending_turns import EndingTurn, EndingTurnStore
from bot.storage.ownership import ALL_OURS, Ownership
from bot.storage.port import MovedOn
from bot.storage.tables import Tables
from bot.table.lobby_reasons import LobbyRefusal
from bot.table.table_events import TableEvent
from bot.table.table_state import Table
from bot.tasks import cancel
from engine import EndTurn, IllegalAction, Phase, Seat, UndoStep, UndoTurn, legal_actions, play

STOPPABLE_FOR: Final = 6.0
"""Seconds in which a turn that ends by itself can still be stopped."""
Tell = Callable[[Table], Awaitable[None]]
"""Shows a player the table after their turn has ended."""


@dataclass(frozen=True)
class Announced:
    """A turn whose player is told that it ends by itself."""

    turn: EndingTurn
    channel_id: int
    stopped: asyncio.Event = field(default_factory=asyncio.Event)


class EndingTurns:
    """The turns that are about to end. What was announced is stored, and happens even after a crash."""

    def __init__(
        self, store: EndingTurnStore, tables: Tables, outbox: Outbox, ownership: Ownership = ALL_OURS
    ) -> None:
        self._store = store
        self._ownership = ownership
        self._tables = tables
        self._outbox = outbox
        self._announced: dict[tuple[int, int], Announced] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def announce(self, table: Table, user_id: int) -> Announced:
        """Store, before its player is told, that a turn is about to end."""
        turn = EndingTurn(table.stored.id, user_id, table.number)
        announced = Announced(turn, table.stored.channel_id)
        self._announced[announced.channel_id, user_id] = announced
        await self._store.keep(turn)
        return announced

    def is_announced(self, table: Table, user_id: int) -> bool:
        """Is this person's turn about to end by itself?"""
        announced = self._announced.get((table.stored.channel_id, user_id))
        return announced is not None and announced.turn.table_id == table.stored.id

    def begin(self, announced: Announced, tell: Tell) -> None:
        """The player has been told: wait, then end the turn unless it was stopped."""
        task = asyncio.create_task(self._wait_and_end(announced, tell))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self, channel_id: int, user_id: int) -> None:
        """The person does something at the table: their turn does not end by itself."""
        announced = self._announced.pop((channel_id, user_id), None)
        if announced is not None:
            announced.stopped.set()
            await self._store.forget(announced.turn)

    async def resume(self) -> None:
        """End the turns that were about to end when the bot, or another process of it, stopped."""
        announced = [one.turn for one in self._announced.values()]
        for turn in await self._store.all(self._ownership.shards):
            if turn not in announced:
                await self._end(turn)

    async def close(self) -> None:
        """Stop waiting; the turns end at the next start."""
        await cancel(self._tasks)

    async def _wait_and_end(self, announced: Announced, tell: Tell) -> None:
        try:
            async with asyncio.timeout(shortened(STOPPABLE_FOR)):
                await announced.stopped.wait()
        except TimeoutError:
            pass
        else:
            return
        self._announced.pop((announced.channel_id, announced.turn.user_id), None)
        try:
            after = await self._end(announced.turn)
            if after is not None:
                await tell(after)
        except Exception as error:  # the turn ends at the next start, or has ended and the panel is gone
            log.info("a turn that ended by itself was not shown", extra={"why": str(error)})

    async def _end(self, turn: EndingTurn) -> Table | None:
        """End a turn unless something has happened since; None if it stays as it is."""
        after = None
        try:
            table = await self._tables.by_id(turn.table_id)
            if table is not None:
                cause = table.own_cause
                after = await self._tables.act(turn.table_id, lambda now: _ended(now, turn), cause)
        except (MovedOn, LobbyRefusal, IllegalAction, TableBroken):
            pass  # it goes on, or cannot end
        await self._store.forget(turn)
        if after is not None:
            await self._outbox.flush_channel(after.stored.channel_id)
        return after


def nothing_left(table: Table, seat: Seat) -> bool:
    """Is there nothing left but to end the turn, or to undo?"""
    if table.game is None:
        return False
    return set(legal_actions(table.game, seat)) - {UndoStep(), UndoTurn()} == {EndTurn()}


def _ended(table: Table, turn: EndingTurn) -> tuple[TableEvent, ...]:
    seat, game = table.lobby.seat_of(turn.user_id), table.game
    if seat is None or game is None or not nothing_left(table, seat):
        raise MovedOn
    # While several players place their last tiles at once, what others do does not matter.
    if table.number != turn.number and game.phase is Phase.TURN:
        raise MovedOn
    return tuple(play(game, seat, EndTurn()).events)
