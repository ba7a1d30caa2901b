"""Coins, money cards, and the scoring cards that lie among them."""

from dataclasses import dataclass
from math import hypot
from typing import Final

from engine.position.pieces import Card, Currency
from render.art.emblems import lily
from render.art.shapes import Path, arc, crescent, lobed, regular, rounded, shield, shrunk
from render.base.pen import UNITS, Pen, star_points
from render.base.scene import Face
from render.base.theme import Role, currency_light, currency_roles

_OUTLINES: Final[dict[Currency, Path]] = {
    Currency.FLORIN: arc(50, 50, 48, 0, 360, steps=120),
    Currency.DIRHAM: rounded(6, 6, 88, 88, 7),
    Currency.DINAR: star_points(50, 50, 50),
    Currency.DUCAT: lobed(50, 50, 50, 4, 0.54),
}
_LETTER_LIFT: Final = {"y": 0.14, "g": 0.145, "b": 0.0, "o": 0.08}
"""How far a small letter is lifted, as a share of its size, to look as if it stood in the middle."""
_FIGURE: Final = 70.0
"""The size of the value on a card."""


@dataclass(frozen=True)
class CoinArt:
    """The coin of a currency: colour, shape and letter."""

    currency: Currency

    def draw(self, pen: Pen) -> None:
        draw_coin(pen, self.currency)
        letter, size = self.currency.letter, 60
        ink = currency_roles(self.currency)[2]
        pen.text(50, 50 - _LETTER_LIFT[letter] * size, letter, size, ink)


@dataclass(frozen=True)
class CardArt:
    """A money card, 5 wide and 7 high: its value on the currency's coin, its name in two corners."""

    card: Card

    def draw(self, pen: Pen) -> None:
        currency, name = self.card.currency, str(self.card)
        face, edge, ink = currency_roles(currency)
        w, h = pen.width, pen.height
        pen.rectangle(0, 0, w, h, edge, 9)
        pen.rectangle(3.5, 3.5, w - 7, h - 7, face, 6)
        _draw_border(pen, currency_light(currency))
        draw_coin(pen.part(8, h / 2 - 42, 84, 84), currency)
        pen.text(w / 2, h / 2, str(self.card.value), _FIGURE, ink)
        pen.text(20.5, 18, name, 25, ink)
        pen.text(w - 20.5, h - 18, name, 25, ink)
        _draw_mark(pen.part(w - 27, 9, 17, 17), currency, edge, face)
        _draw_mark(pen.part(10, h - 26, 17, 17), currency, edge, face)


@dataclass(frozen=True)
class MoneyChipArt:
    """A money card small enough for a line of text, about twice as wide as high."""

    card: Card

    def draw(self, pen: Pen) -> None:
        face, edge, ink = currency_roles(self.card.currency)
        w = pen.width
        pen.rectangle(0, 0, w, UNITS, edge, 26)
        pen.rectangle(6, 6, w - 12, UNITS - 12, face, 21)
        CoinArt(self.card.currency).draw(pen.part(10, 10, 80, 80))
        pen.text((w + 84) / 2, 50, str(self.card.value), 84, ink)


@dataclass(frozen=True)
class CardBackArt:
    """The back of a money card: a star among stars."""

    def draw(self, pen: Pen) -> None:
        _draw_back(pen, 26)
        for r, role in ((24, Role.GOLD), (18.5, Role.BAND), (11, Role.GOLD)):
            pen.star(pen.width / 2, pen.height / 2, r, role)


@dataclass(frozen=True)
class ScoringCardArt:
    """The scoring card of a round."""

    scoring_round: int

    def draw(self, pen: Pen) -> None:
        _draw_back(pen, 46)
        x, y = pen.width / 2, pen.height / 2
        for r, role in ((43, Role.GOLD_DEEP), (40, Role.GOLD), (35, Role.LABEL)):
            pen.star(x, y, r, role)
        pen.text(x, y, str(self.scoring_round), 56, Role.LABEL_INK, Face.TITLE)


def draw_coin(pen: Pen, currency: Currency) -> None:
    """A coin without its letter: a dark rim, a ring of colour, and a pale field to write on."""
    outline, (face, edge, _) = _OUTLINES[currency], currency_roles(currency)
    pen.polygon(outline, edge)
    pen.polygon(shrunk(outline, 0.88), face)
    match currency:
        case Currency.FLORIN:
            for x, y in arc(50, 50, 38.2, 0, 360, steps=28)[1:]:
                pen.circle(x, y, 1.9, edge)
            pen.circle(50, 50, 34, currency_light(currency))
        case Currency.DIRHAM:
            for x, y in regular(50, 50, 46, 4, 45):
                pen.circle(x, y, 3.4, edge)
            pen.circle(50, 50, 37, currency_light(currency))
        case Currency.DINAR:
            pen.polygon(shrunk(outline, 0.77), currency_light(currency))
        case Currency.DUCAT:
            pen.polygon(shrunk(outline, 0.82), currency_light(currency))


def _draw_mark(pen: Pen, currency: Currency, role: Role, ground: Role) -> None:
    """What is struck on a currency's coins: lily, knot, crescent, shield."""
    match currency:
        case Currency.FLORIN:
            lily(pen, role, ground)
        case Currency.DIRHAM:
            pen.polygon(rounded(8, 8, 84, 84, 8), role)
            pen.circle(50, 50, 32, ground)
            pen.circle(50, 50, 18, role)
        case Currency.DINAR:
            pen.polygon(crescent(48, 50, 44, open_to=-25), role)
            pen.circle(72, 38, 11, role)
        case Currency.DUCAT:
            pen.polygon(shield(50, 50, 84, 96), role)
            pen.rectangle(43, 2, 14, 96, ground)
            pen.rectangle(8, 32, 84, 14, ground)


def _draw_border(pen: Pen, role: Role) -> None:
    """A fine line inside the edge between the corners, with a small star at each of its ends."""
    w, h = pen.width, pen.height
    for x, y, wide, high in ((38, 6.8, w - 72, 1.4), (6.8, 32, 1.4, h - 64)):
        pen.rectangle(x, y, wide, high, role)
        pen.rectangle(w - x - wide, h - y - high, wide, high, role)
    for x, y in ((38, 7.5), (w - 34, 7.5), (7.5, 32), (7.5, h - 32)):
        pen.star(x, y, 2.8, role)
        pen.star(w - x, h - y, 2.8, role)


def _draw_back(pen: Pen, free: float) -> None:
    """A frame full of small stars, with none near the middle."""
    w, h = pen.width, pen.height
    pen.rectangle(0, 0, w, h, Role.GOLD_DEEP, 9)
    pen.rectangle(3, 3, w - 6, h - 6, Role.BAND, 6.5)
    columns, rows = 5, 7
    across, down = (w - 16) / columns, (h - 16) / rows
    for column in range(columns):
        for row in range(rows):
            x, y = 8 + across * (column + 0.5), 8 + down * (row + 0.5)
            if hypot(x - w / 2, y - h / 2) >= free:
                pen.star(x, y, across * 0.46, Role.GOLD_DEEP)
                pen.star(x, y, across * 0.32, Role.BAND)
                pen.star(x, y, across * 0.15, Role.GOLD_DEEP)
