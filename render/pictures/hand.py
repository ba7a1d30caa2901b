"""The picture of a hand, for its owner: cards by currency, and what they can pay for."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, Final

from engine.position.pieces import Seat, total
from engine.views.purse import Purse, purses
from engine.views.standings import trades
from engine.views.view import View
from render.alt_text.fitted_alt_text import Listing, spoken
from render.alt_text.names import currency_name, spoken_name, walled_tile_name
from render.art.money import CoinArt
from render.base.look import Look
from render.base.scene import Box, Face, Fill, Mark, Plate, Scene, Sprite, centred
from render.base.theme import Role, currency_roles
from render.modules.hook_values import OtherWay
from render.modules.registry import MODULES, collect
from render.parts.affordable_tiles import MORE, offer_told, square_plate, values_told
from render.parts.banner import BANNER, titled
from render.parts.column import INNER, WIDE, Column
from render.parts.fitted_text import figure, line
from render.parts.purse_cards import RAISED, CardLayout, laid_out, purse_cards
from render.pictures.own_hand import OwnHand

_LEAST_ROW: Final = 224
_HEAD: Final = 196
_SQUARE_PLATE: Final = 344


@dataclass(frozen=True, eq=False)
class HandPicture(OwnHand):
    """The hand of the view's seat; an onlooker's view has none.

    Two are equal if they show the same, whatever else has happened at the table: most turns change nothing
    about the hands of others, and what is equal is drawn once.
    """

    name: ClassVar[str] = "hand"

    def __eq__(self, other: object) -> bool:
        return self._shown == other._shown if isinstance(other, HandPicture) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._shown)

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
                other_ways(view, self.seat, purse),
                laid_out(len(purse.money), INNER - _HEAD - _SQUARE_PLATE - 36),
            )
            row = column.take(max(_LEAST_ROW + (MORE if ways else 0), layout.height + RAISED + 32))
            column.marks += self._row(look, purse, ways, layout, row)
        for module in MODULES.at_table(view):
            module.lay_below_hand(column, view, self.seat, look)
        return Scene(WIDE, column.height, Role.PAPER, tuple(column.marks))

    def alt_text(self, look: Look) -> str:
        return spoken(look.words, hand_told(self.view, self.seat, look))

    def _row(
        self, look: Look, purse: Purse, ways: tuple[OtherWay, ...], layout: CardLayout, box: Box
    ) -> Iterator[Mark]:
        """One currency: what the money is worth, the cards, and the tile they could buy."""
        yield from _head(look, purse, Box(box.x, box.y, _HEAD, box.h))
        body = Box(box.x + _HEAD, box.y, box.w - _HEAD, box.h)
        yield Plate(body, Role.CARD, Role.PAPER, 20)
        yield Fill(Box(body.x, body.y, 20, body.h), Role.CARD)
        place = Box(box.right - _SQUARE_PLATE, box.y, _SQUARE_PLATE, box.h)
        middle = Box(box.x + _HEAD + 18, box.y, place.x - 18 - box.x - _HEAD - 18, box.h)
        sells = trades(self.view)
        yield from purse_cards(look, purse, layout, middle, raise_=sells)
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


def _cards_told(look: Look, purse: Purse) -> str:
    amount = look.words(f"sum-{purse.currency.name.lower()}", amount=total(purse.money))
    if len(purse.money) == len(purse.cards) <= 1:
        return look.words("list-end", sentence=amount)
    return look.words("hand-picture-row-told", sum=amount, values=values_told(look, purse.money))


def _square_told(look: Look, purse: Purse, *, sells: bool) -> str:
    square, offer = purse.square + 1, purse.offer
    if offer is None:
        return look.words("hand-picture-empty-told", square=square)
    tile = walled_tile_name(look, offer.tile)
    if not sells:
        return look.words("hand-picture-left-told", square=square, tile=tile)
    if offer.payment is None:
        return look.words("hand-picture-missing-told", square=square, tile=tile, missing=offer.missing)
    values = values_told(look, offer.payment.money)
    if offer.over:
        return look.words("hand-picture-over-told", square=square, tile=tile, values=values, over=offer.over)
    return look.words("hand-picture-exact-told", square=square, tile=tile, values=values)


def hand_told(view: View, seat: Seat, look: Look) -> Iterator[str | Listing]:
    """A hand in words: the cards, what they can pay for, and what modules add."""
    yield from money_told(view, seat, look)
    yield from (_square_told(look, purse, sells=trades(view)) for purse in purses(view))
    yield from collect(module.hand_told(view, seat, look) for module in MODULES.at_table(view))
    yield from other_ways_told(view, seat, look)


def other_ways_told(view: View, seat: Seat, look: Look) -> Iterator[str]:
    """Other ways to buy the tiles on the market in words."""
    for purse in purses(view):
        for way in other_ways(view, seat, purse):
            yield way.told(look, purse.square + 1, offer_told(look, way.offer))


def money_told(view: View, seat: Seat, look: Look) -> Iterator[str]:
    """The cards of a hand in words."""
    count, worth = len(view.hand), sum(total(purse.money) for purse in purses(view))
    yield look.words("hand-picture-told", name=spoken_name(look, seat), count=count, worth=worth)
    yield from (_cards_told(look, purse) for purse in purses(view))


def other_ways(view: View, seat: Seat, purse: Purse) -> tuple[OtherWay, ...]:
    """Other ways to buy a tile while the market is open, cheapest first."""
    if not trades(view):
        return ()
    ways = collect(module.other_ways(view, seat, purse) for module in MODULES.at_table(view))
    return tuple(sorted(ways, key=lambda way: way.offer.price))
