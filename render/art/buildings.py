"""The six buildings, seen from the front, lit from the upper left, all standing on one line."""

from collections.abc import Callable
from math import cos, radians, sin
from typing import Final

from engine.pieces import Kind
from render.pen import Pen, Point, curve
from render.theme import Role, kind_roles

BASE: Final = 61.0
"""Where in a field of 100 units a building stands; it reaches from 12 to 88, and up to 12."""


def draw_building(pen: Pen, kind: Kind) -> None:
    """A building of a kind, in the upper half of a tile."""
    _DRAWN[kind](pen)


def _draw_pavilion(pen: Pen) -> None:
    _, blue, shade = kind_roles(Kind.PAVILION)
    pen.rectangle(58, 66, 31, 21, Role.STONE_SHADE, 4)
    pen.rectangle(58, 65, 31, 20, Role.STONE_LIGHT, 4)
    pen.rectangle(61, 68, 25, 14, Role.WATER, 2)
    pen.line([(65, 72), (73, 72)], 1.8, Role.WATER_LIGHT)
    pen.line([(72, 77), (82, 77)], 1.8, Role.WATER_LIGHT)
    _finial(pen, 50, 17)
    dome = _dome(50, 35, 19, 20)
    pen.polygon(dome, blue)
    pen.polygon([(x, y) for x, y in dome if x >= 58] + [(58, 35)], shade)
    pen.rectangle(22, 34, 56, 5, Role.STONE_LIGHT)
    pen.rectangle(22, 39, 56, 1.6, Role.STONE_SHADE)
    pen.rectangle(26, 39, 48, 18, Role.STONE_LIGHT)
    pen.rectangle(26, 39, 48, 1.6, Role.STONE_SHADE)
    for x in (29, 43.5, 58):
        pen.horseshoe(x, 42, 13, 15, shade)
    pen.rectangle(70.5, 40.6, 3.5, 16.4, Role.STONE_SHADE)
    pen.rectangle(18, 57, 64, 4, Role.STONE_LIGHT)
    pen.rectangle(18, 59.6, 64, 1.8, Role.STONE_SHADE)


def _draw_seraglio(pen: Pen) -> None:
    _, red, shade = kind_roles(Kind.SERAGLIO)
    for x in (23, 77):
        _finial(pen, x, 21)
        pen.polygon(_low_dome(x, 32, 11, 11), shade)
    pen.rectangle(12, 31, 76, 30, red)
    pen.rectangle(12, 31, 76, 3, Role.STONE_LIGHT)
    pen.rectangle(80, 34, 8, 27, shade)
    for x in (16, 70):
        _lattice(pen, x, 39, 14, 14, shade)
    pen.rectangle(32, 15, 36, 46, shade)
    pen.rectangle(32, 15, 33, 46, Role.STONE_LIGHT)
    pen.rectangle(30, 13, 40, 4, red)
    pen.rectangle(36, 20, 25, 41, red)
    pen.circle(48.5, 37, 12.5, Role.STONE_LIGHT)
    pen.horseshoe(38.5, 27, 20, 34, Role.OPENING)
    pen.star(48.5, 23, 2.6, Role.GOLD)


def _draw_arcades(pen: Pen) -> None:
    _, brown, shade = kind_roles(Kind.ARCADES)
    pen.polygon([(14, 17), (86, 17), (89, 25), (11, 25)], shade)
    for n in range(9):
        x = 15.4 + n * 8.2
        pen.polygon([(x, 18), (x + 4, 18), (x + 4.3, 25), (x - 0.6, 25)], brown)
    pen.rectangle(13, 25, 74, 36, brown)
    pen.rectangle(13, 25, 74, 2, Role.STONE_LIGHT)
    for x in (25.5, 50, 74.5):
        _striped_arch(pen, x, 43, 11.6, shade)
    for x in (13, 37.7, 62.2, 86.8):
        pen.rectangle(x - 2.4, 45, 4.8, 3, Role.STONE_LIGHT)
        pen.rectangle(x - 1.6, 48, 3.2, 13, Role.STONE_LIGHT)
        pen.rectangle(x + 0.6, 48, 1.2, 13, Role.STONE_SHADE)
    pen.rectangle(11, 59.4, 78, 2, Role.STONE_LIGHT)


def _striped_arch(pen: Pen, x: float, y: float, r: float, dark: Role) -> None:
    """A horseshoe arch whose stones are light and dark in turn."""
    stones = 11
    first, last = 155.0, 385.0
    step = (last - first) / stones
    for n in range(stones):
        role = Role.STONE_LIGHT if n % 2 == 0 else dark
        pen.sector(x, y, r, first + n * step, first + (n + 1) * step, role)
    pen.circle(x, y, r * 0.62, Role.OPENING)
    pen.rectangle(x - r * 0.62 * 0.9, y + 2, r * 1.24 * 0.9, BASE - y - 2, Role.OPENING)


def _draw_chambers(pen: Pen) -> None:
    _, white, shade = kind_roles(Kind.CHAMBERS)
    _cube(pen, 36, 16, 30, BASE - 16, white, shade)
    _cube(pen, 13, 31, 27, BASE - 31, white, shade)
    _cube(pen, 58, 38, 28, BASE - 38, white, shade)
    for x, y in ((43, 23), (51, 23), (18, 38), (28, 38)):
        pen.rectangle(x, y, 4.6, 6.4, Role.OPENING)
    pen.horseshoe(21, 48, 9, 13, Role.OPENING)
    pen.horseshoe(63, 46, 10, 15, Role.OPENING)
    pen.rectangle(44, 37, 6, 8, Role.OPENING)
    pen.circle(71, 35, 3.4, Role.LEAF)
    pen.rectangle(69, 35, 4, 3, Role.ROOF)


def _cube(pen: Pen, x: float, y: float, w: float, h: float, front: Role, side: Role) -> None:
    """A plain room with a flat roof, its right side in the shade."""
    deep = 5.0
    pen.rectangle(x, y, w, h, side)
    pen.rectangle(x, y, w - deep, h, front)
    pen.rectangle(x - 1, y - 1.5, w + 2, 3, side)
    pen.rectangle(x - 1, y - 1.5, w - deep + 1, 3, front)
    pen.rectangle(x - 1, y + 1.5, w - deep + 1, 1.1, side)


def _draw_garden(pen: Pen) -> None:
    _, green, shade = kind_roles(Kind.GARDEN)
    pen.rectangle(12, 46, 76, 15, green)
    pen.rectangle(12, 44, 76, 3.6, shade)
    pen.polygon([(46, 46), (54, 46), (62, BASE), (38, BASE)], Role.STONE_LIGHT)
    pen.polygon([(48, 46), (52, 46), (58, BASE), (42, BASE)], Role.WATER)
    pen.line([(50, 50), (50, 58)], 1.6, Role.WATER_LIGHT)
    _cypress(pen, 22, 13, 7, shade)
    _cypress(pen, 37, 22, 6, shade)
    _orange_tree(pen, 71, 33, 15)
    for x, y in ((18, 57), (28, 58), (66, 57), (80, 58)):
        pen.circle(x, y, 1.8, Role.BLOSSOM)


def _cypress(pen: Pen, x: float, top: float, r: float, dark: Role) -> None:
    foot = 52.0
    pen.rectangle(x - 1.4, foot - 3, 2.8, 7, Role.TRUNK)
    left = curve((x, top), (x - r * 1.5, foot - 12), (x, foot))
    right = curve((x, foot), (x + r * 1.5, foot - 12), (x, top))
    pen.polygon(left + right, dark)
    pen.polygon(curve((x - 0.6, top + 7), (x - r * 1.1, foot - 14), (x - 0.6, foot - 5)), Role.LEAF)


def _orange_tree(pen: Pen, x: float, y: float, r: float) -> None:
    pen.rectangle(x - 2, y + r - 3, 4, 56 - y - r + 3, Role.TRUNK)
    pen.circle(x, y, r, Role.LEAF_SHADE)
    pen.circle(x - 1.6, y - 1.6, r - 2.2, Role.LEAF)
    for dx, dy in ((-6, -5), (3, -8), (-1, 2), (7, 0), (-8, 6), (4, 8)):
        pen.circle(x + dx, y + dy, 2.3, Role.GOLD)


def _draw_tower(pen: Pen) -> None:
    _, purple, shade = kind_roles(Kind.TOWER)
    pen.line([(50, 18), (50, 10)], 1.6, Role.TRUNK)
    pen.polygon([(50.6, 10), (70, 13.5), (50.6, 17.5)], Role.GOLD)
    _battlement(pen, 13, 46, 74, 7, purple, shade)
    pen.rectangle(13, 50, 74, 11, purple)
    pen.rectangle(13, 55, 74, 1.4, shade)
    _battlement(pen, 32, 19, 36, 5, purple, shade)
    pen.rectangle(32, 23, 36, 7, purple)
    pen.rectangle(60, 23, 8, 7, shade)
    pen.rectangle(32, 29, 36, 1.6, shade)
    pen.rectangle(35, 30, 30, 31, purple)
    pen.rectangle(58, 30, 7, 31, shade)
    for x in (41, 50):
        pen.rectangle(x, 35, 2.8, 8, Role.OPENING, 1.2)
    pen.horseshoe(42, 47, 10, 14, Role.OPENING)


def _battlement(pen: Pen, x: float, y: float, w: float, count: int, front: Role, last: Role) -> None:
    """Merlons along the top of a wall; the last is in the shade."""
    pitch = w / (count - 0.4)
    for n in range(count):
        pen.rectangle(x + n * pitch, y, pitch * 0.6, 5, last if n == count - 1 else front)


def _lattice(pen: Pen, x: float, y: float, w: float, h: float, dark: Role) -> None:
    """A screened window."""
    pen.rectangle(x - 1.4, y - 1.4, w + 2.8, h + 2.8, Role.STONE_LIGHT)
    pen.rectangle(x, y, w, h, dark)
    for n in (1, 2):
        pen.rectangle(x + n * w / 3 - 0.6, y, 1.2, h, Role.STONE_LIGHT)
        pen.rectangle(x, y + n * h / 3 - 0.6, w, 1.2, Role.STONE_LIGHT)


def _finial(pen: Pen, x: float, y: float) -> None:
    pen.rectangle(x - 0.7, y - 6, 1.4, 7, Role.GOLD_DEEP)
    pen.circle(x, y - 2.5, 1.9, Role.GOLD_DEEP)


def _dome(x: float, y: float, r: float, h: float) -> list[Point]:
    """A dome a little wider than its foot, with a pointed top."""
    left = curve((x - r * 0.9, y), (x - r * 1.35, y - h * 0.95), (x, y - h))
    right = curve((x, y - h), (x + r * 1.35, y - h * 0.95), (x + r * 0.9, y))
    return left + right


def _low_dome(x: float, y: float, r: float, h: float) -> list[Point]:
    return [(x - r * cos(radians(a)), y - h * sin(radians(a))) for a in range(0, 181, 10)]


_DRAWN: Final[dict[Kind, Callable[[Pen], None]]] = {
    Kind.PAVILION: _draw_pavilion,
    Kind.SERAGLIO: _draw_seraglio,
    Kind.ARCADES: _draw_arcades,
    Kind.CHAMBERS: _draw_chambers,
    Kind.GARDEN: _draw_garden,
    Kind.TOWER: _draw_tower,
}
