"""What is laid on single cells of a board: names, frames, what is wrong."""

from collections.abc import Iterator

from render.art.marks import ChangeArt, OfferedArt
from render.art.verdicts import VerdictArt
from render.lettering import font, width
from render.scene import Align, Box, Face, Glaze, Mark, Plate, Sprite, Text, Type
from render.theme import Role

_LARGEST_NAME = 46
_TWO_LINES_BELOW = 34


def offered_cell(box: Box, name: str, ground: Role) -> Iterator[Mark]:
    """An empty cell where a tile may go, with its name."""
    yield Sprite(box, OfferedArt(), ground)
    room = box.inset(max(3, box.w // 16))
    yield from _written(room, *_name_lines(room, name))


def named_tile(box: Box, name: str) -> Iterator[Mark]:
    """A tile that may be chosen: a frame, and its cell's name on a chip."""
    yield Glaze(box, ChangeArt(Role.GOOD))
    lines, type_ = _name_lines(box.inset(box.w // 9 + 2), name)
    high, wide = _line_height(type_), max(width(line, type_) for line in lines)
    chip = Box(box.centre[0] - wide // 2 - 8, box.y + box.w // 8, wide + 16, high * len(lines) + 6)
    yield Plate(chip, Role.OFFERED, Role.OFFERED, 0, Role.GOOD, max(2, box.w // 50))
    yield from _written(chip.inset(4, 3), lines, type_)


def crossed_out(box: Box) -> Iterator[Mark]:
    """A tile that must not be where it is."""
    yield Glaze(box, ChangeArt(Role.BAD))
    side = box.w * 2 // 5
    yield Glaze(Box(box.right - side - 4, box.bottom - side - 4, side, side), VerdictArt(good=False))


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
