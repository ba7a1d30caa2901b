"""Alt texts that are complete and yet short enough: if need be, names are said in full only once."""

from collections.abc import Callable, Iterator
from typing import Final

from engine.position.pieces import Seat
from render.alt_text.lengths import length, shortened
from render.alt_text.telling import spoken_name
from render.base.look import Look
from render.base.picture import LONGEST_ALT

Names = tuple[str, ...]
Teller = Callable[[Names, Names], str]
"""Tells a picture, with the names for their first mention and for all later ones."""
_SHORT: Final = (12, 8, 5)


def told_with_names(look: Look, seats: int, tell: Teller) -> str:
    """The telling with the fullest names that is short enough."""
    text = ""
    for first, later in _namings(tuple(spoken_name(look, Seat(seat)) for seat in range(seats))):
        text = tell(first, later)
        if length(text) <= LONGEST_ALT:
            break
    return text


def later_names(names: Names) -> Names:
    """Names for those that were already said in full."""
    return next(shorter_names(names), names)


def shorter_names(names: Names) -> Iterator[Names]:
    """Shorter and shorter names, as long as they can be told apart."""
    for most in _SHORT:
        short = tuple(shortened(name, most) for name in names)
        if len(set(short)) == len(names):
            yield short


def _namings(names: Names) -> Iterator[tuple[Names, Names]]:
    yield names, names
    for short in shorter_names(names):
        yield names, short
    numbers = tuple(f"#{number}" for number in range(1, len(names) + 1))
    for most in (max(map(length, names)), *_SHORT):
        firsts = zip(numbers, names, strict=True)
        yield tuple(f"{number} {shortened(name, most)}" for number, name in firsts), numbers
