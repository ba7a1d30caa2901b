"""The 54 tiles, the 36 faces of money and the points table (P1, P2, C2)."""

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from engine.board.geometry import Side, walls_on
from engine.position.pieces import Card, Currency, Kind, Tile

COPIES: Final = 3
HIGHEST_CARD: Final = 9

# Per kind, by price: the walled sides of each tile, "-" for none.
_TILES: Final = {
    Kind.PAVILION: "2 NEW, 3 SW, 4 ES, 5 NW, 6 N, 7 E, 8 -",
    Kind.SERAGLIO: "3 ESW, 4 NE, 5 SW, 6 ES, 7 W, 8 S, 9 -",
    Kind.ARCADES: "4 NES, 5 NW, 6 NE, 6 SW, 7 ES, 8 N, 8 E, 9 -, 10 -",
    Kind.CHAMBERS: "5 NSW, 6 ES, 7 NE, 7 SW, 8 NW, 9 S, 9 W, 10 -, 11 -",
    Kind.GARDEN: "6 ESW, 7 NSW, 8 NE, 8 NW, 8 SW, 9 E, 10 -, 10 N, 10 W, 11 -, 12 S",
    Kind.TOWER: "7 NEW, 8 NES, 9 NE, 9 NW, 9 ES, 10 W, 11 -, 11 N, 11 S, 12 -, 13 E",
}


def _tiles() -> Iterator[Tile]:
    for kind, listed in _TILES.items():
        entries = [entry.split() for entry in listed.split(", ")]
        for price, same in groupby(entries, key=lambda entry: int(entry[0])):
            siblings = list(same)
            twins = "abc" if len(siblings) > 1 else [""]
            for twin, (_, sides) in zip(twins, siblings, strict=False):
                yield Tile(kind, price, twin, walls_on(*(Side[letter] for letter in sides.strip("-"))))


TILES: Final = tuple(_tiles())
"""All 54 tiles, by kind and price. Tiles of one kind and price have the twin letters a, b, c."""
TILE_NAMED: Final = {str(tile): tile for tile in TILES}

FACES: Final = tuple(Card(currency, value) for currency in Currency for value in range(1, HIGHEST_CARD + 1))
"""The 36 different money cards."""
FACE: Final = tuple(
    {card.value: card for card in FACES if card.currency is currency} for currency in Currency
)
"""The money card of a currency and value."""
CARD_NAMED: Final = {str(card): card for card in FACES}

_FIRST_PLACE: Final = (1, 8, 16)
"""Points of the first place for pavilions in rounds 1–3; each dearer kind gives one more."""


def money(players: int) -> tuple[Card, ...]:
    """The money cards in play: one copy of each stays in the box with two players (P2)."""
    copies = COPIES - 1 if players == 2 else COPIES  # noqa: PLR2004 (P2 names the number)
    return tuple(card for card in FACES for _ in range(copies))


def place_points(scoring_round: int, kind: Kind) -> tuple[int, ...]:
    """Points for first, second, third place in a kind (C2)."""
    return tuple(points + kind for points in reversed(_FIRST_PLACE[:scoring_round]))
