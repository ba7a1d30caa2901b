"""When and how a person wants to be called: time zone, quiet hours, vacation, reminders. Pure."""

from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

NO_ZONE: Final = ""
"""The time zone of people who have not told theirs."""
MINUTES_A_DAY: Final = 24 * 60
LONGEST_QUIET: Final = 12 * 60
"""Minutes of a day that can be quiet at most."""


class Reminders(StrEnum):
    """Where a person is reminded of their turn."""

    CHANNEL = "channel"
    DM = "dm"
    OFF = "off"


@dataclass(frozen=True)
class QuietHours:
    """Part of every local day, in minutes since midnight; it may last past midnight."""

    start: int
    end: int

    def __post_init__(self) -> None:
        """Refuse what is no part of a day, or too long a one."""
        if not (0 <= self.start < MINUTES_A_DAY and 0 <= self.end < MINUTES_A_DAY):
            raise ValueError("quiet hours begin and end within a day")
        if not 0 < self.minutes <= LONGEST_QUIET:
            raise ValueError("quiet hours last up to 12 hours")

    @property
    def minutes(self) -> int:
        """How long they last, by the clock on the wall."""
        return (self.end - self.start) % MINUTES_A_DAY

    @property
    def past_midnight(self) -> bool:
        """Do they end on the day after they began?"""
        return self.end < self.start


@dataclass(frozen=True)
class Away:
    """A vacation: from `start` until just before `end`, in seconds since 1970."""

    start: int
    end: int


@dataclass(frozen=True)
class Habits:
    """When and how a person wants to be called."""

    zone: str = NO_ZONE
    """Their IANA time zone; without one there are no quiet hours."""
    quiet: QuietHours | None = None
    away: Away | None = None
    reminders: Reminders = Reminders.CHANNEL

    @property
    def always_awake(self) -> "Habits":
        """The same without quiet hours, as time counts at live tables."""
        return self if self.quiet is None else replace(self, quiet=None)

    def is_away(self, at: int) -> bool:
        """Is the person on vacation at a moment?"""
        return self.away is not None and self.away.start <= at < self.away.end


USUAL_HABITS: Final = Habits()


@lru_cache(maxsize=1024)
def zone_named(name: str) -> ZoneInfo | None:
    """A time zone by its IANA name; None for no zone, and for one that is not known."""
    try:
        return ZoneInfo(name) if name else None
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None
