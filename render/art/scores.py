"""The lines of a chart."""

from dataclasses import dataclass

from render.base.pen import Pen
from render.base.theme import Role

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
class DiscArt:
    """A plain disc, to set something off from lines that run behind it."""

    role: Role

    def draw(self, pen: Pen) -> None:
        pen.circle(50, 50, 50, self.role)
