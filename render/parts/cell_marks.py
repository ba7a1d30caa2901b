"""What is laid on single cells of a board: letters, frames, what is wrong."""

from collections.abc import Iterator

from render.art.marks import ChangeArt, OfferedArt
from render.art.ticks_and_crosses import VerdictArt
from render.base.lettering import font, width
from render.base.scene import Align, Box, Face, Glaze, Mark, Plate, Sprite, Text, Type
from render.base.theme import Role
from render.parts.wall_line import band_width

_LARGEST_LETTER = 60
_SMALL_CELL = 72
SMALLEST_NAME = 28
"""The smallest type for names."""


def offered_cell(box: Box, letter: str, ground: Role) -> Iterator[Mark]:
    """An empty cell where a tile may go, with its letter."""
    yield Sprite(box, OfferedArt(), ground)
    room = box.inset(band_width(box.w))  # a wall may run along its sides
    yield lettered(room, letter, _largest(letter, room))


def chosen_tile(box: Box, letter: str) -> Iterator[Mark]:
    """A tile that may be chosen: a frame, and its letter on a chip."""
    yield Glaze(box, ChangeArt(Role.GOOD))
    yield from letter_chip(box, letter)


def letter_chip(box: Box, letter: str) -> Iterator[Mark]:
    """A letter on a chip in the upper middle of a cell that is not empty; on a small one, all over it."""
    small = box.w < _SMALL_CELL
    edge, beside = (2, 4) if small else (3, 8)
    type_ = _largest(letter, box.inset(beside, edge) if small else box.inset(box.w // 5))
    wide, high = max(width(letter, type_), type_.size * 2 // 3), line_height(letter, type_)
    top = box.centre[1] - high // 2 - edge if small else box.y + box.w // 8
    chip = Box(box.centre[0] - wide // 2 - beside, top, wide + 2 * beside, high + 2 * edge)
    yield Plate(chip, Role.OFFERED, Role.OFFERED, 0, Role.GOOD, max(2, box.w // 50))
    yield lettered(chip.inset(beside // 2, edge), letter, type_)


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


def lettered(room: Box, letter: str, type_: Type) -> Text:
    """A letter in the middle of a light ground."""
    high = line_height(letter, type_)
    box = Box(room.x, room.y + (room.h - high) // 2, room.w, high)
    return Text(box, letter, type_, Role.INK, Role.OFFERED, Align.CENTRE)


def _largest(letter: str, room: Box) -> Type:
    """The largest type in which a letter fits."""
    for size in range(_LARGEST_LETTER, 4, -1):
        type_ = Type(Face.STRONG, size)
        if width(letter, type_) + 2 <= room.w and line_height(letter, type_) <= room.h:
            return type_
    return Type(Face.STRONG, 4)


def line_height(letter: str, type_: Type) -> int:
    """What a letter needs, with its capitals in the middle: a Q reaches below the line."""
    _, top, _, bottom = font(type_).getbbox(letter, anchor="ls")
    return round(-top + 2 * max(0, bottom)) + 2
