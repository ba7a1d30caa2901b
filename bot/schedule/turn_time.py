"""How long a turn may take, and what is due while a table waits for somebody. Pure."""

from bot.schedule.habits import Habits
from bot.schedule.waking_time import counted
from bot.table.agreement import Pace


def time_spent(since: int, spent: int, pace: Pace, habits: Habits, now: int) -> int:
    """The seconds that a turn has cost its player by now, some of them before `since`."""
    # Who sits down at a live table is awake.
    counting = habits.always_awake if pace is Pace.LIVE else habits
    return spent + counted(since, now, counting)
