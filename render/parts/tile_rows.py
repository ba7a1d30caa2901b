"""Tiles beside a palace: the reserve, and what was bought this turn, in rows on plates."""

from collections.abc import Iterator, Sequence
from typing import Final

from render.base.scene import Art, Box, Mark, Plate, Sprite
from render.base.theme import Role
from render.parts.fitted_text import line

_SIDES: Final = (128, 112, 96, 80, 72, 64, 56, 48, 40)
_GAP: Final = 12
_EDGE: Final = 22
_TITLE: Final = 64


def tile_rows(
    box: Box, title: str, tiles: Sequence[Art], border: Role | None = None, largest: int = _SIDES[0]
) -> Iterator[Mark]:
    """A plate with a title and tiles in rows, as large as they can be."""
    yield Plate(box, Role.CARD, Role.PAPER, 20, border, 4)
    yield line(Box(box.x + _EDGE, box.y + 8, box.w - 2 * _EDGE, 52), title, 38, ink=Role.FAINT_INK)
    sides = [side for side in _SIDES if side <= largest]
    side = next((side for side in sides if rows_height(len(tiles), box.w, side) <= box.h), _SIDES[-1])
    per_row = _per_row(box.w, side)
    for n, art in enumerate(tiles):
        x, y = box.x + _EDGE + n % per_row * (side + _GAP), box.y + _TITLE + n // per_row * (side + _GAP)
        yield Sprite(Box(x, y, side, side), art, Role.CARD)


def rows_height(count: int, wide: int, side: int) -> int:
    """How high a plate with so many tiles of a size is; with none it has room for its title only."""
    if not count:
        return 68
    return _TITLE + -(-count // _per_row(wide, side)) * (side + _GAP) + 8


def low_rows(count: int, wide: int) -> int:
    """How high a plate with so many tiles is beneath a palace: one row of large ones, or rows of smaller."""
    one_row = next((side for side in _SIDES[:4] if count <= _per_row(wide, side)), _SIDES[3])
    return rows_height(count, wide, one_row)


def row_width(count: int, side: int) -> int:
    """How wide a plate with one row of tiles of a size is."""
    return 2 * _EDGE + count * (side + _GAP) - _GAP


def _per_row(wide: int, side: int) -> int:
    return max(1, (wide - 2 * _EDGE + _GAP) // (side + _GAP))
