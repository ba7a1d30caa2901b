"""The picture of a hand, for its owner: cards by currency, and what they can pay for."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Final

from engine import Card, Seat, View
from engine.pieces import total
from render.art.money import CardArt, CoinArt
from render.art.signs import Sign, SignArt
from render.art.tiles import TileArt
from render.banner import titled
from render.fan import Fan, fan_for
from render.look import Look
from render.market import price_tag
from render.palace_parts import INNER, WIDE, Column
from render.purse import Purse, purses
from render.scene import Align, Box, Face, Fill, Glaze, Mark, Plate, Scene, Sprite, centred
from render.spoken import spoken
from render.standings import trades
from render.telling import currency_name, kind_name, spoken_name, tile_name
from render.theme import Role, currency_roles
from render.writing import figure, line

_BANNER: Final = 104
_LEAST_ROW: Final = 224
_HEAD: Final = 196
_STALL: Final = 344
_RAISED: Final = 16


@dataclass(frozen=True)
class HandPicture:
    """The hand of the view's seat; an onlooker's view has none."""

    name: ClassVar[str] = "hand"
    view: View

    def __post_init__(self) -> None:
        if self.view.seat is None:
            raise ValueError("an onlooker has no hand to draw")

    @property
    def seat(self) -> Seat:
        assert self.view.seat is not None
        return self.view.seat

    def scene(self, look: Look) -> Scene:
        view, column = self.view, Column()
        count = look.words("hand-picture-cards", count=len(view.hand))
        top = column.take(_BANNER)
        column.marks += titled(top, (self.seat,), len(view.players), look.name(self.seat), count)
        for purse in purses(view):
            fan = fan_for(len(purse.cards), INNER - _HEAD - _STALL - 36)
            row = column.take(max(_LEAST_ROW, fan.height + _RAISED + 32))
            column.marks += _row(look, purse, fan, row, sells=trades(view))
        return Scene(WIDE, column.height, Role.PAPER, tuple(column.marks))

    def alt_text(self, look: Look) -> str:
        view = self.view
        count, worth = len(view.hand), total(view.hand)
        name = spoken_name(look, self.seat)
        return spoken(
            look.words,
            (
                look.words("hand-picture-told", name=name, count=count, worth=worth),
                *(_cards_told(look, purse) for purse in purses(view)),
                *(_stall_told(look, purse, sells=trades(view)) for purse in purses(view)),
            ),
        )


def _row(look: Look, purse: Purse, fan: Fan, box: Box, *, sells: bool) -> Iterator[Mark]:
    """One currency: what the cards are worth, the cards, and the tile they could buy."""
    yield from _head(look, purse, Box(box.x, box.y, _HEAD, box.h))
    body = Box(box.x + _HEAD, box.y, box.w - _HEAD, box.h)
    yield Plate(body, Role.CARD, Role.PAPER, 20)
    yield Fill(Box(body.x, body.y, 20, body.h), Role.CARD)
    stall = Box(box.right - _STALL, box.y, _STALL, box.h)
    middle = Box(box.x + _HEAD + 18, box.y, stall.x - 18 - box.x - _HEAD - 18, box.h)
    yield from _cards(look, purse, fan, middle, raise_=sells)
    yield from _stall(look, purse, centred((_STALL - 24, _LEAST_ROW - 24), stall), sells=sells)


def _head(look: Look, purse: Purse, box: Box) -> Iterator[Mark]:
    face, _, ink = currency_roles(purse.square.currency)
    yield Plate(box, face, Role.PAPER, 20)
    yield Fill(Box(box.right - 20, box.y, 20, box.h), face)
    coin = Box(box.x + 14, box.y + (box.h - 188) // 2, 84, 84)
    yield Sprite(coin, CoinArt(purse.square.currency), face)
    worth = Box(coin.right + 4, coin.y, box.right - 10 - coin.right - 4, coin.h)
    yield figure(worth, total(purse.cards), 68, ink=ink, ground=face)
    name = Box(box.x + 14, coin.bottom + 6, box.w - 28, 50)
    yield line(name, currency_name(look, purse.square.currency), 42, ink=ink, ground=face, face=Face.STRONG)
    count = look.words("hand-picture-cards", count=len(purse.cards))
    yield line(Box(name.x, name.bottom, name.w, 42), count, 36, ink=ink, ground=face)


def _cards(look: Look, purse: Purse, fan: Fan, box: Box, *, raise_: bool) -> Iterator[Mark]:
    """The cards from the smallest to the largest; those that would pay best stand a little higher."""
    if not purse.cards:
        none = look.words("hand-picture-none")
        yield line(centred((box.w, 60), box), none, 40, ink=Role.FAINT_INK, align=Align.CENTRE)
        return
    lower = centred((box.w, fan.height + _RAISED), box).moved(0, _RAISED)
    for (card, pays), place in zip(purse.marked, fan.places(lower), strict=True):
        yield Glaze(place.moved(0, -_RAISED if pays and raise_ else 0), CardArt(card))


def _stall(look: Look, purse: Purse, box: Box, *, sells: bool) -> Iterator[Mark]:
    """The tile of the square that takes this currency, and whether the cards can pay for it."""
    yield Plate(box, Role.SUNK, Role.CARD, 16)
    if purse.tile is None:
        empty = look.words("table-picture-empty")
        yield line(box.inset(12), empty, 40, ink=Role.FAINT_INK, ground=Role.SUNK, align=Align.CENTRE)
        return
    tile = Box(box.x + 12, box.y + 12, 124, 124)
    yield Sprite(tile, TileArt(purse.tile), Role.SUNK)
    right = Box(tile.right + 14, tile.y, box.right - 12 - tile.right - 14, 64)
    yield from price_tag(Box(right.x, right.y, 110, 64), purse.square, purse.tile.price, Role.SUNK)
    kind = Box(right.x, right.bottom + 8, right.w, 50)
    yield line(kind, kind_name(look, purse.tile.kind), 38, ground=Role.SUNK)
    if sells:
        below = Box(box.x + 10, tile.bottom + 8, box.w - 20, box.bottom - tile.bottom - 18)
        yield from _verdict(look, purse, below)


def _verdict(look: Look, purse: Purse, box: Box) -> Iterator[Mark]:
    role, ink, sign = Role.CARD, Role.INK, Sign.NO
    if purse.payment is not None:
        exact = purse.payment.exact
        role, ink = (Role.GOOD, Role.GOOD_INK) if exact else (Role.GOLD, Role.LABEL_INK)
        sign = Sign.YES
    yield Plate(box, role, Role.SUNK, 14)
    icon = Box(box.x + 10, box.y + (box.h - 34) // 2, 34, 34)
    yield Sprite(icon, SignArt(sign, ink), role)
    room = Box(icon.right + 8, box.y, box.right - 12 - icon.right - 8, box.h)
    yield line(room, _judged(look, purse), 38, ink=ink, ground=role, face=Face.STRONG)


def _judged(look: Look, purse: Purse) -> str:
    if purse.missing:
        return look.words("hand-picture-missing", missing=purse.missing)
    if purse.over:
        return look.words("hand-picture-over", over=purse.over)
    return look.words("hand-picture-exact")


def _cards_told(look: Look, purse: Purse) -> str:
    currency = currency_name(look, purse.square.currency)
    if not purse.cards:
        return look.words("hand-picture-row-none-told", currency=currency)
    values = _values(purse.cards)
    return look.words("hand-picture-row-told", currency=currency, sum=total(purse.cards), values=values)


def _stall_told(look: Look, purse: Purse, *, sells: bool) -> str:
    square = purse.square + 1
    if purse.tile is None:
        return look.words("hand-picture-empty-told", square=square)
    tile = tile_name(look, purse.tile)
    if not sells:
        return look.words("hand-picture-left-told", square=square, tile=tile)
    if purse.payment is None:
        return look.words("hand-picture-missing-told", square=square, tile=tile, missing=purse.missing)
    values = _values(purse.payment.cards)
    if purse.over:
        return look.words("hand-picture-over-told", square=square, tile=tile, values=values, over=purse.over)
    return look.words("hand-picture-exact-told", square=square, tile=tile, values=values)


def _values(cards: tuple[Card, ...]) -> str:
    return "+".join(str(card.value) for card in cards)
