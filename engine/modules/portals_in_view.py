"""Portals as a view shows them: what waits to be placed, what one costs, what a wall with some is worth."""

from typing import TYPE_CHECKING

from engine.board.wall import Wall
from engine.modules.portal_outlook import all_find_places
from engine.modules.portal_supply import Portals
from engine.modules.portals import IN_THE_WALL, portal_surcharge
from engine.position.pieces import Kind, Seat
from engine.views.module_slice import module_slice
from engine.views.purse import Offer, Purse

if TYPE_CHECKING:
    from engine.views.view import View


def portals_aside(view: "View", seat: Seat) -> tuple[Kind, ...]:
    """The portals that a seat has bought and not placed yet."""
    kept = module_slice(view, Portals)
    return kept.aside if kept and seat in view.to_act else ()


def portal_offer(view: "View", seat: Seat, purse: Purse) -> Offer | None:
    """O2: the tile on a square together with a portal, if one is left and finds a place."""
    kept, tile = module_slice(view, Portals), purse.tile
    if tile is None or kept is None or not kept.supply[tile.kind]:
        return None
    player = view.players[seat]
    aside, portals = tuple(sorted((*player.aside, tile))), tuple(sorted((*kept.aside, tile.kind)))
    if not all_find_places(player.palace, aside, portals):
        return None
    return purse.offered(tile, tile.price + portal_surcharge(view))


def wall_bonus(wall: Wall) -> int:
    """O5: what the portals in a wall are worth, besides their sides."""
    return IN_THE_WALL * len(wall.halves)
