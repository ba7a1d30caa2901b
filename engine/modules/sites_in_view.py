"""Building sites as a view shows them, and what the hand can pay for them."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from engine.modules.building_site_pieces import SitesSeen
from engine.position.pieces import Currency, Seat, Tile
from engine.views.module_slice import module_slice
from engine.views.purse import Offer, Purse, purses

if TYPE_CHECKING:
    from engine.views.view import View


def sites(view: "View") -> Mapping[Tile, Currency | None]:
    """All building sites, with their tokens as far as the view shows them; and what is to become one."""
    kept = module_slice(view, SitesSeen)
    if kept is None:
        return {}
    found: dict[Tile, Currency | None] = {site.tile: site.token for site in kept.sites}
    return found if kept.drawn is None else {**found, kept.drawn.tile: None}


def sites_of(view: "View", seat: Seat) -> tuple[Tile, ...]:
    """The building sites in a seat's palace."""
    unfinished = sites(view)
    return tuple(tile for tile in sorted(view.players[seat].palace.tiles.values()) if tile in unfinished)


def sites_owned(view: "View", seat: Seat) -> tuple[Tile, ...]:
    """All building sites of a seat: in its palace, in its reserve, and not placed yet."""
    kept = module_slice(view, SitesSeen)
    return tuple(sorted(site.tile for site in kept.sites if site.seat == seat)) if kept else ()


def site_offer(view: "View", purse: Purse) -> Offer | None:
    """L1: the tile on a square as a building site, while there are tokens."""
    kept = module_slice(view, SitesSeen)
    if purse.tile is None or kept is None or not kept.bag_size:
        return None
    return purse.offered(purse.tile, purse.tile.price // 2)


def completions(view: "View", seat: Seat) -> tuple[tuple[Currency, Offer], ...]:
    """L3: the seat's building sites, each with the currency of its token and what completing it takes."""
    kept, money = module_slice(view, SitesSeen), purses(view)
    own = (site for site in kept.sites if site.seat == seat) if kept else ()
    return tuple(
        (site.token, money[site.token].offered(site.tile, site.tile.price))
        for site in own
        if site.token is not None
    )
