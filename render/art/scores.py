"""What pictures of scores are drawn with: the lines of a chart, laurel, a podium's steps."""

from dataclasses import dataclass
from math import cos, pi, sin

from render.pen import Pen, Point
from render.theme import Role

Track = tuple[Role, tuple[tuple[int, int], ...]]
"""A line through points, in pixels from the field's upper left corner."""


@dataclass(frozen=True)
class TracksArt:
    """Lines across the field, each with a rim that keeps it apart from those it crosses."""

    tracks: tuple[Track, ...]
    width: int
    rim: Role

    def draw(self, pen: Pen) -> None:
        for role, points in self.tracks:
            way = [(x * pen.pixel, y * pen.pixel) for x, y in points]
            pen.line(way, (self.width + 4) * pen.pixel, self.rim)
            pen.line(way, self.width * pen.pixel, role)


@dataclass(frozen=True)
class LaurelArt:
    """A wreath of laurel, open at the top."""

    leaf: Role = Role.GOLD
    stem: Role = Role.GOLD_DEEP

    def draw(self, pen: Pen) -> None:
        for side in (-1, 1):
            pen.line([_around(side, turn / 40, 41) for turn in range(41)], 2.4, self.stem)
            for n in range(8):
                share = 0.1 + n * 0.118
                for radius, lean in ((45.5, 0.55), (36, -0.55)):
                    _leaf(pen, side, share, radius, lean, self.leaf)


def _around(side: int, share: float, radius: float) -> Point:
    """A point on the wreath: from the bottom up along one side."""
    turn = share * pi * 0.86
    return 50 + side * radius * sin(turn), 50 + radius * cos(turn)


def _leaf(pen: Pen, side: int, share: float, radius: float, lean: float, role: Role) -> None:
    x, y = _around(side, share, radius)
    along = share * pi * 0.86
    # The way along the wreath, bent outwards or inwards.
    dx, dy = side * cos(along - lean), -sin(along - lean)
    long, wide = 7.5, 3.2
    pen.polygon(
        [
            (x - dx * long, y - dy * long),
            (x - dy * wide, y + dx * wide),
            (x + dx * long, y + dy * long),
            (x + dy * wide, y - dx * wide),
        ],
        role,
    )
