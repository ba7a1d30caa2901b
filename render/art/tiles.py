"""Building tiles, the fountain, and what modules put beside them."""

from dataclasses import dataclass
from enum import Enum

from engine.geometry import Side
from engine.pieces import Kind, Tile
from render.pen import UNITS, Pen
from render.theme import Role, kind_roles


@dataclass(frozen=True)
class TileArt:
    """A building tile: its kind by colour, building and letter, its price, its walls."""

    tile: Tile

    def draw(self, pen: Pen) -> None:
        ground, building, _ = kind_roles(self.tile.kind)
        pen.rectangle(0, 0, UNITS, UNITS, ground)
        pen.rectangle(30, 30, 40, 40, building)
        pen.text(30, 20, f"{self.tile.kind.letter}{self.tile.price}", 22, Role.LABEL_INK)
        for side, box in _WALL_BOXES.items():
            if self.tile.walls & side:
                pen.rectangle(*box, Role.WALL)


_WALL_BOXES = {
    Side.N: (0, 0, 100, 9),
    Side.E: (91, 0, 9, 100),
    Side.S: (0, 91, 100, 9),
    Side.W: (0, 0, 9, 100),
}


@dataclass(frozen=True)
class FountainArt:
    """The fountain, where every palace begins."""

    def draw(self, pen: Pen) -> None:
        pen.rectangle(0, 0, UNITS, UNITS, Role.STONE)
        pen.circle(50, 50, 30, Role.WATER)


@dataclass(frozen=True)
class GhostArt:
    """A tile that is not there yet: the same, paler, with a broken frame."""

    tile: Tile

    def draw(self, pen: Pen) -> None:
        TileArt(self.tile).draw(pen)
        pen.fade(0.6)


@dataclass(frozen=True)
class SiteArt:
    """An unfinished building: its walls stand, its building is scaffolding."""

    tile: Tile

    def draw(self, pen: Pen) -> None:
        TileArt(self.tile).draw(pen)
        pen.line([(20, 20), (80, 80)], 4, Role.TRUNK)


class Half(Enum):
    """The corner of the cell in which a portal's right angle lies."""

    NW = "NW"
    NE = "NE"
    SE = "SE"
    SW = "SW"


@dataclass(frozen=True)
class PortalArt:
    """A portal: a triangle in half a cell, its long side walled."""

    kind: Kind
    half: Half

    def draw(self, pen: Pen) -> None:
        corners = {Half.NW: (0, 0), Half.NE: (100, 0), Half.SE: (100, 100), Half.SW: (0, 100)}
        opposite = {Half.NW: Half.SE, Half.SE: Half.NW, Half.NE: Half.SW, Half.SW: Half.NE}[self.half]
        pen.polygon([at for half, at in corners.items() if half is not opposite], kind_roles(self.kind)[1])


class Feather(Enum):
    """The colours of falcons."""

    BLACK = "black"
    BROWN = "brown"
    WHITE = "white"


@dataclass(frozen=True)
class FalconArt:
    """A falcon on a crossing."""

    feather: Feather

    def draw(self, pen: Pen) -> None:
        pen.circle(50, 50, 40, Role.OPENING)
        pen.text(50, 50, self.feather.value[0].upper() + self.feather.value[1], 40, Role.LABEL)
