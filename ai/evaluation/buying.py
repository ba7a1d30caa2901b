"""What a purchase is worth: the tile, what others would have had of it, less the money."""

from typing import TYPE_CHECKING

from ai.evaluation.money import purse_worth
from ai.evaluation.purse import Purse, coins_worth, less
from ai.search.compact_pieces import TILE_NUMBER
from engine import Money, Tile

if TYPE_CHECKING:
    from ai.evaluation.position_values import PositionValues


def buying_worth(position: "PositionValues", tile: Tile, money: tuple[Money, ...]) -> float:
    """What buying a market tile with this money is worth, a further action left out."""
    number = TILE_NUMBER[tile]
    return position.tile_worth(number) + taking_away_worth(position, number, money)


def taking_away_worth(position: "PositionValues", tile: int, money: tuple[Money, ...]) -> float:
    """What it is worth that a tile is no longer on the market, less the money for it."""
    square = position.table.market.index(tile)
    purse = position.purses[square]
    after = position.thrift * coins_worth(less(purse, values(money)), position.weights)
    return position.weights.deny * position.rivals_wish(tile) + after - purse_worth(position, square, purse)


def spending_worth(position: "PositionValues", currency: int, spent: Purse) -> float:
    """What it costs to spend values of a currency on what is not on the market."""
    purse = position.purses[currency]
    return purse_worth(position, currency, less(purse, spent)) - purse_worth(position, currency, purse)


def values(money: tuple[Money, ...]) -> Purse:
    """The values of some money, credits among it."""
    return tuple(sorted([piece.value for piece in money]))
