"""How a person can be reached."""

from dataclasses import dataclass

from bot.language.words import ENGLISH


@dataclass(frozen=True)
class Reach:
    """How the bot speaks to a person, and what it has told them."""

    wants_dms: bool = True
    closed: bool = False
    """Does Discord refuse DMs to this person?"""
    told: bool = False
    """Have they been told that it does?"""
    language: str = ENGLISH
    toured: bool = False
    """Have they played a turn, or skipped the tour of it?"""
