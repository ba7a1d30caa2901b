"""A palace with the tiles beside it: below it, or on its right if that lets the palace be larger."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from render.base.scene import Art, Box
from render.base.theme import Role
from render.parts.board import Board
from render.parts.palace_parts import GAP, HIGHEST, INNER, MARGIN, Column, bed
from render.parts.tile_rows import low_rows, row_width, rows_height, tile_rows

_SIDE: Final = 312
"""How wide a column of tiles beside a palace is."""
_SHARED: Final = 112
"""How large tiles are where two plates share a row."""


@dataclass(frozen=True)
class Row:
    """Some tiles and other pieces, with a title."""

    title: str
    tiles: tuple[Art, ...]
    border: Role | None = None


def lay_palace_and_rows(column: Column, lay: Callable[[Box], Board], rows: Sequence[Row]) -> None:
    """The bed and all tiles that are not on it."""
    most = HIGHEST - column.bottom - MARGIN
    below = _low_height(rows) + GAP
    beside = any(row.tiles for row in rows)
    size = lay(Box(0, 0, INNER, most - below).inset(18, 20)).size
    if beside and lay(Box(0, 0, INNER - _SIDE - GAP, most).inset(18, 20)).size > size:
        _lay_beside(column, lay, rows, most)
    else:
        bed(column, most - below, lay)
        _lay_below(column, rows)


def _lay_beside(column: Column, lay: Callable[[Box], Board], rows: Sequence[Row], most: int) -> None:
    top = column.bottom
    bed(column, most, lay, INNER - _SIDE - GAP)
    y, high = top, column.bottom - GAP - top
    # Many large tiles would make too large a file.
    largest = 128 if sum(len(row.tiles) for row in rows) <= 6 else 96
    for n, row in enumerate(rows):
        last = n == len(rows) - 1
        left = high - (y - top)
        own = left if last else min(rows_height(len(row.tiles), _SIDE, largest), left // 2)
        box = Box(MARGIN + INNER - _SIDE, y, _SIDE, own)
        column.marks += tile_rows(box, row.title, row.tiles, row.border, largest)
        y += own + GAP


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
