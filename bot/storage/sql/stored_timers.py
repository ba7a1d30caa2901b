"""Timers out of the rows that hold them, with all that decides what is due."""

from collections.abc import Iterable
from typing import Any, Final

from bot.schedule.turn_time import Nudge, StepKind, Told, Wait
from bot.storage.sql.habit_rows import habits_of
from bot.storage.timers import Sent, TableTimer, Timer, TimerKind, TurnTimer
from bot.table.agreement import Pace
from bot.table.table_state import StoredTable

TIMERS: Final = (
    "SELECT t.id, t.kind, t.user_id, t.since, t.due_at, b.id, b.channel_id, b.guild_id,"
    " t.number, t.pace, t.spent,"
    " coalesce(p.zone, ''), p.quiet_start, p.quiet_end, p.away_start, p.away_end,"
    " coalesce(p.reminders, 'channel'), coalesce(nullif(p.chosen_language, ''), p.language, 'en'),"
    " coalesce(p.dm_closed, 0), r.number, r.sent, r.later, r.muted, r.nudged, r.channel_id, r.message_id,"
    " coalesce(s.used, 0), (SELECT o.message_id FROM outbox o WHERE o.table_id = t.table_id"
    " AND o.kind = 'table' AND o.message_id IS NOT NULL ORDER BY o.id DESC LIMIT 1)"
    " FROM timers t LEFT JOIN tables b ON b.id = t.table_id LEFT JOIN people p ON p.user_id = t.user_id"
    " LEFT JOIN reminders r ON r.table_id = t.table_id AND r.user_id = t.user_id"
    " LEFT JOIN reserves s ON s.table_id = t.table_id AND s.user_id = t.user_id"
)
TURNS_AT: Final = f"{TIMERS} WHERE t.table_id = ? AND t.kind = 'turn' ORDER BY t.id"
_HABITS: Final = slice(11, 17)


def timers(rows: Iterable[tuple[Any, ...]]) -> list[Timer]:
    """Timers of all kinds, out of rows of `TIMERS`."""
    return [_timer(row) for row in rows]


def turn_timers(rows: Iterable[tuple[Any, ...]]) -> list[TurnTimer]:
    """The turns among them."""
    return [timer for timer in timers(rows) if isinstance(timer, TurnTimer)]


def _timer(row: tuple[Any, ...]) -> Timer:
    timer_id, kind, user_id, since, due_at, *where = row[:8]
    known = (timer_id, TimerKind(kind), user_id, since, due_at)
    if known[1] is TimerKind.TURN:
        return _turn(row, known, StoredTable(*where))
    return TableTimer(*known, StoredTable(*where)) if known[1] is TimerKind.TABLE else Timer(*known)


def _turn(
    row: tuple[Any, ...], known: tuple[int, TimerKind, int, int | None, int | None], table: StoredTable
) -> TurnTimer:
    number, pace, spent = row[8:11]
    language, dm_closed, told_in, sent, later, muted, nudged, *rest = row[17:]
    channel_id, message_id, used, post_id = rest
    return TurnTimer(
        *known,
        table=table,
        wait=Wait(table.id, known[2], number, Pace(pace), known[3], spent),
        habits=habits_of([row[_HABITS]]),
        told=Told(StepKind(sent), later, bool(muted), Nudge(nudged)) if told_in == number else Told(),
        sent=None if message_id is None else Sent(channel_id, message_id),
        reserve_used=used,
        language=language,
        dm_closed=bool(dm_closed),
        post_id=post_id,
    )
