"""The picture of a hand, for its owner: cards by currency, and what they can pay for."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Final

from engine import Card, Phase, Seat, Square, Tile, View
from engine.pieces import total
from engine.state import SQUARES
from render.art.money import CardArt, CoinArt
from render.art.signs import Sign, SignArt
from render.art.tiles import TileArt
from render.banner import titled
from render.look import Look
from render.market import price_tag
from render.purse import Purse, purses
from render.scene import Align, Box, Face, Glaze, Mark, Plate, Scene, Sprite
from render.telling import currency_name, kind_name, spoken, tile_name, told
from render.theme import Role, currency_roles
from render.writing import figure, line

WIDTH: Final = 1200
_MARGIN: Final = 20
_GAP: Final = 14
_BANNER: Final = 104
_ROW: Final = 232
_HEAD: Final = 196
_STALL: Final = 376
_CARD: Final = 110, 154
_SEEN: Final = 58
"""So much of a card must stay visible for its value to be read."""
_RAISED: Final = 18


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
        view, wide = self.view, WIDTH - 2 * _MARGIN
        top = Box(_MARGIN, _MARGIN, wide, _BANNER)
        count = look.words("hand-picture-cards", count=len(view.hand))
        marks = list(titled(top, (self.seat,), len(view.players), look.name(self.seat), count))
        for n, purse in enumerate(purses(view)):
            row = Box(_MARGIN, top.bottom + _GAP + n * (_ROW + _GAP), wide, _ROW)
            marks += _row(look, purse, row, sells=view.phase is Phase.TURN)
        return Scene(WIDTH, top.bottom + len(SQUARES) * (_ROW + _GAP) + _MARGIN, Role.PAPER, tuple(marks))

    def alt_text(self, look: Look) -> str:
        view = self.view
        count, worth = len(view.hand), total(view.hand)
        name = spoken(look, self.seat)
        return told(
            (
                look.words("hand-picture-told", name=name, count=count, worth=worth),
                *(_cards_told(look, purse) for purse in purses(view)),
                *(_stall_told(look, purse, sells=view.phase is Phase.TURN) for purse in purses(view)),
            )
        )


def _row(look: Look, purse: Purse, box: Box, *, sells: bool) -> Iterator[Mark]:
    """One currency: what the cards are worth, the cards, and the tile they could buy."""
    yield Plate(box, Role.CARD, Role.PAPER, 20)
    yield from _head(look, purse, Box(box.x, box.y, _HEAD, box.h))
    stall = Box(box.right - _STALL, box.y, _STALL, box.h)
    yield from _fan(look, purse, Box(box.x + _HEAD + 18, box.y, stall.x - 18 - box.x - _HEAD - 18, box.h))
    yield from _stall(look, purse, stall.inset(12), sells=sells)


def _head(look: Look, purse: Purse, box: Box) -> Iterator[Mark]:
    face, _, ink = currency_roles(purse.square.currency)
    yield Plate(box, face, Role.PAPER, 20)
    yield Plate(Box(box.right - 40, box.y, 40, box.h), face, face, 0)
    coin = Box(box.x + 14, box.y + 16, 84, 84)
    yield Sprite(coin, CoinArt(purse.square.currency), face)
    worth = Box(coin.right + 4, coin.y, box.right - 10 - coin.right - 4, coin.h)
    yield figure(worth, total(purse.cards), 68, ink=ink, ground=face)
    name = Box(box.x + 14, coin.bottom + 6, box.w - 28, 50)
    yield line(name, currency_name(look, purse.square.currency), 42, ink=ink, ground=face, face=Face.STRONG)
    count = look.words("hand-picture-cards", count=len(purse.cards))
    yield line(Box(name.x, name.bottom, name.w, 42), count, 36, ink=ink, ground=face)


def _fan(look: Look, purse: Purse, box: Box) -> Iterator[Mark]:
    """The cards from the smallest to the largest; those that would pay best stand a little higher."""
    if not purse.cards:
        yield line(
            box.inset(0, 60), look.words("hand-picture-none"), 40, ink=Role.FAINT_INK, align=Align.CENTRE
        )
        return
    for (card, raised), place in zip(purse.marked, places(len(purse.cards), box), strict=True):
        yield Glaze(place.moved(0, -_RAISED if raised else 0), CardArt(card))


def places(count: int, box: Box) -> Iterator[Box]:
    """Where so many cards lie: side by side, or overlapping; in two rows where they would hide values."""
    wide, high = _CARD
    most = (box.w - wide) // _SEEN + 1
    rows = -(-count // most)
    each = -(-count // rows)
    if rows > 1:
        wide, high = wide * 3 // 4, high * 3 // 4
    for n in range(count):
        row, column = divmod(n, each)
        step = min(wide + 12, (box.w - wide) // max(1, each - 1))
        span = step * (min(each, count - row * each) - 1) + wide
        left = box.x + ((box.w - span) // 2 if rows == 1 else 0)
        top = box.y + (box.h * (row + 1) // (rows + 1)) - high // 2 + _RAISED // 2
        yield Box(left + column * step, top, wide, high)


def _stall(look: Look, purse: Purse, box: Box, *, sells: bool) -> Iterator[Mark]:
    """The tile of the square that takes this currency, and whether the cards can pay for it."""
    yield Plate(box, Role.SUNK, Role.CARD, 16)
    side = box.h - 24
    tile = Box(box.x + 12, box.y + 12, side - 40, side - 40)
    tile = Box(box.x + 12, box.y + 12, 128, 128)
    if purse.tile is None:
        empty = look.words("table-picture-empty")
        yield line(box.inset(12), empty, 40, ink=Role.FAINT_INK, ground=Role.SUNK, align=Align.CENTRE)
        return
    yield Sprite(tile, TileArt(purse.tile), Role.SUNK)
    right = Box(tile.right + 12, tile.y, box.right - 12 - tile.right - 12, 64)
    yield from price_tag(
        Box(right.x, right.y, min(right.w, 110), 64), purse.square, purse.tile.price, Role.SUNK
    )
    kind = Box(right.x, right.bottom + 10, right.w, 50)
    yield line(kind, kind_name(look, purse.tile.kind), 38, ground=Role.SUNK)
    if sells:
        yield from _verdict(
            look, purse, Box(box.x + 10, tile.bottom + 8, box.w - 20, box.bottom - tile.bottom - 18)
        )


def _verdict(look: Look, purse: Purse, box: Box) -> Iterator[Mark]:
    role, ink, sign = Role.CARD, Role.INK, Sign.NO
    if purse.payment is not None:
        role, ink, sign = (
            (Role.GOOD, Role.GOOD_INK, Sign.YES)
            if purse.payment.exact
            else (Role.GOLD, Role.LABEL_INK, Sign.YES)
        )
    yield Plate(box, role, Role.SUNK, 14)
    icon = Box(box.x + 10, box.y + (box.h - 34) // 2, 34, 34)
    yield Sprite(icon, SignArt(sign, ink), role)
    room = Box(icon.right + 8, box.y, box.right - 12 - icon.right - 8, box.h)
    yield line(room, _verdict_words(look, purse), 38, ink=ink, ground=role, face=Face.STRONG)


def _verdict_words(look: Look, purse: Purse) -> str:
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
