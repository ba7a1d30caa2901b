"""Building sites beneath a hand: what completing each takes, and the tokens to choose from."""

from collections.abc import Iterator
from typing import Final

from engine.modules.building_site_pieces import Draw, SitesSeen
from engine.modules.sites_in_view import completions
from engine.position.pieces import Seat
from engine.views.module_slice import module_slice
from engine.views.standings import trades
from engine.views.view import View
from render.alt_text.fitted_alt_text import Listing
from render.alt_text.names import currency_name, tile_name
from render.base.look import Look
from render.base.scene import Align, Box, Face, Mark, Plate, Sprite
from render.base.theme import Role
from render.modules.building_sites.art import SiteArt, TokenArt
from render.parts.affordable_tiles import offer_plate, offer_told
from render.parts.column import GAP, Column
from render.parts.fitted_text import line

_SITE: Final = 200
"""How high a site's plate is."""
_SITES_IN_A_ROW: Final = 3


def lay_sites(column: Column, view: View, seat: Seat, look: Look) -> None:
    """The seat's building sites with their tokens, and the tokens to choose from."""
    offers, drawn = completions(view, seat), _drawn(view, seat)
    if not offers and not drawn:
        return
    title = column.take(52)
    own = look.words("site-picture-sites")
    column.marks.append(line(title.inset(8, 0), own, 40, ink=Role.FAINT_INK, ground=Role.PAPER))
    places = _places(column, len(offers) + (drawn is not None))
    for place in places[len(offers) :]:
        column.marks += _choice(look, drawn, place) if drawn else ()
    for (token, offer), place in zip(offers, places, strict=False):
        column.marks.append(Plate(place, Role.SUNK, Role.PAPER, 16))
        art = SiteArt(offer.tile, token)
        column.marks += offer_plate(look, art, token, offer, place, sells=trades(view))


def _places(column: Column, count: int) -> list[Box]:
    rows = -(-count // _SITES_IN_A_ROW)
    return [place for _ in range(rows) for place in column.take(_SITE).columns(_SITES_IN_A_ROW, GAP)][:count]


def _choice(look: Look, drawn: Draw, box: Box) -> Iterator[Mark]:
    """The tokens drawn for a site, each with its currency; the player keeps one."""
    yield Plate(box, Role.SUNK, Role.PAPER, 16, Role.CHANGE, 5)
    tile = Box(box.x + 12, box.y + 12, 124, 124)
    yield Sprite(tile, SiteArt(drawn.tile), Role.SUNK)
    right = Box(tile.right + 2, tile.y, box.right - 8 - tile.right, tile.h)  # "Dukaten" needs all of it
    known = [token for token in drawn.tokens if token is not None]
    for token, part in zip(known, right.columns(2), strict=False):
        place = Box(part.x + (part.w - 80) // 2, part.y, 80, 80)
        yield Sprite(place, TokenArt(token), Role.SUNK)
        name = Box(part.x, place.bottom, part.w, 44)
        yield line(name, currency_name(look, token), 34, ground=Role.SUNK, align=Align.CENTRE)
    below = Box(box.x + 16, tile.bottom + 4, box.w - 32, box.bottom - tile.bottom - 10)
    yield line(below, look.words("site-picture-choose"), 38, ground=Role.SUNK, face=Face.STRONG)


def _drawn(view: View, seat: Seat) -> Draw | None:
    kept = module_slice(view, SitesSeen)
    return kept.drawn if kept and kept.drawn and kept.drawn.seat == seat else None


def sites_told(view: View, seat: Seat, look: Look) -> Iterator[str | Listing]:
    """The seat's building sites, for the alt text."""
    if drawn := _drawn(view, seat):
        tokens = tuple(currency_name(look, token) for token in drawn.tokens if token is not None)
        yield Listing(look.words("site-picture-choose-told", tile=tile_name(look, drawn.tile)), tokens)
    for token, offer in completions(view, seat):
        yield look.words(
            "site-picture-own-told",
            tile=tile_name(look, offer.tile),
            token=currency_name(look, token),
            verdict=offer_told(look, offer) if trades(view) else str(offer.price),
        )
