"""What modules put on a palace, as art, and what a wall is worth with them."""

from collections.abc import Mapping

from engine import Currency, Seat, Tile, View
from engine.board.wall import Wall
from engine.modules.falconers import falcons_of
from engine.modules.portals_in_view import wall_bonus
from engine.modules.sites_in_view import sites
from render.art.modules.portals import SiteArt
from render.art.tiles import TileArt
from render.base.scene import Art
from render.parts.board import Additions


def additions(view: View, seat: Seat) -> Additions:
    """What lies on a seat's palace besides tiles and portals."""
    return Additions(falcons_of(view, seat), sites=sites(view))


def tile_art(tile: Tile, unfinished: Mapping[Tile, Currency | None]) -> Art:
    """A tile as it lies somewhere, a building site among them."""
    return SiteArt(tile, unfinished[tile]) if tile in unfinished else TileArt(tile)


def wall_points(wall: Wall) -> int:
    """What a wall is worth: its length, and more for portals in it (O5)."""
    return wall.length + wall_bonus(wall)


def wall_figure(wall: Wall) -> str:
    """The length of a wall, and what its portals add, as in "8+4"."""
    more = wall_bonus(wall)
    return f"{wall.length}+{more}" if more else str(wall.length)
