"""The bot's own emojis by name: marks that stand for them in texts, and what becomes of these marks.

Messages know emojis only by name. Layouts put the uploaded ones in the place of marks, or drop a mark with
its space where there is none; texts must say everything without them.
"""

import re
from collections.abc import Callable
from typing import Final

from bot.language.inflection import Inflected
from engine import Card, Currency, Kind, Seat

TAKE: Final = "sign_take"
BUY: Final = "sign_buy"
PLACE: Final = "sign_place"
RESERVE: Final = "sign_reserve"
REDESIGN: Final = "sign_redesign"
SWAP: Final = "sign_swap"
UNDO: Final = "sign_undo"
END: Final = "sign_end"
HAND: Final = "sign_hand"
TABLE: Final = "sign_table"
PALACE: Final = "sign_palace"
SCORES: Final = "sign_scores"
MORE: Final = "sign_more"
GIFT: Final = "sign_gift"
YES: Final = "sign_yes"
NO: Final = "sign_no"

_OPENING, _CLOSING = "\ue0e0", "\ue0e1"
_GAP: Final = " "
_MARK: Final = re.compile(f"{_OPENING}([A-Za-z0-9_]*)(?:{_CLOSING}{_GAP}?)?|{_CLOSING}{_GAP}?")
"""A mark, even if it was cut off."""
_LONGEST_ID: Final = 20
WRITTEN_OUT: Final = len("<::>") + _LONGEST_ID - len(_OPENING + _CLOSING)
"""Characters that a text grows by, at most, for each mark that becomes an emoji."""


def kind_emoji(kind: Kind) -> str:
    """A kind of tile."""
    return f"kind_{kind.name.lower()}"


def coin_emoji(currency: Currency) -> str:
    """A currency."""
    return f"coin_{currency.name.lower()}"


def card_emoji(card: Card) -> str:
    """A money card with its value."""
    return f"card_{card}"


def seat_emoji(seat: Seat, players: int) -> str:
    """A player's emblem; seats after the players are imaginary."""
    return f"seat_{seat + 1}" if seat < players else "seat_imaginary"


def place_emoji(place: int) -> str:
    """A place in a ranking."""
    return f"place_{place}"


def marked(name: str, text: str) -> str:
    """A text with the mark of an emoji before it."""
    mark = f"{_OPENING}{name}{_CLOSING}{_GAP}"
    return text.after(mark) if isinstance(text, Inflected) else mark + text


def resolved(text: str, written: Callable[[str], str | None]) -> str:
    """A text with emojis as `written` writes them; marks of those that it does not know are dropped."""

    def emoji(mark: re.Match[str]) -> str:
        found = written(mark[1]) if mark[0].rstrip(_GAP).endswith(_CLOSING) and mark[1] else None
        return "" if found is None else found + _GAP

    return _MARK.sub(emoji, text) if has_marks(text) else text


def unmarked(text: str) -> str:
    """A text without marks."""
    return resolved(text, lambda _: None)


def has_marks(text: str) -> bool:
    """Are there marks in a text, or pieces of marks?"""
    return _OPENING in text or _CLOSING in text


def growth(text: str) -> int:
    """Characters that a text grows by, at most, when its marks become emojis."""
    return WRITTEN_OUT * text.count(_OPENING)
