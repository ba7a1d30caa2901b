"""What an empty cell may come to hold, as tables: the most that can be hoped for, whatever is laid around it.

Pieces laid around a cell only add to its code (`fitting`), each of them the mark of one side or corner. So
what fits none of the codes that a code can grow into never fits. A side that is required to carry a wall and
yet is not touched means here: the cell beyond is in use, but nothing will ever lie along this side.
"""

from collections.abc import Container, Iterator
from typing import Final

from engine.board.fitting import ALL_SIDES, FITTING, fitting_angles
from engine.board.geometry import STEP, Side

_CODES: Final = range(len(FITTING))
_RING_BITS: Final = 8
_BIT: Final = tuple((side, 1 << 2 * place, side << _RING_BITS) for place, side in enumerate(Side))
"""Each side, its mark in a code, and the one that says that it is required to carry a wall."""
_CORNERS: Final = tuple(1 << place for place in range(1, _RING_BITS, 2))
_JOINED_BY: Final = tuple(
    sum(1 << walls for walls in range(ALL_SIDES + 1) if sides & ~walls) for sides in range(ALL_SIDES + 1)
)
"""By sides: the wall patterns that leave one of them open."""


def _touched(code: int) -> int:
    return sum(side for side, mark, _ in _BIT if code & mark)


def _grown(code: int) -> Iterator[int]:
    """The codes that one more piece may make of a code."""
    for _, mark, walled in _BIT:
        if not code & (mark | walled):
            yield code | mark
            yield code | mark | walled
    yield from (code | corner for corner in _CORNERS if not code & corner)


def _hoped(now: list[int]) -> list[int]:
    """From what fits now, as sets of bits, to what may ever fit."""
    for code in reversed(_CODES):  # a code only grows
        for later in _grown(code):
            now[code] |= now[later]
    return now


def _sides_of_halves(code: int) -> int:
    """The short sides of the halves that fit a code."""
    touched = _touched(code)
    if touched == ALL_SIDES:  # a hole: no palace has one
        return 0
    seen = code & (touched << _RING_BITS | (1 << _RING_BITS) - 1)
    sides = 0
    for angle in fitting_angles(seen):
        sides |= angle
    return sides


_JOINING_SIDES: Final = tuple(_touched(code) & ~(code >> _RING_BITS) for code in _CODES)
"""Per code, the sides across which a piece would be joined to the palace on foot."""
_HALVES: Final = _hoped([_sides_of_halves(code) for code in _CODES])
_TILES: Final = _hoped([0 if _touched(code) == ALL_SIDES else FITTING[code] for code in _CODES])

PORTAL_SIDES: Final = tuple(sides & joining for sides, joining in zip(_HALVES, _JOINING_SIDES, strict=True))
"""Per code, the sides across which a portal may come to touch what stands there now."""
TILES_JOINED: Final = tuple(
    walls & _JOINED_BY[joining] for walls, joining in zip(_TILES, _JOINING_SIDES, strict=True)
)
"""Per code, the tiles by their walls, as bits, that may come to be joined here to what stands there now."""


def out_of_reach(code: int, cell: int, in_use: Container[int]) -> int:
    """The marks to add to a cell's code for its sides along which nothing will ever lie."""
    return sum([walled for side, mark, walled in _BIT if not code & mark and cell + STEP[side] in in_use])
