"""The longest wall as a golden band along the outside of its path."""

from collections.abc import Iterator
from typing import Final

from engine.geometry import CellSide, Side
from engine.palace import Wall
from render.grid import Grid
from render.scene import Box, Fill
from render.theme import Role

_CLOCKWISE: Final = tuple(Side)


def band_width(size: int) -> int:
    """How wide the band is along cells of a size."""
    return max(3, size // 9)


def wall_band(wall: Wall, grid: Grid) -> Iterator[Fill]:
    """The band: a dark edge, gold within."""
    wide, edge = band_width(grid.size), max(1, grid.size // 48)
    turns = list(_turns(wall))
    for here, (before, after) in zip(wall.path, turns, strict=True):
        ends = (_DARK_REACH[before] * wide, _DARK_REACH[after] * wide)
        yield Fill(_strip(grid, here, (0, wide), ends), Role.GOLD_DEEP)
    for here, (before, after) in zip(wall.path, turns, strict=True):
        ends = (_gold_reach(before, wide, edge), _gold_reach(after, wide, edge))
        yield Fill(_strip(grid, here, (edge, wide - edge), ends), Role.GOLD)


_CONVEX, _STRAIGHT, _CONCAVE, _END = range(4)
_DARK_REACH: Final = {_CONVEX: 1, _STRAIGHT: 0, _CONCAVE: 0, _END: 0}


def _gold_reach(turn: int, wide: int, edge: int) -> int:
    """How far the gold goes on beyond the end of a side."""
    return {_CONVEX: wide - edge, _STRAIGHT: 0, _CONCAVE: -edge, _END: -edge}[turn]


def _turns(wall: Wall) -> Iterator[tuple[int, int]]:
    """For each side of a wall, how the band turns where it begins and where it ends."""
    path = wall.path
    joints = [_turn(one, other) for one, other in zip(path, path[1:] + path[:1], strict=True)]
    if path and not wall.closed:
        joints[-1] = _END
    for n in range(len(path)):
        yield joints[n - 1], joints[n]


def _turn(one: CellSide, other: CellSide) -> int:
    quarter = (_CLOCKWISE.index(other.side) - _CLOCKWISE.index(one.side)) % 4
    return {0: _STRAIGHT, 1: _CONVEX, 3: _CONCAVE}.get(quarter, _END)


def _strip(grid: Grid, here: CellSide, across: tuple[int, int], beyond: tuple[int, int]) -> Box:
    """A strip outside a side: from and to so far from it, with so much added before and after it."""
    cell, (near, far), (before, after) = grid.cell(here.cell), across, beyond
    long, wide = grid.size + before + after, far - near
    match here.side:
        case Side.N:
            return Box(cell.x - before, cell.y - far, long, wide)
        case Side.E:
            return Box(cell.right + near, cell.y - before, wide, long)
        case Side.S:
            return Box(cell.x - after, cell.bottom + near, long, wide)
        case Side.W:
            return Box(cell.x - far, cell.y - after, wide, long)
