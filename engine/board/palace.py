"""A palace: tiles around a fountain, and what the building rules B1–B5 allow there.

Every empty cell near the palace keeps a small code of what it sees (`fitting`). Two facts about legal
palaces turn the rules into table look-ups (`docs/decisions.md` argues them, the tests check them against
flood fills): a new piece leaves no hole exactly if what it touches forms one run around it, and the outer
walls lie on one closed line without branches.

Besides tiles a palace can hold halves: open along their short sides, walled along the long one, and like
everything else in a cell of their own.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final, cast

from engine.board.draft import Draft
from engine.board.fitting import (
    ADDS,
    ALL_SIDES,
    COVERED,
    FITTING,
    HALF,
    IMPASSABLE,
    MARKS,
    OPEN_STEPS,
    RING,
    Shape,
    fitting_angles,
)
from engine.board.geometry import FOUNTAIN, ROW, STEP, Cell, CellSide, Half, Side, Walls
from engine.board.wall import WALL_STEPS, Wall, longest_of
from engine.position.frozen import cached
from engine.position.pieces import Kind, Tile, count_kinds

_FACING: Final = tuple((int(side), STEP[side], int(side.opposite)) for side in Side)
"""Each side, the step across it, and the side that faces it there."""
_NOT_ENTERED: Final = -1
_NO_HALVES: Final[MappingProxyType[Half, Kind]] = MappingProxyType({})


@dataclass(frozen=True)
class Palace:
    """Tiles in their cells around the fountain, and perhaps halves; equal if the same lie in the same."""

    tiles: MappingProxyType[Cell, Tile]
    halves: MappingProxyType[Half, Kind]
    # Plain numbers: these two are asked too often to name a cell or a shape each time.
    _shapes: dict[int, int] = field(compare=False, repr=False)
    _codes: dict[int, int] = field(compare=False, repr=False)

    @classmethod
    def of(cls, tiles: Mapping[Cell, Tile], halves: Mapping[Half, Kind] = _NO_HALVES) -> "Palace":
        """The palace with these pieces, laid as they are, unjudged."""
        shapes: dict[int, int] = {cell: tile.walls for cell, tile in tiles.items()}
        shapes[FOUNTAIN] = 0
        for half in halves:
            shapes[half.cell] = HALF | half.angle
        codes: dict[int, int] = {}
        seen = codes.get
        for place, shape in shapes.items():
            for step, adds in ADDS[shape]:
                neighbour = place + step
                if neighbour not in shapes:
                    codes[neighbour] = seen(neighbour, 0) | adds
        kept = MappingProxyType(dict(halves)) if halves else _NO_HALVES
        return cls(MappingProxyType(dict(tiles)), kept, shapes, codes)

    def __hash__(self) -> int:
        return self._hash

    @cached
    def _hash(self) -> int:
        return hash((frozenset(self.tiles.items()), frozenset(self.halves.items())))

    def __reduce__(self) -> tuple[object, ...]:
        return Palace.of, (dict(self.tiles), dict(self.halves))

    def built(self, tile: Tile, cell: Cell) -> "Palace":
        """This palace with one more tile, unjudged."""
        shapes, codes = self._shapes.copy(), self._codes.copy()
        shapes[cell] = shape = int(tile.walls)
        codes.pop(cell, None)
        _mark(codes, shapes, cell, shape)
        return Palace(MappingProxyType(self.tiles | {cell: tile}), self.halves, shapes, codes)

    def with_half(self, half: Half, kind: Kind) -> "Palace":
        """This palace with one more half, unjudged."""
        shapes, codes = self._shapes.copy(), self._codes.copy()
        shapes[half.cell] = shape = HALF | half.angle
        codes.pop(half.cell, None)
        _mark(codes, shapes, half.cell, shape)
        return Palace(self.tiles, MappingProxyType(self.halves | {half: kind}), shapes, codes)

    def taken_down(self, cell: Cell) -> "Palace":
        """This palace without the tile in a cell, unjudged."""
        tiles, shapes, codes = dict(self.tiles), self._shapes.copy(), self._codes.copy()
        del tiles[cell], shapes[cell]
        codes[cell] = _code(shapes, cell)
        for step, _, kept in MARKS[Shape(self._shapes[cell])]:
            neighbour = cell + step
            if neighbour not in shapes:
                # Where a half is about, it may touch the same corner.
                codes[neighbour] = _code(shapes, neighbour) if self.halves else codes[neighbour] & kept
                if not codes[neighbour]:
                    del codes[neighbour]
        return Palace(MappingProxyType(tiles), self.halves, shapes, codes)

    def swapped(self, tile: Tile, cell: Cell) -> "Palace":
        """This palace with another tile in an occupied cell, unjudged."""
        return self.taken_down(cell).built(tile, cell)

    def draft(self) -> Draft:
        """This palace as something to try pieces on."""
        return Draft(self._shapes.copy(), self._codes.copy())

    def places(self, tile: Tile) -> tuple[Cell, ...]:
        """Where the building rules let this tile be added."""
        bit = 1 << tile.walls
        found = sorted([cell for cell, code in self._codes.items() if FITTING[code] & bit])
        return cast("tuple[Cell, ...]", tuple(found))

    @cached
    def half_places(self) -> tuple[Half, ...]:
        """Where the building rules let a half be added, and how it may lie there."""
        return tuple(
            Half(Cell(cell), angle)
            for cell, code in sorted(self._codes.items())
            for angle in fitting_angles(code)
        )

    def fits(self, tile: Tile, cell: Cell) -> bool:
        """May this tile be added in this cell?"""
        return bool(FITTING[self._codes.get(cell, 0)] >> tile.walls & 1)

    def fits_half(self, half: Half) -> bool:
        """May a half be added here?"""
        return half.angle in fitting_angles(self._codes.get(half.cell, 0))

    def fits_instead(self, tile: Tile, cell: Cell) -> bool:
        """May this tile take the place of the one in an occupied cell?

        Where pieces touch, the new one must have walls exactly where the old one has: then B2 holds, and
        every path stays as it is.
        """
        return not (tile.walls ^ self._shapes[cell]) & self._touched_sides(cell)

    def swap_places(self, tile: Tile) -> tuple[Cell, ...]:
        """The cells whose tile may be swapped for this one."""
        return tuple(sorted(cell for cell in self.tiles if self.fits_instead(tile, cell)))

    @cached
    def removable(self) -> tuple[Cell, ...]:
        """The cells whose tile may be taken back: no path needs it (B3) and it lies at the edge (B5)."""
        shapes = self._shapes
        needed = _cut_cells(self._impassable() if self.halves else shapes)
        free = [cell for cell in self.tiles if cell not in needed]
        if self.halves:
            return tuple(sorted([cell for cell in free if self._touched_sides(cell) != ALL_SIDES]))
        return tuple(
            sorted(
                [
                    cell
                    for cell in free
                    if cell - ROW not in shapes
                    or cell + 1 not in shapes
                    or cell + ROW not in shapes
                    or cell - 1 not in shapes
                ]
            )
        )

    @cached
    def longest_wall(self) -> Wall:
        """The longest connected stretch of outer wall (C4).

        Of equally long ones it is that with most long sides of halves, then the north-westernmost.
        """
        shapes = self._shapes
        following: dict[int, int] = {}
        for cell, shape in shapes.items():
            if shape:
                for step, start, end, facing in WALL_STEPS[shape]:
                    if cell + step not in shapes or not COVERED[shapes[cell + step]] & facing:
                        following[cell + start] = cell + end
        return longest_of(following, self.halves)

    @cached
    def counts(self) -> tuple[int, ...]:
        """How many tiles of each kind stand here, in the order of `Kind`."""
        return count_kinds(self.tiles.values())

    def cell_of(self, tile: Tile) -> Cell | None:
        """Where a tile stands."""
        return next((cell for cell, here in self.tiles.items() if here == tile), None)

    def walls_at(self, cell: Cell) -> Walls | None:
        """The walled sides of what is in a cell, the fountain and halves included; None if it is empty."""
        shape = self._shapes.get(cell)
        return None if shape is None else Walls(0 if shape & HALF else shape)

    def met(self, here: CellSide) -> bool:
        """Does a piece beyond this side lie along it?"""
        shape = self._shapes.get(here.beyond)
        return shape is not None and bool(COVERED[shape] & here.side.opposite)

    def fills(self, here: CellSide) -> bool:
        """Does a piece in this cell lie along this side?"""
        shape = self._shapes.get(here.cell)
        return shape is not None and bool(COVERED[shape] & here.side)

    def occupied(self) -> Iterable[Cell]:
        """All cells in use, the fountain's and those of halves included."""
        return cast("Iterable[Cell]", self._shapes.keys())

    def _touched_sides(self, cell: int) -> int:
        shapes = self._shapes
        if self.halves:
            return sum(
                [
                    side
                    for side, step, facing in _FACING
                    if cell + step in shapes and COVERED[shapes[cell + step]] & facing
                ]
            )
        return (
            (1 if cell - ROW in shapes else 0)
            | (2 if cell + 1 in shapes else 0)
            | (4 if cell + ROW in shapes else 0)
            | (8 if cell - 1 in shapes else 0)
        )

    def _impassable(self) -> dict[int, int]:
        """For each cell in use the sides that nobody can walk across, those towards free halves included."""
        return {
            cell: IMPASSABLE[shape] | ALL_SIDES & ~self._touched_sides(cell)
            for cell, shape in self._shapes.items()
        }


def _mark(codes: dict[int, int], shapes: Mapping[int, int], cell: int, shape: int) -> None:
    for step, adds in ADDS[shape]:
        neighbour = cell + step
        if neighbour not in shapes:
            codes[neighbour] = codes.get(neighbour, 0) | adds


def _code(shapes: Mapping[int, int], cell: int) -> int:
    """The code of an empty cell, from scratch."""
    code = 0
    for step in RING:
        shape = shapes.get(cell + step)
        if shape is not None:
            code |= next((adds for back, adds in ADDS[shape] if back == -step), 0)
    return code


def _cut_cells(impassable: Mapping[int, int]) -> set[int]:
    """The cells without which some piece could not be reached from the fountain: one low-link walk."""
    depths = dict.fromkeys(impassable, _NOT_ENTERED)
    depth_of = depths.get
    cut: set[int] = set()

    def low_link(cell: int, came_from: int, depth: int) -> int:
        lowest = depths[cell] = depth
        for step in OPEN_STEPS[impassable[cell]]:
            neighbour = cell + step
            if neighbour != came_from:
                seen = depth_of(neighbour, depth)  # where nothing stands: no lower than here
                if seen < 0:
                    seen = low_link(neighbour, cell, depth + 1)
                    if seen >= depth:
                        cut.add(cell)
                if seen < lowest:  # noqa: PLR1730 (`min` takes three times as long)
                    lowest = seen
        return lowest

    low_link(FOUNTAIN, FOUNTAIN, 0)
    return cut
