"""What a purchase is worth: the tile, what others would have had of it, less the money."""

from typing import TYPE_CHECKING

from ai.evaluation.money import purse_worth
from ai.evaluation.purse import Purse, less
from ai.evaluation.wallet import held
from ai.search.small_numbers import TILE_NUMBER
from engine import Money, Tile

if TYPE_CHECKING:
    from ai.evaluation.thought import Thought


def buying_worth(thought: "Thought", tile: Tile, money: tuple[Money, ...]) -> float:
    """What buying a market tile with this money is worth, a further action left out."""
    number = TILE_NUMBER[tile]
    return thought.tile_worth(number) + taking_away_worth(thought, number, money)


def taking_away_worth(thought: "Thought", tile: int, money: tuple[Money, ...]) -> float:
    """What it is worth that a tile is no longer on the market, less the money for it."""
    square = thought.table.market.index(tile)
    purse = thought.purses[square]
    after = thought.thrift * held(less(purse, values(money)), thought.weights)
    return thought.weights.deny * thought.rivals_wish(tile) + after - purse_worth(thought, square, purse)


def spending_worth(thought: "Thought", currency: int, spent: Purse) -> float:
    """What it costs to spend values of a currency on what is not on the market."""
    purse = thought.purses[currency]
    return purse_worth(thought, currency, less(purse, spent)) - purse_worth(thought, currency, purse)


def values(money: tuple[Money, ...]) -> Purse:
    """The values of some money, credits among it."""
    return tuple(sorted([piece.value for piece in money]))
