"""What placing, keeping, giving away and redesigning are worth."""

from ai.compact import KIND, WALLED
from ai.majorities import standing
from ai.thought import Thought


def placing_worth(thought: Thought, tile: int, cell: int) -> float:
    """T5: a tile that lies aside goes into the palace."""
    return thought.built_majority(KIND[tile]) + thought.placed(tile, cell)


def reserving_worth(thought: Thought, tile: int) -> float:
    """T5: it is kept for later, if there is a later."""
    later = min(1.0, thought.turns_left / 2)
    return later * thought.weights.reserve * thought.built_majority(KIND[tile])


def giving_worth(thought: Thought, tile: int) -> float:
    """D3: it goes to Dirk."""
    return thought.dirks(KIND[tile])


def adding_worth(thought: Thought, tile: int, cell: int) -> float:
    """T3: a tile from the reserve goes into the palace."""
    majority = thought.majority(KIND[tile]) * (1 - thought.weights.reserve)
    return majority + thought.placed(tile, cell) - thought.weights.redesign


def taking_back_worth(thought: Thought, cell: int) -> float:
    """T3: a tile goes back to the reserve."""
    kind = KIND[thought.table.laid[thought.seat][cell]]
    lost = recounted(thought, {kind: -1}) * (1 - thought.weights.reserve)
    return lost + thought.lie_of(thought.ground, thought.ground.without(cell)) - thought.weights.redesign


def swapping_worth(thought: Thought, tile: int, cell: int) -> float:
    """T3: a reserve tile takes the place of another."""
    removed = KIND[thought.table.laid[thought.seat][cell]]
    moved = recounted(thought, {removed: -1, KIND[tile]: 1}) if removed != KIND[tile] else 0.0
    after = thought.ground.swapped(WALLED[tile], cell)
    return (
        moved * (1 - thought.weights.reserve)
        + thought.lie_of(thought.ground, after)
        - thought.weights.redesign
    )


def recounted(thought: Thought, changes: dict[int, int]) -> float:
    """What changes in the own counts, by kind, are worth in majorities."""
    worth = 0.0
    for kind, change in changes.items():
        count = thought.count(kind)
        after = count._replace(mine=count.mine + change)
        worth += standing(kind, after, thought.coming) - standing(kind, count, thought.coming)
    return worth
