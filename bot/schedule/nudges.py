"""When a person may be reminded because another player asks for it. Pure."""

from typing import Final

from bot.schedule.habits import Habits, Reminders
from bot.schedule.turn_time import DAY, TURN_TIMES, Nudge, Told, Wait, calls_left, when_spent
from bot.schedule.waking_time import next_loud
from bot.table.between_turns.nudges import NudgeReason, NudgeRefusal

PART_OF_A_TURN: Final = 2
"""A nudge may come once this part of a turn's time has passed: half of it."""
WITHOUT_A_PACE: Final = DAY
"""Seconds that have to pass where turns take as long as they take."""


def when_nudged(wait: Wait, told: Told, habits: Habits, now: int) -> int:
    """When a person is told that others wait: now, or once their quiet hours end. Or `NudgeRefusal`."""

    def refuse(reason: NudgeReason, at: int | None = None) -> NudgeRefusal:
        return NudgeRefusal(reason, wait.user_id, at)

    possible = when_spent(wait, _time_to_pass(wait), habits)
    if possible is None or wait.since is None or wait.since > now:
        raise refuse(NudgeReason.PAUSED, wait.since)
    if habits.away is not None and habits.is_away(now):
        raise refuse(NudgeReason.ON_VACATION, habits.away.end)
    if told.nudge is not Nudge.NONE:
        raise refuse(NudgeReason.ALREADY)
    if told.muted or habits.reminders is Reminders.OFF:
        raise refuse(NudgeReason.UNWANTED)
    if not calls_left(wait.pace, told):
        raise refuse(NudgeReason.ENOUGH)
    if told.later > now:
        raise refuse(NudgeReason.LATER, told.later)
    if possible > now:
        raise refuse(NudgeReason.TOO_EARLY, possible)
    return next_loud(now, habits)


def _time_to_pass(wait: Wait) -> int:
    allowed = TURN_TIMES.get(wait.pace)
    return WITHOUT_A_PACE if allowed is None else allowed // PART_OF_A_TURN
