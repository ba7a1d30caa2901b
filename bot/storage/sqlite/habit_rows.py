"""A person's habits as they are stored, within a transaction."""

from dataclasses import replace
from sqlite3 import Connection
from typing import Any, Final

from bot.schedule.habits import USUAL_HABITS, Away, Habits, QuietHours, Reminders
from bot.schedule.turn_time import Wait, time_spent
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
_WAITS: Final = (
    "SELECT id, table_id, number, pace, since, spent FROM timers"
    " WHERE user_id = ? AND kind = 'turn' AND since IS NOT NULL"
)
_BANK: Final = "UPDATE timers SET since = ?, spent = ?, due_at = ? WHERE id = ?"


def habits_of(rows: list[tuple[Any, ...]]) -> Habits:
    """Somebody's habits, out of the rows of `HABITS`."""
    if not rows:
        return USUAL_HABITS
    zone, quiet_start, quiet_end, away_start, away_end, reminders = rows[0]
    quiet = None if quiet_start is None else QuietHours(quiet_start, quiet_end)
    away = None if away_start is None else Away(away_start, away_end)
    return Habits(zone, quiet, away, Reminders(reminders))


def habits_in(db: Connection, user_id: int) -> Habits:
    """Somebody's habits as a transaction sees them."""
    return habits_of(db.execute(HABITS, (user_id,)).fetchall())


def change_habits(
    db: Connection, user_id: int, changes: dict[str, str | QuietHours | Away | Reminders | None], now: int
) -> Habits:
    """Change fields of somebody's habits; what has counted so far stays counted."""
    before = habits_in(db, user_id)
    changed = replace(before, **changes)  # type: ignore[arg-type]  # names and values of its own fields
    if changed != before:
        _bank(db, user_id, before, now)
        quiet, away = changed.quiet, changed.away
        db.execute(
            _CHANGE,
            (
                user_id,
                changed.zone,
                quiet and quiet.start,
                quiet and quiet.end,
                away and away.start,
                away and away.end,
                changed.reminders.value,
            ),
        )
    return changed


def _bank(db: Connection, user_id: int, habits: Habits, now: int) -> None:
    """Keep what has counted at the tables that wait for somebody, and have them looked at anew."""
    for timer_id, table_id, number, pace, since, spent in db.execute(_WAITS, (user_id,)).fetchall():
        wait = Wait(table_id, user_id, number, Pace(pace), since, spent)
        db.execute(_BANK, (now, time_spent(wait, habits, now), now, timer_id))
