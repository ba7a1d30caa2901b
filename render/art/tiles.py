"""Building tiles, and tiles that are not there yet."""

from dataclasses import dataclass

from engine.position.pieces import Tile
from render.art.buildings import draw_building
from render.art.cartouche import draw_cartouche
from render.art.courtyard import draw_courtyard
from render.art.walls import draw_open_sides, draw_walls
from render.base.pen import UNITS, Pen
from render.base.theme import Role, kind_roles


@dataclass(frozen=True)
class TileArt:
    """A building tile: its kind by colour, building and letter, its price, its walls."""

    tile: Tile

    def draw(self, pen: Pen) -> None:
        _draw_ground(pen, self.tile)
        draw_courtyard(pen, self.tile.kind, draw_cartouche(pen, self.tile))
        draw_walls(pen, self.tile.walls)


@dataclass(frozen=True)
class GhostArt:
    """A tile that is not there yet: the same, paler, with a broken frame."""

    tile: Tile

    def draw(self, pen: Pen) -> None:
        _draw_ground(pen, self.tile)
        draw_ghost(pen, self.tile)


def draw_ghost(pen: Pen, tile: Tile) -> None:
    """Make what is drawn pale, and frame it as a tile that is not there yet."""
    pen.fade(0.5)
    draw_walls(pen, tile.walls)
    draw_cartouche(pen, tile)
    pen.fade(0.85)
    draw_broken_frame(pen, Role.TURN)


def _draw_ground(pen: Pen, tile: Tile) -> None:
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
