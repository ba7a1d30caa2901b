"""Outer walls joined end to end: the longest stretch of them (C4)."""

from collections.abc import Collection
from itertools import pairwise
from typing import Final, NamedTuple

from engine.board.fitting import HALF
from engine.board.geometry import FOUNTAIN, SIDES, STEP, Angle, CellSide, Corner, Half, Side

WallSide = CellSide | Half
"""What carries a wall: a side of a cell, or the long side of a half."""
_tuple_of: Final = tuple.__new__


class Wall(NamedTuple):
    """A connected stretch of outer wall, clockwise; a closed one ends where it began."""

    path: tuple[WallSide, ...]
    closed: bool

    @property
    def length(self) -> int:
        return len(self.path)

    @property
    def halves(self) -> tuple[Half, ...]:
        """The halves whose long sides belong to it."""
        return tuple(part for part in self.path if isinstance(part, Half))


def _wall_steps(sides: tuple[Side, ...]) -> tuple[tuple[int, int, int, int], ...]:
    here = [CellSide(FOUNTAIN, side) for side in sides]
    return tuple((STEP[on.side], on.start, on.end, on.side.opposite) for on in here)


def _long_step(angle: Angle) -> tuple[int, int, int, int]:
    """The wall of a half: what lies across it is its own cell, and nothing can ever face it there."""
    half = Half(FOUNTAIN, angle)
    return 0, half.start, half.end, 0


WALL_STEPS: Final = {walls: _wall_steps(sides) for walls, sides in enumerate(SIDES)} | {
    HALF | angle: (_long_step(angle),) for angle in Angle
}
"""Per shape, for each wall: the step across it, its two corners seen from the cell, the side facing it."""

_CARRIERS: Final[tuple[WallSide, ...]] = (
    *(CellSide(FOUNTAIN, side) for side in Side),
    *(Half(FOUNTAIN, angle) for angle in Angle),
)
_TOWARDS: Final = {on.end - on.start: (on.start, type(on), on[1]) for on in _CARRIERS}
"""From the direction of a wall on a clockwise walk: its first corner seen from the cell, and what it is."""


def longest_of(following: dict[int, int], halves: Collection[Half]) -> Wall:
    """The longest run of walls joined end to end; of equals that with most long sides, then the first.

    `following` gives for each wall, by the corner where it starts on a clockwise walk, the corner where
    it ends, and is used up. On a legal palace no corner is the start of two walls.
    """
    slanting = {half.start for half in halves} if halves else set()
    best: list[int] = []
    for start in sorted(following.keys() - following.values()):
        corners = _walk(following, start)
        if len(corners) > len(best) or (
            slanting and len(corners) == len(best) and _shared(corners, slanting) > _shared(best, slanting)
        ):
            best = corners
    # What no open stretch reaches are closed rings; a legal palace has one edge, so one ring at most.
    closed = not best and bool(following)
    if closed:
        best = _walk(following, min(following))
    return Wall(tuple([_between(start, end) for start, end in pairwise(best)]), closed)


def _walk(following: dict[int, int], corner: int) -> list[int]:
    """The corners along walls joined end to end, which are used up."""
    walked = [corner]
    while corner in following:
        corner = following.pop(corner)
        walked.append(corner)
    return walked


def _shared(corners: list[int], slanting: set[Corner]) -> int:
    """How many of a stretch's walls are long sides."""
    return len(slanting.intersection(corners[:-1]))


def _between(start: int, end: int) -> WallSide:
    offset, carrier, on = _TOWARDS[end - start]
    # What calling the class of a named tuple does, in half the time.
    return _tuple_of(carrier, (start - offset, on))
