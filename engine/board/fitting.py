"""What fits where, as tables: shapes of pieces, and codes of empty cells.

A shape is what fills a cell: the walled sides of a tile, or `HALF` and the short sides of a half. A code
says what an empty cell sees: eight bits which of its sides and corners, clockwise from the north, are
touched, four more which of its sides are required to carry a wall.
"""

from functools import cache
from typing import Final, NewType

from engine.board.geometry import ROW, STEP, Angle, Side

Shape = NewType("Shape", int)
HALF: Final = 16
"""The bit of a shape that tells halves from tiles."""
ALL_SIDES: Final = 15

RING: Final = (-ROW, -ROW + 1, 1, ROW + 1, ROW, ROW - 1, -1, -ROW - 1)
"""Steps to the eight neighbours, clockwise from the north; the four sides are at even places."""
_RING_BITS: Final = 8
_SIDES: Final = tuple(Side)
_SHAPES: Final = tuple(Shape(shape) for shape in range(HALF)) + tuple(
    Shape(HALF | angle) for angle in sorted(Angle)
)
_ANGLE_AT: Final = {Angle.NE: 1, Angle.SE: 3, Angle.SW: 5, Angle.NW: 7}
"""Where in the ring the right angle of a half lies."""

OPEN_STEPS: Final = tuple(
    tuple(STEP[side] for side in Side if not walls & side) for walls in range(ALL_SIDES + 1)
)
COVERED: Final = {int(shape): shape & ALL_SIDES if shape & HALF else ALL_SIDES for shape in _SHAPES}
"""Per shape, the sides of its cell along which it lies."""
IMPASSABLE: Final = {int(shape): ALL_SIDES & ~shape if shape & HALF else int(shape) for shape in _SHAPES}
"""Per shape, the sides of its cell that nobody can walk across."""


def _touching(code: int) -> int:
    """The sides, as bits of `Walls`, on which a cell with this code has a neighbour."""
    return sum(side for place, side in enumerate(Side) if code >> (2 * place) & 1)


def _one_run(ring: list[int]) -> bool:
    return sum(ring[place] != ring[place - 1] for place in range(len(ring))) == 2  # noqa: PLR2004


def _fitting(code: int) -> int:
    """The wall patterns that may be built on a cell with this code, as a set of 16 bits."""
    touching, required = _touching(code), code >> _RING_BITS
    if not _one_run([code >> place & 1 for place in range(_RING_BITS)]):  # B5
        return 0
    return sum(
        1 << walls
        for walls in range(ALL_SIDES + 1)
        if walls & touching == required and touching & ~walls  # B2; B3, and with it B4
    )


FITTING: Final = tuple(_fitting(code) for code in range(1 << 12))


@cache
def fitting_angles(code: int) -> tuple[Angle, ...]:
    """The halves that may be laid on a cell with this code: open short sides, one of them joined."""
    touching, required = _touching(code), code >> _RING_BITS
    return tuple(
        angle
        for angle in Angle
        if angle & touching and not angle & required and _one_run(_contacts(code, _ANGLE_AT[angle]))
    )


def _contacts(code: int, at: int) -> list[int]:
    """Where the edge of a half would be touched: its corners and short sides in turn, then its long side."""

    def touched(place: int) -> int:
        return code >> place % _RING_BITS & 1

    def corner(place: int) -> int:
        return touched(place - 1) | touched(place) | touched(place + 1)

    return [corner(at - 2), touched(at - 1), corner(at), touched(at + 1), corner(at + 2), 0]


def _tile_marks(walls: Shape) -> tuple[tuple[int, int, int], ...]:
    marks = []
    for place, step in enumerate(RING):
        seen_at = (place + 4) % _RING_BITS
        occupied, required = 1 << seen_at, 0
        if place % 2 == 0 and walls & _SIDES[place // 2]:
            required = _SIDES[seen_at // 2] << _RING_BITS
        marks.append((step, occupied | required, ~(occupied | required)))
    return tuple(marks)


def _half_marks(angle: Angle) -> tuple[tuple[int, int, int], ...]:
    """A half touches two sides and three corners; across a free side it is seen at a corner only."""
    far = (_ANGLE_AT[angle] + 4) % _RING_BITS
    marks = []
    for place, step in enumerate(RING):
        if place == far:
            continue
        seen_at = place + 4
        if place == (far - 1) % _RING_BITS:
            seen_at = place - 3
        elif place == (far + 1) % _RING_BITS:
            seen_at = place + 3
        bit = 1 << seen_at % _RING_BITS
        marks.append((step, bit, ~bit))
    return tuple(marks)


MARKS: Final = {
    shape: _half_marks(Angle(shape & ALL_SIDES)) if shape & HALF else _tile_marks(shape) for shape in _SHAPES
}
"""What a piece adds to, and a tile taken down takes from, the codes of its neighbours, step by step."""
ADDS: Final = tuple(
    tuple((step, adds) for step, adds, _ in MARKS.get(Shape(shape), ())) for shape in range(2 * HALF)
)
"""By shape, only what a piece adds."""
