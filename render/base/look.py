"""How a picture looks to its viewers: the palette, the language, the names at the table."""

from dataclasses import dataclass
from typing import Protocol

from engine.position.pieces import Seat
from render.base.name_letters import drawable, is_by_initials
from render.base.theme import Palette


class Words(Protocol):
    """A catalogue of phrases in one language. Equal catalogues are equal."""

    def __call__(self, phrase: str, /, **facts: str | int | float) -> str: ...

    def __hash__(self) -> int: ...


@dataclass(frozen=True)
class Look:
    """Palette, words, and the names of the players in the order of their seats."""

    palette: Palette
    words: Words
    names: tuple[str, ...]
    drawn: bool = True
    """Is it drawn? For readers who want no pictures its alt text stands there instead."""
    in_letters: bool = False
    """Does an alt text that would be too long name kinds by their letters?"""

    def name(self, seat: Seat) -> str:
        """A player's name as pictures can draw it; seats after the players' are imaginary players'."""
        if seat >= len(self.names):
            return self.words("imaginary-player")
        return drawable(self.names[seat]) or self.words("seat-name", number=seat + 1)

    def is_by_initials(self, seat: Seat) -> bool:
        """Are initials all that pictures can draw of a player's name?"""
        return seat < len(self.names) and is_by_initials(self.names[seat])

    def spoken_name(self, seat: Seat) -> str:
        """A player's name as texts show it."""
        return self.names[seat] if seat < len(self.names) else self.words("imaginary-player")
