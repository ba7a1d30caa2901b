"""Lets happen what is due by itself, in order of time: one task for all tables, on the bot's own clock."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, Final

import discord

from bot.clock import Clock
from bot.delivery.between_turns.reminders import ChannelGone, Reminders
from bot.delivery.between_turns.vacations import Vacations
from bot.delivery.members import Members
from bot.delivery.outbox import Outbox
from bot.delivery.requests.refused_requests import log_failure
from bot.fault_injection import reached, shortened
from bot.log import current_table, log
from bot.schedule.idle_tables import TableStepKind, next_table_step
from bot.schedule.turn_time import LOUD, Nudge, StepKind, next_step, vote_lasts
from bot.schedule.waking_time import next_loud
from bot.storage.damage import TableBroken
from bot.storage.ownership import ALL_OURS, Ownership
from bot.storage.port import Conflict, MovedOn, TimerStore
from bot.storage.tables import Tables
from bot.storage.timers import TableTimer, Timer, TurnTimer, server_of
from bot.table.between_turns.late_turns import when_away, when_gone, when_late
from bot.table.between_turns.time_limits import next_end, what_ends
from bot.table.lobby_events import HOUSE, LobbyEvent, TableClosed, TableWarned
from bot.table.lobby_reasons import LobbyRefusal
from bot.table.table_state import Table
from bot.tasks import cancel

AT_ONCE: Final = 100
"""Timers that are looked at together."""
FEW: Final = 20
"""Reminders at once that may take their time."""
LATE: Final = 600
"""Seconds after which something due was missed because the bot or Discord was away."""
LOOK_EVERY: Final = 20.0
"""Seconds between looks if nothing wakes the task: the clock may have been put forward."""
LOOK_AGAIN: Final = 60
"""Seconds after which a timer that went wrong is tried again."""

Decide = Callable[[Table], tuple[LobbyEvent, ...]]
Call = tuple[TurnTimer, StepKind]


class Timers:
    """What happens by itself."""

    def __init__(
        self,
        store: TimerStore,
        tables: Tables,
        outbox: Outbox,
        *,
        reminders: Reminders,
        vacations: Vacations,
        members: Members,
        clock: Clock,
        ownership: Ownership = ALL_OURS,
    ) -> None:
        self._store = store
        self._tables = tables
        self._outbox = outbox
        self._reminders = reminders
        self._vacations = vacations
        self._members = members
        self._clock = clock
        self._ownership = ownership
        self._news = asyncio.Event()
        self._changed: set[int] = set()
        self._posting: set[asyncio.Task[None]] = set()
        tables.listen(self._note)

    def wake(self) -> None:
        """Look at what is due now."""
        self._news.set()

    def _note(self, table: Table) -> None:
        self._changed.add(table.stored.id)
        self.wake()

    async def close(self) -> None:
        """Leave unfinished posts to the next start."""
        await cancel(self._posting)

    async def settled(self) -> None:
        """Wait until everything that has happened is posted."""
        await asyncio.gather(*self._posting)

    async def keep_draining(self) -> None:
        """Do what is due whenever it is."""
        while True:
            self._news.clear()
            rest = shortened(LOOK_EVERY)
            try:
                if await self.drain():
                    rest = min(rest, await self._until_next())
            except discord.HTTPException as error:
                log.warning("what is due is left for later", extra={"why": str(error)})
            except Exception as error:
                log_failure("what is due is left for later", error)
            with suppress(TimeoutError):
                async with asyncio.timeout(rest):
                    await self._news.wait()

    async def _until_next(self) -> float:
        """Seconds until something is due."""
        at = await self._store.next_due(self._ownership.shards)
        return LOOK_EVERY if at is None else max(at - self._clock.now(), 0)

    async def drain(self) -> bool:
        """Do everything that is due; False if something is left because Discord is away."""
        await self._reminders.clear(self._ownership.shards)
        while due := await self._store.due(self._clock.now(), AT_ONCE, self._ownership.shards):
            self._changed.clear()
            calls: list[Call] = []
            for timer in due:
                call = await self._try(timer)
                if call is not None:
                    calls.append(call)
            if not await self._call(calls):
                return False
        return True

    async def _try(self, timer: Timer) -> Call | None:
        """Do what a timer says; a loud message is given back, to be sent with the others."""
        try:
            with self._ownership.work_for(server_of(timer)) as ours:
                return await self._look(timer) if ours else None
        except TableBroken as broken:
            await self._leave_out(timer, broken)
        except Conflict:
            pass  # something has happened there: it is looked at again
        except Exception as error:
            log_failure("a timer went wrong", error)
            await self._store.move(timer, self._clock.now() + LOOK_AGAIN)
        return None

    async def _look(self, timer: Timer) -> Call | None:
        if isinstance(timer, TurnTimer):
            return await self._look_at_turn(timer)
        if isinstance(timer, TableTimer):
            await self._look_at_table(timer)
        elif not await self._vacations.look(timer):
            await self._store.move(timer, self._clock.now() + LOOK_AGAIN)
        return None

    async def _look_at_turn(self, turn: TurnTimer) -> Call | None:
        now = self._clock.now()
        if turn.habits.is_away(now) and await self._decide(
            turn, lambda table: when_away(table, turn.user_id)
        ):
            return None
        step = next_step(turn.wait, turn.told, turn.reserve_left, turn.habits, now)
        if step.kind is StepKind.DEADLINE and step.at != turn.due_at:
            await self._store.move(turn, step.at)  # others may have been late before
        elif step.kind is StepKind.DEADLINE:
            reached("late")
            closes = now + vote_lasts(turn.wait.pace)
            if now - (turn.due_at or 0) <= LATE and await self._has_left(turn) and await self._let_go(turn):
                return None
            if not await self._decide(turn, lambda table: when_late(table, turn.user_id, closes)):
                await self._store.move(turn, None)  # the table waits
        elif step.kind in LOUD:
            return turn, step.kind
        else:
            away = next_loud(now, turn.habits) if turn.habits.is_away(now) else None
            await self._store.move(turn, step.at or away)
        return None

    async def _look_at_table(self, timer: TableTimer) -> None:
        table = await self._tables.by_id(timer.table.id)
        if table is None or not table.is_open:
            await self._store.move(timer, None)
            return
        now = self._clock.now()
        if await self._decide(timer, lambda table: tuple(what_ends(table.lobby, now))):
            return
        # While the time for a turn has not run out, and in a break, nobody is missing.
        stands_still = (await self._tables.last_deadline(table), table.lobby.paused_until or 0)
        step = next_table_step(table.stage, max(timer.since or 0, *stands_still), now)
        if step.kind is TableStepKind.LOOK:
            ends = next_end(table.lobby)
            await self._store.move(timer, step.at if ends is None else min(step.at, ends))
            return
        event = TableWarned(HOUSE) if step.kind is TableStepKind.WARN else TableClosed(HOUSE)
        await self._decide(timer, lambda _: (event,))

    async def _decide(self, timer: TurnTimer | TableTimer, decide: Decide) -> bool:
        """Let something happen at a table, if nothing else has happened there; False if nothing does."""
        current_table.set(timer.table.id)
        table = await self._tables.by_id(timer.table.id)
        if table is None or not decide(table):
            return False

        def act(now: Table) -> tuple[LobbyEvent, ...]:
            if now.number != table.number:
                raise MovedOn
            return decide(now)

        reached("deciding")
        try:
            after = await self._tables.act(table.stored.id, act, table.own_cause)
        except LobbyRefusal:
            return True  # it is closed already
        reached("decided-on")
        task = asyncio.create_task(self._outbox.flush_channel(after.stored.channel_id))
        self._posting.add(task)
        task.add_done_callback(self._posting.discard)
        return True

    async def _call(self, calls: Sequence[Call]) -> bool:
        """Send loud messages, one for everything to whoever was missed for long; False if Discord is away."""
        late = {turn.user_id for turn, _ in calls if self._clock.now() - (turn.due_at or 0) > LATE}
        hurried = len(calls) > FEW
        single = [self._remind(*call, hurried=hurried) for call in calls if call[0].user_id not in late]
        merged = [self._catch_up(user_id) for user_id in sorted(late)]
        sending = [self._unless_gone(one) for one in (*single, *merged)]
        results = await asyncio.gather(*sending, return_exceptions=True)
        errors = [result for result in results if isinstance(result, BaseException)]
        for error in errors:
            log.warning("a reminder is left for later", extra={"why": str(error)})
        return not errors

    async def _unless_gone(self, sending: Coroutine[Any, Any, None]) -> None:
        """Send a reminder; the table of a channel that is gone is closed."""
        try:
            await sending
        except ChannelGone as gone:
            await self._tables.close_lost(gone.channel_id)

    async def _remind(self, turn: TurnTimer, kind: StepKind, *, hurried: bool) -> None:
        with self._ownership.work_for(server_of(turn)) as ours:
            if not ours or turn.table.id in self._changed:
                return  # it is looked at again
            try:
                await self._remind_or_let_go(turn, kind, hurried=hurried)
            except Conflict:
                pass  # something has happened there: it is looked at again
            except TableBroken as broken:
                await self._leave_out(turn, broken)

    async def _remind_or_let_go(self, turn: TurnTimer, kind: StepKind, *, hurried: bool) -> None:
        if not hurried and _is_missed(turn, kind) and await self._has_left(turn):
            await self._let_go(turn)
            await self._reminders.pass_over(turn, kind)
        else:
            await self._reminders.remind(turn, kind, hurried=hurried)

    async def _leave_out(self, timer: Timer, broken: TableBroken) -> None:
        log.error("a table is left out", extra={"why": str(broken)})
        await self._store.move(timer, None)

    async def _has_left(self, turn: TurnTimer) -> bool:
        return await self._members.has_left(turn.table.guild_id, turn.user_id)

    async def _let_go(self, turn: TurnTimer) -> bool:
        """Do what the table agreed on about somebody who has left the server; False if it only waits."""
        closes = self._clock.now() + vote_lasts(turn.wait.pace)
        return await self._decide(turn, lambda table: when_gone(table, turn.user_id, closes))

    async def _catch_up(self, user_id: int) -> None:
        now = self._clock.now()
        due = await self._store.due_turns_of(user_id, now)
        turns = [turn for turn in due if server_of(turn) in self._ownership]
        steps = [
            (turn, next_step(turn.wait, turn.told, turn.reserve_left, turn.habits, now)) for turn in turns
        ]
        calls = [(turn, step.kind) for turn, step in steps if step.kind in LOUD]
        if len(calls) == 1:
            await self._reminders.remind(*calls[0], hurried=True)
        elif calls:
            await self._reminders.catch_up(calls)


def _is_missed(turn: TurnTimer, kind: StepKind) -> bool:
    """Has somebody let so much time pass that they may be gone?"""
    return kind is not StepKind.PING or turn.told.nudge is not Nudge.NONE
