"""Exchange certificates: chips, and what is stored with one."""

from dataclasses import dataclass

from engine import Credit
from engine.position.pieces import Currency
from render.art.money import CoinArt, draw_coin
from render.base.pen import Pen
from render.base.theme import Role, currency_roles


@dataclass(frozen=True)
class ChipArt:
    """A chip of a currency: its coin in a notched ring."""

    currency: Currency

    def draw(self, pen: Pen) -> None:
        _draw_ring(pen, self.currency)
        CoinArt(self.currency).draw(pen.part(20, 20, 60, 60))


@dataclass(frozen=True)
class CreditArt:
    """What somebody has stored, 5 wide and 7 high: a certificate with a chip and its value."""

    credit: Credit

    def draw(self, pen: Pen) -> None:
        currency, name = self.credit.currency, str(self.credit)
        _, edge, ink = currency_roles(currency)
        w, h = pen.width, pen.height
        pen.rectangle(0, 0, w, h, edge, 9)
        pen.rectangle(3.5, 3.5, w - 7, h - 7, Role.LABEL, 6)
        chip = pen.part(10, h / 2 - 40, 80, 80)
        _draw_ring(chip, currency)
        draw_coin(chip.part(18, 18, 64, 64), currency)
        pen.text(w / 2, h / 2, str(self.credit.value), 48, ink)
        pen.text(24, 17, name, 25, Role.LABEL_INK)
        pen.text(w - 24, h - 17, name, 25, Role.LABEL_INK)


def _draw_ring(pen: Pen, currency: Currency) -> None:
    """The rim of a chip, with light and dark parts in turn."""
    face, edge, _ = currency_roles(currency)
    pen.circle(50, 50, 50, edge)
    for n in range(6):
        pen.sector(50, 50, 47, n * 60 - 15, n * 60 + 15, Role.LABEL)
    pen.circle(50, 50, 37, edge)
    pen.circle(50, 50, 34, face)
