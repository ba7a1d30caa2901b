"""What a person chose in /settings: how they like to read and to play."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

AS_IN_DISCORD: Final = ""
"""The language of the person's Discord client, instead of one that they chose."""


class Colours(StrEnum):
    """The palette of a person's private pictures."""

    LIGHT = "light"
    DARK = "dark"
    SAFE = "safe"


class Showing(StrEnum):
    """What private screens are made of."""

    BOTH = "both"
    PICTURES = "pictures"
    """Titles, pictures and buttons, without the text that retells a picture."""
    TEXT = "text"
    """Everything in words."""


@dataclass(frozen=True)
class Preferences:
    """What a person prefers, at all tables."""

    language: str = AS_IN_DISCORD
    colours: Colours = Colours.LIGHT
    showing: Showing = Showing.BOTH
    asks_overpay: bool = True
    """Is overpaying asked about once more?"""
    ends_turns: bool = False
    """Does a turn end by itself once nothing is left to decide?"""


USUAL: Final = Preferences()
