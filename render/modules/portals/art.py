"""Portals: there, not there yet, in general; and where one may lie."""

from dataclasses import dataclass

from engine.board.geometry import Angle
from engine.position.pieces import Kind
from render.art.half_cells import towards
from render.art.shapes import horseshoe
from render.art.tiles import draw_broken_frame
from render.art.walls import STONEWORK, THICK
from render.base.pen import UNITS, Pen, Point, star_points
from render.base.theme import Role, kind_roles


@dataclass(frozen=True)
class PortalArt:
    """A portal: a triangle in half a cell, its long side walled, its short sides open."""

    kind: Kind
    angle: Angle

    def draw(self, pen: Pen) -> None:
        ground, building, shade = kind_roles(self.kind)
        pen.polygon(self._corners(0), shade)
        pen.polygon(self._corners(1), ground)
        self._draw_thresholds(pen)
        self._draw_wall(pen)
        x, y = self._at(31, 31)
        pen.rectangle(x - 17, y - 19, 34, 38, shade, 3)
        pen.rectangle(x - 15.5, y - 17.5, 28, 36.5, building, 2)
        pen.horseshoe(x - 13, y - 14, 26, 33, shade)
        pen.horseshoe(x - 11, y - 12, 22, 31, Role.LABEL)
        pen.text(x, y + 1.5, self.kind.letter, 25, Role.LABEL_INK)

    def _corners(self, inset: float) -> list[Point]:
        return [self._at(inset, inset), self._at(UNITS - inset, inset), self._at(inset, UNITS - inset)]

    def _at(self, x: float, y: float) -> Point:
        """A point given as if the right angle lay in the north-west."""
        east, south = self.angle in (Angle.NE, Angle.SE), self.angle in (Angle.SE, Angle.SW)
        return (UNITS - x if east else x), (UNITS - y if south else y)

    def _band(self, near: float, far: float, start: float = 0.0, end: float = 1.0) -> list[Point]:
        """A part of a strip along the long side, between two distances from it."""
        slant = 2**0.5
        ends = []
        for distance, along in ((near, start), (near, end), (far, end), (far, start)):
            length = UNITS - distance * slant
            ends.append(self._at(length * along, length * (1 - along)))
        return ends

    def _draw_thresholds(self, pen: Pen) -> None:
        for r, role in ((10.0, Role.STONE_SHADE), (8.4, Role.STONE_LIGHT)):
            for x, y in ((50.0, 0.0), (0.0, 50.0)):
                star = [(px, py) for px, py in star_points(x, y, r) if px >= -0.01 and py >= -0.01]
                pen.polygon([self._at(px, py) for px, py in star], role)

    def draw_broken_edge(self, pen: Pen, role: Role) -> None:
        """Dashes along the short sides."""
        for n in range(4):
            for swapped in (False, True):
                ends = ((n * 25.0 + 3, 2.0), (n * 25.0 + 16, 2.0))
                pen.line([self._at(*(end[::-1] if swapped else end)) for end in ends], 4, role)

    def _draw_wall(self, pen: Pen) -> None:
        pen.polygon(self._band(0, THICK), STONEWORK.shade)
        pen.polygon(self._band(0, THICK - 1.9), STONEWORK.walk)
        pen.polygon(self._band(0, 5.5), STONEWORK.shade)
        merlons = 11
        for n in range(merlons):
            pen.polygon(self._band(0, 5.5, (n + 0.2) / merlons, (n + 0.8) / merlons), STONEWORK.merlon)


@dataclass(frozen=True)
class GhostPortalArt:
    """A portal that is not there yet: the same, paler, with a broken edge along its short sides."""

    kind: Kind
    angle: Angle

    def draw(self, pen: Pen) -> None:
        portal = PortalArt(self.kind, self.angle)
        portal.draw(pen)
        pen.fade(0.62)
        portal.draw_broken_edge(pen, Role.TURN)


@dataclass(frozen=True)
class PortalSignArt:
    """Portals in general: an arch in a triangle, in one colour on clear ground."""

    role: Role = Role.INK

    def draw(self, pen: Pen) -> None:
        pen.polygon([(2, 2), (98, 98), (2, 98)], self.role)
        pen.clear(horseshoe(14, 50, 42, 49))


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
