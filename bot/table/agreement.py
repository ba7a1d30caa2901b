"""What the people of a table agree on before the game. Pure."""

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from bot.language.words import ENGLISH
from bot.modules.registry import MODULES

LANGUAGE: Final = ENGLISH
"""The language of a new table."""


class Pace(Enum):
    """How long a turn may take."""

    LIVE = "live"
    RELAXED = "relaxed"
    DAY = "day"
    THREE_DAYS = "three-days"
    WEEK = "week"
    NONE = "none"


class WhenLate(Enum):
    """What happens when somebody's time is up."""

    ONE_TURN = "one-turn"
    """A computer plays this one turn."""
    SIT_IN = "sit-in"
    """A computer sits in until they are back."""
    VOTE = "vote"
    """The others decide."""
    WAIT = "wait"


class OnVacation(Enum):
    """What happens when it is the turn of somebody on vacation."""

    WAIT = "wait"
    COMPUTER = "computer"


class MemoryAid(Enum):
    """What the bot tells of the money that everyone saw."""

    OFF = "off"
    COUNTS = "counts"
    LEDGER = "ledger"


class Confirming(Enum):
    """How a turn with nothing left to decide ends: when its player says so, or by itself."""

    ASK = "ask"
    BY_ITSELF = "by-itself"


class Gathering(Enum):
    """Whether one post tells the turns of several computers in a row."""

    BY_NUMBERS = "by-numbers"
    """Where computers outnumber people."""
    TOGETHER = "together"
    APART = "apart"


@dataclass(frozen=True)
class Agreement:
    """What the people of a table have agreed on; as it stands here, that nobody is hurried."""

    language: str = LANGUAGE
    pace: Pace = Pace.NONE
    memory_aid: MemoryAid = MemoryAid.OFF
    confirming: Confirming = Confirming.ASK
    youngest: int | None = None
    """The person who is youngest, if they have said so (S3)."""
    modules: tuple[str, ...] = ()
    """The modules that are switched on, in the order in which they are offered."""
    hints: bool = True
    """May players ask for advice on their moves?"""
    gathering: Gathering = Gathering.BY_NUMBERS
    when_late: WhenLate = WhenLate.WAIT
    on_vacation: OnVacation = OnVacation.WAIT
    invited_only: bool = False
    """Is the table for invited people only?"""

    def switched(self, module: str, *, on: bool) -> "Agreement":
        """The same with a module switched on or off."""
        chosen = {*self.modules, module} if on else {*self.modules} - {module}
        return replace(self, modules=tuple(name for name in offered_modules() if name in chosen))


def agreed_at_first(language: str = LANGUAGE) -> Agreement:
    """What a new table on a server agrees on, until somebody chooses otherwise."""
    return Agreement(language, pace=Pace.DAY, when_late=WhenLate.ONE_TURN)


def offered_modules() -> tuple[str, ...]:
    """The modules that a table can switch on, in the order in which they are offered."""
    return tuple(module.rules.name for module in MODULES if module.rules.optional)
