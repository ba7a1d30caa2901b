"""What is laid on single cells of a board: names, frames, what is wrong."""

from collections.abc import Iterator

from engine import Angle
from render.art.marks import ChangeArt, OfferedArt
from render.art.modules.half_marks import OfferedHalvesArt
from render.art.verdicts import VerdictArt
from render.base.lettering import font, width
from render.base.scene import Align, Box, Face, Fill, Glaze, Mark, Plate, Sprite, Text, Type, centred
from render.base.theme import Role

_LARGEST_NAME = 46
_TWO_LINES_BELOW = 34
_LEAST = 28
"""The smallest type for names."""


def offered_cell(box: Box, name: str, ground: Role) -> Iterator[Mark]:
    """An empty cell where a tile may go, with its name."""
    yield Sprite(box, OfferedArt(), ground)
    room = box.inset(max(3, box.w // 16))
    yield from _written(room, *_name_lines(room, name))


def offered_halves(box: Box, name: str, angles: frozenset[Angle], ground: Role) -> Iterator[Mark]:
    """An empty cell in which a portal may lie: its name in the middle, and tabs in the corners allowed.

    Where a cell is small its name is left to the margins; where it is smaller still the tabs are wedges.
    """
    tab, name_type = (Type(Face.STRONG, max(_LEAST, size)) for size in (box.w // 4, box.w * 2 // 9))
    wide, high = max(width(angle.name, tab) for angle in Angle) + 6, _line_height(tab)
    if 2 * wide > box.w - 4:
        yield Sprite(box, OfferedHalvesArt(angles), ground)
        return
    yield Sprite(box, OfferedHalvesArt(frozenset()), ground)
    for angle in sorted(angles):
        x = box.right - wide if angle in (Angle.NE, Angle.SE) else box.x
        y = box.bottom - high if angle in (Angle.SE, Angle.SW) else box.y
        yield Fill(Box(x, y, wide, high), Role.GOOD)
        yield Text(Box(x, y, wide, high), angle.name, tab, Role.GOOD_INK, Role.GOOD, Align.CENTRE)
    middle = Box(box.x + 4, box.y + high, box.w - 8, box.h - 2 * high)
    if width(name, name_type) + 2 <= middle.w and _line_height(name_type) <= middle.h:
        yield Text(middle, name, name_type, Role.INK, Role.OFFERED, Align.CENTRE)


def offered_crossing(at: tuple[int, int], size: int, name: str) -> Iterator[Mark]:
    """A crossing where a falcon may stand, with its name, in two lines where cells are small."""
    type_ = Type(Face.STRONG, min(40, max(_LEAST, size // 3)))
    x, y = name.split(",")
    lines = [name] if width(name, type_) + 22 <= size - 8 else [f"{x},", y]
    high, wide = _line_height(type_), max(width(line, type_) for line in lines)
    chip = centred((wide + 20, high * len(lines) + 10), Box(*at, 0, 0))
    yield Plate(chip, Role.OFFERED, Role.OFFERED, 0, Role.GOOD, max(3, size // 30))
    yield from _written(chip.inset(5, 5), lines, type_)


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
    yield verdict(box, good=False)


def verdict(box: Box, *, good: bool) -> Glaze:
    """Yes or no, in a corner of a cell."""
    side, off = box.w * 2 // 5, max(1, box.w // 40)
    return Glaze(Box(box.right - side - off, box.y + off, side, side), VerdictArt(good))


def crossed_side(box: Box) -> Glaze:
    """A northern side that does not count."""
    side = box.w // 3
    return Glaze(Box(box.centre[0] - side // 2, box.y - side // 2, side, side), VerdictArt(good=False))


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
