"""Timers of a table, written within the transaction of the act that causes them."""

from typing import Final

from bot.schedule.habits import Habits
from bot.schedule.idle_tables import next_table_step
from bot.schedule.turn_time import Told, Wait, next_step, reserve_of, reserve_spent, time_spent
from bot.storage.sql.database import Statement, Transaction
from bot.storage.sql.habit_rows import habits_in
from bot.table.agreement import Pace
from bot.table.table_state import RecordedAct, Stage

_SET: Final = (
    "INSERT INTO timers (kind, table_id, user_id, number, pace, since, spent, due_at)"
    " VALUES (?, ?, ?, ?, ?, ?, 0, ?)"
    " ON CONFLICT (table_id, kind, user_id) WHERE table_id IS NOT NULL"
    " DO UPDATE SET number = excluded.number, pace = excluded.pace, since = excluded.since, spent = 0,"
    " due_at = excluded.due_at"
)
_END: Final = (
    "DELETE FROM timers WHERE table_id = ? AND kind = 'turn' AND user_id = ?"
    " RETURNING number, pace, since, spent"
)
_WAITS: Final = (
    "SELECT id, user_id, number, pace, since, spent FROM timers WHERE table_id = ? AND kind = 'turn'"
)
_COUNT_FROM: Final = "UPDATE timers SET since = ?, spent = ?, due_at = ? WHERE id = ?"
_RESERVE: Final = "SELECT used FROM reserves WHERE table_id = ? AND user_id = ?"
_USE_RESERVE: Final = (
    "INSERT INTO reserves (table_id, user_id, used) VALUES (?, ?, ?)"
    " ON CONFLICT (table_id, user_id) DO UPDATE SET used = excluded.used"
)
_NO_TIMERS: Final = "DELETE FROM timers WHERE table_id = ?"
_REMINDED: Final = "UPDATE reminders SET is_over = 1 WHERE table_id = ? AND user_id = ?"
_ALL_REMINDED: Final = "UPDATE reminders SET is_over = 1 WHERE table_id = ?"


async def write_timers(db: Transaction, table_id: int, act: RecordedAct, now: int) -> None:
    """Set and remove a table's timers after an act."""
    number = act.number + len(act.events) - 1
    for user_id in act.waits.ended:
        await _end_wait(db, table_id, user_id, now)
    counts_from = max(now, act.waits.counts_from)
    for user_id in act.waits.begun:
        await _begin_wait(db, Wait(table_id, user_id, number, act.waits.pace, counts_from), now)
    if act.waits.break_changed:
        await _bank(db, table_id, counts_from, now)
    if act.stage is Stage.CLOSED:
        await forget_timers(db, table_id)


def table_timer(table_id: int, act: RecordedAct, now: int) -> list[Statement]:
    """When to look at a table at which nothing happens after an act, if that has changed."""
    if act.stage in (None, Stage.CLOSED) or (act.stage is Stage.LOBBY and act.number != 1):
        return []
    closes = next_table_step(act.stage, max(now, act.waits.counts_from), now).at
    due_at = closes if act.next_end is None else min(closes, act.next_end)
    return [(_SET, [("table", table_id, 0, act.number + len(act.events) - 1, "", now, due_at)])]


async def forget_timers(db: Transaction, table_id: int) -> None:
    """Remove all timers of a table."""
    await db.execute(_NO_TIMERS, table_id)
    await db.execute(_ALL_REMINDED, table_id)


async def reserve_left(db: Transaction, table_id: int, user_id: int, pace: Pace) -> int:
    """The seconds that somebody may still be late in a game."""
    (used,) = await db.row(_RESERVE, table_id, user_id) or (0,)
    return max(reserve_of(pace) - int(used), 0)


async def _begin_wait(db: Transaction, wait: Wait, now: int) -> None:
    habits = await habits_in(db, wait.user_id)
    due_at = await _first_look(db, wait, habits, now)
    turn = (wait.table_id, wait.user_id, wait.number, wait.pace.value, wait.since)
    await db.execute(_SET, "turn", *turn, due_at)


async def _first_look(db: Transaction, wait: Wait, habits: Habits, now: int) -> int | None:
    """When to look at a turn that has just begun: at once if its player is on vacation."""
    if habits.is_away(now):
        return now
    left = await reserve_left(db, wait.table_id, wait.user_id, wait.pace)
    return next_step(wait, Told(), left, habits, now).at


async def _bank(db: Transaction, table_id: int, counts_from: int, now: int) -> None:
    """Keep the time that has counted, and let it go on from a moment."""
    for timer_id, user_id, number, pace, since, spent in await db.rows(_WAITS, table_id):
        wait = Wait(table_id, user_id, number, Pace(pace), since, spent)
        counted = time_spent(wait, await habits_in(db, user_id), now)
        await db.execute(_COUNT_FROM, counts_from, counted, now, timer_id)


async def _end_wait(db: Transaction, table_id: int, user_id: int, now: int) -> None:
    """A turn is over: what it took beyond its time is taken from its player's reserve."""
    await db.execute(_REMINDED, table_id, user_id)
    for number, pace, since, spent in await db.rows(_END, table_id, user_id):
        wait = Wait(table_id, user_id, number, Pace(pace), since, spent)
        late = reserve_spent(wait, await habits_in(db, user_id), now)
        if late:
            left = await reserve_left(db, table_id, user_id, wait.pace)
            used = reserve_of(wait.pace) - left + min(late, left)
            await db.execute(_USE_RESERVE, table_id, user_id, used)
