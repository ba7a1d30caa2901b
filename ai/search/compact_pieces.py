"""Tiles and cards as small numbers, so that a playout moves integers instead of objects."""

from typing import Final

from engine.position.catalogue import FACE, TILES
from engine.position.pieces import Card, Tile

KINDS: Final = 6
SQUARES: Final = 4
EMPTY: Final = -1
"""A market square without a tile."""

TILE_NUMBER: Final = {tile: number for number, tile in enumerate(TILES)}
KIND: Final = tuple(int(tile.kind) for tile in TILES)
PRICE: Final = tuple(tile.price for tile in TILES)
WALLED: Final = tuple(int(tile.walls) for tile in TILES)

_CURRENCY_STEP: Final = 10
FIRST_SCORING: Final = 41
"""In a deck, scoring card 1; the second is one more. Money is smaller."""


def tile_of(number: int) -> Tile:
    """The tile with a number."""
    return TILES[number]


def card_number(card: Card) -> int:
    """A money card as a number; numbers sort like cards."""
    return card.currency * _CURRENCY_STEP + card.value


def card_of(number: int) -> Card:
    """The money card with a number."""
    return FACE[number // _CURRENCY_STEP][number % _CURRENCY_STEP]


def currency_of(number: int) -> int:
    """The currency of a card's number, which is also its market square."""
    return number // _CURRENCY_STEP


def value_of(number: int) -> int:
    """What a card's number is worth."""
    return number % _CURRENCY_STEP
