"""Coins and money cards."""

from dataclasses import dataclass

from engine.pieces import Card, Currency
from render.pen import UNITS, Pen
from render.theme import Role, currency_roles


@dataclass(frozen=True)
class CoinArt:
    """The coin of a currency: colour, shape and letter."""

    currency: Currency

    def draw(self, pen: Pen) -> None:
        face, edge, ink = currency_roles(self.currency)
        pen.circle(50, 50, 48, edge)
        pen.circle(50, 50, 41, face)
        pen.text(50, 50, self.currency.letter, 50, ink)


@dataclass(frozen=True)
class CardArt:
    """A money card, 5 wide and 7 high: value, coin and letter."""

    card: Card

    def draw(self, pen: Pen) -> None:
        face, edge, ink = currency_roles(self.card.currency)
        pen.rectangle(0, 0, pen.width, pen.height, edge, 10)
        pen.rectangle(4, 4, pen.width - 8, pen.height - 8, face, 7)
        pen.text(pen.width / 2, pen.height / 2, str(self.card.value), 60, ink)


@dataclass(frozen=True)
class CardBackArt:
    """The back of a money card."""

    def draw(self, pen: Pen) -> None:
        pen.rectangle(0, 0, pen.width, pen.height, Role.BAND, 10)
        pen.star(UNITS / 2, pen.height / 2, 30, Role.GOLD)
