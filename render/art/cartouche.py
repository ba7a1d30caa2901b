"""The plate on which a tile is named: kind letter, price, and the letter that tells twins apart."""

from typing import Final

from engine.position.pieces import Tile
from render.base.pen import Pen
from render.base.theme import Role, kind_roles

_LEFT: Final = 14.5
_TOP: Final = 61.6
_HIGH: Final = 27.2
_LETTER: Final = 15.5
_DIGIT: Final = 18.6
_TWIN: Final = 12.0
_FIGURES: Final = 37.0
"""Type of this size has figures 24 units high."""


def draw_cartouche(pen: Pen, tile: Tile) -> float:
    """A tile's name in the lower left corner, its price large; gives where it ends."""
    _, _, shade = kind_roles(tile.kind)
    digits = str(tile.price)
    figures = _DIGIT * len(digits)
    wide = _LETTER + 3 + figures + (_TWIN if tile.twin else 1.4)
    middle = _TOP + _HIGH / 2
    pen.rectangle(_LEFT - 1.4, _TOP - 1.4, wide + 2.8, _HIGH + 2.8, shade, 5)
    pen.rectangle(_LEFT + _LETTER, _TOP, wide - _LETTER, _HIGH, Role.LABEL, 3.6)
    pen.rectangle(_LEFT + _LETTER, _TOP, 4, _HIGH, Role.LABEL)
    pen.text(_LEFT + _LETTER / 2 - 0.4, middle, tile.kind.letter, 24, Role.LABEL)
    pen.text(_LEFT + _LETTER + 2 + figures / 2, middle, digits, _FIGURES, Role.LABEL_INK)
    if tile.twin:
        pen.text(_LEFT + wide - _TWIN / 2 - 0.6, middle + 4.4, tile.twin, 23, Role.LABEL_INK)
    return _LEFT + wide + 1.4
