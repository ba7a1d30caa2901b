"""When another player may have somebody reminded."""

from dataclasses import replace
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.schedule.habits import Away, Habits, QuietHours, Reminders
from bot.schedule.nudges import when_nudged
from bot.schedule.turn_time import (
    DAY,
    HOUR,
    LOUD,
    TURN_TIMES,
    Nudge,
    Step,
    StepKind,
    Told,
    Wait,
    next_step,
    time_spent,
)
from bot.schedule.waking_time import is_silent
from bot.table.agreement import Pace
from bot.table.between_turns.nudges import NudgeReason, NudgeRefusal
from tests.bot.schedule.test_turn_time import NIGHT, NOON, USUAL, paces, wait_since
from tests.bot.schedule.test_waking_time import at, habits, moments

NOTHING: Final = Told()


def refused(
    wait: Wait, now: int, told: Told = NOTHING, person: Habits = USUAL
) -> tuple[NudgeReason, int | None]:
    with pytest.raises(NudgeRefusal) as refusal:
        when_nudged(wait, told, person, now)
    return refusal.value.reason, refusal.value.at


@given(moments, paces, habits(), st.integers(0, 20), st.integers(0, 3))
def test_a_nudge_comes_after_half_of_the_time_in_no_silence_and_is_one_of_three_loud_messages(
    since: int, pace: Pace, person: Habits, part: int, turns: int
) -> None:
    wait, reserve, told = wait_since(since, pace), turns * TURN_TIMES[pace], Told()
    asks_at, loud, now = since + TURN_TIMES[pace] * part // 5, list[Step](), since
    while True:
        if now >= asks_at and told.nudge is Nudge.NONE:
            try:
                at_once = when_nudged(wait, told, person, now)
            except NudgeRefusal as refusal:
                asks_at = refusal.at or now + 10**12
            else:
                assert time_spent(wait, person, now) >= TURN_TIMES[pace] // 2
                assert not is_silent(at_once, person)
                told = replace(told, nudge=Nudge.ASKED)
        step = next_step(wait, told, reserve, person, now)
        if step.kind is StepKind.DEADLINE:
            break
        if step.kind is StepKind.LOOK:
            assert step.at is not None
            now = min(step.at, asks_at) if asks_at > now else step.at
            continue
        loud.append(step)
        told = Told(step.kind, nudge=Nudge.SENT if told.nudge is Nudge.ASKED else told.nudge)
    assert len(loud) <= 3
    assert [step.kind for step in loud] == sorted({step.kind for step in loud})
    assert all(step.kind in LOUD and not is_silent(step.at or 0, person) for step in loud)


def test_before_half_of_the_time_it_is_too_early_and_says_until_when() -> None:
    wait = wait_since(NOON)
    assert refused(wait, NOON + 12 * HOUR - 1) == (NudgeReason.TOO_EARLY, NOON + 12 * HOUR)
    assert when_nudged(wait, Told(), USUAL, NOON + 12 * HOUR) == NOON + 12 * HOUR


def test_without_a_pace_a_day_has_to_pass_and_the_nudge_is_the_only_call() -> None:
    wait = wait_since(NOON, Pace.NONE)
    assert refused(wait, NOON + DAY - 1) == (NudgeReason.TOO_EARLY, NOON + DAY)
    assert when_nudged(wait, Told(), USUAL, NOON + DAY) == NOON + DAY
    assert next_step(wait, Told(), 0, USUAL, NOON + DAY) == Step(StepKind.LOOK, None)
    asked = Told(nudge=Nudge.ASKED)
    assert next_step(wait, asked, 0, USUAL, NOON + DAY) == Step(StepKind.PING, NOON + DAY)
    sent = Told(StepKind.PING, nudge=Nudge.SENT)
    assert next_step(wait, sent, 0, USUAL, NOON + DAY) == Step(StepKind.LOOK, None)
    assert refused(wait, NOON + DAY, sent)[0] is NudgeReason.ALREADY


def test_it_waits_for_the_end_of_quiet_hours() -> None:
    wait, midnight = wait_since(at("UTC", 2026, 6, 1, 8, 0)), at("UTC", 2026, 6, 2, 0, 0)
    morning = at("UTC", 2026, 6, 2, 8, 0)
    assert when_nudged(wait, Told(StepKind.PING), NIGHT, midnight) == morning
    asked = Told(StepKind.PING, nudge=Nudge.ASKED)
    assert next_step(wait, asked, 0, NIGHT, midnight) == Step(StepKind.LOOK, morning)
    assert next_step(wait, asked, 0, NIGHT, morning) == Step(StepKind.REMINDER, morning)


def test_it_takes_the_place_of_the_next_reminder() -> None:
    wait, now = wait_since(NOON), NOON + 15 * HOUR
    asked = Told(StepKind.PING, nudge=Nudge.ASKED)
    assert next_step(wait, asked, 0, USUAL, now) == Step(StepKind.REMINDER, now)
    sent = Told(StepKind.REMINDER, nudge=Nudge.SENT)
    assert next_step(wait, sent, 0, USUAL, now) == Step(StepKind.LOOK, NOON + DAY - 2 * HOUR)


@pytest.mark.parametrize(
    ("told", "person", "reason"),
    [
        (Told(nudge=Nudge.ASKED), USUAL, NudgeReason.ALREADY),
        (Told(nudge=Nudge.SENT), USUAL, NudgeReason.ALREADY),
        (Told(muted=True), USUAL, NudgeReason.UNWANTED),
        (Told(), Habits(reminders=Reminders.OFF), NudgeReason.UNWANTED),
        (Told(StepKind.LAST_CALL), USUAL, NudgeReason.ENOUGH),
        (Told(later=NOON + DAY), USUAL, NudgeReason.LATER),
        (Told(), Habits("UTC", QuietHours(0, 60), Away(NOON, NOON + 5 * DAY)), NudgeReason.ON_VACATION),
    ],
)
def test_it_is_refused_for_a_reason(told: Told, person: Habits, reason: NudgeReason) -> None:
    assert refused(wait_since(NOON), NOON + 15 * HOUR, told, person)[0] is reason


def test_nobody_is_nudged_in_a_break() -> None:
    over: Final = NOON + 5 * DAY
    assert refused(wait_since(over), NOON) == (NudgeReason.PAUSED, over)
    assert refused(replace(wait_since(NOON), since=None), NOON)[0] is NudgeReason.PAUSED
