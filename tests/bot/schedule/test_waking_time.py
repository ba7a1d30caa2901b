"""Time counts outside quiet hours and vacations, whatever the clocks do."""

from datetime import UTC, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.schedule.habits import LONGEST_QUIET, MINUTES_A_DAY, Away, Habits, QuietHours, zone_named
from bot.schedule.waking_time import counted, is_silent, moment_after, next_loud

HOUR: Final = 3600
DAY: Final = 24 * HOUR
NIGHT: Final = QuietHours(22 * 60, 8 * 60)
ZONES: Final = (
    "",
    "UTC",
    "Europe/Berlin",
    "America/New_York",
    "America/St_Johns",
    "Australia/Lord_Howe",  # half an hour of summer time
    "Asia/Kathmandu",
    "Pacific/Apia",  # left out a day in 2011
    "Africa/Casablanca",
)


def at(zone: str, *wall: int, fold: int = 0) -> int:
    """The moment at which a clock in a zone shows a time."""
    year, month, day, hour, minute = wall
    return int(datetime(year, month, day, hour, minute, tzinfo=ZoneInfo(zone), fold=fold).timestamp())


@st.composite
def habits(draw: st.DrawFn) -> Habits:
    """Somebody's habits."""
    start = draw(st.integers(0, MINUTES_A_DAY - 1))
    quiet = QuietHours(start, (start + draw(st.integers(1, LONGEST_QUIET))) % MINUTES_A_DAY)
    left = draw(moments)
    away = Away(left, left + draw(st.integers(-HOUR, 30 * DAY)))
    zone = draw(st.sampled_from(ZONES))
    return Habits(zone, draw(st.sampled_from((None, quiet))), draw(st.sampled_from((None, away))))


moments: Final = st.one_of(
    st.integers(at("UTC", 2026, 1, 1, 0, 0), at("UTC", 2027, 12, 31, 0, 0)),
    # Around changes of clocks: Berlin, New York, Lord Howe, and the day that Apia left out.
    *(
        st.integers(change - 2 * DAY, change + 2 * DAY)
        for change in (
            at("UTC", 2026, 3, 29, 1, 0),
            at("UTC", 2026, 10, 25, 1, 0),
            at("UTC", 2026, 11, 1, 6, 0),
            at("UTC", 2026, 4, 4, 15, 0),
            at("UTC", 2011, 12, 30, 10, 0),
        )
    ),
)
spans: Final = st.integers(0, 40 * DAY)


@given(moments, spans, habits())
def test_so_much_time_counts_until_the_moment_after_it(start: int, seconds: int, person: Habits) -> None:
    assert counted(start, moment_after(start, seconds, person), person) == seconds


@given(moments, spans, habits())
def test_no_earlier_moment_would_do(start: int, seconds: int, person: Habits) -> None:
    end = start + seconds
    first = moment_after(start, counted(start, end, person), person)
    assert first <= end
    assert counted(first, end, person) == 0
    assert first == start or counted(start, first - 1, person) < counted(start, end, person)


@given(moments, spans, spans, habits())
def test_time_adds_up(start: int, first: int, second: int, person: Habits) -> None:
    middle, end = start + first, start + first + second
    both = counted(start, middle, person) + counted(middle, end, person)
    assert both == counted(start, end, person)


@given(moments, st.integers(0, 3 * DAY), habits(), habits())
def test_time_before_a_change_of_habits_stays_as_it_was(
    start: int, seconds: int, before: Habits, after: Habits
) -> None:
    change = start + seconds // 2
    spent = counted(start, change, before)
    end = moment_after(change, seconds - spent, after)
    assert spent + counted(change, end, after) == seconds


@given(moments, habits())
def test_nobody_is_called_before_time_counts_for_them_again(moment: int, person: Habits) -> None:
    loud = next_loud(moment, person)
    assert counted(moment, loud, person) == 0
    assert counted(loud, loud + 1, person) == 1
    assert is_silent(moment, person) is (loud > moment)


@given(moments, habits())
def test_silence_is_what_the_clock_on_the_wall_says(moment: int, person: Habits) -> None:
    zone = zone_named(person.zone)
    shown = datetime.fromtimestamp(moment, zone or UTC)
    changes = {(shown + timedelta(hours=hours)).utcoffset() for hours in range(-26, 27)}
    quiet = person.quiet
    minute = shown.hour * 60 + shown.minute
    sleeps = zone is not None and quiet is not None and (minute - quiet.start) % MINUTES_A_DAY < quiet.minutes
    if len(changes) == 1:  # what happens around a change of clocks has its own tests
        assert is_silent(moment, person) is (sleeps or person.is_away(moment))


@given(moments, habits())
def test_a_day_of_quiet_hours_keeps_at_least_half_a_day(moment: int, person: Habits) -> None:
    at_home = Habits(person.zone, person.quiet)
    assert counted(moment, moment + 2 * DAY, at_home) >= DAY - 3 * HOUR


def test_a_night_across_midnight_does_not_count() -> None:
    berliner = Habits("Europe/Berlin", NIGHT)
    evening, morning = at("Europe/Berlin", 2026, 6, 1, 20, 0), at("Europe/Berlin", 2026, 6, 2, 9, 0)
    assert counted(evening, morning, berliner) == 3 * HOUR
    assert next_loud(at("Europe/Berlin", 2026, 6, 1, 23, 0), berliner) == morning - HOUR
    assert next_loud(at("Europe/Berlin", 2026, 6, 2, 3, 0), berliner) == morning - HOUR
    assert next_loud(morning, berliner) == morning


@pytest.mark.parametrize(("day", "hours"), [((2026, 3, 28), 9), ((2026, 10, 24), 11), ((2026, 7, 1), 10)])
def test_a_night_is_as_long_as_the_clocks_make_it(day: tuple[int, int, int], hours: int) -> None:
    berliner = Habits("Europe/Berlin", NIGHT)
    evening = at("Europe/Berlin", *day, 21, 0)
    assert next_loud(evening + 2 * HOUR, berliner) - evening == (hours + 1) * HOUR
    assert counted(evening, evening + DAY, berliner) == DAY - hours * HOUR


def test_quiet_hours_that_the_clocks_leave_out_begin_and_end_with_the_change() -> None:
    change = at("UTC", 2026, 3, 29, 1, 0)
    within = Habits("Europe/Berlin", QuietHours(2 * 60 + 10, 2 * 60 + 50))
    assert counted(change - HOUR, change + HOUR, within) == 2 * HOUR
    into = Habits("Europe/Berlin", QuietHours(60, 2 * 60 + 30))
    assert next_loud(change - HOUR // 2, into) == change
    out_of = Habits("Europe/Berlin", QuietHours(2 * 60 + 30, 4 * 60))
    assert next_loud(change, out_of) == change + HOUR
    assert not is_silent(change - 1, out_of)


def test_quiet_hours_that_end_twice_end_the_second_time() -> None:
    person = Habits("Europe/Berlin", QuietHours(60, 2 * 60 + 30))
    first = at("Europe/Berlin", 2026, 10, 25, 2, 30)
    assert next_loud(first - HOUR, person) == first + HOUR == at("Europe/Berlin", 2026, 10, 25, 2, 30, fold=1)


def test_a_day_that_a_zone_left_out_has_no_quiet_hours() -> None:
    person = Habits("Pacific/Apia", QuietHours(9 * 60, 10 * 60))
    eve, day_after = at("Pacific/Apia", 2011, 12, 29, 12, 0), at("Pacific/Apia", 2011, 12, 31, 12, 0)
    assert day_after - eve == DAY
    assert counted(eve, day_after, person) == DAY - HOUR


def test_quiet_hours_count_for_nothing_without_a_zone_or_in_one_nobody_knows() -> None:
    for zone in ("", "Alhambra/Generalife", "../../etc/passwd"):
        assert counted(0, 10 * DAY, Habits(zone, NIGHT)) == 10 * DAY


def test_a_vacation_that_begins_at_night_lasts_into_the_morning_after_it() -> None:
    midnight = at("Europe/Berlin", 2026, 6, 2, 0, 0)
    person = Habits("Europe/Berlin", NIGHT, Away(midnight, midnight + 7 * DAY))
    assert next_loud(midnight - HOUR, person) == midnight + 7 * DAY + 8 * HOUR
    assert next_loud(midnight - HOUR, person.always_awake) == midnight - HOUR


@pytest.mark.parametrize(("start", "end"), [(60, 60), (0, 13 * 60), (-1, 60), (60, MINUTES_A_DAY)])
def test_quiet_hours_are_a_part_of_a_day_of_twelve_hours_at_most(start: int, end: int) -> None:
    with pytest.raises(ValueError, match="quiet hours"):
        QuietHours(start, end)
