"""Computer players at their tables: a whole turn is thought out, then saved at once."""

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Any, Final

from ai import Level
from bot.computers.thinking import ThinkingPool
from bot.delivery.outbox import Outbox
from bot.fault_injection import computers_pause, reached, shortened
from bot.log import current_table, log
from bot.storage.damage import TableBroken
from bot.storage.ownership import ALL_OURS, Ownership
from bot.storage.port import MovedOn, TableStore
from bot.storage.tables import Tables
from bot.table.episodes import as_seen_by
from bot.table.lobby_reasons import LobbyRefusal
from bot.table.table_events import TableEvent
from bot.table.table_state import Table
from bot.tasks import cancel
from engine import (
    Action,
    EndTurn,
    Event,
    Game,
    Seat,
    UndoStep,
    UndoTurn,
    View,
    legal_actions,
    play,
    view_for,
)
from engine.transitions.events import TurnEnded
from workers.errors import PoolClosed

TURN_PAUSE: Final = 1.0
"""Seconds a computer waits before it makes sure that the last turn is posted, and again before it plays."""
WATCHED_TURN_PAUSE: Final = 2.5
"""The same where only computers play: nobody is in a hurry, and people want to watch."""
RETRY_AFTER: Final = 20.0
"""Seconds until a table where something went wrong is tried again."""
CHECK_BLOCKED_EVERY: Final = 1.0
"""Seconds between checks whether the bot may post again."""
MOST_STEPS: Final = 100
"""Steps after which a turn is cut short: people need a dozen at most."""


class ComputerPlayers:
    """One task for each table that waits for a computer; all share the same few workers."""

    def __init__(
        self, tables: Tables, outbox: Outbox, thinking: ThinkingPool, ownership: Ownership = ALL_OURS
    ) -> None:
        self._tables = tables
        self._ownership = ownership
        self._outbox = outbox
        self._thinking = thinking
        self._playing: dict[int, asyncio.Task[None]] = {}
        self._posting: set[asyncio.Task[None]] = set()
        tables.listen(self.wake)

    def wake(self, table: Table) -> None:
        """Let a table's computers play, if it waits for one, is ours, and they are not playing already."""
        if self._plays_at(table) and table.stored.id not in self._playing:
            self._playing[table.stored.id] = asyncio.create_task(self._play_on(table.stored.id))

    async def wake_all(self, store: TableStore) -> None:
        """Go on where the bot, or another process of it, was stopped."""
        for table_id in await store.awaiting_computers(self._ownership.shards):
            await self.wake_at(table_id)

    async def wake_at(self, table_id: int) -> None:
        """Let a table's computers play that another process has changed."""
        with contextlib.suppress(TableBroken):  # people are told when they use it
            if table := await self._tables.by_id(table_id):
                self.wake(table)

    async def close(self) -> None:
        """Stop, even mid-turn; the turn is thought out again after the next start."""
        await cancel([*self._playing.values(), *self._posting])

    async def _play_on(self, table_id: int) -> None:
        """Play for as long as the table waits for a computer."""
        current_table.set(table_id)
        try:
            while (table := await self._tables.by_id(table_id)) and self._plays_at(table):
                await self._take_turn(table)
        except (LobbyRefusal, TableBroken, PoolClosed):
            pass  # the table is closed or cannot be read, or the bot is stopping
        except Exception:
            log.exception("a computer player is stuck for now")
            self._in_background(self._try_again(table_id))
        finally:
            # No await before this: whatever happens next wakes a new task.
            del self._playing[table_id]

    def _plays_at(self, table: Table) -> bool:
        return bool(table.computers_to_act) and table.stored.guild_id in self._ownership

    async def _try_again(self, table_id: int) -> None:
        await asyncio.sleep(RETRY_AFTER)
        await self.wake_at(table_id)

    async def _take_turn(self, table: Table) -> None:
        """Think out a turn while people read the last one; it counts if nothing happened meanwhile."""
        thinking = asyncio.create_task(self._turn(table, table.computers_to_act[0]))
        pause = pause_at(table)
        try:
            await asyncio.sleep(pause)
            await self._outbox.post(table.stored.channel_id)
            await self._wait_while_blocked(table)
            await asyncio.sleep(pause)
            events = await thinking
        finally:
            thinking.cancel()
        reached("decided")

        def act(now: Table) -> list[TableEvent]:
            if now.number != table.number:
                raise MovedOn
            return events

        with contextlib.suppress(MovedOn), self._ownership.work_for(table.stored.guild_id) as ours:
            if not ours:
                return
            after = await self._tables.act(table.stored.id, act, table.own_cause)
            self._in_background(self._outbox.flush_channel(after.stored.channel_id))

    async def _wait_while_blocked(self, table: Table) -> None:
        """Where only computers play and the bot may not post, wait until it may, or something happens."""
        while table.is_watched and table.stored.channel_id in self._outbox.blocked:
            await asyncio.sleep(shortened(CHECK_BLOCKED_EVERY))
            now = await self._tables.by_id(table.stored.id)
            if now is None or now.number != table.number:
                return

    def _in_background(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background."""
        task = asyncio.create_task(work)
        self._posting.add(task)
        task.add_done_callback(self._posting.discard)

    async def _turn(self, table: Table, seat: Seat) -> list[TableEvent]:
        """Everything that a computer does until it has confirmed its turn."""
        game = table.game
        assert game is not None, "the game is on"
        done: list[Event] = []
        while not any(isinstance(event, TurnEnded) for event in done):
            number = table.number + len(done)
            game, events = await self._step(
                table, game, seat, _seed(table, number), hurried=len(done) > MOST_STEPS
            )
            done += events
        return list[TableEvent](done)

    async def _step(
        self, table: Table, game: Game, seat: Seat, seed: int, *, hurried: bool
    ) -> tuple[Game, tuple[Event, ...]]:
        """One action, chosen from what the seat sees; a simple one if choosing fails."""
        level, table_id = table.lobby.players[seat].level, table.stored.id
        assert level is not None, "a computer plays there"
        own = as_seen_by(game, seat)
        view, legal = view_for(own, seat), legal_actions(own, seat)
        for wanted in () if hurried else dict.fromkeys((level, Level.MASON)):
            try:
                return play(game, seat, await self._choice(table_id, view, legal, wanted, seed))
            except PoolClosed:
                raise
            except Exception:  # whatever it was, the table must not wait
                log.exception("a computer player had no answer", extra={"thinker": wanted.value})
        return play(game, seat, simple(legal))

    async def _choice(
        self, table_id: int, view: View, legal: tuple[Action, ...], level: Level, seed: int
    ) -> Action:
        """Ask a worker only if there is a choice."""
        if len(onward(legal)) == 1:
            return onward(legal)[0]
        return await self._thinking.decide(view, legal, level, seed, table=table_id)


def pause_at(table: Table) -> float:
    """Seconds that computers pause, twice in a turn, for people who follow the game."""
    return computers_pause(WATCHED_TURN_PAUSE if table.is_watched else TURN_PAUSE)


def simple(legal: tuple[Action, ...]) -> Action:
    """An action that brings the turn closer to its end."""
    return EndTurn() if EndTurn() in legal else onward(legal)[0]


def onward(legal: tuple[Action, ...]) -> list[Action]:
    """The actions that undo nothing."""
    return [action for action in legal if not isinstance(action, UndoStep | UndoTurn)]


def _seed(table: Table, number: int) -> int:
    """Same table, same events, same seed: a turn that was not saved is decided again as it was."""
    return (table.stored.id << 24) + number
