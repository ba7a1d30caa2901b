"""A palace's cells laid into a box: how large they are, where they lie, what the margins say."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from engine.board.geometry import Cell, Corner, xy
from render.base.lettering import width
from render.base.scene import Align, Box, Face, Text, Type
from render.base.theme import Role

SIDES: Final = (168, 144, 128, 120, 112, 104, 96, 88, 80, 72, 64, 56, 48, 40, 32, 28, 24, 20, 16, 12, 8)
"""The sizes of cells: only a few, so that cached tiles serve many palaces."""
_STEP: Final = 8
_BETWEEN: Final = 14
"""The least distance between two numbers in a margin."""
_MARGINS_REMEMBERED: Final = 4096
"""Every board tries several sizes of cells, and is laid several times."""


def few_sizes(size: int) -> int:
    """A size rounded down to one of a few, so that cached sprites serve many pictures."""
    return size // _STEP * _STEP


class Extent(NamedTuple):
    """The columns and rows in use, both ends included."""

    west: int
    north: int
    east: int
    south: int

    @property
    def columns(self) -> range:
        return range(self.west, self.east + 1)

    @property
    def rows(self) -> range:
        return range(self.north, self.south + 1)


def extent_of(cells: Collection[Cell]) -> Extent:
    """The smallest extent that holds these cells."""
    points = [xy(cell) for cell in cells]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Extent(min(xs), min(ys), max(xs), max(ys))


@dataclass(frozen=True)
class Grid:
    """Cells of one size, with a lane around them for what is marked along their edge."""

    extent: Extent
    size: int
    x: int
    y: int
    """Where the north-western cell of the extent begins."""
    coordinates: bool

    def cell(self, cell: Cell) -> Box:
        """Where a cell lies."""
        x, y = xy(cell)
        left, top = self.x + (x - self.extent.west) * self.size, self.y + (y - self.extent.north) * self.size
        return Box(left, top, self.size, self.size)

    def corner(self, corner: Corner) -> tuple[int, int]:
        """Where a crossing lies."""
        south_east = self.cell(Cell(corner))
        return south_east.x, south_east.y

    @property
    def cells(self) -> Box:
        """All cells of the extent."""
        return Box(self.x, self.y, len(self.extent.columns) * self.size, len(self.extent.rows) * self.size)

    @property
    def box(self) -> Box:
        """Everything: cells, lane, and the numbers in the margins."""
        left, top, lane = _margins(self.extent, self.size, coordinates=self.coordinates)
        cells = self.cells
        return Box(cells.x - left, cells.y - top, left + cells.w + lane, top + cells.h + lane)

    def numbers(self, ground: Role) -> Iterator[Text]:
        """The numbers of columns above, of rows on the left; the fountain's stand out."""
        if not self.coordinates:
            return
        type_, all_of_it, lane = number_type(self.size), self.box, lane_of(self.size)
        names = {n: signed(n) for n in (*self.extent.columns, *self.extent.rows)}
        every = _stride(max(width(names[x], type_) for x in self.extent.columns), self.size)
        for x in self.extent.columns:
            if x % every == 0:
                room = max(self.size, width(names[x], _strong(type_)) + 4)
                left = self.x + (x - self.extent.west) * self.size + (self.size - room) // 2
                box = Box(left, all_of_it.y, room, self.y - lane - all_of_it.y)
                yield _number(box, names[x], type_, ground, Align.CENTRE)
        every = _stride(type_.size - _BETWEEN, self.size)
        for y in self.extent.rows:
            if y % every == 0:
                room = max(self.size, type_.size)
                top = self.y + (y - self.extent.north) * self.size + (self.size - room) // 2
                box = Box(all_of_it.x, top, self.x - lane - all_of_it.x, room)
                yield _number(box, names[y], type_, ground, Align.RIGHT)


def grid_for(cells: Collection[Cell], box: Box, *, coordinates: bool, largest: int) -> Grid:
    """The largest grid that holds these cells in a box, with its cells in the middle as far as possible."""
    extent = extent_of(cells)
    sizes = [side for side in SIDES if side <= largest] or [SIDES[-1]]
    size = next((side for side in sizes if _fits(extent, side, box, coordinates=coordinates)), sizes[-1])
    left, top, lane = _margins(extent, size, coordinates=coordinates)
    w, h = len(extent.columns) * size, len(extent.rows) * size
    x = min(max(box.x + (box.w - w) // 2, box.x + left), box.right - lane - w)
    y = min(max(box.y + (box.h - h) // 2, box.y + top), box.bottom - lane - h)
    return Grid(extent, size, x, y, coordinates)


def signed(steps: int) -> str:
    """A number of steps from the fountain, as in the name of a cell."""
    return f"{steps:+d}" if steps else "0"


def lane_of(size: int) -> int:
    """How wide the lane around the cells is."""
    return max(4, size // 6)


def number_type(size: int) -> Type:
    """The type of the numbers in the margins."""
    return Type(Face.TEXT, min(38, max(30, size // 3)))


def _strong(type_: Type) -> Type:
    return Type(Face.STRONG, type_.size + 4)


def _number(box: Box, name: str, type_: Type, ground: Role, align: Align) -> Text:
    if name == "0":
        return Text(box, name, _strong(type_), Role.INK, ground, align)
    return Text(box, name, type_, Role.FAINT_INK, ground, align)


@lru_cache(_MARGINS_REMEMBERED)
def _margins(extent: Extent, size: int, *, coordinates: bool) -> tuple[int, int, int]:
    """Pixels that are needed left of the cells, above them, and on the other two sides."""
    lane = lane_of(size)
    if not coordinates:
        return lane, lane, lane
    type_ = number_type(size)
    return lane + max(width(signed(y), _strong(type_)) for y in extent.rows) + 6, lane + type_.size + 4, lane


def _fits(extent: Extent, size: int, box: Box, *, coordinates: bool) -> bool:
    left, top, lane = _margins(extent, size, coordinates=coordinates)
    wide = left + len(extent.columns) * size + lane
    return wide <= box.w and top + len(extent.rows) * size + lane <= box.h


def _stride(room: int, size: int) -> int:
    """Every how many cells a number of this length can stand."""
    return -(-(room + _BETWEEN) // size)
