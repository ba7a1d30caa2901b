"""How high a picture of a palace must be for its cells, and the letters on them, to be made out."""

from collections.abc import Callable
from typing import Final, Protocol

from render.art.fountain import FountainArt
from render.base.look import Look
from render.base.picture import Picture
from render.base.scene import Sprite
from render.parts.column import HIGHEST

LOWEST: Final = 300
"""The least height of any picture of a palace."""
_STEP: Final = 40


class PalaceView(Picture, Protocol):
    """A picture of one palace, which can be lower or higher."""

    @property
    def least_cell(self) -> int:
        """The side of the smallest cells that can be made out."""


MakePicture = Callable[[int], PalaceView]
"""Makes a picture of at most some height."""


def readable_height(make: MakePicture, room: int, look: Look) -> int:
    """The height for a picture that has this room: more, if its cells could not be made out otherwise."""
    low = max(LOWEST, min(HIGHEST, room))
    lowest = make(low)
    if _cell_side(lowest, look) >= lowest.least_cell:
        return low
    enough = min(lowest.least_cell, _cell_side(make(HIGHEST), look))
    higher = range(low, HIGHEST, _STEP)
    return next((high for high in higher if _cell_side(make(high), look) >= enough), HIGHEST)


def _cell_side(picture: Picture, look: Look) -> int:
    """How large the cells of a palace are: the fountain fills one."""
    sprites = (mark for mark in picture.scene(look).marks if isinstance(mark, Sprite))
    return next(sprite.box.w for sprite in sprites if isinstance(sprite.art, FountainArt))
