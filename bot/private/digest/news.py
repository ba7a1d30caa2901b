"""A piece of news: how much it matters to the person, what it says, and whether it is for them alone."""

from dataclasses import dataclass
from enum import IntEnum, auto


class Weight(IntEnum):
    """What is told first."""

    ENDED = auto()
    ASKED = auto()
    OWN_SEAT = auto()
    BREAK = auto()
    AGREED = auto()
    LOST = auto()
    GAINED = auto()
    MISSED = auto()
    SCORED = auto()
    OVERTAKEN = auto()
    MODULE = auto()
    OFFERED = auto()
    SEATS = auto()
    VOTED = auto()
    NEAR = auto()
    TURN = auto()
    FILLING = auto()
    """Told only where there is little else."""


@dataclass(frozen=True)
class News:
    """One line of a digest."""

    weight: Weight
    text: str
    secret: bool = False
    """Does it follow from what only this person knows?"""
