"""Time zones as people find them: by city, with the time it is there. Pure."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from typing import Final
from zoneinfo import available_timezones

from bot.language.typed_words import plain
from bot.schedule.habits import zone_named

WELL_KNOWN: Final = (
    "Pacific/Honolulu",
    "America/Anchorage",
    "America/Los_Angeles",
    "America/Denver",
    "America/Chicago",
    "America/Mexico_City",
    "America/Bogota",
    "America/New_York",
    "America/Santiago",
    "America/Sao_Paulo",
    "America/Argentina/Buenos_Aires",
    "Europe/London",
    "Europe/Madrid",
    "Europe/Berlin",
    "Europe/Warsaw",
    "Europe/Athens",
    "Europe/Istanbul",
    "Asia/Dubai",
    "Asia/Kolkata",
    "Asia/Bangkok",
    "Asia/Shanghai",
    "Asia/Tokyo",
    "Australia/Sydney",
    "Pacific/Auckland",
)
"""A zone for most people, from west to east; all others can be typed."""
_AREAS: Final = (
    "Africa",
    "America",
    "Antarctica",
    "Asia",
    "Atlantic",
    "Australia",
    "Europe",
    "Indian",
    "Pacific",
)


@dataclass(frozen=True)
class ZoneNow:
    """A time zone and what the clocks there say."""

    name: str
    city: str
    time: str


def zone_now(name: str, now: int) -> ZoneNow:
    """A time zone at a moment."""
    return ZoneNow(name, city_of(name), local_time(name, now))


def local_time(name: str, now: int) -> str:
    """What the clocks of a zone say: "17:05"."""
    return datetime.fromtimestamp(now, zone_named(name) or UTC).strftime("%H:%M")


def city_of(name: str) -> str:
    """The city that a zone is named after."""
    return name.rpartition("/")[2].replace("_", " ")


def zones_like(typed: str) -> Iterator[str]:
    """The zones whose names contain what is typed: first cities that begin with it, and well-known ones."""
    wanted = _plain(typed)
    names = _names() if wanted else WELL_KNOWN
    found = [name for name in names if wanted in _plain(name)]
    yield from sorted(found, key=lambda name: _rank(name, wanted))


def _rank(name: str, wanted: str) -> tuple[bool, bool]:
    return not _plain(city_of(name)).startswith(wanted), name not in WELL_KNOWN


def zone_typed(typed: str) -> str | None:
    """The zone that somebody means; None if it is none, or one of several."""
    wanted = _plain(typed)
    by_name = [name for name in _names() if wanted in (_plain(name), _plain(city_of(name)))]
    return by_name[0] if len(by_name) == 1 else None


@cache
def _names() -> tuple[str, ...]:
    """Every zone named after a place, in order of the alphabet."""
    return tuple(sorted(name for name in available_timezones() if name.partition("/")[0] in _AREAS))


def _plain(text: str) -> str:
    return plain(text.replace("_", " ").strip())
