"""A palace: tiles around a fountain, and what the building rules B1–B5 allow there.

Every empty cell near the palace keeps a small code: eight bits say which of its neighbours, clockwise
from the north, are occupied, four more which of its sides are required to carry a wall. Two facts about
legal palaces turn the rules into table look-ups (`docs/why.md` argues them, the tests check them against
flood fills): a new tile leaves no hole exactly if its occupied neighbours form one run around it, and
the outer walls lie on one closed line without branches.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import Final, NamedTuple

from engine.geometry import FOUNTAIN, ROW, SIDES, STEP, Cell, CellSide, Corner, Side, Walls
from engine.pieces import Tile, count_kinds

_RING: Final = (-ROW, -ROW + 1, 1, ROW + 1, ROW, ROW - 1, -1, -ROW - 1)
"""Steps to the eight neighbours, clockwise from the north; the four sides are at even places."""
_RING_BITS: Final = 8
_ALL_SIDES: Final = 15
_OPEN_STEPS: Final = tuple(
    tuple(STEP[side] for side in Side if not walls & side) for walls in range(_ALL_SIDES + 1)
)


def _touching(code: int) -> int:
    """The sides, as bits of `Walls`, on which a cell with this code has a neighbour."""
    return sum(side for place, side in enumerate(Side) if code >> (2 * place) & 1)


def _one_run(code: int) -> bool:
    ring = [code >> place & 1 for place in range(_RING_BITS)]
    return sum(ring[place] != ring[place - 1] for place in range(_RING_BITS)) == 2  # noqa: PLR2004


def _fitting(code: int) -> int:
    """The wall patterns that may be built on a cell with this code, as a set of 16 bits."""
    touching, required = _touching(code), code >> _RING_BITS
    if not _one_run(code):  # B5
        return 0
    return sum(
        1 << walls
        for walls in range(_ALL_SIDES + 1)
        if walls & touching == required and touching & ~walls  # B2; B3, and with it B4
    )


_FITTING: Final = tuple(_fitting(code) for code in range(1 << 12))


def _marks(walls: int) -> tuple[tuple[int, int, int], ...]:
    """What a tile with these walls adds to, and takes from, the codes of its eight neighbours."""
    marks = []
    for place, step in enumerate(_RING):
        seen_at = (place + 4) % _RING_BITS
        occupied, required = 1 << seen_at, 0
        if place % 2 == 0 and walls & tuple(Side)[place // 2]:
            required = tuple(Side)[seen_at // 2] << _RING_BITS
        marks.append((step, occupied | required, ~(occupied | required)))
    return tuple(marks)


_MARKS: Final = tuple(_marks(walls) for walls in range(_ALL_SIDES + 1))


_WALL_STEPS: Final = tuple(
    tuple((STEP[side], CellSide(FOUNTAIN, side).start, CellSide(FOUNTAIN, side).end) for side in sides)
    for sides in SIDES
)
"""Per wall pattern, for each walled side: the step across it, and its two corners seen from the cell."""
_SIDE_TOWARDS: Final = {
    CellSide(FOUNTAIN, side).end - CellSide(FOUNTAIN, side).start: (CellSide(FOUNTAIN, side).start, side)
    for side in Side
}
"""From the direction of a side on a clockwise walk: its first corner seen from the cell, and which it is."""


class Wall(NamedTuple):
    """A connected stretch of outer wall, clockwise; a closed one ends where it began."""

    path: tuple[CellSide, ...]
    closed: bool

    @property
    def length(self) -> int:
        return len(self.path)


NO_WALL: Final = Wall((), closed=False)


@dataclass(frozen=True)
class Palace:
    """Tiles in their cells around the fountain. Equal if the same tiles lie in the same cells."""

    tiles: MappingProxyType[Cell, Tile]
    _walls: dict[Cell, Walls] = field(compare=False, repr=False)
    _codes: dict[Cell, int] = field(compare=False, repr=False)

    @classmethod
    def of(cls, tiles: Mapping[Cell, Tile]) -> "Palace":
        """The palace with these tiles, laid as they are, unjudged."""
        walls = {FOUNTAIN: Walls(0)} | {cell: tile.walls for cell, tile in tiles.items()}
        codes: dict[Cell, int] = {}
        for cell, walled in walls.items():
            _mark(codes, walls, cell, walled)
        return cls(MappingProxyType(dict(tiles)), walls, codes)

    def __hash__(self) -> int:
        return hash(frozenset(self.tiles.items()))

    def __reduce__(self) -> tuple[object, ...]:
        return Palace.of, (dict(self.tiles),)

    def built(self, tile: Tile, cell: Cell) -> "Palace":
        """This palace with one more tile, unjudged."""
        walls, codes = self._walls.copy(), self._codes.copy()
        walls[cell] = tile.walls
        codes.pop(cell, None)
        _mark(codes, walls, cell, tile.walls)
        return Palace(MappingProxyType(self.tiles | {cell: tile}), walls, codes)

    def taken_down(self, cell: Cell) -> "Palace":
        """This palace without the tile in a cell, unjudged."""
        tiles, walls, codes = dict(self.tiles), self._walls.copy(), self._codes.copy()
        del tiles[cell], walls[cell]
        codes[cell] = self._code_from_scratch(cell)
        for step, _, kept in _MARKS[self._walls[cell]]:
            neighbour = Cell(cell + step)
            if neighbour not in walls:
                codes[neighbour] &= kept
                if not codes[neighbour]:
                    del codes[neighbour]
        return Palace(MappingProxyType(tiles), walls, codes)

    def swapped(self, tile: Tile, cell: Cell) -> "Palace":
        """This palace with another tile in an occupied cell, unjudged."""
        return self.taken_down(cell).built(tile, cell)

    def places(self, tile: Tile) -> tuple[Cell, ...]:
        """Where the building rules let this tile be added."""
        bit = 1 << tile.walls
        return tuple(sorted([cell for cell, code in self._codes.items() if _FITTING[code] & bit]))

    def fits(self, tile: Tile, cell: Cell) -> bool:
        """May this tile be added in this cell?"""
        return bool(_FITTING[self._codes.get(cell, 0)] >> tile.walls & 1)

    def fits_instead(self, tile: Tile, cell: Cell) -> bool:
        """May this tile take the place of the one in an occupied cell?

        Where tiles touch, the new one must have walls exactly where the old one has: then B2 holds, and
        every path stays as it is.
        """
        return not (tile.walls ^ self._walls[cell]) & self._touched_sides(cell)

    def swap_places(self, tile: Tile) -> tuple[Cell, ...]:
        """The cells whose tile may be swapped for this one."""
        return tuple(sorted(cell for cell in self.tiles if self.fits_instead(tile, cell)))

    @cached_property
    def removable(self) -> tuple[Cell, ...]:
        """The cells whose tile may be taken back: no path needs it (B3) and it lies at the edge (B5)."""
        needed = _cut_cells(self._walls)
        return tuple(
            sorted(
                cell for cell in self.tiles if cell not in needed and self._touched_sides(cell) != _ALL_SIDES
            )
        )

    @cached_property
    def longest_wall(self) -> Wall:
        """The longest connected stretch of outer wall (C4); of equally long ones the north-westernmost."""
        following: dict[Corner, Corner] = {}
        walls = self._walls
        for cell, walled in walls.items():
            for step, start, end in _WALL_STEPS[walled]:
                if cell + step not in walls:
                    following[Corner(cell + start)] = Corner(cell + end)
        corners, closed = longest_stretch(following)
        return Wall(tuple(_side_between(corner, following[corner]) for corner in corners), closed)

    @cached_property
    def counts(self) -> tuple[int, ...]:
        """How many tiles of each kind stand here, in the order of `Kind`."""
        return count_kinds(self.tiles.values())

    def cell_of(self, tile: Tile) -> Cell | None:
        """Where a tile stands."""
        return next((cell for cell, here in self.tiles.items() if here == tile), None)

    def walls_at(self, cell: Cell) -> Walls | None:
        """The walled sides of whatever stands in a cell, the fountain included; None if it is empty."""
        return self._walls.get(cell)

    def occupied(self) -> Iterable[Cell]:
        """All cells in use, the fountain's included."""
        return self._walls.keys()

    def _touched_sides(self, cell: Cell) -> int:
        walls = self._walls
        return (
            (1 if cell - ROW in walls else 0)
            | (2 if cell + 1 in walls else 0)
            | (4 if cell + ROW in walls else 0)
            | (8 if cell - 1 in walls else 0)
        )

    def _code_from_scratch(self, cell: Cell) -> int:
        code = 0
        for step in _RING:
            walls = self._walls.get(Cell(cell + step))
            if walls is not None:
                code |= next(adds for back, adds, _ in _MARKS[walls] if back == -step)
        return code


def _mark(codes: dict[Cell, int], walls: Mapping[Cell, Walls], cell: Cell, walled: Walls) -> None:
    for step, adds, _ in _MARKS[walled]:
        neighbour = Cell(cell + step)
        if neighbour not in walls:
            codes[neighbour] = codes.get(neighbour, 0) | adds


def _side_between(start: Corner, end: Corner) -> CellSide:
    offset, side = _SIDE_TOWARDS[end - start]
    return CellSide(Cell(start - offset), side)


def _cut_cells(walls: Mapping[Cell, Walls]) -> set[Cell]:
    """The cells without which some tile could not be reached from the fountain: one low-link walk."""
    entered: dict[int, int] = {}
    cut: set[Cell] = set()

    def low_link(cell: Cell, came_from: Cell) -> int:
        order = lowest = entered[cell] = len(entered)
        for step in _OPEN_STEPS[walls[cell]]:
            neighbour = Cell(cell + step)
            if neighbour == came_from or neighbour not in walls:
                continue
            seen = entered.get(neighbour)
            if seen is None:
                seen = low_link(neighbour, cell)
                if seen >= order:
                    cut.add(cell)
            lowest = min(lowest, seen)
        return lowest

    low_link(FOUNTAIN, FOUNTAIN)
    return cut


def longest_stretch(following: Mapping[Corner, Corner]) -> tuple[tuple[Corner, ...], bool]:
    """The longest run of wall sides joined end to end, by their first corners, and whether it is closed.

    `following` gives for each side, by the corner where it starts on a clockwise walk, the corner where
    it ends. On a legal palace no corner is the start of two sides.
    """
    best: list[Corner] = []
    closed = False
    for start in sorted(set(following).difference(following.values())):
        stretch = _walk(following, start)
        if len(stretch) > len(best):
            best = stretch
    # What no open stretch reaches are closed rings; a legal palace has one edge, so one ring at most.
    if not best and following:
        best, closed = _walk(following, min(following)), True
    return tuple(best), closed


def _walk(following: Mapping[Corner, Corner], start: Corner) -> list[Corner]:
    walked = [start]
    corner = following[start]
    # Only on a palace that breaks the rules can a walk run into itself anywhere but at its start.
    while corner in following and corner != start and len(walked) < len(following):
        walked.append(corner)
        corner = following[corner]
    return walked
