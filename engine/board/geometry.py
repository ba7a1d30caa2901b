"""The ground a palace stands on: cells, their halves, their sides and their corners.

A cell is named from the fountain, x to the east and y to the south. Inside the engine it is one
integer, so that a step to a neighbour is one addition; `Cell` and `Corner` keep the two apart.
"""

from enum import IntEnum
from typing import Final, NamedTuple, NewType

Cell = NewType("Cell", int)
Corner = NewType("Corner", int)
"""A crossing of the grid, numbered like the cell to the south-east of it."""
Walls = NewType("Walls", int)
"""A set of walled sides, one bit per `Side`."""

ROW: Final = 256
REACH: Final = 99
"""How far a cell can be named; 54 tiles in a row stay well inside."""
FOUNTAIN: Final = Cell(0)


class Side(IntEnum):
    """A side of a cell; the value is its bit in `Walls`."""

    N = 1
    E = 2
    S = 4
    W = 8

    @property
    def opposite(self) -> "Side":
        return _OPPOSITE[self]


_OPPOSITE: Final = {Side.N: Side.S, Side.E: Side.W, Side.S: Side.N, Side.W: Side.E}
STEP: Final = {Side.N: -ROW, Side.E: 1, Side.S: ROW, Side.W: -1}
_STARTS: Final = {Side.N: 0, Side.E: 1, Side.S: ROW + 1, Side.W: ROW}
_ENDS: Final = {Side.N: 1, Side.E: ROW + 1, Side.S: ROW, Side.W: 0}


class CellSide(NamedTuple):
    """One side of one cell: where a wall stands, or where two tiles disagree."""

    cell: Cell
    side: Side

    @property
    def start(self) -> Corner:
        """The corner where the side begins, walking clockwise around its cell."""
        return Corner(self.cell + _STARTS[self.side])

    @property
    def end(self) -> Corner:
        """The corner where the side ends, walking clockwise around its cell."""
        return Corner(self.cell + _ENDS[self.side])

    @property
    def beyond(self) -> Cell:
        """The cell on the other side."""
        return Cell(self.cell + STEP[self.side])


class Angle(IntEnum):
    """A corner of a cell, as the right angle of a half; the value holds its two short sides as `Walls`."""

    NW = 9
    NE = 3
    SE = 6
    SW = 12


_LONG_STARTS: Final = {Angle.NW: 1, Angle.NE: ROW + 1, Angle.SE: ROW, Angle.SW: 0}
_LONG_ENDS: Final = {Angle.NW: ROW, Angle.NE: 0, Angle.SE: 1, Angle.SW: ROW + 1}


class Half(NamedTuple):
    """Half a cell, cut along a diagonal: a triangle with its right angle in one of the cell's corners."""

    cell: Cell
    angle: Angle

    @property
    def short_sides(self) -> tuple[CellSide, ...]:
        """The two sides of the cell along which it lies."""
        return tuple(CellSide(self.cell, side) for side in SIDES[self.angle])

    @property
    def start(self) -> Corner:
        """The corner where its long side begins, walking clockwise around it."""
        return Corner(self.cell + _LONG_STARTS[self.angle])

    @property
    def end(self) -> Corner:
        """The corner where its long side ends, walking clockwise around it."""
        return Corner(self.cell + _LONG_ENDS[self.angle])


def cell_at(x: int, y: int) -> Cell:
    """The cell x steps east and y steps south of the fountain."""
    return Cell(x + y * ROW)


def xy(cell: Cell) -> tuple[int, int]:
    """Steps east and south from the fountain."""
    x = (cell + ROW // 2) % ROW - ROW // 2
    return x, (cell - x) // ROW


def sides_of(walls: Walls) -> tuple[Side, ...]:
    """The sides in a set, clockwise from north."""
    return SIDES[walls]


def walls_on(*sides: Side) -> Walls:
    """The set of these sides."""
    return Walls(sum(set(sides)))


SIDES: Final = tuple(tuple(side for side in Side if walls & side) for walls in range(16))
