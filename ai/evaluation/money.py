"""What money is worth: coins, prices it can pay exactly, the tile it is meant for, the last tiles."""

from math import erf, sqrt
from typing import TYPE_CHECKING

from ai.evaluation.purse import Purse, more
from ai.evaluation.wallet import held, payable
from ai.search.small_numbers import EMPTY, PRICE, currency_of, value_of

if TYPE_CHECKING:
    from ai.evaluation.thought import Thought

_MEAN_CARD = 5
_CARD_SPREAD = 5.5
_LAST_BAG = 3
"""With no more tiles than this in the bag, the last tiles are in sight (E1)."""


def purse_worth(thought: "Thought", square: int, purse: Purse) -> float:
    """All that the money of one currency is worth, with the tile on its square in mind."""
    return (
        thought.thrift * held(purse, thought.weights)
        + wish(thought, square, purse)
        + last_tile(thought, square, purse)
    )


def wish(thought: "Thought", square: int, purse: Purse) -> float:
    """The tile on the square, if it is still there at the next turn and this purse can pay for it."""
    tile = thought.table.market[square]
    if tile == EMPTY or thought.turns_left < 1:
        return 0.0
    stays: float = thought.weights.stay ** (thought.table.players - 1)
    part = payable(purse, PRICE[tile], thought.weights)
    return stays * part * max(thought.tile_worth(tile), 0.0)


def last_tile(thought: "Thought", square: int, purse: Purse) -> float:
    """E3: at the end the tile on the square goes to whoever has most of its currency."""
    tile, bag = thought.table.market[square], sum(thought.table.pools)
    if tile == EMPTY or bag > _LAST_BAG or not thought.weights.last_tiles:
        return 0.0
    near = thought.weights.last_tiles * (1 - bag / (_LAST_BAG + 1))
    if thought.table.ends_early:  # E5: nobody else can buy it or take money meanwhile
        near = 1.0
    return near * richest(thought, sum(purse)) * max(thought.tile_worth(tile), 0.0)


def richest(thought: "Thought", amount: int) -> float:
    """The chance that nobody else has as much of a currency, judged by the size of their hands."""
    chance = 1.0
    for seat, player in enumerate(thought.view.players):
        if seat != thought.seat:
            cards = player.hand_size / 4
            spread = sqrt(2) * _CARD_SPREAD * sqrt(cards + 0.25)
            chance *= 0.5 * (1 + erf((amount - 0.5 - cards * _MEAN_CARD) / spread))
    return chance


def taking_worth(thought: "Thought", cards: tuple[int, ...]) -> float:
    """What taking these cards is worth."""
    added: dict[int, Purse] = {}
    for card in cards:
        added[currency_of(card)] = (*added.get(currency_of(card), ()), value_of(card))
    purses = thought.purses
    return sum(
        [
            purse_worth(thought, square, more(purses[square], values))
            - purse_worth(thought, square, purses[square])
            for square, values in added.items()
        ]
    )
