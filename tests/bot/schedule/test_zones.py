"""Time zones as people find them."""

import pytest

from bot.private.between_turns.time_settings import quiet_hours
from bot.schedule.habits import QuietHours, zone_named
from bot.schedule.zones import WELL_KNOWN, local_time, zone_typed, zones_like

NOON_UTC = 1_763_467_200


def test_the_zones_to_choose_from_exist_and_go_from_west_to_east() -> None:
    assert all(zone_named(name) for name in WELL_KNOWN)
    assert len(WELL_KNOWN) <= 24, "a menu has 25 lines, and one is for a zone that was typed"
    assert local_time("Asia/Kolkata", NOON_UTC) == "17:30"


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("mad", "Europe/Madrid"),
        ("são", "America/Sao_Paulo"),
        ("new y", "America/New_York"),
        ("", WELL_KNOWN[0]),
    ],
)
def test_a_city_is_found_by_its_beginning_without_accents_or_capitals(typed: str, first: str) -> None:
    assert next(zones_like(typed)) == first


def test_only_a_whole_name_means_a_zone() -> None:
    assert zone_typed("warsaw") == "Europe/Warsaw"
    assert zone_typed("europe/warsaw") == "Europe/Warsaw"
    assert zone_typed("wars") is None
    assert zone_typed("") is None


@pytest.mark.parametrize(
    ("typed", "hours"),
    [
        ("22:00-07:00", QuietHours(22 * 60, 7 * 60)),
        ("22 – 7", QuietHours(22 * 60, 7 * 60)),
        ("23:30-6:15", QuietHours(23 * 60 + 30, 6 * 60 + 15)),
        ("12-24", QuietHours(12 * 60, 0)),
        ("7-22", None),
        ("25-3", None),
        ("at night", None),
    ],
)
def test_quiet_hours_are_read_as_people_write_them(typed: str, hours: QuietHours | None) -> None:
    assert quiet_hours(typed) == hours
