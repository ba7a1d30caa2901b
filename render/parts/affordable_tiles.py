"""What a hand could buy: tiles with their price, and whether the hand can pay it."""

from collections.abc import Iterable, Iterator, Sequence
from operator import attrgetter
from typing import Final

from engine.position.pieces import Credit, Currency, Money
from engine.position.state import SQUARES
from engine.views.purse import Offer, Purse
from render.alt_text.names import kind_name
from render.art.signs import Sign, SignArt
from render.art.tiles import TileArt
from render.base.look import Look
from render.base.scene import Align, Art, Box, Face, Mark, Plate, Sprite
from render.base.theme import Role
from render.modules.hook_values import OtherWay
from render.parts.fitted_text import figure, line
from render.parts.market import price_tag

MORE: Final = 70
"""How much higher a plate with other ways to buy is."""


def square_plate(
    look: Look, purse: Purse, ways: Sequence[OtherWay], box: Box, *, sells: bool
) -> Iterator[Mark]:
    """The tile of the square that takes a currency, and whether the money can pay for it."""
    yield Plate(box, Role.SUNK, Role.CARD, 16)
    if purse.offer is None:
        empty = look.words("table-picture-empty")
        yield line(box.inset(12), empty, 40, ink=Role.FAINT_INK, ground=Role.SUNK, align=Align.CENTRE)
        return
    main = Box(box.x, box.y, box.w, box.h - MORE) if ways else box
    yield from offer_plate(look, TileArt(purse.offer.tile), purse.currency, purse.offer, main, sells=sells)
    foot = Box(box.x + 10, main.bottom - 2, box.w - 20, MORE - 8)
    for way, part in zip(ways, foot.columns(max(1, len(ways)), 8), strict=False):
        yield from _other_way(way, part)


def offer_plate(
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


def brief_offer(
    look: Look, purse: Purse, ways: Sequence[OtherWay], box: Box, *, sells: bool
) -> Iterator[Mark]:
    """The same in one low row: the tile, its price, and beside them the verdict and other ways."""
    yield Plate(box, Role.SUNK, Role.CARD, 14)
    if purse.offer is None:
        empty = look.words("table-picture-empty")
        yield line(box.inset(12), empty, 38, ink=Role.FAINT_INK, ground=Role.SUNK, align=Align.CENTRE)
        return
    side = box.h - 8
    tile = Box(box.x + 4, box.y + 4, side, side)
    yield Sprite(tile, TileArt(purse.offer.tile), Role.SUNK)
    right = Box(tile.right + 10, box.y + 6, box.right - 8 - tile.right - 10, box.h - 12)
    if not sells:
        yield line(right, kind_name(look, purse.offer.tile.kind), 38, ground=Role.SUNK)
        return
    verdict = Box(right.x, right.y, right.w, (right.h - 6) // 2) if ways else right
    yield from _verdict(look, purse.offer, verdict)
    foot = Box(right.x, verdict.bottom + 6, right.w, right.bottom - verdict.bottom - 6)
    for way, part in zip(ways, foot.columns(max(1, len(ways)), 8), strict=False):
        yield from _other_way(way, part)


def _verdict(look: Look, offer: Offer, box: Box) -> Iterator[Mark]:
    role, ink, sign = judgement(offer)
    yield Plate(box, role, Role.SUNK, 14)
    icon = Box(box.x + 10, box.y + (box.h - 34) // 2, 34, 34)
    yield Sprite(icon, SignArt(sign, ink), role)
    room = Box(icon.right + 8, box.y, box.right - 12 - icon.right - 8, box.h)
    yield line(room, _judged(look, offer), 38, ink=ink, ground=role, face=Face.STRONG)


def _other_way(way: OtherWay, box: Box) -> Iterator[Mark]:
    """Another way to buy a tile: its sign, its price, yes or no."""
    role, ink, sign = judgement(way.offer)
    yield Plate(box, role, Role.SUNK, 14)
    side = box.h - 16
    icon = Box(box.x + 8, box.y + 8, side, side)
    verdict = Box(box.right - 8 - 32, box.y + (box.h - 32) // 2, 32, 32)
    yield Sprite(icon, way.sign(ink), role)
    price = Box(icon.right + 2, box.y + 4, verdict.x - icon.right - 4, box.h - 8)
    yield figure(price, way.offer.price, 42, ink=ink, ground=role)
    yield Sprite(verdict, SignArt(sign, ink), role)


def judgement(offer: Offer) -> tuple[Role, Role, Sign]:
    """The ground, the ink and the sign of what can be paid exactly, can be paid, cannot be paid."""
    if offer.payment is None:
        return Role.CARD, Role.INK, Sign.NO
    # L1: less than the price of the tile is never the exact one.
    exact = offer.payment.exact and offer.price >= offer.tile.price
    return (Role.GOOD, Role.GOOD_INK, Sign.YES) if exact else (Role.GOLD, Role.LABEL_INK, Sign.PAYABLE)


def _judged(look: Look, offer: Offer) -> str:
    if offer.missing:
        return look.words("hand-picture-missing", missing=offer.missing)
    if offer.over:
        return look.words("hand-picture-over", over=offer.over)
    return look.words("hand-picture-exact")


def offer_told(look: Look, offer: Offer) -> str:
    """A price, and how it would be paid."""
    if offer.payment is None:
        verdict = look.words("hand-picture-missing", missing=offer.missing)
    else:
        values, judged = values_told(look, offer.payment.money), _judged(look, offer)
        verdict = look.words("hand-picture-paid-told", values=values, judged=judged)
    return look.words("hand-picture-offer-told", price=offer.price, verdict=verdict)


def values_told(look: Look, money: Iterable[Money]) -> str:
    """Money by its values, as in "5+3", and what is stored."""
    pieces = sorted(money, key=attrgetter("value"), reverse=True)
    values = "+".join(str(piece.value) for piece in pieces if not isinstance(piece, Credit))
    stored = sum(piece.value for piece in pieces if isinstance(piece, Credit))
    if not stored:
        return values
    if not values:
        return look.words("purse-credit", stored=stored)
    return look.words("purse-with-credit", values=values, stored=stored)
