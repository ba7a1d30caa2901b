"""A hand by currencies: what it can pay on each market square."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from engine.judge.payments import payments
from engine.position.pieces import Card, Credit, Currency, Money, Square, Tile, total
from engine.position.state import SQUARES

if TYPE_CHECKING:
    from engine.views.view import View


class Paid(NamedTuple):
    """Money that pays a price."""

    money: tuple[Money, ...]
    exact: bool


@dataclass(frozen=True)
class Offer:
    """Something that is to be had for a price, and the best way to pay for it, if there is one."""

    tile: Tile
    price: int
    payment: Paid | None
    missing: int
    """How much is missing."""

    @property
    def over(self) -> int:
        """By how much the best payment is too high."""
        return total(self.payment.money) - self.price if self.payment else 0


@dataclass(frozen=True)
class Purse:
    """The money of one currency, ascending, beside the market square that takes it."""

    square: Square
    cards: tuple[Card, ...]
    tile: Tile | None
    credit: Credit | None = None

    @property
    def currency(self) -> Currency:
        return self.square.currency

    @property
    def money(self) -> tuple[Money, ...]:
        """The cards, and what is stored."""
        return self.cards if self.credit is None else (*self.cards, self.credit)

    @property
    def offer(self) -> Offer | None:
        """The tile on the square."""
        return self.offered(self.tile, self.tile.price) if self.tile else None

    @property
    def payment(self) -> Paid | None:
        """The best way to pay for the tile: exactly, else with the least too much."""
        return self.offer.payment if self.offer else None

    @property
    def missing(self) -> int:
        """How much is missing to pay for the tile."""
        return self.offer.missing if self.offer else 0

    @property
    def over(self) -> int:
        """By how much the best payment is too high."""
        return self.offer.over if self.offer else 0

    def offered(self, tile: Tile, price: int) -> Offer:
        """A tile at a price in this currency."""
        best = min(self._ways(price), key=total, default=None)
        paid = None if best is None else Paid(best, total(best) == price)
        return Offer(tile, price, paid, max(0, price - total(self.money)))

    def _ways(self, price: int) -> Iterator[tuple[Money, ...]]:
        """Ways to pay, those with cards alone first."""
        for way in payments(self.cards, self.currency, price):
            yield way.cards
        if self.credit is None:
            return
        left = price - self.credit.value
        if left <= 0:
            yield (self.credit,)
        else:
            for way in payments(self.cards, self.currency, left):
                yield (*way.cards, self.credit)

    @property
    def marked(self) -> tuple[tuple[Money, bool], ...]:
        """The money, each piece with whether it belongs to the best payment."""
        left = list(self.payment.money) if self.payment else []
        found = []
        for piece in self.money:
            pays = piece in left
            if pays:
                left.remove(piece)
            found.append((piece, pays))
        return tuple(found)


def purses(view: "View") -> tuple[Purse, ...]:
    """The hand of the view's seat, one purse for each market square."""
    held = {credit.currency: credit for credit in _credits(view)}
    return tuple(
        Purse(
            square,
            tuple(card for card in view.hand if card.currency is square.currency),
            view.market[square],
            held.get(square.currency),
        )
        for square in SQUARES
    )


def _credits(view: "View") -> Iterator[Credit]:
    if view.seat is not None:
        for module in view.modules:
            yield from module.credits(view, view.seat)
