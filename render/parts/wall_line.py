"""The longest wall as a golden band along the outside of its path."""

from collections.abc import Collection, Iterator
from typing import Final

from engine.board.geometry import CellSide, Corner, Half, Side
from engine.board.wall import Wall, WallSide
from render.art.half_cells import LongSideArt, StudArt
from render.art.plates import PillArt
from render.base.lettering import width
from render.base.scene import Align, Box, Face, Fill, Glaze, Mark, Text, Type
from render.base.theme import Role
from render.parts.grid import Grid

_CLOCKWISE: Final = tuple(Side)


def band_width(size: int) -> int:
    """How wide the band is along cells of a size."""
    return max(3, size // 9)


def wall_band(wall: Wall, grid: Grid) -> Iterator[Mark]:
    """The band: a dark edge, gold within; a stud where it turns into the long side of a half."""
    wide, edge = band_width(grid.size), max(1, grid.size // 48)
    turns = list(_turns(wall))
    sides = [(here, turn) for here, turn in zip(wall.path, turns, strict=True) if isinstance(here, CellSide)]
    for here, (before, after) in sides:
        ends = (_DARK_REACH[before] * wide, _DARK_REACH[after] * wide)
        yield Fill(_strip(grid, here, (0, wide), ends), Role.GOLD_DEEP)
    for here, (before, after) in sides:
        ends = (_gold_reach(before, wide, edge), _gold_reach(after, wide, edge))
        yield Fill(_strip(grid, here, (edge, wide - edge), ends), Role.GOLD)
    hundredth = 100 / grid.size
    for half in wall.halves:
        yield Glaze(grid.cell(half.cell), LongSideArt(half.angle, wide * hundredth, edge * hundredth))
    for corner in _slanting_joints(wall):
        x, y = grid.corner(corner)
        yield Glaze(Box(x - wide, y - wide, 2 * wide, 2 * wide), StudArt(50 * edge / wide))


def _slanting_joints(wall: Wall) -> Iterator[Corner]:
    """Where a wall comes to the long side of a half, or goes on from one."""
    path = wall.path
    for one, other in zip(path, path[1:] + (path[:1] if wall.closed else ()), strict=False):
        if isinstance(one, Half) or isinstance(other, Half):
            yield other.start


def wall_chip(wall: Wall, grid: Grid, box: Box, label: str, taken: Collection[Box]) -> Iterator[Mark]:
    """A label beside a wall, as near to its middle as there is room in a box; nothing if there is none."""
    type_ = Type(Face.STRONG, min(40, max(30, grid.size // 3)))
    size = width(label, type_) + round(type_.size * 1.2), round(type_.size * 1.44)
    middle, away = len(wall.path) / 2, band_width(grid.size) + 2
    obstacles = [place.inset(-away) for place in taken]
    for n in sorted(range(len(wall.path)), key=lambda n: abs(n + 0.5 - middle)):
        if isinstance(here := wall.path[n], Half):
            continue
        chip, stem = _beside(grid, here, size)
        if box.holds(chip) and not any(chip.overlaps(obstacle) for obstacle in obstacles):
            yield Fill(stem, Role.GOLD_DEEP)
            yield Glaze(chip, PillArt(Role.GOLD, Role.GOLD_DEEP))
            yield Text(chip.inset(chip.h // 4, 5), label, type_, Role.LABEL_INK, Role.GOLD, Align.CENTRE)
            return


def _beside(grid: Grid, here: CellSide, size: tuple[int, int]) -> tuple[Box, Box]:
    """A chip of a size outside a side, and the stem that joins it to the band there."""
    cell, (w, h), band = grid.cell(here.cell), size, band_width(grid.size)
    stem, thin = max(4, grid.size // 12), max(4, grid.size // 20)
    (x, y), off = cell.centre, band + stem
    match here.side:
        case Side.N:
            return Box(x - w // 2, cell.y - off - h, w, h), Box(x - thin // 2, cell.y - off, thin, stem)
        case Side.S:
            return Box(x - w // 2, cell.bottom + off, w, h), Box(
                x - thin // 2, cell.bottom + band, thin, stem
            )
        case Side.E:
            return Box(cell.right + off, y - h // 2, w, h), Box(cell.right + band, y - thin // 2, stem, thin)
        case Side.W:
            return Box(cell.x - off - w, y - h // 2, w, h), Box(cell.x - off, y - thin // 2, stem, thin)


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


def _turn(one: WallSide, other: WallSide) -> int:
    if isinstance(one, Half) or isinstance(other, Half):
        return _END
    quarter = (_CLOCKWISE.index(other.side) - _CLOCKWISE.index(one.side)) % 4
    return {0: _STRAIGHT, 1: _CONVEX, 3: _CONCAVE}.get(quarter, _END)


def _strip(grid: Grid, here: CellSide, across: tuple[int, int], beyond: tuple[int, int]) -> Box:
    """A strip outside a side: its distances from the side, and what is added at both ends."""
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
