"""Vacations: how many days somebody has left, and until when they can be away. Pure."""

from collections.abc import Iterable
from enum import Enum, auto
from typing import Final

from bot.schedule.habits import Away
from bot.schedule.turn_time import DAY

DAYS_A_YEAR: Final = 30
"""Days that a person can be away within a year."""
_YEAR: Final = 365 * DAY


class VacationReason(Enum):
    """Why somebody cannot be away for so long."""

    NOT_A_DATE = auto()
    PAST = auto()
    TOO_LONG = auto()


class VacationRefusal(Exception):
    """The vacation cannot be; nothing has changed."""

    def __init__(self, reason: VacationReason, days_left: int = 0) -> None:
        super().__init__(reason.name.lower())
        self.reason = reason
        self.days_left = days_left


def days_left(taken: Iterable[Away], now: int) -> int:
    """Whole days that somebody can still be away, of those within a year."""
    used = sum(max(0, one.end - max(one.start, now - _YEAR)) for one in taken)
    return max(0, (DAYS_A_YEAR * DAY - used) // DAY)


def vacation(until: int | None, taken: Iterable[Away], now: int) -> Away:
    """A vacation from now until a moment; or why there can be none."""
    if until is None:
        raise VacationRefusal(VacationReason.NOT_A_DATE)
    if until <= now:
        raise VacationRefusal(VacationReason.PAST)
    left = days_left(taken, now)
    if until - now > left * DAY:
        raise VacationRefusal(VacationReason.TOO_LONG, left)
    return Away(now, until)
