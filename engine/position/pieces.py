"""Everything in the box: currencies, kinds of building, money cards, tiles, scoring cards (P1–P4)."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, IntEnum
from operator import attrgetter
from typing import Final, NamedTuple, NewType

from engine.board.geometry import Walls

Seat = NewType("Seat", int)
"""A place at the table, counted from 0; texts count from 1. An imaginary player sits after the others."""

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 6


class Currency(IntEnum):
    """The four currencies in the order of the market squares (P3)."""

    FLORIN = 0
    DIRHAM = 1
    DINAR = 2
    DUCAT = 3

    @property
    def letter(self) -> str:
        """The letter of its colour: yellow, green, blue, orange."""
        return "ygbo"[self]


class Kind(IntEnum):
    """The six kinds of building, from the cheapest to the dearest (P1)."""

    PAVILION = 0
    SERAGLIO = 1
    ARCADES = 2
    CHAMBERS = 3
    GARDEN = 4
    TOWER = 5

    @property
    def letter(self) -> str:
        return "PSACGT"[self]


class Square(IntEnum):
    """A market square; each takes one currency."""

    ONE = 0
    TWO = 1
    THREE = 2
    FOUR = 3

    @property
    def currency(self) -> Currency:
        return _CURRENCIES[self]


_CURRENCIES: Final = tuple(Currency)


class Card(NamedTuple):
    """A money card is its face: copies have no identity."""

    currency: Currency
    value: int

    def __str__(self) -> str:
        return f"{self.currency.letter}{self.value}"


@dataclass(frozen=True)
class Credit:
    """Money that is no card, but is spent like one of that currency and value, and only as a whole."""

    currency: Currency
    value: int

    def __str__(self) -> str:
        return f"~{self.currency.letter}{self.value}"


Money = Card | Credit
"""What a purchase is paid with."""


class Tile(NamedTuple):
    """A building tile; `twin` tells tiles of one kind and price apart."""

    kind: Kind
    price: int
    twin: str
    walls: Walls

    def __str__(self) -> str:
        return f"{self.kind.letter}{self.price}{self.twin}"


class ScoringCard(Enum):
    """A card in the money deck that starts a scoring (P4)."""

    FIRST = 1
    SECOND = 2

    def __str__(self) -> str:
        return f"*{self.value}"


DeckCard = Card | ScoringCard
_VALUE: Final = attrgetter("value")


def total(money: Iterable[Money]) -> int:
    """The total value of money, of any currency."""
    return sum(map(_VALUE, money))


def cards_of(money: Iterable[Money]) -> tuple[Card, ...]:
    """The cards among some money."""
    return tuple([piece for piece in money if isinstance(piece, Card)])


def arranged(money: Iterable[Money]) -> tuple[Money, ...]:
    """Money in order: the cards, then what is no card."""
    return tuple(sorted(money, key=_place_of))


def _place_of(money: Money) -> tuple[bool, Currency, int]:
    return isinstance(money, Credit), money.currency, money.value


def count_kinds(tiles: Iterable[Tile]) -> tuple[int, ...]:
    """How many tiles there are of each kind, in the order of `Kind`."""
    counts = [0] * len(Kind)
    for tile in tiles:
        counts[tile.kind] += 1
    return tuple(counts)
