"""Money in the order in which somebody wants to see it: what to take, what to buy, what stays."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine import Buy, Card, Currency, TakeMoney, Tile, View, payments
from engine.pieces import total
from engine.state import SQUARES, without


@dataclass(frozen=True)
class Purchase:
    """A way to buy a tile: the currency, what is paid too much, and what stays of that currency."""

    buy: Buy
    currency: Currency
    over: int
    left: tuple[Card, ...]

    @property
    def exact(self) -> bool:
        return self.over == 0


def purchases(view: View, buys: Iterable[Buy]) -> tuple[Purchase, ...]:
    """Ways to buy: exact ones first, then those that lose least; of equals those with fewer cards."""
    found = [_purchase(view, buy) for buy in buys]
    return tuple(sorted(found, key=lambda way: (way.over, way.currency, len(way.buy.cards), way.buy.cards)))


def best_takings(view: View, takings: Iterable[TakeMoney]) -> tuple[TakeMoney, ...]:
    """Ways to take money: the most valuable first, of equals those that make most payments exact."""

    def worth(taking: TakeMoney) -> tuple[int, int, int, tuple[Card, ...]]:
        exact = len(newly_exact(view, taking))
        return -total(taking.cards), -exact, -len(taking.cards), taking.cards

    return tuple(sorted(takings, key=worth))


def newly_exact(view: View, taking: TakeMoney) -> tuple[Tile, ...]:
    """The market tiles that could be paid exactly with these cards, and cannot be without."""
    after = tuple(sorted(view.hand + taking.cards))
    return tuple(tile for tile in _exact(view, after) if tile not in _exact(view, view.hand))


def _exact(view: View, hand: tuple[Card, ...]) -> tuple[Tile, ...]:
    return tuple(
        tile
        for square, tile in zip(SQUARES, view.market, strict=True)
        if tile is not None
        and any(payment.exact for payment in payments(hand, square.currency, tile.price)[:1])
    )


def _purchase(view: View, buy: Buy) -> Purchase:
    currency = SQUARES[view.market.index(buy.tile)].currency
    held = tuple(card for card in view.hand if card.currency is currency)
    return Purchase(buy, currency, total(buy.cards) - buy.tile.price, without(held, buy.cards))
