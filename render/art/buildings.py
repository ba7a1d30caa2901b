"""The six buildings, seen from the front, lit from the upper left, all standing on one line."""

from collections.abc import Callable
from typing import Final

from engine.position.pieces import Kind
from render.art.masonry import arch, battlement, cube, dome, finial, lattice, striped_arch
from render.base.pen import Pen, curve
from render.base.theme import Role, kind_roles

BASE: Final = 60.0
"""Where in a field of 100 units a building stands; it reaches from 14 to 86, and up to 13."""


def draw_building(pen: Pen, kind: Kind) -> None:
    """A building of a kind, in the upper part of a tile."""
    _DRAWN[kind](pen)


def _draw_pavilion(pen: Pen) -> None:
    _, blue, shade = kind_roles(Kind.PAVILION)
    finial(pen, 50, 14)
    dome(pen, 50, 36, 19, 23, blue, shade)
    pen.block(27, 38, 46, 18, Role.STONE_LIGHT)
    pen.block(68, 38, 5, 18, Role.STONE_SHADE)
    pen.block(22, 34, 56, 4, Role.STONE_LIGHT)
    pen.block(22, 38, 56, 1.8, Role.STONE_SHADE)
    for x in (30, 43.5, 57):
        arch(pen, x, 42, 13, 14, shade)
    pen.block(22, 56, 56, 4, Role.STONE_LIGHT)
    pen.block(22, 59, 56, 1.8, Role.STONE_SHADE)


def _draw_seraglio(pen: Pen) -> None:
    _, red, shade = kind_roles(Kind.SERAGLIO)
    for x in (24, 76):
        finial(pen, x, 23)
        dome(pen, x, 33, 10, 10, shade, shade)
    pen.block(14, 32, 72, BASE - 32, red)
    pen.block(80, 32, 6, BASE - 32, shade)
    pen.block(14, 32, 72, 3, Role.STONE_LIGHT)
    for x in (17, 69):
        lattice(pen, x, 40, 12, 12, shade)
    pen.block(32, 16, 36, BASE - 16, Role.STONE_LIGHT)
    pen.block(65, 16, 3, BASE - 16, Role.STONE_SHADE)
    pen.block(30, 13, 40, 4, red)
    pen.block(36, 20, 26, BASE - 20, red)
    pen.circle(49, 37, 13, Role.STONE_LIGHT)
    arch(pen, 38.5, 26.5, 21, BASE - 26.5, Role.OPENING)


def _draw_arcades(pen: Pen) -> None:
    _, brown, shade = kind_roles(Kind.ARCADES)
    pen.polygon([(17, 17), (83, 17), (87, 25), (13, 25)], shade)
    for n in range(7):
        pen.block(18.6 + n * 9.4, 17, 5, 8, brown)
    pen.block(13, 25, 74, 1.6, shade)
    pen.block(14, 26.6, 72, BASE - 26.6, Role.STONE)
    for x in (26, 50, 74):
        striped_arch(pen, x, 42, 11.4, BASE, Role.STONE_LIGHT, brown)
    for x in (14, 36, 60, 82):
        pen.block(x, 45, 4, BASE - 45, Role.STONE_LIGHT)
        pen.block(x + 2.6, 47.5, 1.4, BASE - 47.5, Role.STONE_SHADE)


def _draw_chambers(pen: Pen) -> None:
    _, white, shade = kind_roles(Kind.CHAMBERS)
    cube(pen, 36, 16, 29, BASE - 16, white, shade)
    cube(pen, 14, 31, 27, BASE - 31, white, shade)
    cube(pen, 58, 38, 28, BASE - 38, white, shade)
    for x, y in ((42, 23), (51, 23), (19, 38), (28, 38), (46, 37)):
        pen.block(x, y, 4.6, 6.4, Role.OPENING)
    arch(pen, 22, 49, 8, 11, Role.OPENING)
    arch(pen, 64, 46, 10, 14, Role.OPENING)
    pen.circle(74, 32.5, 4, Role.LEAF)
    pen.block(71.4, 33.6, 5.2, 3, Role.ROOF)


def _draw_garden(pen: Pen) -> None:
    _, green, shade = kind_roles(Kind.GARDEN)
    pen.block(14, 46, 72, BASE - 46, green)
    pen.block(14, 44, 72, 3, shade)
    pen.polygon([(46.4, 47), (53.6, 47), (63, BASE), (37, BASE)], Role.STONE_LIGHT)
    pen.polygon([(48.2, 47), (51.8, 47), (58.5, BASE), (41.5, BASE)], Role.WATER)
    _draw_cypress(pen, 22.5, 13, 8, shade)
    _draw_cypress(pen, 38, 23, 7, shade)
    _draw_orange_tree(pen, 70, 31, 15)
    for x in (30, 66, 80):
        pen.circle(x, 55.5, 2, Role.BLOSSOM)


def _draw_cypress(pen: Pen, x: float, top: float, r: float, dark: Role) -> None:
    foot = 52.0
    pen.block(x - 1.2, foot - 3, 2.4, 6, Role.TRUNK)
    left = curve((x, top), (x - r * 1.5, foot - 10), (x, foot))
    right = curve((x, foot), (x + r * 1.5, foot - 10), (x, top))
    pen.polygon(left + right, dark)
    pen.polygon(curve((x - 0.6, top + 8), (x - r * 1.2, foot - 12), (x - 0.6, foot - 5)), Role.LEAF)


def _draw_orange_tree(pen: Pen, x: float, y: float, r: float) -> None:
    pen.block(x - 2, y + r - 3, 4, 55 - y - r + 3, Role.TRUNK)
    pen.circle(x, y, r, Role.LEAF_SHADE)
    pen.circle(x - 1.8, y - 1.8, r - 2.4, Role.LEAF)
    for dx, dy in ((-6, -5), (3.5, -7), (-1, 2), (6.5, 3), (-5, 8.5)):
        pen.circle(x + dx, y + dy, 2.5, Role.GOLD)


def _draw_tower(pen: Pen) -> None:
    _, purple, shade = kind_roles(Kind.TOWER)
    pen.block(49.2, 12, 1.6, 8, Role.TRUNK)
    pen.polygon([(50.8, 12), (69, 12), (65, 15), (69, 18), (50.8, 18)], Role.GOLD)
    battlement(pen, 14, 45, 72, 7, purple, shade)
    pen.block(14, 49, 72, BASE - 49, purple)
    pen.block(14, 54, 72, 1.6, shade)
    battlement(pen, 31, 20, 38, 5, purple, shade)
    pen.block(31, 24, 38, 7, purple)
    pen.block(62, 24, 7, 7, shade)
    pen.block(34, 31, 32, BASE - 31, purple)
    pen.block(59, 31, 7, BASE - 31, shade)
    pen.block(31, 30, 38, 1.8, shade)
    for x in (40, 49.6):
        pen.block(x, 35, 3.2, 7, Role.GOLD)
    pen.circle(46.5, 51.5, 7, Role.STONE_LIGHT)
    arch(pen, 41, 46, 11, BASE - 46, Role.OPENING)


_DRAWN: Final[dict[Kind, Callable[[Pen], None]]] = {
    Kind.PAVILION: _draw_pavilion,
    Kind.SERAGLIO: _draw_seraglio,
    Kind.ARCADES: _draw_arcades,
    Kind.CHAMBERS: _draw_chambers,
    Kind.GARDEN: _draw_garden,
    Kind.TOWER: _draw_tower,
}
