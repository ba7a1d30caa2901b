"""The sides of a tile: ramparts seen from above where it is walled, thresholds where it is open."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from engine.board.geometry import SIDES, Side, Walls
from render.base.pen import UNITS, Pen, Point, star_points
from render.base.theme import Role

THICK: Final = 11.0
"""How much of a cell a wall takes on its side; two walls back to back are twice as thick."""
_MERLONS: Final = 8
_PITCH: Final = UNITS / _MERLONS
_MERLON: Final = 7.5
_PARAPET: Final = 5.5
_OUTLINE: Final = 1.9
_STEP: Final = 10.0


class Masonry(NamedTuple):
    """What a wall is made of: its walk, its merlons, its outline and gaps."""

    walk: Role
    merlon: Role
    shade: Role


STONEWORK: Final = Masonry(Role.WALL, Role.WALL_LIGHT, Role.WALL_SHADE)
GILT: Final = Masonry(Role.GOLD, Role.GOLD, Role.GOLD_DEEP)


def draw_walls(pen: Pen, walls: Walls, masonry: Masonry = STONEWORK) -> None:
    """The walls of a cell, joined where two meet."""
    for side in SIDES[walls]:
        _strip(pen, side, masonry.shade, 0, THICK)
    for side in SIDES[walls]:
        _strip(pen, side, masonry.walk, 0, THICK - _OUTLINE)
    for side in SIDES[walls]:
        _draw_parapet(pen, side, masonry)
    for corner in _corners(walls):
        _draw_bastion(pen, corner, masonry)


def draw_open_sides(pen: Pen, walls: Walls, line: Role) -> None:
    """A quiet border and half a paving star on each side that is open; two neighbours make a whole one."""
    for side in Side:
        if not walls & side:
            _strip(pen, side, line, 0, 0.9)
    for side in Side:
        if not walls & side:
            x, y = _MIDDLES[side]
            pen.polygon(_half_star(x, y, _STEP, side), Role.STONE_SHADE)
            pen.polygon(_half_star(x, y, _STEP - 1.6, side), Role.STONE_LIGHT)


def side_point(side: Side, along: float, deep: float) -> Point:
    """A point by its distance along a side, from west or north, and its depth inside the cell."""
    match side:
        case Side.N:
            return along, deep
        case Side.S:
            return along, UNITS - deep
        case Side.W:
            return deep, along
        case Side.E:
            return UNITS - deep, along


def _half_star(x: float, y: float, r: float, side: Side) -> list[Point]:
    inside = {Side.N: (0, 1), Side.E: (-1, 0), Side.S: (0, -1), Side.W: (1, 0)}[side]
    return [
        (px, py) for px, py in star_points(x, y, r) if (px - x) * inside[0] + (py - y) * inside[1] >= -0.01
    ]


def _draw_parapet(pen: Pen, side: Side, masonry: Masonry) -> None:
    _strip(pen, side, masonry.shade, 0, _PARAPET)
    for n in range(_MERLONS):
        start = n * _PITCH + (_PITCH - _MERLON) / 2
        _strip(pen, side, masonry.merlon, 0, _PARAPET, start, _MERLON)


def _draw_bastion(pen: Pen, corner: Point, masonry: Masonry) -> None:
    """The block on which two walls of a cell meet."""
    x, y = corner
    for size, role in ((THICK + 1.5, masonry.shade), (THICK - 0.4, masonry.merlon)):
        pen.block(x - size if x else 0, y - size if y else 0, size, size, role)
    for size, role in ((THICK - 3.4, masonry.shade), (THICK - 5.2, masonry.walk)):
        pen.block(x - size if x else 0, y - size if y else 0, size, size, role)


def _corners(walls: Walls) -> Iterable[Point]:
    for (one, other), corner in _CORNERS.items():
        if walls & one and walls & other:
            yield corner


_CORNERS: Final = {
    (Side.N, Side.W): (0.0, 0.0),
    (Side.N, Side.E): (UNITS, 0.0),
    (Side.S, Side.E): (UNITS, UNITS),
    (Side.S, Side.W): (0.0, UNITS),
}
_MIDDLES: Final = {
    Side.N: (UNITS / 2, 0.0),
    Side.E: (UNITS, UNITS / 2),
    Side.S: (UNITS / 2, UNITS),
    Side.W: (0.0, UNITS / 2),
}


def _strip(
    pen: Pen, side: Side, role: Role, near: float, far: float, start: float = 0, length: float = UNITS
) -> None:
    """A rectangle along a side, between two distances from it."""
    (left, top), (right, bottom) = sorted(
        (side_point(side, start, near), side_point(side, start + length, far))
    )
    pen.block(left, min(top, bottom), right - left, abs(bottom - top), role)
