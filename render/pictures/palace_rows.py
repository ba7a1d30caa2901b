"""A palace with the tiles beside it: below it, or on its right if that lets the palace be larger."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from render.base.scene import Art, Box, Mark, Plate, Sprite
from render.base.theme import Role
from render.parts.board import Board
from render.parts.column import GAP, HIGHEST, INNER, MARGIN, Column
from render.parts.fitted_text import line
from render.parts.palace_parts import AROUND_BOARD, LEAST_BED, bed

_BESIDE: Final = 312
"""How wide a column of tiles beside a palace is."""
_SHARED: Final = 112
"""How large tiles are where two plates share a row."""
_TILE_SIDES: Final = (128, 112, 96, 80, 72, 64, 56, 48, 40)
_TILE_GAP: Final = 12
_EDGE: Final = 22
_TITLE: Final = 64


@dataclass(frozen=True)
class Row:
    """Some tiles and other pieces, with a title."""

    title: str
    tiles: tuple[Art, ...]
    border: Role | None = None


def lay_palace_and_rows(
    column: Column,
    lay: Callable[[Box], Board],
    rows: Sequence[Row],
    highest: int = HIGHEST,
    *,
    least_cell: int = 0,
) -> Board:
    """The bed and all tiles that are not on it; without them if they leave the bed only smaller cells."""
    most = highest - column.bottom - MARGIN
    below = _low_height(rows) + GAP
    fits_beside = any(row.tiles for row in rows) and _least_beside(rows) <= most
    beside = _size(lay, INNER - _BESIDE - GAP, most) if fits_beside else 0
    size = _size(lay, INNER, most - below)
    if max(size, beside) < least_cell:
        return bed(column, most, lay)
    if beside > size:
        return _lay_beside(column, lay, rows, most)
    laid = bed(column, most - below, lay)
    _lay_below(column, rows)
    return laid


def _size(lay: Callable[[Box], Board], wide: int, high: int) -> int:
    """How large the cells of a bed are."""
    return lay(Box(0, 0, wide, high).inset(*AROUND_BOARD)).size


def _lay_beside(column: Column, lay: Callable[[Box], Board], rows: Sequence[Row], most: int) -> Board:
    top = column.bottom
    laid = bed(column, most, lay, INNER - _BESIDE - GAP, max(LEAST_BED, _least_beside(rows)))
    y, high = top, column.bottom - GAP - top
    # Many large tiles would make too large a file.
    largest = 128 if sum(len(row.tiles) for row in rows) <= 6 else 96
    for n, row in enumerate(rows):
        last = n == len(rows) - 1
        left = high - (y - top)
        own = left if last else min(rows_height(len(row.tiles), _BESIDE, largest), left // 2)
        box = Box(MARGIN + INNER - _BESIDE, y, _BESIDE, own)
        column.marks += tile_rows(box, row.title, row.tiles, row.border, largest)
        y += own + GAP
    return laid


def _least_beside(rows: Sequence[Row]) -> int:
    """What plates of the smallest tiles need beside a palace, if all are equally high."""
    highest = max(rows_height(len(row.tiles), _BESIDE, _TILE_SIDES[-1]) for row in rows)
    return len(rows) * (highest + GAP) - GAP


def _low_height(rows: Sequence[Row]) -> int:
    if _share(rows):
        return rows_height(1, INNER, _SHARED)
    return sum(low_rows(len(row.tiles), INNER) + GAP for row in rows) - GAP


def _lay_below(column: Column, rows: Sequence[Row]) -> None:
    if not _share(rows):
        for row in rows:
            box = column.take(low_rows(len(row.tiles), INNER))
            column.marks += tile_rows(box, row.title, row.tiles, row.border)
        return
    box, x = column.take(_low_height(rows)), MARGIN
    for n, row in enumerate(rows):
        wide = MARGIN + INNER - x if n == len(rows) - 1 else _width(row)
        column.marks += tile_rows(Box(x, box.y, wide, box.h), row.title, row.tiles, row.border)
        x += wide + GAP


def _share(rows: Sequence[Row]) -> bool:
    """Do several plates stand in one row?"""
    return len(rows) > 1 and sum(_width(row) + GAP for row in rows) - GAP <= INNER


def _width(row: Row) -> int:
    """Room for the tiles in one row, and for the title."""
    return max(380, row_width(len(row.tiles), _SHARED))


def tile_rows(
    box: Box, title: str, tiles: Sequence[Art], border: Role | None = None, largest: int = _TILE_SIDES[0]
) -> Iterator[Mark]:
    """A plate with a title and tiles in rows, as large as they can be."""
    yield Plate(box, Role.CARD, Role.PAPER, 20, border, 4)
    yield line(Box(box.x + _EDGE, box.y + 8, box.w - 2 * _EDGE, 52), title, 38, ink=Role.FAINT_INK)
    sides = [side for side in _TILE_SIDES if side <= largest]
    side = next((side for side in sides if rows_height(len(tiles), box.w, side) <= box.h), _TILE_SIDES[-1])
    per_row = _per_row(box.w, side)
    for n, art in enumerate(tiles):
        x, y = (
            box.x + _EDGE + n % per_row * (side + _TILE_GAP),
            box.y + _TITLE + n // per_row * (side + _TILE_GAP),
        )
        yield Sprite(Box(x, y, side, side), art, Role.CARD)


def rows_height(count: int, wide: int, side: int) -> int:
    """The height of a plate with `count` tiles of a size; without tiles, just its title."""
    if not count:
        return 68
    return _TITLE + -(-count // _per_row(wide, side)) * (side + _TILE_GAP) + 8


def low_rows(count: int, wide: int) -> int:
    """The height of a plate beneath a palace: one row of large tiles, or rows of smaller ones."""
    one_row = next((side for side in _TILE_SIDES[:4] if count <= _per_row(wide, side)), _TILE_SIDES[3])
    return rows_height(count, wide, one_row)


def row_width(count: int, side: int) -> int:
    """The width of a plate with one row of tiles of a size."""
    return 2 * _EDGE + count * (side + _TILE_GAP) - _TILE_GAP


def _per_row(wide: int, side: int) -> int:
    return max(1, (wide - 2 * _EDGE + _TILE_GAP) // (side + _TILE_GAP))
