"""Places as medals, alone or shared, and who has them."""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.position.pieces import Seat
from engine.views.ranks import ranks
from engine.views.view import View
from render.base.lettering import width
from render.base.look import Look
from render.base.scene import Align, Box, Face, Mark, Plate, Text, Type
from render.base.theme import Role

MEDALS: Final = (Role.GOLD, Role.SILVER, Role.BRONZE)
MEDAL: Final = 34
"""The side of a medal with a place on it."""
_FIGURE: Final = Type(Face.STRONG, 30)
_BETWEEN: Final = 2


def medals_width(places: Sequence[int], sharing: int) -> int:
    """The width of medals, with the number of players who share them."""
    plates = len(places) * (MEDAL + _BETWEEN) - _BETWEEN
    return plates + (6 + width(_divided(sharing), _FIGURE) + 2 if sharing > 1 else 0)


def medals(x: int, middle: int, places: Sequence[int], sharing: int, ground: Role) -> Iterator[Mark]:
    """Places as medals, side by side, and by how many their points are divided."""
    for place in places:
        box = Box(x, middle - MEDAL // 2, MEDAL, MEDAL)
        yield Plate(box, MEDALS[place - 1], ground, 9)
        inner = box.inset(4, 2)
        yield Text(inner, str(place), _FIGURE, Role.LABEL_INK, MEDALS[place - 1], Align.CENTRE)
        x += MEDAL + _BETWEEN
    if sharing > 1:
        text = _divided(sharing)
        box = Box(x + 6 - _BETWEEN, middle - MEDAL // 2, width(text, _FIGURE) + 2, MEDAL)
        yield Text(box, text, _FIGURE, Role.FAINT_INK, ground)


def _divided(sharing: int) -> str:
    return f"÷{sharing}"


def ranked(view: View, scores: Sequence[int]) -> tuple[tuple[int, Seat], ...]:
    """The players with their places, best first; imaginary ones have none (D2)."""
    places = ranks(scores[: len(view.players)])
    return tuple(sorted((place, Seat(seat)) for seat, place in enumerate(places)))


def imaginary(view: View, scores: Sequence[int]) -> tuple[Seat, ...]:
    """The seats after the players."""
    return tuple(Seat(seat) for seat in range(len(view.players), len(scores)))


def rank_text(place: int, look: Look) -> str:
    """A place in a word."""
    return look.words("sheet-place", place=place)
