"""What pictures of one palace are made of: the band on top, counts, the bed with the board, rows of tiles."""

from collections.abc import Callable, Iterator, Sequence
from math import isqrt
from typing import Final

from engine.position.pieces import Kind, Seat
from render.art.signs import KindArt, SeatArt, Sign, SignArt
from render.art.ticks_and_crosses import VerdictArt
from render.base.lettering import width, wrapped
from render.base.look import Look
from render.base.scene import Align, Art, Box, Face, Mark, Plate, Sprite, Text, Type
from render.base.theme import Role
from render.parts.board import Board
from render.parts.column import INNER, MARGIN, Column
from render.parts.fitted_text import figure, line
from render.parts.player_names import player_name

LEAST_BED: Final = 400
_TILE_AREA: Final = 480_000
"""Pixels that all tiles of a picture may fill: with more, files grow beyond 100 KB."""
_DETAIL: Final = 4_000
"""What each tile takes of that, however small it is."""
LEAST_CELL: Final = 40
"""The side of the smallest cells on which a letter can be read on a phone."""


def largest_cell(tiles: int) -> int:
    """The largest cell in a picture with this many tiles."""
    return isqrt(max(0, _TILE_AREA // (1 + tiles) - _DETAIL))


def owner_band(column: Column, look: Look, seat: Seat, players: int, score: int) -> Iterator[Mark]:
    """Emblem, name and score of whose palace it is."""
    box = column.take(116)
    yield Plate(box, Role.BAND, Role.PAPER, 24)
    disc = Box(box.x + 16, box.y + 14, 88, 88)
    yield from emblem(disc, seat, players)
    points = look.words("palace-points", count=score)
    right = width(points, Type(Face.STRONG, 50)) + 8
    room = Box(disc.right + 22, box.y, box.right - 28 - right - 24 - disc.right - 22, box.h)
    yield from player_name(room, look, seat, 60, ink=Role.BAND_INK, ground=Role.BAND, face=Face.TITLE)
    score_box = Box(box.right - 28 - right, box.y, right, box.h)
    yield line(
        score_box,
        points,
        50,
        ink=Role.BAND_INK,
        ground=Role.BAND,
        align=Align.RIGHT,
        face=Face.STRONG,
    )


def emblem(box: Box, seat: Seat, players: int) -> Iterator[Mark]:
    """A seat's emblem on a band."""
    yield Plate(box, Role.CARD, Role.BAND, 18)
    yield Sprite(box.inset(8), SeatArt(seat, players), Role.CARD)


def tile_band(
    column: Column, look: Look, seat: Seat, arts: Sequence[Art], title: str, below: str
) -> Iterator[Mark]:
    """One or two tiles, large, with a title and a smaller line; on the right the emblem of the owner."""
    box = column.take(196)
    yield Plate(box, Role.BAND, Role.PAPER, 24)
    x = box.x + 22
    for art in arts:
        mat = Box(x, box.y + 16, 164, 164)
        yield Plate(mat, Role.CARD, Role.BAND, 16)
        yield Sprite(mat.inset(10), art, Role.CARD)
        x = mat.right + 16
    corner = Box(box.right - 22 - 88, box.y + 22, 88, 88)
    yield from emblem(corner, seat, len(look.names))
    room = Box(x + 12, box.y, corner.x - 20 - x - 12, box.h)
    yield line(
        Box(room.x, box.y + 22, room.w, 86), title, 60, ink=Role.BAND_INK, ground=Role.BAND, face=Face.TITLE
    )
    yield line(Box(room.x, box.y + 108, room.w, 60), below, 42, ink=Role.BAND_INK, ground=Role.BAND)


def counts(column: Column, numbers: Sequence[str], wall: str) -> Iterator[Mark]:
    """One plate for each kind, and a golden one for the wall."""
    *plates, gilt = column.take(88).columns(len(Kind) + 1, 10)
    for kind, number, box in zip(Kind, numbers, plates, strict=True):
        yield from count_plate(box, KindArt(kind), number)
    yield from wall_plate(gilt, wall)


def count_plate(box: Box, art: Art, number: str, size: int = 52) -> Iterator[Mark]:
    """A sign and a number."""
    yield Plate(box, Role.CARD, Role.PAPER, 18)
    yield from _sign_and_number(box, art, number, Role.CARD, Role.INK, size)


def wall_plate(box: Box, text: str, size: int = 52) -> Iterator[Mark]:
    """The sign of a wall, and how long it is."""
    yield Plate(box, Role.GOLD, Role.PAPER, 18)
    yield from _sign_and_number(
        box, SignArt(Sign.WALL, Role.LABEL_INK), text, Role.GOLD, Role.LABEL_INK, size
    )


def _sign_and_number(box: Box, art: Art, text: str, ground: Role, ink: Role, size: int) -> Iterator[Mark]:
    sign, gap = 60, 10
    room = min(width(text, Type(Face.STRONG, size)) + 4, box.w - sign - gap - 12)
    left = box.x + (box.w - sign - gap - room) // 2
    yield Sprite(Box(left, box.y + (box.h - sign) // 2, sign, sign), art, ground)
    yield figure(Box(left + sign + gap, box.y, room, box.h).inset(0, 10), text, size, ink=ink, ground=ground)


def bed(
    column: Column, most: int, lay: Callable[[Box], Board], wide: int = INNER, least: int = LEAST_BED
) -> Board:
    """The bed with the board, no higher than it needs to be; both are laid on the column."""
    room = Box(MARGIN, column.bottom, wide, most)
    needed = lay(room.inset(*AROUND_BOARD)).box.h + _CHIP_ROOM + 2 * AROUND_BOARD[1]
    box = column.take(min(most, max(least, needed)))
    box = Box(box.x, box.y, wide, box.h)
    column.marks.append(Plate(box, Role.GARDEN_BED, Role.PAPER, 24))
    laid = lay(box.inset(*AROUND_BOARD))
    column.marks += laid.marks
    return laid


AROUND_BOARD: Final = (18, 20)
_CHIP_ROOM: Final = 60


def caption(column: Column, text: str) -> Iterator[Mark]:
    """Why something is not allowed, in as many lines as needed."""
    lines = wrapped(text, _CAPTION, INNER - 132)
    box = column.take(52 * len(lines) + 36)
    yield Plate(box, Role.BAD, Role.PAPER, 20)
    yield Sprite(Box(box.x + 20, box.y + (box.h - 72) // 2, 72, 72), VerdictArt(good=False), Role.BAD)
    for row, words in zip(box.inset(110, 18).rows(len(lines)), lines, strict=True):
        yield Text(Box(row.x, row.y, box.right - 20 - row.x, row.h), words, _CAPTION, Role.BAD_INK, Role.BAD)


_CAPTION: Final = Type(Face.TEXT, 42)
