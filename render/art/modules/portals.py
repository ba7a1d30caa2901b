"""What modules put beside the tiles: unfinished buildings with their tokens, portals."""

from dataclasses import dataclass

from engine import Angle
from engine.position.pieces import Currency, Kind, Tile
from render.art.buildings import BASE
from render.art.cartouche import draw_cartouche
from render.art.money import CoinArt
from render.art.shapes import horseshoe
from render.art.walls import STONEWORK, THICK, draw_open_sides, draw_walls
from render.base.pen import UNITS, Pen, Point, star_points
from render.base.theme import Role, kind_roles


@dataclass(frozen=True)
class SiteArt:
    """An unfinished building: its walls stand, its building is scaffolding; a token lies on it.

    The token shows its currency only to those who may see it; to all others it lies face down.
    """

    tile: Tile
    token: Currency | None = None

    def draw(self, pen: Pen) -> None:
        draw_unfinished(pen, self.tile)
        draw_cartouche(pen, self.tile)
        TokenArt(self.token).draw(pen.part(58, 11, 32, 32))
        draw_walls(pen, self.tile.walls)


def draw_unfinished(pen: Pen, tile: Tile) -> None:
    """The ground of a tile with scaffolding instead of a building."""
    ground, _, shade = kind_roles(tile.kind)
    pen.rectangle(0, 0, UNITS, UNITS, ground)
    draw_open_sides(pen, tile.walls, shade)
    _draw_courses(pen, tile.kind)
    _draw_scaffold(pen)


def _draw_courses(pen: Pen, kind: Kind) -> None:
    """What has been built so far, from the left."""
    _, building, shade = kind_roles(kind)
    for x, top, w in ((18, 33, 16), (34, 40, 16), (50, 47, 32)):
        pen.block(x, top, w, BASE - top, building)
        pen.block(x, top, w, 2, shade)
    for x, y in ((18, 46.6), (34, 46.6), (50, 53.4), (18, 53.4), (34, 53.4)):
        pen.block(x, y, 16 if x < 50 else 32, 1.2, shade)
    for x, y in ((26, 35), (42, 42), (30, 48), (58, 49), (74, 49), (22, 54), (48, 54), (66, 54)):
        pen.block(x, y, 1.2, 5.5, shade)


def _draw_scaffold(pen: Pen) -> None:
    for x in (14.5, 36, 60, 83):
        pen.block(x, 17, 2.6, BASE - 17, Role.WALL)
    for y in (24, 41):
        pen.block(14, y, 72, 2.6, Role.WALL)


@dataclass(frozen=True)
class TokenArt:
    """The token of a building site: a coin on a stone disc, or its back."""

    currency: Currency | None = None

    def draw(self, pen: Pen) -> None:
        pen.circle(50, 50, 50, Role.OPENING)
        pen.circle(50, 50, 43, Role.STONE_LIGHT)
        if self.currency is None:
            pen.text(50, 50, "?", 80, Role.LABEL_INK)
        else:
            CoinArt(self.currency).draw(pen.part(14, 14, 72, 72))


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
