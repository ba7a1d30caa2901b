"""/away: until when a person is away, how many days they have left, and the way back."""

import re
from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from typing import Final

from bot.language.words import Words, kebab
from bot.message.messages import Button, Message, Tone
from bot.message.personal_ids import SettingId
from bot.panel.parts import paragraphs
from bot.schedule.habits import Habits, zone_named
from bot.schedule.vacation import VacationRefusal

AWAY: Final = "away"
BACK: Final = "back"
"""The field and the value of the button that ends a vacation."""
SUGGESTED_DAYS: Final = (1, 2, 3, 5, 7, 10, 14, 21, 30)
_DAYS: Final = re.compile(r"\d{1,3}")
_ISO: Final = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_DAY_FIRST: Final = re.compile(r"(\d{1,2})[./](\d{1,2})(?:[./](\d{4})?)?")


def day_typed(typed: str, today: date) -> date | None:
    """The day that somebody means: "2026-12-24", "24.12.", "24/12/2026", or a number of days from today."""
    typed = typed.strip()
    try:
        if _DAYS.fullmatch(typed):
            return today + timedelta(days=int(typed))
        if found := _ISO.fullmatch(typed):
            year, month, day = map(int, found.groups())
            return date(year, month, day)
        if found := _DAY_FIRST.fullmatch(typed):
            return _next(int(found[1]), int(found[2]), found[3], today)
    except (ValueError, OverflowError):
        pass  # no such day
    return None


def today_of(habits: Habits, now: int) -> date:
    """The day that a person's calendar shows."""
    return datetime.fromtimestamp(now, zone_named(habits.zone) or UTC).date()


def beginning_of(day: date, habits: Habits) -> int:
    """The moment at which a day begins where a person is."""
    return int(datetime.combine(day, time(), zone_named(habits.zone) or UTC).timestamp())


def suggested_days(words: Words, today: date, days_left: int) -> Iterator[tuple[str, str]]:
    """Days to be back on, with what each is called."""
    for days in SUGGESTED_DAYS:
        if days <= days_left:
            back = (today + timedelta(days=days)).isoformat()
            yield words("away-choice", date=back, days=days), back


def away_message(words: Words, habits: Habits, days_left: int, now: int, note: str = "") -> Message:
    """Whether a person is away, and what they can do about it."""
    title, days = words("away-title"), words("away-days", days=days_left)
    if habits.away is None or not habits.is_away(now):
        return Message(paragraphs(title, note, words("away-not"), days))
    status = words("away-now", until=f"<t:{habits.away.end}:D>")
    back = Button(words("away-back"), str(SettingId(AWAY, BACK)), Tone.GOOD)
    return Message(paragraphs(title, note, status, days), rows=((back,),))


def away_refused(words: Words, refusal: VacationRefusal) -> str:
    """Why somebody cannot be away for so long."""
    return words(f"away-refused-{kebab(refusal.reason.name)}", days=refusal.days_left)


def _next(day: int, month: int, year: str | None, today: date) -> date:
    """A day of a year, or the next such day."""
    if year:
        return date(int(year), month, day)
    this_year = date(today.year, month, day)
    return this_year if this_year >= today else date(today.year + 1, month, day)
