"""A person's habits as they are stored, within a transaction."""

from dataclasses import replace
from typing import Final

from bot.schedule.habits import USUAL_HABITS, Away, Habits, QuietHours, Reminders
from bot.schedule.turn_time import DAY, Wait, time_spent
from bot.storage.sql.database import Row, Transaction
from bot.table.agreement import Pace

HABITS: Final = (
    "SELECT zone, quiet_start, quiet_end, away_start, away_end, reminders FROM people WHERE user_id = ?"
)
_CHANGE: Final = (
    "INSERT INTO people (user_id, zone, quiet_start, quiet_end, away_start, away_end, reminders)"
    " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (user_id) DO UPDATE SET zone = excluded.zone,"
    " quiet_start = excluded.quiet_start, quiet_end = excluded.quiet_end,"
    " away_start = excluded.away_start, away_end = excluded.away_end, reminders = excluded.reminders"
)
VACATIONS: Final = "SELECT began_at, ends_at FROM vacations WHERE user_id = ? ORDER BY began_at"
_TAKE_VACATION: Final = (
    "INSERT INTO vacations (user_id, began_at, ends_at) VALUES (?, ?, ?)"
    " ON CONFLICT (user_id, began_at) DO UPDATE SET ends_at = excluded.ends_at"
)
_CUT_VACATION: Final = "UPDATE vacations SET ends_at = ? WHERE user_id = ? AND began_at = ? AND ends_at > ?"
_FORGET_END: Final = "DELETE FROM timers WHERE kind = 'vacation' AND user_id = ?"
_LOOK_BEFORE_END: Final = "INSERT INTO timers (kind, user_id, due_at) VALUES ('vacation', ?, ?)"
_WAITS: Final = (
    "SELECT id, table_id, number, pace, since, spent FROM timers"
    " WHERE user_id = ? AND kind = 'turn' AND since IS NOT NULL"
)
_BANK: Final = "UPDATE timers SET since = ?, spent = ?, due_at = ? WHERE id = ? AND number = ? AND since = ?"


def habits_of(rows: list[Row]) -> Habits:
    """Somebody's habits, out of the rows of `HABITS`."""
    if not rows:
        return USUAL_HABITS
    zone, quiet_start, quiet_end, away_start, away_end, reminders = rows[0]
    quiet = None if quiet_start is None else QuietHours(quiet_start, quiet_end)
    away = None if away_start is None else Away(away_start, away_end)
    return Habits(zone, quiet, away, Reminders(reminders))


async def habits_in(db: Transaction, user_id: int) -> Habits:
    """Somebody's habits as a transaction sees them."""
    return habits_of(await db.rows(HABITS, user_id))


async def change_habits(
    db: Transaction, user_id: int, changes: dict[str, str | QuietHours | Away | Reminders | None], now: int
) -> Habits:
    """Change fields of somebody's habits; what has counted so far stays counted."""
    before = await habits_in(db, user_id)
    changed = replace(before, **changes)  # type: ignore[arg-type]  # names and values of its own fields
    if changed != before:
        await _bank(db, user_id, before, now)
        if changed.away != before.away:
            await _note_vacation(db, user_id, before.away, changed.away, now)
        quiet, away = changed.quiet, changed.away
        await db.execute(
            _CHANGE,
            user_id,
            changed.zone,
            quiet and quiet.start,
            quiet and quiet.end,
            away and away.start,
            away and away.end,
            changed.reminders.value,
        )
    return changed


async def _note_vacation(
    db: Transaction, user_id: int, before: Away | None, away: Away | None, now: int
) -> None:
    """Count the days that were taken, and look again a day before a vacation ends."""
    if before is not None:
        await db.execute(_CUT_VACATION, now, user_id, before.start, now)
    await db.execute(_FORGET_END, user_id)
    if away is not None:
        await db.execute(_TAKE_VACATION, user_id, away.start, away.end)
        await db.execute(_LOOK_BEFORE_END, user_id, max(now, away.end - DAY))


async def _bank(db: Transaction, user_id: int, habits: Habits, now: int) -> None:
    """Keep what has counted at the tables that wait for somebody, and have them looked at anew."""
    for timer_id, table_id, number, pace, since, spent in await db.rows(_WAITS, user_id):
        wait = Wait(table_id, user_id, number, Pace(pace), since, spent)
        await db.execute(_BANK, now, time_spent(wait, habits, now), now, timer_id, number, since)
