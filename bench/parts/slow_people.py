"""People who play slowly: where they live, when they sleep, how soon they play, and when they stay away."""

import random
from dataclasses import dataclass, replace
from enum import Enum, auto

from bot.schedule.habits import Away, Habits, QuietHours, Reminders
from bot.schedule.turn_time import DAY, TURN_TIMES
from bot.schedule.waking_time import moment_after
from bot.table.agreement import Agreement, OnVacation, Pace, WhenLate
from bot.table.lobby_events import Person

ZONES = ("Europe/Berlin", "America/New_York", "Asia/Tokyo", "Australia/Sydney", "America/Sao_Paulo", "UTC")
LONGEST_VACATION = 10 * DAY


class Pressed(Enum):
    """What somebody does with a reminder, besides playing."""

    NOTHING = auto()
    LATER = auto()
    MUTE = auto()


@dataclass
class SlowPerson:
    """Somebody at a table. Sleep is sleep, whether or not they told the bot."""

    person: Person
    habits: Habits
    accepts_dms: bool
    vanishes_at: int | None
    """From when on they are never seen again."""
    leaves: bool
    """Do they leave the server as they vanish?"""
    chance: random.Random

    @property
    def sleep(self) -> Habits:
        """When they do not play."""
        night = self.habits.quiet or QuietHours(23 * 60, 7 * 60)
        return replace(self.habits, zone=self.habits.zone or "UTC", quiet=night)

    def plays_at(self, now: int, pace: Pace) -> int | None:
        """When they play a turn that begins now; None if never."""
        usual = TURN_TIMES.get(pace, DAY)
        delay = min(self.chance.lognormvariate(0, 1.5) * usual / 12, usual * 2)
        if self.chance.random() < 0.01:
            delay += self.chance.uniform(1, 5) * usual
        awake = self.sleep.always_awake if pace is Pace.LIVE else self.sleep
        at = moment_after(now, int(max(delay, 20)), awake)
        return None if self.vanishes_at is not None and at > self.vanishes_at else at

    def has_vanished(self, now: int) -> bool:
        """Will they never be seen again?"""
        return self.vanishes_at is not None and now >= self.vanishes_at

    def presses(self) -> Pressed:
        """What they do with a reminder."""
        drawn = self.chance.random()
        return Pressed.LATER if drawn < 0.05 else Pressed.MUTE if drawn < 0.08 else Pressed.NOTHING

    def vacation(self, now: int) -> Away | None:
        """A vacation that they may take on some day."""
        if self.chance.random() > 1 / 90:
            return None
        return Away(now, now + self.chance.randrange(2 * DAY, LONGEST_VACATION))

    def move_elsewhere(self) -> str | None:
        """The time zone to which they may travel on some day."""
        return self.chance.choice(ZONES) if self.habits.zone and self.chance.random() < 1 / 60 else None


def slow_person(person: Person, now: int, chance: random.Random) -> SlowPerson:
    """Somebody with habits of their own."""
    zone = chance.choice(ZONES) if chance.random() < 0.7 else ""
    start = chance.randrange(20 * 60, 24 * 60, 30)
    night = QuietHours(start, (start + chance.randrange(5 * 60, 12 * 60, 30)) % (24 * 60))
    quiet = night if zone and chance.random() < 0.7 else None
    reminders = chance.choices(list(Reminders), (6, 3, 1))[0]
    vanishes = now + chance.randrange(30 * DAY) if chance.random() < 0.02 else None
    habits, accepts_dms = Habits(zone, quiet, reminders=reminders), chance.random() > 0.15
    return SlowPerson(
        person, habits, accepts_dms, vanishes, vanishes is not None and vanishes % 2 == 0, chance
    )


def slow_agreement(chance: random.Random) -> Agreement:
    """What a table agrees on."""
    late = chance.choices(list(WhenLate), (6, 2, 1, 1))[0]
    away = chance.choice(list(OnVacation))
    return Agreement(pace=chance.choice(list(Pace)), when_late=late, on_vacation=away)


def is_given_up(people: list[SlowPerson], agreement: Agreement) -> bool:
    """Does a table wait on purpose for somebody who never comes back?"""
    waits = agreement.pace is Pace.NONE or agreement.when_late in (WhenLate.WAIT, WhenLate.VOTE)
    return waits and any(one.vanishes_at is not None for one in people)
