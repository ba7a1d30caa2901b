"""Money in the order in which somebody wants to see it: what to take, what to buy, what stays."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, assert_never

from bot.table.expansion import certificates_in, credit_of, sites_in
from engine import (
    Buy,
    BuySite,
    BuyWithPortal,
    Card,
    Complete,
    Credit,
    Currency,
    Money,
    TakeMoney,
    Tile,
    View,
    payments,
    portal_surcharge,
)
from engine.modules.certificates import MOST
from engine.position.pieces import total
from engine.position.state import SQUARES

Buying = Buy | BuyWithPortal | BuySite | Complete
_ORDER: Final = (Buy, BuyWithPortal, BuySite, Complete)


@dataclass(frozen=True)
class Purchase:
    """A way to buy or complete a tile: price and currency, and what stays of that currency."""

    buy: Buying
    currency: Currency
    price: int
    left: tuple[Money, ...]
    storable: bool
    """Can what is paid too much be stored (X2)?"""

    @property
    def over(self) -> int:
        """What is paid too much."""
        return total(self.buy.cards) - self.price

    @property
    def exact(self) -> bool:
        """Does it give another action? Half a price never does (L1)."""
        return self.over == 0 and not isinstance(self.buy, BuySite)


def purchases(view: View, buys: Iterable[Buying]) -> tuple[Purchase, ...]:
    """Ways to buy: exact ones first, then those that lose least; of equals those with fewer cards.

    Plain purchases come before those with a portal, and those before building sites.
    """
    return tuple(sorted((_purchase(view, buy) for buy in buys), key=_worth))


def best_takings(view: View, takings: Iterable[TakeMoney]) -> tuple[TakeMoney, ...]:
    """Ways to take money: the most valuable first, of equals those that make most payments exact."""

    def worth(taking: TakeMoney) -> tuple[int, int, int, tuple[Card, ...]]:
        exact = len(newly_exact(view, taking))
        return -total(taking.cards), -exact, -len(taking.cards), taking.cards

    return tuple(sorted(takings, key=worth))


def greatest(takings: Sequence[TakeMoney]) -> tuple[TakeMoney, ...]:
    """Those of several takings to which no other adds a card: whoever takes less leaves money to others."""
    held = [Counter(taking.cards) for taking in takings]
    return tuple(
        taking for taking, cards in zip(takings, held, strict=True) if not any(cards < more for more in held)
    )


def newly_exact(view: View, taking: TakeMoney) -> tuple[Tile, ...]:
    """The market tiles that could be paid exactly with these cards, and cannot be without."""
    after = tuple(sorted(view.hand + taking.cards))
    return tuple(tile for tile in _exact(view, after) if tile not in _exact(view, view.hand))


def overpaid(view: View, buy: Buying) -> int:
    """By how much a purchase of this turn was overpaid."""
    more = portal_surcharge(view) if isinstance(buy, BuyWithPortal) else 0
    return total(buy.cards) - buy.tile.price - more


def _exact(view: View, hand: tuple[Card, ...]) -> tuple[Tile, ...]:
    return tuple(
        tile
        for square, tile in zip(SQUARES, view.market, strict=True)
        if tile is not None
        and any(payment.exact for payment in payments(hand, square.currency, tile.price)[:1])
    )


def _purchase(view: View, buy: Buying) -> Purchase:
    currency, price = _currency(view, buy), _price(view, buy)
    credit = None if view.seat is None else credit_of(view, view.seat)
    left: list[Money] = [card for card in view.hand if card.currency is currency]
    left += [credit] if credit is not None and credit.currency is currency else []
    for paid in buy.cards:
        left.remove(paid)
    return Purchase(buy, currency, price, tuple(left), _storable(view, buy, credit, price))


def _storable(view: View, buy: Buying, credit: Credit | None, price: int) -> bool:
    """X2, X3: a board holds one chip, and one that is spent makes room."""
    in_full = isinstance(buy, Buy | BuyWithPortal) and certificates_in(view) is not None
    has_room = credit is None or credit in buy.cards
    return in_full and has_room and 1 <= total(buy.cards) - price <= MOST


def _currency(view: View, buy: Buying) -> Currency:
    if not isinstance(buy, Complete):
        return SQUARES[view.market.index(buy.tile)].currency
    sites = sites_in(view)
    site = None if sites is None else sites.on(buy.tile)
    assert site is not None and site.token is not None, "only owners complete their sites"  # noqa: PT018
    return site.token


def _price(view: View, buy: Buying) -> int:
    match buy:
        case Buy(tile) | Complete(tile):
            return tile.price
        case BuyWithPortal(tile):
            return tile.price + portal_surcharge(view)
        case BuySite(tile):
            return tile.price // 2
        case _:
            assert_never(buy)


def _worth(way: Purchase) -> tuple[object, ...]:
    cards = [(piece.currency, piece.value, isinstance(piece, Credit)) for piece in way.buy.cards]
    return _ORDER.index(type(way.buy)), way.over, way.currency, len(cards), cards
