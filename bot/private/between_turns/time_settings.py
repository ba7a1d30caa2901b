"""The page of /settings about time: time zone, quiet hours, and where reminders go."""

import re
from collections.abc import Mapping
from typing import Final

from bot.language.words import Words
from bot.message.messages import Button, Menu, Message, Option, Row
from bot.message.personal_ids import SettingId
from bot.panel.parts import paragraphs
from bot.schedule.habits import MINUTES_A_DAY, Habits, QuietHours, Reminders, zone_named
from bot.schedule.zones import WELL_KNOWN, zone_now, zone_typed

TIMES: Final = "times"
"""The field of the button that opens this page."""
NONE: Final = "none"
NIGHTS: Final = (
    "21:00-07:00",
    "22:00-07:00",
    "22:00-08:00",
    "23:00-07:00",
    "23:00-08:00",
    "00:00-08:00",
    "00:00-10:00",
)
"""Quiet hours to choose from; others can be typed."""
FIELDS: Final = ("zone", "quiet", "reminders")
"""The settings of this page."""
_HOURS: Final = re.compile(r"\s*(\d{1,2})(?::(\d\d))?\s*(?:-|–|—)\s*(\d{1,2})(?::(\d\d))?\s*")

Habit = Mapping[str, str | QuietHours | Reminders | None]


def habit(field: str, value: str) -> Habit | None:
    """The field of `Habits` that a choice changes, with its new value; None if there is no such choice."""
    match field:
        case "zone":
            name = value if zone_named(value) else zone_typed(value)
            return None if name is None else {"zone": name}
        case "quiet":
            hours = None if value == NONE else quiet_hours(value)
            return None if hours is None and value != NONE else {"quiet": hours}
        case "reminders":
            return {"reminders": Reminders(value)} if value in tuple(Reminders) else None
        case _:
            return None


def quiet_hours(typed: str) -> QuietHours | None:
    """Quiet hours as they are typed: "22:30-7"; None if they are none."""
    found = _HOURS.fullmatch(typed)
    if found is None:
        return None
    start_hour, start_minute, end_hour, end_minute = (int(part or 0) for part in found.groups())
    try:
        return QuietHours(start_hour * 60 + start_minute, (end_hour * 60 + end_minute) % MINUTES_A_DAY)
    except ValueError:
        return None


def hours_label(words: Words, quiet: QuietHours) -> str:
    """Quiet hours as they are shown: "22:30–07:00"."""
    return words("times-hours", start=_clock(quiet.start), end=_clock(quiet.end))


def times_message(words: Words, habits: Habits, now: int, note: str = "") -> Message:
    """The page, with a note on what was just changed."""
    lines = (
        words("times-title"),
        note,
        _zone_line(words, habits, now),
        _quiet_line(words, habits),
        words(f"times-reminders-{habits.reminders.value}"),
    )
    back = Button(words("times-back"), str(SettingId(SettingId.ALL, "back")))
    return Message(paragraphs(*lines), rows=(*_menus(words, habits, now), (back,)))


def _zone_line(words: Words, habits: Habits, now: int) -> str:
    if not habits.zone:
        return words("times-no-zone")
    there = zone_now(habits.zone, now)
    return words("times-zone", zone=there.city, time=there.time)


def _quiet_line(words: Words, habits: Habits) -> str:
    if habits.quiet is None:
        return words("times-no-quiet")
    hours = hours_label(words, habits.quiet)
    return words("times-quiet" if habits.zone else "times-quiet-later", hours=hours)


def _menus(words: Words, habits: Habits, now: int) -> list[Row]:
    places = {one.value: words(f"settings-reminders-{one.value}") for one in Reminders}
    return [
        _menu(words, "zone", _zones(words, habits, now), habits.zone),
        _menu(words, "quiet", _nights(words, habits), _typed(habits.quiet) if habits.quiet else NONE),
        _menu(words, "reminders", places, habits.reminders.value),
    ]


def _menu(words: Words, field: str, choices: Mapping[str, str], chosen: str) -> Menu:
    """The choices with the name of their setting, as Discord hides that name once something is chosen."""
    name = words(f"settings-{field}")
    return Menu(
        str(SettingId(field)),
        name,
        tuple(
            Option(words("options-choice", field=name, choice=label), value, chosen=value == chosen)
            for value, label in choices.items()
        ),
    )


def _zones(words: Words, habits: Habits, now: int) -> dict[str, str]:
    """The well-known zones, by what their clocks say; first the chosen one if it is none of them."""
    own = (habits.zone,) if habits.zone and habits.zone not in WELL_KNOWN else ()
    there = [zone_now(name, now) for name in (*own, *WELL_KNOWN)]
    return {one.name: words("times-city", city=one.city, time=one.time) for one in there}


def _nights(words: Words, habits: Habits) -> dict[str, str]:
    """No quiet hours, the usual nights, and the chosen hours if they are none of them."""
    own = (_typed(habits.quiet),) if habits.quiet else ()
    nights = dict.fromkeys((*own, *NIGHTS) if own and own[0] not in NIGHTS else NIGHTS)
    shown = {night: hours_label(words, hours) for night in nights if (hours := quiet_hours(night))}
    return {NONE: words("settings-quiet-none"), **shown}


def _clock(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"


def _typed(quiet: QuietHours) -> str:
    return f"{_clock(quiet.start)}-{_clock(quiet.end)}"
