"""The fountain, where every palace begins."""

from dataclasses import dataclass
from typing import Final

from engine.board.geometry import Walls
from render.art.walls import draw_open_sides
from render.base.pen import UNITS, Pen, curve
from render.base.theme import Role

_OPEN: Final = Walls(0)


@dataclass(frozen=True)
class FountainArt:
    """A basin on lions amid a star of paving, and a channel to each side."""

    def draw(self, pen: Pen) -> None:
        pen.rectangle(0, 0, UNITS, UNITS, Role.STONE)
        _draw_paving(pen)
        draw_open_sides(pen, _OPEN, Role.STONE_SHADE)
        _draw_pool(pen)
        for facing in (-1, 1):
            _draw_lion(pen, 50 + facing * 21, facing)
        _draw_bowl(pen)
        _draw_lion_in_front(pen)


def _draw_paving(pen: Pen) -> None:
    for r, role in ((47.0, Role.STONE_SHADE), (45.4, Role.STONE_LIGHT), (38.0, Role.STONE)):
        pen.star(50, 50, r, role)
    for x, y, w, h in ((46, 8, 8, 84), (8, 46, 84, 8)):
        pen.block(x - 1.4, y - 1.4, w + 2.8, h + 2.8, Role.STONE_SHADE)
        pen.block(x, y, w, h, Role.WATER)


def _draw_pool(pen: Pen) -> None:
    pen.ellipse(50, 70, 38, 16.5, Role.STONE_SHADE)
    pen.ellipse(50, 68, 38, 16.5, Role.STONE_LIGHT)
    pen.ellipse(50, 68.6, 33.5, 13, Role.WATER)


def _draw_bowl(pen: Pen) -> None:
    pen.block(43, 46, 14, 24, Role.STONE_SHADE)
    under = curve((18, 42), (28, 58), (50, 58)) + curve((50, 58), (72, 58), (82, 42))
    pen.polygon(under, Role.STONE_SHADE)
    pen.ellipse(50, 40, 33, 11, Role.STONE_LIGHT)
    pen.ellipse(50, 41, 28, 8, Role.WATER)
    pen.ellipse(50, 41.4, 13, 3.6, Role.WATER_LIGHT)
    for end in (-9, 9):
        jet = curve((50, 26), (50 + end * 0.9, 14), (50 + end, 38), 10)
        pen.line(jet, 2, Role.WATER_LIGHT)
    pen.line([(50, 40), (50, 20)], 2.6, Role.WATER_LIGHT)


def _draw_lion(pen: Pen, x: float, facing: int) -> None:
    """A lion from the side, bearing the bowl, water from its mouth."""
    for dx in (-6.5, 2.5):
        pen.block(x + dx, 62, 4, 13, Role.GOLD_DEEP)
    pen.rectangle(x - 9, 54, 18, 13, Role.GOLD, 5)
    pen.circle(x + facing * 8.4, 57, 7.6, Role.GOLD_DEEP)
    pen.circle(x + facing * 10, 57.4, 5, Role.GOLD)
    spout = curve((x + facing * 14.5, 59), (x + facing * 19, 60), (x + facing * 19.5, 68), 6)
    pen.line(spout, 1.8, Role.WATER_LIGHT)


def _draw_lion_in_front(pen: Pen) -> None:
    for x in (43, 52):
        pen.block(x, 70, 5, 12, Role.GOLD)
    pen.circle(50, 66, 10.4, Role.GOLD_DEEP)
    pen.circle(50, 66.6, 7.4, Role.GOLD)
    for eye in (47.2, 52.8):
        pen.circle(eye, 65, 1.3, Role.OPENING)
    pen.line([(50, 70), (50, 82)], 2.2, Role.WATER_LIGHT)
