"""Reports to the host: a few a day, each short enough to be read."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

LONGEST_REPORT: Final = 1000
"""Characters."""
A_DAY: Final = 86400
REPORTS_A_DAY: Final = 5
"""Reports of one person in a day."""
ALL_REPORTS_A_DAY: Final = 200
"""Reports of all people together in a day."""


class ReportReason(Enum):
    """Why a report is refused."""

    EMPTY = auto()
    TOO_LONG = auto()
    TOO_MANY = auto()
    """This person has written enough for a day."""
    TOO_MANY_OF_ALL = auto()
    """All people together have."""


class ReportRefusal(Exception):
    """A report is not stored."""

    def __init__(self, reason: ReportReason) -> None:
        super().__init__(reason.name)
        self.reason = reason


@dataclass(frozen=True)
class Report:
    """What a person writes to the host, with the interaction that brought it."""

    user_id: int
    guild_id: int | None
    text: str
    interaction_id: int


def check_text(text: str) -> None:
    """Refuse a report without content, or one that is too long."""
    if not text.strip():
        raise ReportRefusal(ReportReason.EMPTY)
    if len(text) > LONGEST_REPORT:  # no honest client sends it, but a forged one may
        raise ReportRefusal(ReportReason.TOO_LONG)


def check_number(of_all: int, own: int) -> None:
    """Refuse another report after so many within a day."""
    if own >= REPORTS_A_DAY:
        raise ReportRefusal(ReportReason.TOO_MANY)
    if of_all >= ALL_REPORTS_A_DAY:
        raise ReportRefusal(ReportReason.TOO_MANY_OF_ALL)
