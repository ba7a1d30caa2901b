"""Halves of cells: the golden band along their long sides."""

from dataclasses import dataclass
from typing import Final

from engine.board.geometry import Angle
from render.base.pen import UNITS, Pen, Point
from render.base.theme import Role

_CORNER: Final[dict[Angle, Point]] = {
    Angle.NW: (0.0, 0.0),
    Angle.NE: (UNITS, 0.0),
    Angle.SE: (UNITS, UNITS),
    Angle.SW: (0.0, UNITS),
}


def towards(angle: Angle, x: float, y: float) -> Point:
    """A point of a cell, given as if the corner lay in the north-west."""
    right, bottom = _CORNER[angle]
    return abs(right - x), abs(bottom - y)


@dataclass(frozen=True)
class LongSideArt:
    """A golden band along the long side of a half, outside it; its width and edge in hundredths of a cell."""

    angle: Angle
    wide: float
    edge: float

    def draw(self, pen: Pen) -> None:
        self._band(pen, 0, self.wide, Role.GOLD_DEEP)
        self._band(pen, self.edge, self.wide - self.edge, Role.GOLD)

    def _band(self, pen: Pen, near: float, far: float, role: Role) -> None:
        slant = 2**0.5
        corners = []
        for deep, turned in ((near, False), (far, False), (far, True), (near, True)):
            reach = UNITS, deep * slant
            corners.append(towards(self.angle, *(reach[::-1] if turned else reach)))
        pen.polygon(corners, role)


@dataclass(frozen=True)
class StudArt:
    """A golden stud where a wall turns into the long side of a half; the edge in hundredths of its width."""

    edge: float

    def draw(self, pen: Pen) -> None:
        pen.circle(50, 50, 50, Role.GOLD_DEEP)
        pen.circle(50, 50, 50 - self.edge, Role.GOLD)
