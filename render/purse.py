"""A hand by currencies: what it can pay on each market square."""

from dataclasses import dataclass

from engine import Card, Payment, Square, Tile, View, payments
from engine.pieces import total
from engine.state import SQUARES


@dataclass(frozen=True)
class Purse:
    """The cards of one currency, ascending, beside the market square that takes it."""

    square: Square
    cards: tuple[Card, ...]
    tile: Tile | None

    @property
    def payment(self) -> Payment | None:
        """The best way to pay for the tile: exactly, else with the least too much."""
        if self.tile is None:
            return None
        return next(iter(payments(self.cards, self.square.currency, self.tile.price)), None)

    @property
    def missing(self) -> int:
        """How much is missing to pay for the tile."""
        return max(0, self.tile.price - total(self.cards)) if self.tile else 0

    @property
    def over(self) -> int:
        """How much the best payment is too much."""
        return total(self.payment.cards) - self.tile.price if self.payment and self.tile else 0

    @property
    def marked(self) -> tuple[tuple[Card, bool], ...]:
        """The cards, each with whether it belongs to the best payment."""
        left = list(self.payment.cards) if self.payment else []
        found = []
        for card in self.cards:
            pays = card in left
            if pays:
                left.remove(card)
            found.append((card, pays))
        return tuple(found)


def purses(view: View) -> tuple[Purse, ...]:
    """The own hand, one purse for each market square."""
    return tuple(
        Purse(
            square, tuple(card for card in view.hand if card.currency is square.currency), view.market[square]
        )
        for square in SQUARES
    )
