"""What is laid on single cells of a board: names, frames, what is wrong."""

from collections.abc import Iterator

from engine.geometry import CellSide, Side
from engine.pieces import Tile
from render.art.tiles import GhostArt
from render.art.verdicts import HatchedArt, VacantArt, VerdictArt
from render.grid import Grid
from render.lettering import font, width
from render.scene import Align, Box, Face, Fill, Glaze, Mark, Plate, Sprite, Text, Type
from render.theme import Role

_LARGEST_NAME = 46
_TWO_LINES_BELOW = 34


def offered_cell(box: Box, name: str, ground: Role) -> Iterator[Mark]:
    """An empty cell where a tile may go, with its name."""
    thin, inner = max(2, box.w // 40), box.inset(max(1, box.w // 24))
    yield Plate(inner, Role.OFFERED, ground, max(2, box.w // 10), Role.GOOD, thin)
    room = inner.inset(thin + 1)
    yield from _written(room, *_name_lines(room, name))


def named_tile(box: Box, name: str) -> Iterator[Mark]:
    """A tile that may be chosen: a frame inside its walls, and its cell's name on a chip."""
    yield from frame(box, Role.GOOD)
    lines, type_ = _name_lines(box.inset(box.w // 9 + 2), name)
    high, wide = _line_height(type_), max(width(line, type_) for line in lines)
    x, y = box.centre
    chip = Box(x - wide // 2 - 6, y - high * len(lines) // 2 - 3, wide + 12, high * len(lines) + 6)
    yield Plate(chip, Role.OFFERED, Role.OFFERED, 0, Role.GOOD, max(2, box.w // 50))
    yield from _written(chip.inset(3), lines, type_)


def frame(box: Box, role: Role) -> Iterator[Fill]:
    """A frame inside the walls of a tile."""
    wide, inner = max(2, box.w // 20), box.inset(box.w // 9)
    yield Fill(Box(inner.x, inner.y, inner.w, wide), role)
    yield Fill(Box(inner.x, inner.bottom - wide, inner.w, wide), role)
    yield Fill(Box(inner.x, inner.y, wide, inner.h), role)
    yield Fill(Box(inner.right - wide, inner.y, wide, inner.h), role)


def ghost(box: Box, tile: Tile, ground: Role) -> Iterator[Mark]:
    """A tile that is not there yet."""
    yield Fill(box, ground)
    yield Sprite(box, GhostArt(tile), ground)


def vacant(box: Box, ground: Role, role: Role = Role.CHANGE) -> Iterator[Mark]:
    """A cell that a tile would leave."""
    yield Fill(box, ground)
    yield Sprite(box, VacantArt(role), ground)


def hatched(box: Box, ground: Role) -> Iterator[Mark]:
    """An empty cell that must not stay as it is."""
    yield Sprite(box, HatchedArt(), ground)
    yield _badge(box.centre, box.w * 2 // 5)


def crossed_out(box: Box) -> Iterator[Mark]:
    """A tile that must not be where it is."""
    yield from frame(box, Role.BAD)
    yield _badge((box.right - box.w // 4, box.bottom - box.w // 4), box.w * 2 // 5)


def clash(grid: Grid, here: CellSide) -> Iterator[Mark]:
    """A side where a wall meets an open side."""
    cell, wide = grid.cell(here.cell), max(6, grid.size // 7)
    bar = {
        Side.N: Box(cell.x, cell.y - wide // 2, cell.w, wide),
        Side.E: Box(cell.right - wide // 2, cell.y, wide, cell.h),
        Side.S: Box(cell.x, cell.bottom - wide // 2, cell.w, wide),
        Side.W: Box(cell.x - wide // 2, cell.y, wide, cell.h),
    }[here.side]
    edge = max(2, wide // 5)
    yield Fill(bar.inset(-edge), Role.LABEL)
    yield Fill(bar, Role.BAD)
    yield _badge(bar.centre, max(24, grid.size // 3))


def _badge(centre: tuple[int, int], side: int) -> Glaze:
    x, y = centre
    return Glaze(Box(x - side // 2, y - side // 2, side, side), VerdictArt(good=False))


def _written(room: Box, lines: list[str], type_: Type) -> Iterator[Text]:
    high = _line_height(type_)
    top = room.y + (room.h - high * len(lines)) // 2
    for n, line in enumerate(lines):
        box = Box(room.x, top + n * high, room.w, high)
        yield Text(box, line, type_, Role.INK, Role.OFFERED, Align.CENTRE)


def _name_lines(room: Box, name: str) -> tuple[list[str], Type]:
    """A name in one line, or in two where one would be too small."""
    type_ = _largest([name], room)
    if type_.size >= _TWO_LINES_BELOW:
        return [name], type_
    x, y = name.split(",")
    return [f"{x},", y], _largest([f"{x},", y], room)


def _largest(lines: list[str], room: Box) -> Type:
    """The largest type in which all lines fit."""
    for size in range(_LARGEST_NAME, 4, -1):
        type_ = Type(Face.STRONG, size)
        wide = max(width(line, type_) for line in lines)
        if wide + 2 <= room.w and _line_height(type_) * len(lines) <= room.h:
            return type_
    return Type(Face.STRONG, 4)


def _line_height(type_: Type) -> int:
    """What a line of figures, signs and commas needs, with its figures in the middle."""
    _, top, _, bottom = font(type_).getbbox("+8,", anchor="ls")
    return round(-top + 2 * bottom) + 2
