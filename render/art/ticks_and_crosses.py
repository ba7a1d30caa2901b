"""What is right or wrong, won or lost: discs with a tick, a cross or an arrow, cells left, a turned tile."""

from dataclasses import dataclass

from engine.position.pieces import Tile
from render.art.tiles import TileArt, draw_broken_frame
from render.base.pen import Pen
from render.base.theme import Role


@dataclass(frozen=True)
class VerdictArt:
    """A disc that says yes or no by its colour and its sign."""

    good: bool

    def draw(self, pen: Pen) -> None:
        pen.circle(50, 50, 50, Role.LABEL)
        pen.circle(50, 50, 43, Role.GOOD if self.good else Role.BAD)
        if self.good:
            pen.line([(28, 52), (44, 68), (72, 36)], 12, Role.GOOD_INK)
        else:
            pen.line([(33, 33), (67, 67)], 12, Role.BAD_INK)
            pen.line([(67, 33), (33, 67)], 12, Role.BAD_INK)


@dataclass(frozen=True)
class TrendArt:
    """A disc that says by its colour and its arrow that something was gained, or lost."""

    gained: bool

    def draw(self, pen: Pen) -> None:
        ground, ink = (Role.GOOD, Role.GOOD_INK) if self.gained else (Role.BAD, Role.BAD_INK)
        up = -1 if self.gained else 1
        pen.circle(50, 50, 50, Role.LABEL)
        pen.circle(50, 50, 43, ground)
        pen.line([(50, 50 - 26 * up), (50, 50 + 22 * up)], 12, ink)
        pen.line([(28, 50 + 4 * up), (50, 50 + 26 * up), (72, 50 + 4 * up)], 12, ink)


@dataclass(frozen=True)
class VacantArt:
    """A cell that a tile has left: a broken frame."""

    role: Role

    def draw(self, pen: Pen) -> None:
        draw_broken_frame(pen, self.role, 5)


@dataclass(frozen=True)
class TurnedArt:
    """A tile on its side, which is never allowed."""

    tile: Tile

    def draw(self, pen: Pen) -> None:
        TileArt(self.tile).draw(pen)
        pen.turn()
