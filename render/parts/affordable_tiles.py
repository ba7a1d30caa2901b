"""What a hand could buy: tiles with their price, and whether the hand can pay it."""

from collections.abc import Iterable, Iterator
from typing import Final

from engine import Credit, Currency, Draw, Money, Seat, SitesSeen, View
from engine.modules.sites_in_view import completions
from engine.position.state import SQUARES
from engine.text.names import CREDIT
from engine.views.purse import Offer, Purse
from engine.views.seen import seen
from engine.views.standings import trades
from render.alt_text.spoken import Listing
from render.alt_text.telling import currency_name, kind_name, tile_name
from render.art.modules.portals import SiteArt, TokenArt
from render.art.signs import Sign, SignArt
from render.art.tiles import TileArt
from render.base.look import Look
from render.base.scene import Align, Art, Box, Face, Mark, Plate, Sprite
from render.base.theme import Role
from render.parts.fitted_text import figure, line
from render.parts.market import price_tag
from render.parts.palace_parts import GAP, Column

MORE: Final = 70
"""How much higher a stall is where a tile can be bought in other ways as well."""
_SITE: Final = 224
_SITES_IN_A_ROW: Final = 3


def market_stall(
    look: Look, purse: Purse, more: Iterable[tuple[Art, Offer]], box: Box, *, sells: bool
) -> Iterator[Mark]:
    """The tile of the square that takes a currency, and whether the money can pay for it."""
    yield Plate(box, Role.SUNK, Role.CARD, 16)
    if purse.offer is None:
        empty = look.words("table-picture-empty")
        yield line(box.inset(12), empty, 40, ink=Role.FAINT_INK, ground=Role.SUNK, align=Align.CENTRE)
        return
    others = tuple(more)
    main = Box(box.x, box.y, box.w, box.h - MORE) if others else box
    yield from _stall(look, TileArt(purse.offer.tile), purse.currency, purse.offer, main, sells=sells)
    foot = Box(box.x + 10, main.bottom - 2, box.w - 20, MORE - 8)
    for (art, offer), part in zip(others, foot.columns(max(1, len(others)), 8), strict=False):
        yield from _other_way(art, offer, part)


def _stall(
    look: Look, art: Art, currency: Currency, offer: Offer, box: Box, *, sells: bool
) -> Iterator[Mark]:
    tile = Box(box.x + 12, box.y + 12, 124, 124)
    yield Sprite(tile, art, Role.SUNK)
    right = Box(tile.right + 14, tile.y, box.right - 12 - tile.right - 14, 64)
    yield from price_tag(Box(right.x, right.y, 110, 64), SQUARES[currency], offer.price, Role.SUNK)
    kind = Box(right.x, right.bottom + 8, right.w, 50)
    yield line(kind, kind_name(look, offer.tile.kind), 38, ground=Role.SUNK)
    if sells:
        below = Box(box.x + 10, tile.bottom + 8, box.w - 20, box.bottom - tile.bottom - 18)
        yield from _verdict(look, offer, below)


def _verdict(look: Look, offer: Offer, box: Box) -> Iterator[Mark]:
    role, ink, sign = judgement(offer)
    yield Plate(box, role, Role.SUNK, 14)
    icon = Box(box.x + 10, box.y + (box.h - 34) // 2, 34, 34)
    yield Sprite(icon, SignArt(sign, ink), role)
    room = Box(icon.right + 8, box.y, box.right - 12 - icon.right - 8, box.h)
    yield line(room, _judged(look, offer), 38, ink=ink, ground=role, face=Face.STRONG)


def _other_way(art: Art, offer: Offer, box: Box) -> Iterator[Mark]:
    """Another way to buy a tile: its sign, its price, yes or no."""
    role, ink, sign = judgement(offer)
    yield Plate(box, role, Role.SUNK, 14)
    side = box.h - 16
    icon = Box(box.x + 8, box.y + 8, side, side)
    verdict = Box(box.right - 8 - 32, box.y + (box.h - 32) // 2, 32, 32)
    yield Sprite(icon, art, role)
    price = Box(icon.right + 2, box.y + 4, verdict.x - icon.right - 4, box.h - 8)
    yield figure(price, offer.price, 42, ink=ink, ground=role)
    yield Sprite(verdict, SignArt(sign, ink), role)


def judgement(offer: Offer) -> tuple[Role, Role, Sign]:
    """The ground, the ink and the sign of what can be paid exactly, can be paid, cannot be paid."""
    if offer.payment is None:
        return Role.CARD, Role.INK, Sign.NO
    # L1: half a price is never the exact one.
    exact = offer.payment.exact and offer.price >= offer.tile.price
    return (Role.GOOD, Role.GOOD_INK, Sign.YES) if exact else (Role.GOLD, Role.LABEL_INK, Sign.YES)


def _judged(look: Look, offer: Offer) -> str:
    if offer.missing:
        return look.words("hand-picture-missing", missing=offer.missing)
    if offer.over:
        return look.words("hand-picture-over", over=offer.over)
    return look.words("hand-picture-exact")


def lay_sites(column: Column, view: View, seat: Seat, look: Look) -> None:
    """The own building sites with their tokens, and the tokens to choose from."""
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
        column.marks += _stall(look, art, token, offer, place, sells=trades(view))


def _places(column: Column, count: int) -> list[Box]:
    rows = -(-count // _SITES_IN_A_ROW)
    return [place for _ in range(rows) for place in column.take(_SITE - 24).columns(_SITES_IN_A_ROW, GAP)][
        :count
    ]


def _choice(look: Look, drawn: Draw, box: Box) -> Iterator[Mark]:
    """The tokens drawn for a site, each with its currency, of which one is to be kept."""
    yield Plate(box, Role.SUNK, Role.PAPER, 16, Role.CHANGE, 5)
    tile = Box(box.x + 12, box.y + 12, 124, 124)
    yield Sprite(tile, SiteArt(drawn.tile), Role.SUNK)
    right = Box(tile.right + 12, tile.y, box.right - 12 - tile.right - 12, tile.h)
    known = [token for token in drawn.tokens if token is not None]
    for token, part in zip(known, right.columns(2), strict=False):
        place = Box(part.x + (part.w - 80) // 2, part.y, 80, 80)
        yield Sprite(place, TokenArt(token), Role.SUNK)
        name = Box(part.x, place.bottom, part.w, 44)
        yield line(name, currency_name(look, token), 34, ground=Role.SUNK, align=Align.CENTRE)
    below = Box(box.x + 16, tile.bottom + 4, box.w - 32, box.bottom - tile.bottom - 10)
    yield line(below, look.words("site-picture-choose"), 38, ground=Role.SUNK, face=Face.STRONG)


def _drawn(view: View, seat: Seat) -> Draw | None:
    kept = seen(view, SitesSeen)
    return kept.drawn if kept and kept.drawn and kept.drawn.seat == seat else None


def sites_told(view: View, seat: Seat, look: Look) -> Iterator[str | Listing]:
    """The own building sites in words."""
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


def offer_told(look: Look, offer: Offer) -> str:
    """A price, and how it would be paid."""
    if offer.payment is None:
        verdict = look.words("hand-picture-missing", missing=offer.missing)
    else:
        verdict = f"{values_told(offer.payment.money)}, {_judged(look, offer)}"
    return f"{offer.price} ({verdict})"


def values_told(money: Iterable[Money]) -> str:
    """Money by its values; what is stored has its own sign."""
    return "+".join(f"{CREDIT if isinstance(piece, Credit) else ''}{piece.value}" for piece in money)
