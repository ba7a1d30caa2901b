"""What modules put beside the tiles: unfinished buildings, portals, falcons."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from engine.pieces import Kind, Tile
from render.art.buildings import BASE
from render.art.cartouche import draw_cartouche
from render.art.walls import STONEWORK, THICK, draw_open_sides, draw_walls
from render.pen import UNITS, Pen, Point, curve, star_points
from render.theme import Role, kind_roles


@dataclass(frozen=True)
class SiteArt:
    """An unfinished building: its walls stand, its building is scaffolding; a token lies on it face down."""

    tile: Tile

    def draw(self, pen: Pen) -> None:
        ground, _, shade = kind_roles(self.tile.kind)
        pen.rectangle(0, 0, UNITS, UNITS, ground)
        draw_open_sides(pen, self.tile.walls, shade)
        _draw_courses(pen, self.tile.kind)
        _draw_scaffold(pen)
        draw_cartouche(pen, self.tile)
        _draw_token(pen, 74, 27)
        draw_walls(pen, self.tile.walls)


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


def _draw_token(pen: Pen, x: float, y: float) -> None:
    pen.circle(x, y, 14, Role.OPENING)
    pen.circle(x, y, 12, Role.STONE_LIGHT)
    pen.text(x, y, "?", 24, Role.LABEL_INK)


class Half(Enum):
    """The corner of the cell in which a portal's right angle lies."""

    NW = "NW"
    NE = "NE"
    SE = "SE"
    SW = "SW"


@dataclass(frozen=True)
class PortalArt:
    """A portal: a triangle in half a cell, its long side walled, its short sides open."""

    kind: Kind
    half: Half

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
        east, south = self.half in (Half.NE, Half.SE), self.half in (Half.SE, Half.SW)
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

    def _draw_wall(self, pen: Pen) -> None:
        pen.polygon(self._band(0, THICK), STONEWORK.shade)
        pen.polygon(self._band(0, THICK - 1.9), STONEWORK.walk)
        pen.polygon(self._band(0, 5.5), STONEWORK.shade)
        merlons = 11
        for n in range(merlons):
            pen.polygon(self._band(0, 5.5, (n + 0.2) / merlons, (n + 0.8) / merlons), STONEWORK.merlon)


class Feather(Enum):
    """The colours of falcons."""

    BLACK = "black"
    BROWN = "brown"
    WHITE = "white"


_FEATHERS: Final = {
    Feather.BLACK: (Role.FALCON_BLACK, Role.FALCON_WHITE, 1),
    Feather.BROWN: (Role.FALCON_BROWN, Role.FALCON_WHITE, 2),
    Feather.WHITE: (Role.FALCON_WHITE, Role.FALCON_BLACK, 3),
}


@dataclass(frozen=True)
class FalconArt:
    """A falcon on a round perch; one, two or three bars on its breast tell the feathers apart as well."""

    feather: Feather

    def draw(self, pen: Pen) -> None:
        plumage, bars, count = _FEATHERS[self.feather]
        pen.circle(50, 50, 49, Role.FALCON_BLACK)
        pen.circle(50, 50, 46, Role.GOLD)
        pen.circle(50, 50, 39, Role.LABEL if self.feather is not Feather.WHITE else Role.BAND)
        _draw_falcon(pen, plumage, bars)
        for n in range(count):
            y = 48 + n * 8
            pen.line([(53, y), (58, y + 2.4), (63, y)], 3.2, bars)


def _draw_falcon(pen: Pen, plumage: Role, line: Role) -> None:
    """A falcon from the side, perched, looking right."""
    pen.block(32, 78, 42, 5, Role.TRUNK)
    back = curve((50, 16), (30, 34), (27, 86))
    breast = curve((38, 84), (74, 74), (68, 34))
    pen.polygon(back + breast, plumage)
    pen.circle(56, 27, 13, plumage)
    pen.polygon([*curve((66, 20), (78, 22), (76, 36), 6), (66, 32)], Role.GOLD_DEEP)
    pen.circle(60, 24, 2.8, Role.GOLD)
    pen.line(curve((43, 40), (48, 62), (31, 82)), 2.4, line)
