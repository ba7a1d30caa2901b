"""What placing, keeping, giving away and redesigning are worth."""

from ai.evaluation.majorities import standing
from ai.evaluation.position_values import PositionValues
from ai.search.compact_pieces import KIND, KINDS, WALLED


def placing_worth(position: PositionValues, tile: int, cell: int) -> float:
    """T5: a tile that lies aside goes into the palace."""
    return position.built_majority(tile) + position.placed(tile, cell)


def reserving_worth(position: PositionValues, tile: int) -> float:
    """T5: it is kept for later, if there is a later."""
    later = min(1.0, position.turns_left / 2)
    return later * position.weights.reserve * position.built_majority(tile)


def giving_worth(position: PositionValues, tile: int) -> float:
    """D3: it goes to Dirk."""
    return position.dirks(KIND[tile])


def adding_worth(position: PositionValues, tile: int, cell: int) -> float:
    """T3: a tile from the reserve goes into the palace."""
    majority = position.kept_majority(tile) * (1 - position.weights.reserve)
    return majority + position.placed(tile, cell) - position.weights.redesign


def taking_back_worth(position: PositionValues, cell: int) -> float:
    """T3: a tile goes back to the reserve."""
    removed = position.table.laid[position.seat][cell]
    lost = recounted(position, removed=removed) * (1 - position.weights.reserve)
    return (
        lost
        + position.palace_gain(position.ground, position.ground.without(cell))
        - position.weights.redesign
    )


def swapping_worth(position: PositionValues, tile: int, cell: int) -> float:
    """T3: a reserve tile takes the place of another."""
    moved = recounted(position, removed=position.table.laid[position.seat][cell], added=tile)
    after = position.ground.swapped(WALLED[tile], cell)
    return (
        moved * (1 - position.weights.reserve)
        + position.palace_gain(position.ground, after)
        - position.weights.redesign
    )


def recounted(position: PositionValues, *, removed: int, added: int | None = None) -> float:
    """What it is worth in majorities that one tile leaves the palace and perhaps another comes."""
    changes = dict.fromkeys(range(KINDS), 0)
    for tile, change in ((removed, -1), (added, 1)):
        if tile is not None and position.table.counts_for_majority(tile):
            changes[KIND[tile]] += change
    worth = 0.0
    for kind, change in changes.items():
        if change:
            count = position.count(kind)
            after = count._replace(mine=count.mine + change)
            worth += standing(kind, after, position.coming) - standing(kind, count, position.coming)
    return worth
