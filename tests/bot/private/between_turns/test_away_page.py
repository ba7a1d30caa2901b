"""The days that people name, and how many they have left."""

from datetime import date

import pytest

from bot.private.between_turns.away_page import beginning_of, day_typed, today_of
from bot.schedule.habits import Away, Habits
from bot.schedule.turn_time import DAY
from bot.schedule.vacation import VacationReason, VacationRefusal, days_left, vacation

NOW = 1_800_000_000
TODAY = date(2026, 11, 18)


@pytest.mark.parametrize(
    ("typed", "day"),
    [
        ("2026-12-24", date(2026, 12, 24)),
        ("24.12.", date(2026, 12, 24)),
        ("24/12/2026", date(2026, 12, 24)),
        ("1.2.", date(2027, 2, 1)),
        ("7", date(2026, 11, 25)),
        ("31.2.", None),
        ("soon", None),
    ],
)
def test_a_day_is_read_as_people_write_it(typed: str, day: date | None) -> None:
    assert day_typed(typed, TODAY) == day


def test_a_day_begins_at_midnight_where_the_person_is() -> None:
    there = Habits("Asia/Tokyo")
    assert beginning_of(TODAY, Habits()) - beginning_of(TODAY, there) == 9 * 3600
    assert today_of(there, beginning_of(TODAY, there)) == TODAY


def test_a_year_has_thirty_days_of_vacation_and_old_ones_come_back() -> None:
    taken = [Away(NOW - 100 * DAY, NOW - 80 * DAY)]
    assert days_left([], NOW) == 30
    assert days_left(taken, NOW) == 10
    assert days_left(taken, NOW + 366 * DAY) == 30
    assert vacation(NOW + 10 * DAY, taken, NOW) == Away(NOW, NOW + 10 * DAY)


@pytest.mark.parametrize(
    ("until", "reason"),
    [
        (None, VacationReason.NOT_A_DATE),
        (NOW, VacationReason.PAST),
        (NOW + 31 * DAY, VacationReason.TOO_LONG),
    ],
)
def test_a_vacation_that_cannot_be_is_refused_with_a_reason(
    until: int | None, reason: VacationReason
) -> None:
    with pytest.raises(VacationRefusal) as refused:
        vacation(until, [], NOW)
    assert refused.value.reason is reason
