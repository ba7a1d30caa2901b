"""How long a turn may take, and what is due while a table waits for somebody. Pure."""

from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from bot.schedule.habits import Habits, Reminders
from bot.schedule.waking_time import counted, moment_after, next_loud
from bot.table.agreement import Pace

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

TURN_TIMES: Final = {
    Pace.LIVE: 10 * MINUTE,
    Pace.RELAXED: 12 * HOUR,
    Pace.DAY: DAY,
    Pace.THREE_DAYS: 3 * DAY,
    Pace.WEEK: 7 * DAY,
}
TURNS_IN_RESERVE: Final = 2
PING_AFTER: Final = 2 * MINUTE
"""Seconds in which a player may have seen by themselves that it is their turn."""
REMINDED_AT: Final = 80
"""Percent of a turn's time."""
LAST_CALLS: Final = 12
"""The last call comes this part of a turn's time before the end."""
LATER: Final = 4 * HOUR
"""Seconds for which *Later* puts off a reminder."""
LONGEST_VOTE: Final = 3 * DAY
"""Seconds in which a table can vote on something at most; else it has as long as for a turn."""


class StepKind(IntEnum):
    """What is due while a table waits; the loud ones in their order."""

    LOOK = 0
    """Nothing yet: look again."""
    PING = 1
    REMINDER = 2
    LAST_CALL = 3
    DEADLINE = 4
    """The time is up."""


LOUD: Final = (StepKind.PING, StepKind.REMINDER, StepKind.LAST_CALL)


def vote_lasts(pace: Pace) -> int:
    """Seconds after which a vote ends by itself."""
    return min(TURN_TIMES.get(pace, LONGEST_VOTE), LONGEST_VOTE)


@dataclass(frozen=True)
class Wait:
    """A person for whom a table waits."""

    table_id: int
    user_id: int
    number: int
    """The table's event with which it began."""
    pace: Pace
    since: int | None
    """From when on time is to be counted; None while it stands still."""
    spent: int = 0
    """Seconds that had counted before."""


class Nudge(IntEnum):
    """Has another player asked to have somebody reminded? The database keeps its number."""

    NONE = 0
    ASKED = 1
    """It has yet to be passed on."""
    SENT = 2


@dataclass(frozen=True)
class Told:
    """What a person has been told in this turn."""

    sent: StepKind = StepKind.LOOK
    """The last loud message."""
    later: int = 0
    """Until when they do not want another; 0 if they have not said."""
    muted: bool = False
    nudge: Nudge = Nudge.NONE


@dataclass(frozen=True)
class Step:
    """What is due at a moment; None for never."""

    kind: StepKind
    at: int | None


def time_spent(wait: Wait, habits: Habits, now: int) -> int:
    """The seconds that a turn has cost its player by now."""
    if wait.since is None or wait.since >= now:  # it stands still, perhaps until the end of a break
        return wait.spent
    return wait.spent + counted(wait.since, now, _counting(wait, habits))


def reserve_of(pace: Pace) -> int:
    """The seconds that each person may be late in a whole game."""
    return TURNS_IN_RESERVE * TURN_TIMES.get(pace, 0)


def reserve_spent(wait: Wait, habits: Habits, now: int) -> int:
    """How far a turn has gone beyond its time."""
    allowed = TURN_TIMES.get(wait.pace)
    return 0 if allowed is None else max(time_spent(wait, habits, now) - allowed, 0)


def time_ends(wait: Wait, habits: Habits, reserve_left: int = 0) -> int | None:
    """When the time for a turn, and so much of the reserve, is used up; None if it never is."""
    allowed = TURN_TIMES.get(wait.pace)
    if allowed is None or wait.since is None:
        return None
    return _when_spent(wait, allowed + reserve_left, habits)


def next_step(wait: Wait, told: Told, reserve_left: int, habits: Habits, now: int) -> Step:
    """What is due now; or that nothing is, and when to look again."""
    ends = time_ends(wait, habits, reserve_left)
    if ends is not None and ends <= now:
        return Step(StepKind.DEADLINE, ends)
    calls = _calls(wait, told, reserve_left, habits)
    due = [kind for kind, at in calls.items() if at <= now]
    loud = next_loud(now, habits)
    if due and loud == now:
        return Step(max(due), now)
    upcoming = [loud] if due else list(calls.values())
    if ends is not None:
        upcoming.append(ends)
        if habits.away is not None:
            upcoming.append(habits.away.start)  # the table may not want to wait
    return Step(StepKind.LOOK, min((at for at in upcoming if at > now), default=None))


def calls_left(pace: Pace, told: Told) -> tuple[StepKind, ...]:
    """The loud messages that may still come in a turn. Without a pace, it is only called if somebody asks."""
    if pace not in TURN_TIMES:
        return (StepKind.PING,) if told.sent < StepKind.PING else ()
    # The post of a live table is loud itself.
    first = StepKind.REMINDER if pace is Pace.LIVE else StepKind.PING
    return tuple(kind for kind in LOUD if kind > told.sent and kind >= first)


def _calls(wait: Wait, told: Told, reserve_left: int, habits: Habits) -> dict[StepKind, int]:
    """The loud messages that are still to come, with the moment of each."""
    left = calls_left(wait.pace, told)
    if told.muted or habits.reminders is Reminders.OFF or wait.since is None:
        return {}
    after = _planned(wait.pace, reserve_left)
    calls = {kind: _when_spent(wait, after[kind], habits) for kind in left if kind in after}
    if told.nudge is Nudge.ASKED and left:
        calls[left[0]] = wait.since  # a nudge brings the next one forward
    return _put_off(calls, told.later) if told.later else calls


def _planned(pace: Pace, reserve_left: int) -> dict[StepKind, int]:
    """After how many seconds each loud message comes."""
    allowed = TURN_TIMES.get(pace)
    if allowed is None:
        return {}
    return {
        StepKind.PING: PING_AFTER,
        StepKind.REMINDER: allowed * REMINDED_AT // 100,
        StepKind.LAST_CALL: allowed + reserve_left - allowed // LAST_CALLS,
    }


def _put_off(calls: dict[StepKind, int], later: int) -> dict[StepKind, int]:
    """The next message comes when the person wants it, but the last call no later than it should."""
    last = calls.pop(StepKind.LAST_CALL, None)
    if last is None:
        return dict.fromkeys(calls, later)
    return {min(calls): later, StepKind.LAST_CALL: last} if calls else {StepKind.LAST_CALL: min(last, later)}


def when_spent(wait: Wait, seconds: int, habits: Habits) -> int | None:
    """When so many seconds will have counted in this turn; None while time stands still."""
    return None if wait.since is None else _when_spent(wait, seconds, habits)


def _when_spent(wait: Wait, seconds: int, habits: Habits) -> int:
    assert wait.since is not None, "time does not stand still"
    return moment_after(wait.since, max(seconds - wait.spent, 0), _counting(wait, habits))


def _counting(wait: Wait, habits: Habits) -> Habits:
    """The habits that make time stand still: who sits down at a live table is awake."""
    return habits.always_awake if wait.pace is Pace.LIVE else habits
