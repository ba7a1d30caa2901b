"""What placing, keeping, giving away and redesigning are worth."""

from ai.evaluation.majorities import standing
from ai.evaluation.thought import Thought
from ai.search.small_numbers import KIND, KINDS, WALLED


def placing_worth(thought: Thought, tile: int, cell: int) -> float:
    """T5: a tile that lies aside goes into the palace."""
    return thought.built_majority(tile) + thought.placed(tile, cell)


def reserving_worth(thought: Thought, tile: int) -> float:
    """T5: it is kept for later, if there is a later."""
    later = min(1.0, thought.turns_left / 2)
    return later * thought.weights.reserve * thought.built_majority(tile)


def giving_worth(thought: Thought, tile: int) -> float:
    """D3: it goes to Dirk."""
    return thought.dirks(KIND[tile])


def adding_worth(thought: Thought, tile: int, cell: int) -> float:
    """T3: a tile from the reserve goes into the palace."""
    majority = thought.kept_majority(tile) * (1 - thought.weights.reserve)
    return majority + thought.placed(tile, cell) - thought.weights.redesign


def taking_back_worth(thought: Thought, cell: int) -> float:
    """T3: a tile goes back to the reserve."""
    removed = thought.table.laid[thought.seat][cell]
    lost = recounted(thought, removed=removed) * (1 - thought.weights.reserve)
    return lost + thought.lie_of(thought.ground, thought.ground.without(cell)) - thought.weights.redesign


def swapping_worth(thought: Thought, tile: int, cell: int) -> float:
    """T3: a reserve tile takes the place of another."""
    moved = recounted(thought, removed=thought.table.laid[thought.seat][cell], added=tile)
    after = thought.ground.swapped(WALLED[tile], cell)
    return (
        moved * (1 - thought.weights.reserve)
        + thought.lie_of(thought.ground, after)
        - thought.weights.redesign
    )


def recounted(thought: Thought, *, removed: int, added: int | None = None) -> float:
    """What it is worth in majorities that one tile leaves the palace and perhaps another comes."""
    changes = dict.fromkeys(range(KINDS), 0)
    for tile, change in ((removed, -1), (added, 1)):
        if tile is not None and thought.table.counts_for_majority(tile):
            changes[KIND[tile]] += change
    worth = 0.0
    for kind, change in changes.items():
        if change:
            count = thought.count(kind)
            after = count._replace(mine=count.mine + change)
            worth += standing(kind, after, thought.coming) - standing(kind, count, thought.coming)
    return worth
