"""Building sites: unfinished buildings, with their tokens."""

from dataclasses import dataclass

from engine.position.pieces import Currency, Kind, Tile
from render.art.buildings import BASE
from render.art.cartouche import draw_cartouche
from render.art.money import CoinArt
from render.art.tiles import draw_ghost
from render.art.walls import draw_open_sides, draw_walls
from render.base.pen import UNITS, Pen
from render.base.theme import Role, kind_roles


@dataclass(frozen=True)
class SiteArt:
    """An unfinished building: its walls stand, its building is scaffolding; a token lies on it.

    The token shows its currency only to those who may see it; to all others it lies face down.
    """

    tile: Tile
    token: Currency | None = None

    def draw(self, pen: Pen) -> None:
        _draw_unfinished(pen, self.tile)
        draw_cartouche(pen, self.tile)
        TokenArt(self.token).draw(pen.part(58, 11, 32, 32))
        draw_walls(pen, self.tile.walls)


@dataclass(frozen=True)
class GhostSiteArt:
    """A building site that is not there yet; its token is left out."""

    tile: Tile

    def draw(self, pen: Pen) -> None:
        _draw_unfinished(pen, self.tile)
        draw_ghost(pen, self.tile)


def _draw_unfinished(pen: Pen, tile: Tile) -> None:
    """The ground of a tile with scaffolding instead of a building."""
    ground, _, shade = kind_roles(tile.kind)
    pen.rectangle(0, 0, UNITS, UNITS, ground)
    draw_open_sides(pen, tile.walls, shade)
    _draw_courses(pen, tile.kind)
    _draw_scaffold(pen)


def _draw_courses(pen: Pen, kind: Kind) -> None:
    """The courses built so far, from the left."""
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
