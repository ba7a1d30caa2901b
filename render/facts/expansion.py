"""What modules add to a picture, out of what a view shows: falcons, sites, portals, credits."""

from collections.abc import Mapping
from typing import TypeVar

from engine import (
    Certificates,
    Credit,
    Currency,
    Falcons,
    Kind,
    Palace,
    Perched,
    Portals,
    Seat,
    SitesSeen,
    Tile,
    View,
)
from engine.board.wall import Wall
from engine.modules.portals import IN_THE_WALL
from engine.position.pieces import count_kinds
from render.art.modules.portals import SiteArt
from render.art.tiles import TileArt
from render.base.scene import Art
from render.parts.board import Additions

Seen = TypeVar("Seen", Falcons, SitesSeen, Certificates, Portals)


def seen(view: View, kind: type[Seen]) -> Seen | None:
    """What a view shows of a module; None if it is not at the table."""
    return next((kept for kept in view.slices if isinstance(kept, kind)), None)


def falcons_of(view: View, seat: Seat) -> tuple[Perched, ...]:
    """The falcons in a seat's palace."""
    kept = seen(view, Falcons)
    return kept.of(seat) if kept else ()


def additions(view: View, seat: Seat) -> Additions:
    """What lies on a seat's palace besides tiles and portals."""
    return Additions(falcons_of(view, seat), sites=sites(view))


def sites(view: View) -> Mapping[Tile, Currency | None]:
    """All building sites, with their tokens as far as the view shows them; and what is to become one."""
    kept = seen(view, SitesSeen)
    if kept is None:
        return {}
    found: dict[Tile, Currency | None] = {site.tile: site.token for site in kept.sites}
    return found if kept.drawn is None else {**found, kept.drawn.tile: None}


def sites_of(view: View, seat: Seat) -> tuple[Tile, ...]:
    """The building sites in a seat's palace."""
    unfinished = sites(view)
    return tuple(tile for tile in sorted(view.players[seat].palace.tiles.values()) if tile in unfinished)


def tile_art(tile: Tile, unfinished: Mapping[Tile, Currency | None]) -> Art:
    """A tile as it lies somewhere, a building site among them."""
    return SiteArt(tile, unfinished[tile]) if tile in unfinished else TileArt(tile)


def portals_aside(view: View, seat: Seat) -> tuple[Kind, ...]:
    """The portals that a seat has bought and not placed yet."""
    kept = seen(view, Portals)
    return kept.aside if kept and seat in view.to_act else ()


def credit_of(view: View, seat: Seat) -> Credit | None:
    """What a seat has stored."""
    kept = seen(view, Certificates)
    return kept.boards[seat] if kept else None


def counted(view: View, seat: Seat, palace: Palace) -> tuple[int, ...]:
    """How many tiles of each kind count, if this were the seat's palace."""
    if not view.modules:
        return palace.counts
    return count_kinds(
        tile
        for tile in palace.tiles.values()
        if all(module.counts(view, seat, tile) for module in view.modules)
    )


def wall_points(wall: Wall) -> int:
    """What a wall is worth: its length, and more for portals in it (O5)."""
    return wall.length + IN_THE_WALL * len(wall.halves)


def wall_figure(wall: Wall) -> str:
    """The length of a wall, and what its portals add, as in "8+4"."""
    more = wall_points(wall) - wall.length
    return f"{wall.length}+{more}" if more else str(wall.length)
