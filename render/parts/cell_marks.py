"""What is laid on single cells of a board: letters, frames, what is wrong."""

from collections.abc import Iterator

from render.art.marks import ChangeArt, OfferedArt
from render.art.verdicts import VerdictArt
from render.base.lettering import font, width
from render.base.scene import Align, Box, Face, Glaze, Mark, Plate, Sprite, Text, Type
from render.base.theme import Role

_LARGEST_LETTER = 60
SMALLEST_NAME = 28
"""The smallest type for names."""


def offered_cell(box: Box, letter: str, ground: Role) -> Iterator[Mark]:
    """An empty cell where a tile may go, with its letter."""
    yield Sprite(box, OfferedArt(), ground)
    room = box.inset(max(3, box.w // 16))
    yield from written(room, [letter], _largest(letter, room))


def chosen_tile(box: Box, letter: str) -> Iterator[Mark]:
    """A tile that may be chosen: a frame, and its letter on a chip."""
    yield Glaze(box, ChangeArt(Role.GOOD))
    yield from letter_chip(box, letter)


def letter_chip(box: Box, letter: str) -> Iterator[Mark]:
    """A letter on a chip in the upper middle of a cell that is not empty."""
    type_ = _largest(letter, box.inset(box.w // 5))
    wide = max(width(letter, type_), type_.size * 2 // 3)
    chip = Box(box.centre[0] - wide // 2 - 8, box.y + box.w // 8, wide + 16, line_height(type_) + 6)
    yield Plate(chip, Role.OFFERED, Role.OFFERED, 0, Role.GOOD, max(2, box.w // 50))
    yield from written(chip.inset(4, 3), [letter], type_)


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


def written(room: Box, lines: list[str], type_: Type) -> Iterator[Text]:
    high = line_height(type_)
    top = room.y + (room.h - high * len(lines)) // 2
    for n, line in enumerate(lines):
        box = Box(room.x, top + n * high, room.w, high)
        yield Text(box, line, type_, Role.INK, Role.OFFERED, Align.CENTRE)


def _largest(letter: str, room: Box) -> Type:
    """The largest type in which a letter fits."""
    for size in range(_LARGEST_LETTER, 4, -1):
        type_ = Type(Face.STRONG, size)
        if width(letter, type_) + 2 <= room.w and line_height(type_) <= room.h:
            return type_
    return Type(Face.STRONG, 4)


def line_height(type_: Type) -> int:
    """What a line of figures, signs and commas needs, with its figures in the middle."""
    _, top, _, bottom = font(type_).getbbox("+8,", anchor="ls")
    return round(-top + 2 * bottom) + 2
