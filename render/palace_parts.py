"""What pictures of one palace are made of: the band on top, counts, the bed with the board, rows of tiles."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from engine.pieces import Kind, Seat, Tile
from render.art.signs import KindArt, SeatArt, Sign, SignArt
from render.art.tiles import TileArt
from render.board import Board
from render.lettering import width
from render.look import Look
from render.scene import Align, Art, Box, Face, Mark, Plate, Sprite, Type
from render.theme import Role
from render.writing import figure, line

WIDE: Final = 1200
HIGHEST: Final = 1500
"""Four to five: what a phone shows whole."""
MARGIN: Final = 24
GAP: Final = 16
INNER: Final = WIDE - 2 * MARGIN
_LEAST_BED: Final = 400


class Column:
    """Parts stacked from the top of a picture downwards."""

    def __init__(self) -> None:
        self.marks: list[Mark] = []
        self.bottom = MARGIN

    def take(self, high: int) -> Box:
        """The next part of the picture, so high."""
        box = Box(MARGIN, self.bottom, INNER, high)
        self.bottom = box.bottom + GAP
        return box

    @property
    def height(self) -> int:
        return self.bottom - GAP + MARGIN


def owner_band(column: Column, look: Look, seat: Seat, players: int, score: int) -> Iterator[Mark]:
    """Emblem, name and score of whose palace it is."""
    box = column.take(116)
    yield Plate(box, Role.BAND, Role.PAPER, 24)
    disc = Box(box.x + 16, box.y + 14, 88, 88)
    yield Plate(disc, Role.CARD, Role.BAND, 44)
    yield Sprite(disc.inset(10), SeatArt(seat, players), Role.CARD)
    points = look.words("palace-points", count=score)
    right = width(points, Type(Face.STRONG, 50)) + 8
    room = Box(disc.right + 22, box.y, box.right - 28 - right - 24 - disc.right - 22, box.h)
    yield line(room, look.name(seat), 60, ink=Role.BAND_INK, ground=Role.BAND, face=Face.TITLE)
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


def tile_band(column: Column, arts: Sequence[Art], title: str, below: str) -> Iterator[Mark]:
    """One or two tiles, large, with a title and a smaller line."""
    box = column.take(196)
    yield Plate(box, Role.BAND, Role.PAPER, 24)
    x = box.x + 22
    for art in arts:
        mat = Box(x, box.y + 16, 164, 164)
        yield Plate(mat, Role.CARD, Role.BAND, 16)
        yield Sprite(mat.inset(10), art, Role.CARD)
        x = mat.right + 16
    room = Box(x + 12, box.y, box.right - 24 - x - 12, box.h)
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
    sign, gap = min(64, box.h - 20), 10
    room = min(width(text, Type(Face.STRONG, size)) + 4, box.w - sign - gap - 12)
    left = box.x + (box.w - sign - gap - room) // 2
    yield Sprite(Box(left, box.y + (box.h - sign) // 2, sign, sign), art, ground)
    yield figure(Box(left + sign + gap, box.y, room, box.h), text, size, ink=ink, ground=ground)


def bed(column: Column, most: int, lay: Callable[[Box], Board]) -> Board:
    """The bed with the board, no higher than it needs to be; the board is laid on the column."""
    room = Box(MARGIN, column.bottom, INNER, most).inset(18, 20)
    needed = lay(room).box.h + _CHIP_ROOM
    box = column.take(min(most, max(_LEAST_BED, needed + 40)))
    column.marks.append(Plate(box, Role.GARDEN_BED, Role.PAPER, 24))
    laid = lay(box.inset(18, 20))
    column.marks += laid.marks
    return laid


_CHIP_ROOM: Final = 60


def tile_rows(box: Box, title: str, tiles: Sequence[Tile], border: Role | None = None) -> Iterator[Mark]:
    """A plate with a title and tiles in rows."""
    yield Plate(box, Role.CARD, Role.PAPER, 20, border, 4)
    yield line(Box(box.x + 22, box.y + 8, box.w - 44, 52), title, 38, ink=Role.FAINT_INK)
    side, per_row = _tile_side(len(tiles), box.w)
    for n, tile in enumerate(tiles):
        x, y = box.x + 22 + n % per_row * (side + 12), box.y + 64 + n // per_row * (side + 12)
        yield Sprite(Box(x, y, side, side), TileArt(tile), Role.CARD)


def tile_rows_height(count: int, wide: int) -> int:
    """How high a plate with so many tiles is."""
    if not count:
        return 68
    side, per_row = _tile_side(count, wide)
    return 64 + -(-count // per_row) * (side + 12) + 8


def _tile_side(count: int, wide: int) -> tuple[int, int]:
    """How large tiles in rows are, and how many stand in one."""
    for side in (128, 96, 72):
        per_row = (wide - 44 + 12) // (side + 12)
        if count <= per_row * (1 if side > 96 else 2):
            break
    return side, per_row
