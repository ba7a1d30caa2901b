"""The picture of a hand, for its owner: cards by currency, and what they can pay for."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, Final

from engine.position.pieces import Card, Money, Seat, total
from engine.views.purse import Purse, purses
from engine.views.standings import trades
from engine.views.view import View
from render.alt_text.names import currency_name, spoken_name, tile_name
from render.alt_text.telling import spoken
from render.art.money import CardArt, CoinArt
from render.base.look import Look
from render.base.scene import Align, Art, Box, Face, Fill, Glaze, Mark, Plate, Scene, Sprite, centred
from render.base.theme import Role, currency_roles
from render.modules.answers import OtherWay
from render.modules.registry import all_modules, collect, first, modules_at
from render.parts.affordable_tiles import MORE, market_stall, offer_told, values_told
from render.parts.banner import titled
from render.parts.fitted_text import figure, line
from render.parts.overlapping_cards import OverlappingCards, fan_for
from render.parts.palace_parts import INNER, WIDE, Column

_BANNER: Final = 104
_LEAST_ROW: Final = 224
_HEAD: Final = 196
_STALL: Final = 344
_RAISED: Final = 16


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
        """All that the picture depends on; with modules that may be anything."""
        view = self.view
        return view if view.slices else (self.seat, len(view.players), view.hand, view.market, trades(view))

    def scene(self, look: Look) -> Scene:
        view, column = self.view, Column()
        count = look.words("hand-picture-cards", count=len(view.hand))
        top = column.take(_BANNER)
        column.marks += titled(top, (self.seat,), len(view.players), look.name(self.seat), count)
        for purse in purses(view):
            ways, fan = self._other_ways(purse), fan_for(len(purse.money), INNER - _HEAD - _STALL - 36)
            row = column.take(max(_LEAST_ROW + (MORE if ways else 0), fan.height + _RAISED + 32))
            column.marks += self._row(look, purse, ways, fan, row)
        for module in modules_at(view):
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
                *(_stall_told(look, purse, sells=trades(view)) for purse in purses(view)),
                *collect(module.hand_told(view, self.seat, look) for module in modules_at(view)),
                *(told for purse in purses(view) for told in self._other_ways_told(look, purse)),
            ),
        )

    def _other_ways(self, purse: Purse) -> tuple[OtherWay, ...]:
        """How else a tile can be bought, while something is sold; the cheapest way first."""
        if not trades(self.view):
            return ()
        ways = collect(module.other_ways(self.view, self.seat, purse) for module in modules_at(self.view))
        return tuple(sorted(ways, key=lambda way: way.offer.price))

    def _other_ways_told(self, look: Look, purse: Purse) -> Iterator[str]:
        for way in self._other_ways(purse):
            yield way.told(look, purse.square + 1, offer_told(look, way.offer))

    def _row(
        self, look: Look, purse: Purse, ways: tuple[OtherWay, ...], fan: OverlappingCards, box: Box
    ) -> Iterator[Mark]:
        """One currency: what the money is worth, the cards, and the tile they could buy."""
        yield from _head(look, purse, Box(box.x, box.y, _HEAD, box.h))
        body = Box(box.x + _HEAD, box.y, box.w - _HEAD, box.h)
        yield Plate(body, Role.CARD, Role.PAPER, 20)
        yield Fill(Box(body.x, body.y, 20, body.h), Role.CARD)
        place = Box(box.right - _STALL, box.y, _STALL, box.h)
        middle = Box(box.x + _HEAD + 18, box.y, place.x - 18 - box.x - _HEAD - 18, box.h)
        sells = trades(self.view)
        yield from _cards(look, purse, fan, middle, raise_=sells)
        high = _LEAST_ROW - 24 + (MORE if ways else 0)
        yield from market_stall(look, purse, ways, centred((_STALL - 24, high), place), sells=sells)


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


def _cards(look: Look, purse: Purse, fan: OverlappingCards, box: Box, *, raise_: bool) -> Iterator[Mark]:
    """The cards from the smallest to the largest, then what is stored; what would pay best stands higher."""
    if not purse.money:
        none = look.words("hand-picture-none")
        yield line(centred((box.w, 60), box), none, 40, ink=Role.FAINT_INK, align=Align.CENTRE)
        return
    lower = centred((box.w, fan.height + _RAISED), box).moved(0, _RAISED)
    for (piece, pays), place in zip(purse.marked, fan.places(lower), strict=True):
        yield Glaze(place.moved(0, -_RAISED if pays and raise_ else 0), _money_art(piece))


def _money_art(piece: Money) -> Art:
    if isinstance(piece, Card):
        return CardArt(piece)
    art = first(module.money_art(piece) for module in all_modules())
    assert art is not None, piece
    return art


def _cards_told(look: Look, purse: Purse) -> str:
    currency = currency_name(look, purse.currency)
    if not purse.money:
        return look.words("hand-picture-row-none-told", currency=currency)
    values = values_told(purse.money)
    return look.words("hand-picture-row-told", currency=currency, sum=total(purse.money), values=values)


def _stall_told(look: Look, purse: Purse, *, sells: bool) -> str:
    square, offer = purse.square + 1, purse.offer
    if offer is None:
        return look.words("hand-picture-empty-told", square=square)
    tile = tile_name(look, offer.tile)
    if not sells:
        return look.words("hand-picture-left-told", square=square, tile=tile)
    if offer.payment is None:
        return look.words("hand-picture-missing-told", square=square, tile=tile, missing=offer.missing)
    values = values_told(offer.payment.money)
    if offer.over:
        return look.words("hand-picture-over-told", square=square, tile=tile, values=values, over=offer.over)
    return look.words("hand-picture-exact-told", square=square, tile=tile, values=values)
