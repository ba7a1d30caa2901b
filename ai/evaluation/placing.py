"""Where a tile goes: the wall it makes, and the room it leaves."""

from collections import Counter
from functools import lru_cache
from typing import Final

from ai.search.compact_palace import Ground, Spot
from ai.search.compact_pieces import WALLED

_SHARE: Final = {walls: count / len(WALLED) for walls, count in sorted(Counter(WALLED).items())}
"""How many of all tiles have a wall pattern."""
_LOOKED_AT: Final = 3
"""Of all places, those with the most outer walls are measured."""
_LOOSE_SIDE: Final = 0.3
_NO_PLACE: Final = -1.5


def best_place(ground: Ground, walled: int) -> Spot | None:
    """A good place for a tile with these walls; None if it fits nowhere."""
    if walled not in ground.best_places:
        ground.best_places[walled] = _found(ground, walled)
    return ground.best_places[walled]


def _found(ground: Ground, walled: int) -> Spot | None:
    cells = ground.places(walled)
    if len(cells) > _LOOKED_AT:
        cells.sort(key=lambda cell: -ground.gain(walled, cell))
        cells = cells[:_LOOKED_AT]
    best, found = 0.0, None
    for cell in cells:
        points = ground.points_with(walled, cell)
        worth = points + _LOOSE_SIDE * ground.gain(walled, cell)
        if found is None or worth > best:
            best, found = worth, Spot(cell, points)
    return found


@lru_cache(maxsize=1 << 16)
def room(mask: int) -> float:
    """The part of all tiles that fit somewhere, by the patterns that do."""
    return sum([share for walls, share in _SHARE.items() if mask >> walls & 1])


def prospects(ground: Ground) -> float:
    """How much longer the next tile is likely to make the wall; less than nothing where little fits."""
    if ground.prospects is None:
        ground.prospects = sum(
            [share * _lengthening(ground, best_place(ground, walls)) for walls, share in _SHARE.items()]
        )
    return ground.prospects


def _lengthening(ground: Ground, found: Spot | None) -> float:
    return _NO_PLACE if found is None else max(found.points - ground.points, -1)
