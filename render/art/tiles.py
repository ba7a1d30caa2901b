"""Building tiles, the fountain, and a tile that is only being thought of."""

from dataclasses import dataclass
from typing import Final

from engine.geometry import Walls
from engine.pieces import Tile
from render.art.buildings import draw_building
from render.art.cartouche import draw_cartouche
from render.art.walls import draw_open_sides, draw_walls
from render.pen import UNITS, Pen
from render.theme import Role, kind_roles


@dataclass(frozen=True)
class TileArt:
    """A building tile: its kind by colour, building and letter, its price, its walls."""

    tile: Tile

    def draw(self, pen: Pen) -> None:
        _draw_site(pen, self.tile)
        draw_cartouche(pen, self.tile)
        draw_walls(pen, self.tile.walls)


@dataclass(frozen=True)
class GhostArt:
    """A tile that is not there yet: the same, paler, with a broken frame."""

    tile: Tile

    def draw(self, pen: Pen) -> None:
        _draw_site(pen, self.tile)
        pen.fade(0.45)
        draw_cartouche(pen, self.tile)
        draw_walls(pen, self.tile.walls)
        pen.fade(0.8)
        draw_broken_frame(pen, Role.TURN)


def _draw_site(pen: Pen, tile: Tile) -> None:
    ground, _, shade = kind_roles(tile.kind)
    pen.rectangle(0, 0, UNITS, UNITS, ground)
    draw_open_sides(pen, tile.walls, shade)
    draw_building(pen, tile.kind)


def draw_broken_frame(pen: Pen, role: Role, thick: float = 4) -> None:
    """A dashed frame along the edge of a cell, with whole corners."""
    dash, pitch = 14.0, (UNITS - 14.0) / 4
    for n in range(5):
        at = n * pitch
        pen.rectangle(at, 0, dash, thick, role)
        pen.rectangle(at, UNITS - thick, dash, thick, role)
        pen.rectangle(0, at, thick, dash, role)
        pen.rectangle(UNITS - thick, at, thick, dash, role)


_OPEN: Final = Walls(0)


@dataclass(frozen=True)
class FountainArt:
    """The fountain, where every palace begins: a basin on lions, and four channels."""

    def draw(self, pen: Pen) -> None:
        pen.rectangle(0, 0, UNITS, UNITS, Role.STONE)
        _draw_paving(pen)
        draw_open_sides(pen, _OPEN, Role.STONE_SHADE)
        _draw_basin(pen)


def _draw_paving(pen: Pen) -> None:
    """A great star of two squares, and a channel to each side."""
    for r, role in ((43.0, Role.STONE_SHADE), (41.0, Role.STONE_LIGHT)):
        pen.star(50, 50, r, role, depth=0.765)
    for x, y, w, h in ((46, 8, 8, 84), (8, 46, 84, 8)):
        pen.rectangle(x - 1.5, y, w + 3, h, Role.STONE_SHADE)
        pen.rectangle(x, y, w, h, Role.WATER)


def _draw_basin(pen: Pen) -> None:
    pen.ellipse(50, 64, 33, 15, Role.STONE_SHADE)
    pen.ellipse(50, 62.5, 33, 15, Role.STONE)
    for x, facing in ((27, -1), (73, 1)):
        _draw_lion(pen, x, 68, facing)
    pen.rectangle(43, 48, 14, 18, Role.STONE_SHADE)
    pen.polygon([(20, 42), (80, 42), (66, 56), (34, 56)], Role.STONE_SHADE)
    pen.ellipse(50, 42, 31, 10.5, Role.STONE_SHADE)
    pen.ellipse(50, 40.5, 31, 10.5, Role.STONE_LIGHT)
    pen.ellipse(50, 41, 26, 7.6, Role.WATER)
    pen.ellipse(50, 41.5, 13, 3.4, Role.WATER_LIGHT)
    pen.line([(50, 24), (50, 41)], 3, Role.WATER_LIGHT)
    _draw_lion_head(pen, 50, 66)


def _draw_lion(pen: Pen, x: float, foot: float, facing: int) -> None:
    """A lion from the side, as stylised as those of the court."""
    pen.rectangle(x - 9, foot - 16, 18, 10, Role.ROOF, 4)
    for dx in (-7, 3):
        pen.rectangle(x + dx, foot - 9, 4.4, 9, Role.ROOF)
    pen.circle(x + facing * 8, foot - 16, 7, Role.ROOF_SHADE)
    pen.circle(x + facing * 9.5, foot - 16, 4.6, Role.ROOF)


def _draw_lion_head(pen: Pen, x: float, y: float) -> None:
    pen.rectangle(x - 7, y, 5, 14, Role.ROOF)
    pen.rectangle(x + 2, y, 5, 14, Role.ROOF)
    pen.circle(x, y, 9.5, Role.ROOF_SHADE)
    pen.circle(x, y + 0.6, 6.6, Role.ROOF)
    pen.circle(x - 2.4, y - 1, 1.1, Role.OPENING)
    pen.circle(x + 2.4, y - 1, 1.1, Role.OPENING)
    pen.circle(x, y + 3, 1.8, Role.WATER)
