"""What money is worth: coins, prices it can pay exactly, the tile it is meant for, the last tiles."""

from math import erf, sqrt
from typing import TYPE_CHECKING

from ai.evaluation.purse import Purse, coins_worth, more, payable
from ai.search.compact_pieces import EMPTY, PRICE, currency_of, value_of

if TYPE_CHECKING:
    from ai.evaluation.position_values import PositionValues

_MEAN_CARD = 5
_CARD_SPREAD = 5.5
_LAST_BAG = 3
"""With no more tiles than this in the bag, the last tiles are in sight (E1)."""


def purse_worth(position: "PositionValues", square: int, purse: Purse) -> float:
    """The total worth of the money of one currency, with the tile on its square in mind."""
    return (
        position.thrift * coins_worth(purse, position.weights)
        + wish(position, square, purse)
        + last_tile(position, square, purse)
    )


def wish(position: "PositionValues", square: int, purse: Purse) -> float:
    """The tile on the square, if it is still there at the next turn and this purse can pay for it."""
    tile = position.table.market[square]
    if tile == EMPTY or position.turns_left < 1:
        return 0.0
    stays: float = position.weights.stay ** (position.table.players - 1)
    part = payable(purse, PRICE[tile], position.weights)
    return stays * part * max(position.tile_worth(tile), 0.0)


def last_tile(position: "PositionValues", square: int, purse: Purse) -> float:
    """E3: at the end the tile on the square goes to the player with most of its currency."""
    tile, bag = position.table.market[square], sum(position.table.pools)
    if tile == EMPTY or bag > _LAST_BAG or not position.weights.last_tiles:
        return 0.0
    near = position.weights.last_tiles * (1 - bag / (_LAST_BAG + 1))
    if position.table.ends_early:  # E5: nobody else can buy it or take money meanwhile
        near = 1.0
    return near * richest(position, sum(purse)) * max(position.tile_worth(tile), 0.0)


def richest(position: "PositionValues", amount: int) -> float:
    """The chance that nobody else has as much of a currency, judged by the size of their hands."""
    chance = 1.0
    for seat, player in enumerate(position.view.players):
        if seat != position.seat:
            cards = player.hand_size / 4
            spread = sqrt(2) * _CARD_SPREAD * sqrt(cards + 0.25)
            chance *= 0.5 * (1 + erf((amount - 0.5 - cards * _MEAN_CARD) / spread))
    return chance


def taking_worth(position: "PositionValues", cards: tuple[int, ...]) -> float:
    """What taking these cards is worth."""
    added: dict[int, Purse] = {}
    for card in cards:
        added[currency_of(card)] = (*added.get(currency_of(card), ()), value_of(card))
    purses = position.purses
    return sum(
        [
            purse_worth(position, square, more(purses[square], values))
            - purse_worth(position, square, purses[square])
            for square, values in added.items()
        ]
    )
