"""The plate on which a tile is named: kind letter, price, and the letter that tells twins apart."""

from typing import Final

from engine.pieces import Tile
from render.pen import Pen
from render.theme import Role, kind_roles

_LEFT: Final = 12.0
_TOP: Final = 62.0
_HIGH: Final = 27.0
_LETTER: Final = 17.0
_DIGIT: Final = 19.0
_TWIN: Final = 12.5
_FIGURES: Final = 37.0
"""Type of this size has figures 24 units high."""


def draw_cartouche(pen: Pen, tile: Tile) -> None:
    """A tile's name in the lower left corner, its price large."""
    _, _, shade = kind_roles(tile.kind)
    digits = str(tile.price)
    wide = _LETTER + 3 + _DIGIT * len(digits) + (_TWIN if tile.twin else 1.5)
    middle = _TOP + _HIGH / 2
    pen.rectangle(_LEFT - 1.4, _TOP - 1.4, wide + 2.8, _HIGH + 2.8, shade, 5.4)
    pen.rectangle(_LEFT + _LETTER, _TOP, wide - _LETTER, _HIGH, Role.LABEL, 4)
    pen.rectangle(_LEFT + _LETTER, _TOP, 6, _HIGH, Role.LABEL)
    pen.text(_LEFT + _LETTER / 2 - 0.4, middle, tile.kind.letter, 25, Role.LABEL)
    x = _LEFT + _LETTER + 2 + _DIGIT * len(digits) / 2
    pen.text(x, middle, digits, _FIGURES, Role.LABEL_INK)
    if tile.twin:
        pen.text(_LEFT + wide - _TWIN / 2 - 0.5, middle + 4, tile.twin, 23, Role.LABEL_INK)
