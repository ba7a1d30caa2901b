"""The picture of a hand, for its owner: cards by currency, and what they can pay for."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, Final

from engine.position.pieces import Card, Money, Seat, total
from engine.views.purse import Purse, purses
from engine.views.standings import trades
from engine.views.view import View
from render.alt_text.names import currency_name, spoken_name, walled_tile_name
from render.alt_text.telling import spoken
from render.art.money import CardArt, CoinArt
from render.base.look import Look
from render.base.scene import Align, Art, Box, Face, Fill, Glaze, Mark, Plate, Scene, Sprite, centred
from render.base.theme import Role, currency_roles
from render.modules.hook_values import OtherWay
from render.modules.registry import MODULES, collect, first
from render.parts.affordable_tiles import MORE, offer_told, square_plate, values_told
from render.parts.banner import BANNER, titled
from render.parts.column import INNER, WIDE, Column
from render.parts.fitted_text import figure, line

_LEAST_ROW: Final = 224
_HEAD: Final = 196
_SQUARE_PLATE: Final = 344
_RAISED: Final = 16
_CARD_SIZES: Final = ((112, 157), (92, 129))
"""Cards in one row, and in several."""
_CARD_SHOWN: Final = 0.7
"""The least visible share of a card beside the next: its value is in the middle."""
_CARD_GAP: Final = 12


@dataclass(frozen=True, eq=False)
class HandPicture:
    """The hand of the view's seat; an onlooker's view has none.

    Two are equal if they show the same, whatever else has happened at the table: most turns change nothing
    about the hands of others, and what is equal is drawn once.
    """

    name: ClassVar[str] = "hand"
    view: View

    def __post_init__(self) -> None:
        if self.view.seat is None:
            raise ValueError("an onlooker has no hand to draw")

    def __eq__(self, other: object) -> bool:
        return self._shown == other._shown if isinstance(other, HandPicture) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._shown)

    @property
    def seat(self) -> Seat:
        assert self.view.seat is not None
        return self.view.seat

    @cached_property
    def _shown(self) -> object:
        """All that the picture depends on; with modules, that can be anything in the view."""
        view = self.view
        return view if view.slices else (self.seat, len(view.players), view.hand, view.market, trades(view))

    def scene(self, look: Look) -> Scene:
        view, column = self.view, Column()
        count = look.words("hand-picture-cards", count=len(view.hand))
        top = column.take(BANNER)
        column.marks += titled(top, (self.seat,), len(view.players), look.name(self.seat), count)
        for purse in purses(view):
            ways, layout = (
                self._other_ways(purse),
                laid_out(len(purse.money), INNER - _HEAD - _SQUARE_PLATE - 36),
            )
            row = column.take(max(_LEAST_ROW + (MORE if ways else 0), layout.height + _RAISED + 32))
            column.marks += self._row(look, purse, ways, layout, row)
        for module in MODULES.at_table(view):
            module.lay_below_hand(column, view, self.seat, look)
        return Scene(WIDE, column.height, Role.PAPER, tuple(column.marks))

    def alt_text(self, look: Look) -> str:
        view = self.view
        count, worth = len(view.hand), sum(total(purse.money) for purse in purses(view))
        name = spoken_name(look, self.seat)
        return spoken(
            look.words,
            (
                look.words("hand-picture-told", name=name, count=count, worth=worth),
                *(_cards_told(look, purse) for purse in purses(view)),
                *(_square_told(look, purse, sells=trades(view)) for purse in purses(view)),
                *collect(module.hand_told(view, self.seat, look) for module in MODULES.at_table(view)),
                *(told for purse in purses(view) for told in self._other_ways_told(look, purse)),
            ),
        )

    def _other_ways(self, purse: Purse) -> tuple[OtherWay, ...]:
        """Other ways to buy a tile while the market is open, cheapest first."""
        if not trades(self.view):
            return ()
        ways = collect(
            module.other_ways(self.view, self.seat, purse) for module in MODULES.at_table(self.view)
        )
        return tuple(sorted(ways, key=lambda way: way.offer.price))

    def _other_ways_told(self, look: Look, purse: Purse) -> Iterator[str]:
        for way in self._other_ways(purse):
            yield way.told(look, purse.square + 1, offer_told(look, way.offer))

    def _row(
        self, look: Look, purse: Purse, ways: tuple[OtherWay, ...], layout: "CardLayout", box: Box
    ) -> Iterator[Mark]:
        """One currency: what the money is worth, the cards, and the tile they could buy."""
        yield from _head(look, purse, Box(box.x, box.y, _HEAD, box.h))
        body = Box(box.x + _HEAD, box.y, box.w - _HEAD, box.h)
        yield Plate(body, Role.CARD, Role.PAPER, 20)
        yield Fill(Box(body.x, body.y, 20, body.h), Role.CARD)
        place = Box(box.right - _SQUARE_PLATE, box.y, _SQUARE_PLATE, box.h)
        middle = Box(box.x + _HEAD + 18, box.y, place.x - 18 - box.x - _HEAD - 18, box.h)
        sells = trades(self.view)
        yield from _cards(look, purse, layout, middle, raise_=sells)
        high = _LEAST_ROW - 24 + (MORE if ways else 0)
        yield from square_plate(look, purse, ways, centred((_SQUARE_PLATE - 24, high), place), sells=sells)


def _head(look: Look, purse: Purse, box: Box) -> Iterator[Mark]:
    face, _, ink = currency_roles(purse.currency)
    yield Plate(box, face, Role.PAPER, 20)
    yield Fill(Box(box.right - 20, box.y, 20, box.h), face)
    coin = Box(box.x + 14, box.y + (box.h - 188) // 2, 84, 84)
    yield Sprite(coin, CoinArt(purse.currency), face)
    worth = Box(coin.right + 4, coin.y, box.right - 10 - coin.right - 4, coin.h)
    yield figure(worth, total(purse.money), 68, ink=ink, ground=face)
    name = Box(box.x + 14, coin.bottom + 6, box.w - 28, 50)
    yield line(name, currency_name(look, purse.currency), 42, ink=ink, ground=face, face=Face.STRONG)
    count = look.words("hand-picture-cards", count=len(purse.cards))
    yield line(Box(name.x, name.bottom, name.w, 42), count, 36, ink=ink, ground=face)


def _cards(look: Look, purse: Purse, layout: "CardLayout", box: Box, *, raise_: bool) -> Iterator[Mark]:
    """The cards in ascending order, then stored money; the best payment is raised."""
    if not purse.money:
        none = look.words("hand-picture-none")
        yield line(centred((box.w, 60), box), none, 40, ink=Role.FAINT_INK, align=Align.CENTRE)
        return
    lower = centred((box.w, layout.height + _RAISED), box).moved(0, _RAISED)
    for (piece, pays), place in zip(purse.marked, layout.places(lower), strict=True):
        yield Glaze(place.moved(0, -_RAISED if pays and raise_ else 0), _money_art(piece))


def _money_art(piece: Money) -> Art:
    if isinstance(piece, Card):
        return CardArt(piece)
    art = first(module.money_art(piece) for module in MODULES.all)
    assert art is not None, piece
    return art


def _cards_told(look: Look, purse: Purse) -> str:
    currency = currency_name(look, purse.currency)
    if not purse.money:
        return look.words("hand-picture-row-none-told", currency=currency)
    values = values_told(purse.money)
    return look.words("hand-picture-row-told", currency=currency, sum=total(purse.money), values=values)


def _square_told(look: Look, purse: Purse, *, sells: bool) -> str:
    square, offer = purse.square + 1, purse.offer
    if offer is None:
        return look.words("hand-picture-empty-told", square=square)
    tile = walled_tile_name(look, offer.tile)
    if not sells:
        return look.words("hand-picture-left-told", square=square, tile=tile)
    if offer.payment is None:
        return look.words("hand-picture-missing-told", square=square, tile=tile, missing=offer.missing)
    values = values_told(offer.payment.money)
    if offer.over:
        return look.words("hand-picture-over-told", square=square, tile=tile, values=values, over=offer.over)
    return look.words("hand-picture-exact-told", square=square, tile=tile, values=values)


@dataclass(frozen=True)
class CardLayout:
    """Cards in rows; within a row they may overlap."""

    count: int
    rows: int
    size: tuple[int, int]

    @property
    def each(self) -> int:
        """Cards in a full row."""
        return -(-self.count // self.rows)

    @property
    def height(self) -> int:
        return self.rows * (self.size[1] + 2 * _CARD_GAP) - 2 * _CARD_GAP

    def places(self, box: Box) -> Iterator[Box]:
        """Where the cards lie in a box, in the middle of its width."""
        wide, high = self.size
        step = min(wide + _CARD_GAP, (box.w - wide) // max(1, self.each - 1))
        left = box.x + (box.w - step * (self.each - 1) - wide) // 2
        for n in range(self.count):
            row, column = divmod(n, self.each)
            yield Box(left + column * step, box.y + row * (high + 2 * _CARD_GAP), wide, high)


def laid_out(count: int, wide: int) -> CardLayout:
    """The layout of `count` cards in a given width."""
    (large, _), (small, _) = _CARD_SIZES
    if count <= _most(large, wide):
        return CardLayout(count, 1, _CARD_SIZES[0])
    return CardLayout(count, -(-count // _most(small, wide)), _CARD_SIZES[1])


def _most(card: int, wide: int) -> int:
    return int((wide - card) // (card * _CARD_SHOWN)) + 1
