"""A palace as a board: tiles in their cells, the longest wall, offered and changed cells, coordinates."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from engine.geometry import FOUNTAIN, Cell, CellSide, Corner, Side
from engine.names import print_cell
from engine.palace import Palace
from engine.pieces import Kind
from render.art.tiles import FalconArt, Feather, FountainArt, Half, PortalArt, SiteArt, TileArt
from render.grid import Grid, grid_for
from render.lettering import width
from render.scene import Align, Box, Face, Fill, Glaze, Mark, Plate, Sprite, Text, Type
from render.theme import Role
from render.wall_line import band_width, wall_band


class Portal(NamedTuple):
    """A portal in half a cell."""

    cell: Cell
    half: Half
    kind: Kind


class Falcon(NamedTuple):
    """A falcon on a crossing."""

    corner: Corner
    feather: Feather


@dataclass(frozen=True)
class Board:
    """A palace laid into a box. Its marks lie on a ground that whoever asked for it has laid."""

    marks: tuple[Mark, ...]
    grid: Grid

    @property
    def size(self) -> int:
        """The side of a cell."""
        return self.grid.size

    @property
    def box(self) -> Box:
        """What the board really fills, numbers in the margins included."""
        return self.grid.box

    def cell(self, cell: Cell) -> Box:
        """Where a cell lies."""
        return self.grid.cell(cell)


def board(
    palace: Palace,
    box: Box,
    *,
    changed: Collection[Cell] = (),
    offered: Collection[Cell] = (),
    shown: Collection[Cell] = (),
    coordinates: bool = True,
    largest_cell: int = 168,
    wall_label: str = "",
    ground: Role = Role.GARDEN_BED,
    portals: Collection[Portal] = (),
    falcons: Collection[Falcon] = (),
    sites: Collection[Cell] = (),
) -> Board:
    """A palace in a box on a ground of one colour.

    `offered` cells are empty and drawn with their names; `shown` ones are only made room for.
    `wall_label` is what to write beside the longest wall, if there is room.
    """
    used = {*palace.occupied(), *offered, *shown, *(portal.cell for portal in portals)}
    grid = grid_for(used, box, coordinates=coordinates, largest=largest_cell)
    numbers = tuple(grid.numbers(ground))
    marks: list[Mark] = [*numbers]
    for cell in sorted(offered):
        marks += offered_cell(grid.cell(cell), print_cell(cell), ground)
    marks += _pieces(palace, grid, ground, portals, sites)
    marks += wall_band(palace.longest_wall, grid)
    for cell in sorted(changed):
        marks += frame(grid.cell(cell), Role.CHANGE)
    marks += _falcons(falcons, grid)
    taken = [*(grid.cell(cell) for cell in used), *(number.box for number in numbers)]
    marks += _wall_chip(palace, grid, box, wall_label, ground, taken)
    return Board(tuple(marks), grid)


def offered_cell(box: Box, name: str, ground: Role) -> Iterator[Mark]:
    """An empty cell where a tile may go, with its name in one line or two."""
    thin = max(2, box.w // 40)
    inner = box.inset(max(1, box.w // 24))
    yield Plate(inner, Role.OFFERED, ground, max(2, box.w // 10), Role.GOOD, thin)
    room = inner.inset(thin + 2)
    lines = [name]
    type_ = _largest(lines, room, 46)
    if type_.size < 34:
        x, y = name.split(",")
        lines = [f"{x},", y]
        type_ = _largest(lines, room, 46)
    high = min(room.h // len(lines), round(type_.size * 1.1))
    top = room.y + (room.h - high * len(lines)) // 2
    for n, line in enumerate(lines):
        yield Text(
            Box(room.x, top + n * high, room.w, high), line, type_, Role.INK, Role.OFFERED, Align.CENTRE
        )


def frame(box: Box, role: Role) -> Iterator[Fill]:
    """A frame inside the walls of a tile."""
    wide, inner = max(2, box.w // 20), box.inset(box.w // 9)
    yield Fill(Box(inner.x, inner.y, inner.w, wide), role)
    yield Fill(Box(inner.x, inner.bottom - wide, inner.w, wide), role)
    yield Fill(Box(inner.x, inner.y, wide, inner.h), role)
    yield Fill(Box(inner.right - wide, inner.y, wide, inner.h), role)


def _pieces(
    palace: Palace, grid: Grid, ground: Role, portals: Collection[Portal], sites: Collection[Cell]
) -> Iterator[Mark]:
    yield Sprite(grid.cell(FOUNTAIN), FountainArt(), ground)
    for cell, tile in sorted(palace.tiles.items()):
        art = SiteArt(tile) if cell in sites else TileArt(tile)
        yield Sprite(grid.cell(cell), art, ground)
    for portal in portals:
        yield Sprite(grid.cell(portal.cell), PortalArt(portal.kind, portal.half), ground)


def _falcons(falcons: Collection[Falcon], grid: Grid) -> Iterator[Mark]:
    wide = grid.size // 2
    for falcon in falcons:
        x, y = grid.corner(falcon.corner)
        yield Glaze(Box(x - wide // 2, y - wide // 2, wide, wide), FalconArt(falcon.feather))


def _largest(lines: list[str], room: Box, most: int) -> Type:
    """The largest type in which all lines fit."""
    for size in range(most, 8, -1):
        type_ = Type(Face.STRONG, size)
        if all(width(line, type_) + 2 <= room.w for line in lines) and size * len(lines) <= room.h:
            return type_
    return Type(Face.STRONG, 8)


def _wall_chip(
    palace: Palace, grid: Grid, box: Box, label: str, ground: Role, taken: list[Box]
) -> Iterator[Mark]:
    """What is written beside the longest wall: as near to its middle as there is room."""
    wall = palace.longest_wall
    if not label or not wall.path:
        return
    type_ = Type(Face.STRONG, min(40, max(30, grid.size // 3)))
    size = width(label, type_) + type_.size, round(type_.size * 1.4)
    middle = len(wall.path) / 2
    away = band_width(grid.size) + 2
    obstacles = [taken_.inset(-away) for taken_ in taken]
    for n in sorted(range(len(wall.path)), key=lambda n: abs(n + 0.5 - middle)):
        chip, stem = _beside(grid, wall.path[n], size)
        if box.holds(chip) and not any(chip.overlaps(obstacle) for obstacle in obstacles):
            yield Fill(stem, Role.GOLD_DEEP)
            yield Plate(chip, Role.GOLD, ground, chip.h // 2, Role.GOLD_DEEP, 2)
            yield Text(chip.inset(chip.h // 4, 4), label, type_, Role.LABEL_INK, Role.GOLD, Align.CENTRE)
            return


def _beside(grid: Grid, here: CellSide, size: tuple[int, int]) -> tuple[Box, Box]:
    """A chip of a size outside a side, and the stem that joins it to the band there."""
    cell, (w, h), band = grid.cell(here.cell), size, band_width(grid.size)
    stem, thin = max(4, grid.size // 12), max(4, grid.size // 20)
    (x, y), off = cell.centre, band + stem
    match here.side:
        case Side.N:
            return Box(x - w // 2, cell.y - off - h, w, h), Box(x - thin // 2, cell.y - off, thin, stem)
        case Side.S:
            return Box(x - w // 2, cell.bottom + off, w, h), Box(
                x - thin // 2, cell.bottom + band, thin, stem
            )
        case Side.E:
            return Box(cell.right + off, y - h // 2, w, h), Box(cell.right + band, y - thin // 2, stem, thin)
        case Side.W:
            return Box(cell.x - off - w, y - h // 2, w, h), Box(cell.x - off, y - thin // 2, stem, thin)
