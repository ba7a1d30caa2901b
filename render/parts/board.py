"""A palace as a board: tiles in their cells, the longest wall, offered and changed cells, coordinates."""

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from operator import itemgetter
from types import MappingProxyType
from typing import Final

from engine.board.geometry import FOUNTAIN, Cell, cell_at
from engine.board.palace import Palace
from engine.position.pieces import Tile
from render.art.fountain import FountainArt
from render.art.marks import ChangeArt, EmptyCellArt
from render.art.ticks_and_crosses import VacantArt
from render.base.scene import Art, Box, Glaze, Mark, Sprite
from render.base.theme import Role
from render.modules.hook_values import Additions
from render.parts.cell_marks import offered_cell
from render.parts.grid import Grid, grid_for
from render.parts.wall_line import wall_band, wall_chip

_NO_LETTERS: Final[Mapping[Cell, str]] = MappingProxyType({})
_NO_GHOSTS: Final[Mapping[Cell, Tile]] = MappingProxyType({})
_NOTHING: Final = Additions()


@dataclass(frozen=True)
class Board:
    """A palace laid into a box. The caller lays the ground beneath its marks."""

    grid: Grid
    _lay: Callable[[Grid], Iterator[Mark]] = field(repr=False, compare=False)

    @cached_property
    def marks(self) -> tuple[Mark, ...]:
        """What is on the board, laid only when asked for: its size often is enough."""
        return tuple(self._lay(self.grid))

    @property
    def size(self) -> int:
        """The side of a cell."""
        return self.grid.size

    @property
    def box(self) -> Box:
        """The part of the box that the board fills, with the numbers in the margins."""
        return self.grid.box

    def cell(self, cell: Cell) -> Box:
        """Where a cell lies."""
        return self.grid.cell(cell)


def board(
    palace: Palace,
    box: Box,
    *,
    changed: Collection[Cell] = (),
    offered: Mapping[Cell, str] = _NO_LETTERS,
    shown: Collection[Cell] = (),
    vacated: Collection[Cell] = (),
    ghosts: Mapping[Cell, Tile] = _NO_GHOSTS,
    coordinates: bool = True,
    gaps: bool = True,
    largest_cell: int = 168,
    wall: bool = True,
    wall_label: str = "",
    ground: Role = Role.GARDEN_BED,
    additions: Additions = _NOTHING,
) -> Board:
    """A palace in a box on a ground of one colour.

    `offered` cells are empty and drawn with their letters; `vacated` ones have just been left; `shown` ones
    are only made room for. `ghosts` are tiles not there yet. `gaps` shows the cells between that are empty.
    `wall_label` is what to write beside the longest wall, if there is room. `additions` are what modules put
    onto the palace.
    """
    added = (cell for layer in additions.layers for cell in layer.cells)
    used = {*palace.occupied(), *offered, *shown, *vacated, *ghosts, *added}

    def lay(grid: Grid) -> Iterator[Mark]:
        numbers = tuple(grid.numbers(ground))
        yield from numbers
        if gaps:
            yield from _empty_cells(grid, used, ground)
        for cell, letter in sorted(offered.items()):
            yield from offered_cell(grid.cell(cell), letter, ground)
        for layer in additions.layers:
            yield from layer.offers(grid, ground)
        for cell in sorted(vacated):
            yield Sprite(grid.cell(cell), VacantArt(Role.CHANGE), ground)
        yield from _pieces(_arts(palace, ghosts, additions), grid, ground)
        for layer in additions.layers:
            yield from layer.pieces(grid, ground)
        if wall:
            yield from wall_band(palace.longest_wall, grid)
        for cell in sorted(changed):
            yield Glaze(grid.cell(cell), ChangeArt())
        for layer in additions.layers:
            yield from layer.on_top(grid)
        if wall and wall_label:
            taken = [*(grid.cell(cell) for cell in used), *(number.box for number in numbers)]
            yield from wall_chip(palace.longest_wall, grid, box, wall_label, taken)

    return Board(grid_for(used, box, coordinates=coordinates, largest=largest_cell), lay)


def _arts(palace: Palace, ghosts: Mapping[Cell, Tile], additions: Additions) -> dict[Cell, Art]:
    tiles = {cell: additions.art(tile) for cell, tile in palace.tiles.items()}
    return tiles | {cell: additions.ghost(tile) for cell, tile in ghosts.items()}


def _empty_cells(grid: Grid, used: Collection[Cell], ground: Role) -> Iterator[Mark]:
    for x in grid.extent.columns:
        for y in grid.extent.rows:
            if (cell := cell_at(x, y)) not in used:
                yield Sprite(grid.cell(cell), EmptyCellArt(), ground)


def _pieces(arts: Mapping[Cell, Art], grid: Grid, ground: Role) -> Iterator[Mark]:
    yield Sprite(grid.cell(FOUNTAIN), FountainArt(), ground)
    for cell, art in sorted(arts.items(), key=itemgetter(0)):
        yield Sprite(grid.cell(cell), art, ground)
