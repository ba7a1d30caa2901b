"""Time that counts for a person: outside their quiet hours and their vacation. Pure."""

from bisect import bisect_left
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from heapq import merge
from typing import Final
from zoneinfo import ZoneInfo

from bot.schedule.habits import Habits, QuietHours, Reminders, zone_named

Span = tuple[int, int]
"""From a second until just before another one."""

_ONE_DAY: Final = timedelta(days=1)


def counted(start: int, end: int, habits: Habits) -> int:
    """Seconds between two moments that count for a person."""
    silent = 0
    for begins, ends in _silences(start, habits):
        if begins >= end:
            break
        silent += min(ends, end) - max(begins, start)
    return max(end - start, 0) - silent


def moment_after(start: int, seconds: int, habits: Habits) -> int:
    """The first moment at which so many seconds since another one have counted."""
    at, left = start, seconds
    for begins, ends in _silences(start, habits):
        if left <= max(begins - at, 0):
            break
        left -= max(begins - at, 0)
        at = ends
    return at + left


def next_loud(at: int, habits: Habits) -> int:
    """This moment; or if it is a silent one for a person, the next that is not."""
    begins, ends = next(_silences(at, habits), (at + 1, at + 1))
    return ends if begins <= at else at


def is_silent(at: int, habits: Habits) -> bool:
    """Is this person left alone at a moment?"""
    return next_loud(at, habits) != at


def may_call(habits: Habits, now: int) -> bool:
    """May this person be called by a loud message now?"""
    return habits.reminders is not Reminders.OFF and not is_silent(now, habits)


def _silences(start: int, habits: Habits) -> Iterator[Span]:
    """The spans that do not count and end after a moment, in order, none touching another."""
    joined: Span | None = None
    for begins, ends in merge(_quiet_spans(start, habits), _vacations(habits)):
        if ends <= start:
            continue
        if joined is None:
            joined = begins, ends
        elif begins <= joined[1]:
            joined = joined[0], max(joined[1], ends)
        else:
            yield joined
            joined = begins, ends
    if joined is not None:
        yield joined


def _vacations(habits: Habits) -> Iterator[Span]:
    if habits.away is not None and habits.away.start < habits.away.end:
        yield habits.away.start, habits.away.end


def _quiet_spans(start: int, habits: Habits) -> Iterator[Span]:
    """Quiet hours from the days before a moment on."""
    zone = zone_named(habits.zone)
    if zone is None or habits.quiet is None:
        return
    day = datetime.fromtimestamp(start, zone).date() - 2 * _ONE_DAY
    while day < date.max - _ONE_DAY:
        begins, ends = _quiet_span(zone, habits.quiet, day)
        if begins < ends:  # a day that its zone left out has none
            yield begins, ends
        day += _ONE_DAY


@lru_cache(maxsize=4096)
def _quiet_span(zone: ZoneInfo, quiet: QuietHours, day: date) -> Span:
    """The quiet hours of a day: from when the clock shows their start until it shows their end for good."""
    midnight = datetime(day.year, day.month, day.day)  # noqa: DTZ001 (as a clock on the wall shows it)
    until = midnight + _ONE_DAY if quiet.past_midnight else midnight
    begins, _ = _moments(zone, midnight + timedelta(minutes=quiet.start))
    _, ends = _moments(zone, until + timedelta(minutes=quiet.end))
    return begins, ends


def _moments(zone: ZoneInfo, shown: datetime) -> tuple[int, int]:
    """The first and the last moment at which a clock on the wall comes to show a time.

    Clocks put back show some times twice. Clocks put forward leave some out, and come to them all at once.
    """
    first, last = (
        round(shown.replace(tzinfo=zone, fold=fold).astimezone(UTC).timestamp()) for fold in (0, 1)
    )
    if first <= last:
        return first, last
    leap = last + bisect_left(range(last, first + 1), shown, key=lambda at: _shown(at, zone))
    return leap, leap


def _shown(at: int, zone: ZoneInfo) -> datetime:
    """What a clock on the wall shows at a moment."""
    return datetime.fromtimestamp(at, zone).replace(tzinfo=None)
