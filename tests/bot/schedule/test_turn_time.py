"""What is due while a table waits for somebody."""

from dataclasses import replace
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.schedule.habits import Away, Habits, QuietHours, Reminders
from bot.schedule.turn_time import (
    DAY,
    HOUR,
    LATER,
    LOUD,
    MINUTE,
    TURN_TIMES,
    Step,
    StepKind,
    Told,
    Wait,
    next_step,
    reserve_of,
    reserve_spent,
    time_ends,
    time_spent,
)
from bot.schedule.waking_time import is_silent
from bot.table.agreement import Pace
from tests.bot.schedule.test_waking_time import at, habits, moments

NOON: Final = at("UTC", 2026, 6, 1, 12, 0)
USUAL: Final = Habits()
NIGHT: Final = Habits("UTC", QuietHours(22 * 60, 8 * 60))
paces: Final = st.sampled_from(list(TURN_TIMES))


def wait_since(since: int, pace: Pace = Pace.DAY, spent: int = 0) -> Wait:
    return Wait(1, 2, 3, pace, since, spent)


def lived_through(wait: Wait, reserve: int, person: Habits, told: Told = Told()) -> list[Step]:  # noqa: B008
    """Everything that comes of a turn that nobody plays, looked at whenever it asks to be."""
    steps, now = list[Step](), wait.since or 0
    while not steps or steps[-1].kind is not StepKind.DEADLINE:
        step = next_step(wait, told, reserve, person, now)
        if step.kind is StepKind.LOOK:
            assert step.at is not None
            assert step.at > now
            now = step.at
            continue
        steps.append(Step(step.kind, now))
        told = replace(told, sent=step.kind, later=0)
        assert len(steps) <= 4
    return steps


@given(moments, paces, st.integers(0, 3), habits())
def test_at_most_three_messages_are_loud_and_none_of_them_in_silence(
    since: int, pace: Pace, turns: int, person: Habits
) -> None:
    *calls, _ = lived_through(wait_since(since, pace), turns * TURN_TIMES[pace], person)
    assert [call.kind for call in calls] == sorted({call.kind for call in calls})
    assert all(call.kind in LOUD and not is_silent(call.at or 0, person) for call in calls)


@given(moments, paces, st.integers(0, 3), habits())
def test_the_end_comes_when_time_and_reserve_are_used_up_and_not_before(
    since: int, pace: Pace, turns: int, person: Habits
) -> None:
    wait, reserve = wait_since(since, pace), turns * TURN_TIMES[pace]
    end = lived_through(wait, reserve, person)[-1].at or 0
    assert end == time_ends(wait, person, reserve)
    assert time_spent(wait, person, end) == TURN_TIMES[pace] + reserve
    assert reserve_spent(wait, person, end) == reserve


@given(moments, paces, habits(), habits(), st.integers(0, DAY))
def test_time_that_was_banked_counts_whatever_changes(
    since: int, pace: Pace, before: Habits, after: Habits, seconds: int
) -> None:
    first = wait_since(since, pace)
    spent = time_spent(first, before, since + seconds)
    paused = replace(first, since=None, spent=spent)
    assert time_spent(paused, after, since + 10 * DAY) == spent
    assert next_step(paused, Told(), 0, after, since + 10 * DAY) == Step(StepKind.LOOK, None)
    resumed = replace(paused, since=since + 10 * DAY)
    end = time_ends(resumed, after)
    assert end is not None
    assert time_spent(resumed, after, max(end, since + 10 * DAY)) == max(TURN_TIMES[pace], spent)


def test_a_turn_of_a_day_has_a_ping_a_reminder_and_a_last_call() -> None:
    steps = lived_through(wait_since(NOON), 2 * DAY, USUAL)
    assert [(step.kind, (step.at or 0) - NOON) for step in steps] == [
        (StepKind.PING, 2 * MINUTE),
        (StepKind.REMINDER, DAY * 8 // 10),
        (StepKind.LAST_CALL, 3 * DAY - 2 * HOUR),
        (StepKind.DEADLINE, 3 * DAY),
    ]


def test_the_post_of_a_live_table_is_its_ping() -> None:
    steps = lived_through(wait_since(NOON, Pace.LIVE), 20 * MINUTE, USUAL)
    assert [(step.kind, (step.at or 0) - NOON) for step in steps] == [
        (StepKind.REMINDER, 8 * MINUTE),
        (StepKind.LAST_CALL, 30 * MINUTE - 50),
        (StepKind.DEADLINE, 30 * MINUTE),
    ]


def test_quiet_hours_do_not_stop_the_clock_of_a_live_table_but_nobody_is_called() -> None:
    late = NOON + 11 * HOUR
    assert lived_through(wait_since(late, Pace.LIVE), 0, NIGHT) == [
        Step(StepKind.DEADLINE, late + 10 * MINUTE)
    ]


def test_without_a_pace_nothing_is_ever_due() -> None:
    never = Step(StepKind.LOOK, None)
    assert next_step(wait_since(NOON, Pace.NONE), Told(), 0, USUAL, NOON + 999 * DAY) == never
    assert reserve_of(Pace.NONE) == 0


def test_a_ping_that_would_come_at_night_comes_in_the_morning() -> None:
    first = lived_through(wait_since(NOON + 10 * HOUR - MINUTE), 0, NIGHT)[0]
    assert first == Step(StepKind.PING, NOON + 20 * HOUR + MINUTE)


def test_only_the_newest_of_several_late_messages_is_due() -> None:
    assert next_step(wait_since(NOON), Told(), 0, USUAL, NOON + 20 * HOUR).kind is StepKind.REMINDER
    assert next_step(wait_since(NOON), Told(), 0, USUAL, NOON + 23 * HOUR).kind is StepKind.LAST_CALL


@pytest.mark.parametrize("told", [Told(StepKind.PING, muted=True), Told(muted=True)])
def test_who_wants_no_reminder_this_turn_hears_nothing_until_the_end(told: Told) -> None:
    assert lived_through(wait_since(NOON), 0, USUAL, told) == [Step(StepKind.DEADLINE, NOON + DAY)]


def test_who_wants_no_reminders_at_all_hears_nothing_until_the_end() -> None:
    deaf = Habits(reminders=Reminders.OFF)
    assert lived_through(wait_since(NOON), 0, deaf) == [Step(StepKind.DEADLINE, NOON + DAY)]


def test_later_brings_the_next_reminder_after_four_hours() -> None:
    told = Told(StepKind.PING, later=NOON + HOUR + LATER)
    steps = lived_through(wait_since(NOON), 0, USUAL, told)
    assert steps[0] == Step(StepKind.REMINDER, NOON + HOUR + LATER)
    assert [step.kind for step in steps[1:]] == [StepKind.LAST_CALL, StepKind.DEADLINE]


def test_later_does_not_put_off_the_last_call() -> None:
    told = Told(StepKind.REMINDER, later=NOON + 21 * HOUR + LATER)
    assert lived_through(wait_since(NOON), 0, USUAL, told)[0] == Step(StepKind.LAST_CALL, NOON + 22 * HOUR)


def test_a_vacation_gives_a_turn_its_time_afterwards() -> None:
    away = Habits(away=Away(NOON + HOUR, NOON + 8 * DAY))
    assert time_ends(wait_since(NOON), away) == NOON + 8 * DAY + 23 * HOUR
