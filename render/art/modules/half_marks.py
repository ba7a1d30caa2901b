"""Marks on halves of cells and on crossings: where portals and falcons may go, and gilded long sides."""

from dataclasses import dataclass
from typing import Final

from engine import Angle
from render.art.tiles import draw_broken_frame
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
class OfferedHalvesArt:
    """An empty cell in which a portal may lie in some of four ways: a wedge in each of their corners."""

    angles: frozenset[Angle]
    leg: float = 44.0

    def draw(self, pen: Pen) -> None:
        pen.rectangle(2, 2, 96, 96, Role.OFFERED, 8)
        draw_broken_frame(pen, Role.GOOD, 4)
        for angle in sorted(self.angles):
            wedge = ((0.0, 0.0), (self.leg, 0.0), (0.0, self.leg))
            pen.polygon([towards(angle, x, y) for x, y in wedge], Role.GOOD)


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


@dataclass(frozen=True)
class CrossingArt:
    """A crossing on which somebody wanted a falcon: a ring with nothing in it."""

    role: Role

    def draw(self, pen: Pen) -> None:
        pen.ring(50, 50, 50, 16, Role.LABEL)
        pen.ring(50, 50, 48, 10, self.role)
