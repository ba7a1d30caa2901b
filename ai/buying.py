"""What a purchase is worth: the tile, what others would have had of it, less the money."""

from ai.compact import EMPTY
from ai.money import purse_worth
from ai.purse import Purse, less
from ai.thought import Thought
from ai.wallet import held


def buying_worth(thought: Thought, square: int, values: Purse) -> float:
    """What buying the tile of a square with these values is worth, a further action left out."""
    tile = thought.table.market[square]
    assert tile != EMPTY, "the tile is on the market"
    purse = thought.table.purses[thought.seat][square]
    kept = less(purse, values)
    after = thought.thrift * held(kept, thought.weights)
    return (
        thought.tile_worth(tile)
        + thought.weights.deny * thought.rivals_wish(tile)
        + after
        - purse_worth(thought, square, purse)
    )
