"""Marks on the cells of a board: each fills a cell, with clear parts that show what lies beneath."""

from dataclasses import dataclass
from typing import Final

from engine.board.geometry import Side, Walls
from render.art.tiles import draw_broken_frame
from render.art.walls import GILT, THICK, draw_walls, side_point
from render.base.pen import UNITS, Pen
from render.base.theme import Role


@dataclass(frozen=True)
class LongestWallArt:
    """The sides of a cell that belong to the longest wall, gilded exactly where the walls stand."""

    sides: Walls

    def draw(self, pen: Pen) -> None:
        draw_walls(pen, self.sides, GILT)


@dataclass(frozen=True)
class ChangeArt:
    """A changed cell: a frame with strong corners."""

    role: Role = Role.CHANGE

    def draw(self, pen: Pen) -> None:
        _draw_frame(pen, 2.4, self.role, 0)
        for x in (0.0, UNITS):
            for y in (0.0, UNITS):
                _draw_bracket(pen, x, y, 25.4, 7.4, Role.LABEL)
                _draw_bracket(pen, x, y, 24, 6, self.role)


def _draw_frame(pen: Pen, thick: float, role: Role, inset: float) -> None:
    size = UNITS - 2 * inset
    for x, y, w, h in (
        (inset, inset, size, thick),
        (inset, UNITS - inset - thick, size, thick),
        (inset, inset, thick, size),
        (UNITS - inset - thick, inset, thick, size),
    ):
        pen.block(x, y, w, h, role)


def _draw_bracket(pen: Pen, x: float, y: float, long: float, thick: float, role: Role) -> None:
    """Two bars that meet in a corner of the cell."""
    for w, h in ((long, thick), (thick, long)):
        pen.block(x - w if x else 0, y - h if y else 0, w, h, role)


@dataclass(frozen=True)
class EmptyCellArt:
    """A cell of the palace ground where nothing stands: a small star in a quiet frame."""

    def draw(self, pen: Pen) -> None:
        pen.rectangle(0, 0, UNITS, UNITS, Role.GARDEN_BED)
        _draw_frame(pen, 0.8, Role.LINE, 0)
        pen.star(50, 50, 11, Role.ORNAMENT)


@dataclass(frozen=True)
class OfferedArt:
    """An empty cell where the tile may go."""

    def draw(self, pen: Pen) -> None:
        pen.rectangle(2, 2, 96, 96, Role.OFFERED, 8)
        draw_broken_frame(pen, Role.GOOD, 4)


@dataclass(frozen=True)
class ForbiddenArt:
    """A cell where the tile cannot go: a faint cross."""

    def draw(self, pen: Pen) -> None:
        pen.line([(36, 36), (64, 64)], 7, Role.BAD)
        pen.line([(64, 36), (36, 64)], 7, Role.BAD)
        pen.fade(0.6)


@dataclass(frozen=True)
class ClashArt:
    """A side on which two tiles disagree: a red strip with teeth, and a cross in its middle."""

    side: Side

    def draw(self, pen: Pen) -> None:
        pen.polygon([side_point(self.side, *at) for at in _TEETH], Role.BAD_INK)
        pen.polygon([side_point(self.side, along, deep - 1.8) for along, deep in _TEETH], Role.BAD)
        x, y = side_point(self.side, 50, 14)
        pen.circle(x, y, 14, Role.BAD_INK)
        pen.circle(x, y, 12, Role.BAD)
        pen.line([(x - 5, y - 5), (x + 5, y + 5)], 4, Role.BAD_INK)
        pen.line([(x + 5, y - 5), (x - 5, y + 5)], 4, Role.BAD_INK)


_TEETH: Final = (
    (0.0, 0.0),
    *((n * 6.25, THICK + (3.5 if n % 2 else -3.5)) for n in range(17)),
    (100.0, 0.0),
)


@dataclass(frozen=True)
class HoleArt:
    """An empty cell that would be walled in: hatched."""

    def draw(self, pen: Pen) -> None:
        for n in range(-4, 6):
            pen.line([(n * 20.0, 100), (n * 20.0 + 100, 0)], 5, Role.BAD)
        pen.fade(0.75)
        _draw_frame(pen, 5, Role.BAD, 0)


@dataclass(frozen=True)
class CutOffArt:
    """A tile that cannot be reached on foot: two footprints, crossed out."""

    def draw(self, pen: Pen) -> None:
        _draw_frame(pen, 5, Role.BAD, 0)
        pen.circle(50, 35, 27, Role.BAD)
        pen.circle(50, 35, 22.5, Role.BAD_INK)
        for x, y in ((43, 40), (57, 30)):
            pen.ellipse(x, y - 4, 4.6, 7, Role.BAD)
            pen.ellipse(x, y + 7, 3.4, 3.8, Role.BAD)
        pen.line([(34, 19), (66, 51)], 8.5, Role.BAD_INK)
        pen.line([(33, 18), (67, 52)], 4.6, Role.BAD)
