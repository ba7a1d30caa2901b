"""Outer walls joined end to end: the longest stretch of them (C4)."""

from collections.abc import Collection, Mapping
from typing import Final, NamedTuple

from engine.board.fitting import HALF, Shape
from engine.board.geometry import FOUNTAIN, SIDES, STEP, Angle, Cell, CellSide, Corner, Half, Side

WallSide = CellSide | Half
"""What carries a wall: a side of a cell, or the long side of a half."""


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


WALL_STEPS: Final = {Shape(walls): _wall_steps(sides) for walls, sides in enumerate(SIDES)} | {
    Shape(HALF | angle): (_long_step(angle),) for angle in Angle
}
"""Per shape, for each wall: the step across it, its two corners seen from the cell, the side facing it."""

_SIDES_TOWARDS: Final = {
    on.end - on.start: (on.start, on.side) for on in (CellSide(FOUNTAIN, side) for side in Side)
}
_LONG_TOWARDS: Final = {
    on.end - on.start: (on.start, on.angle) for on in (Half(FOUNTAIN, angle) for angle in Angle)
}
"""From the direction of a wall on a clockwise walk: its first corner seen from the cell, and which it is."""


def longest_of(following: Mapping[Corner, Corner], halves: Collection[Half]) -> Wall:
    """The longest run of walls joined end to end; of equals that with most long sides, then the first.

    `following` gives for each wall, by the corner where it starts on a clockwise walk, the corner where
    it ends. On a legal palace no corner is the start of two walls.
    """
    slanting = {half.start for half in halves}
    best: list[Corner] = []
    closed = False
    for start in sorted(set(following).difference(following.values())):
        stretch = _walk(following, start)
        if len(stretch) > len(best) or (
            slanting and len(stretch) == len(best) and _shared(stretch, slanting) > _shared(best, slanting)
        ):
            best = stretch
    # What no open stretch reaches are closed rings; a legal palace has one edge, so one ring at most.
    if not best and following:
        best, closed = _walk(following, min(following)), True
    return Wall(tuple(_between(corner, following[corner]) for corner in best), closed)


def _shared(stretch: list[Corner], slanting: set[Corner]) -> int:
    """How many of a stretch's walls are long sides."""
    return len(slanting.intersection(stretch))


def _between(start: Corner, end: Corner) -> WallSide:
    if found := _SIDES_TOWARDS.get(end - start):
        offset, side = found
        return CellSide(Cell(start - offset), side)
    offset, angle = _LONG_TOWARDS[end - start]
    return Half(Cell(start - offset), angle)


def _walk(following: Mapping[Corner, Corner], start: Corner) -> list[Corner]:
    walked = [start]
    corner = following[start]
    # Only on a palace that breaks the rules can a walk run into itself anywhere but at its start.
    while corner in following and corner != start and len(walked) < len(following):
        walked.append(corner)
        corner = following[corner]
    return walked
