"""Letters for places to choose from: A, B, C … as one reads, row by row from the top and from left to right.

Buttons and pictures both ask here, so what is chosen from the same places always has the same letters.
"""

from collections.abc import Iterable
from typing import Final

from engine.board.geometry import Angle, Cell, Corner, Half

_ALPHABET: Final = "ABCDEFGHIJKLMNOPRSTUVWXYZ"
"""Without Q: it looks like O, and its tail needs room that small cells do not have."""
_READ = (Angle.NW, Angle.NE, Angle.SW, Angle.SE)


def lettered_cells(cells: Iterable[Cell]) -> dict[Cell, str]:
    """A letter for each cell."""
    return {cell: _letter(at) for at, cell in enumerate(sorted(set(cells)))}


def lettered_corners(corners: Iterable[Corner]) -> dict[Corner, str]:
    """A letter for each crossing."""
    return {corner: _letter(at) for at, corner in enumerate(sorted(set(corners)))}


def lettered_halves(halves: Iterable[Half]) -> dict[Half, str]:
    """A letter for each half of a cell; those of one cell follow each other."""
    found = sorted(set(halves), key=lambda half: (half.cell, _READ.index(half.angle)))
    return {half: _letter(at) for at, half in enumerate(found)}


def _letter(at: int) -> str:
    """A to Z, then AA, AB and so on."""
    before, last = divmod(at, len(_ALPHABET))
    return (_letter(before - 1) if before else "") + _ALPHABET[last]
