"""The pen that draws all art: large and then reduced, for smooth edges; colours by role."""

from collections.abc import Iterable, Sequence
from copy import copy
from functools import cache
from math import cos, pi, sin
from typing import Final

from PIL import Image, ImageDraw

from render.base.lettering import cap_height, font
from render.base.scene import Face, Type
from render.base.theme import Palette, Role, colour

LARGER: Final = 4
"""How many times larger than needed art is drawn, before it is reduced."""
UNITS: Final = 100.0

Point = tuple[float, float]


class Pen:
    """Draws in a field whose shorter side is 100 units; what is not drawn on stays clear."""

    def __init__(self, width: int, height: int, palette: Palette, larger: int = LARGER) -> None:
        self.palette = palette
        self._image = Image.new("RGBa", (width * larger, height * larger))
        self._origin: Point = (0.0, 0.0)
        self._field: Point = (width * larger, height * larger)
        self._scale = min(self._field) / UNITS
        self._pixel = larger
        self._draw = ImageDraw.Draw(self._image)

    @property
    def width(self) -> float:
        """The width of the field in units."""
        return self._field[0] / self._scale

    @property
    def height(self) -> float:
        """The height of the field in units."""
        return self._field[1] / self._scale

    @property
    def pixel(self) -> float:
        """One pixel of the finished picture, in units."""
        return self._pixel / self._scale

    def polygon(self, points: Iterable[Point], role: Role) -> None:
        self._draw.polygon([self._at(x, y) for x, y in points], self._colour(role))

    def rectangle(self, x: float, y: float, w: float, h: float, role: Role, radius: float = 0) -> None:
        box = self._box(x, y, w, h)
        if box[2] < box[0] or box[3] < box[1]:
            return
        if radius:
            self._draw.rounded_rectangle(box, radius * self._scale, self._colour(role))
        else:
            self._draw.rectangle(box, self._colour(role))

    def block(self, x: float, y: float, w: float, h: float, role: Role) -> None:
        """A rectangle whose edges lie between pixels: crisp at every size, and at least a pixel wide."""
        (left, top), (right, bottom) = self._at(x, y), self._at(x + w, y + h)
        west, north = self._whole(left), self._whole(top)
        east, south = (
            max(self._whole(right), west + self._pixel),
            max(self._whole(bottom), north + self._pixel),
        )
        self._draw.rectangle((west, north, east - 1, south - 1), self._colour(role))

    def ellipse(self, x: float, y: float, rx: float, ry: float, role: Role) -> None:
        """An ellipse around a centre."""
        self._draw.ellipse(self._box(x - rx, y - ry, 2 * rx, 2 * ry), self._colour(role))

    def circle(self, x: float, y: float, r: float, role: Role) -> None:
        self.ellipse(x, y, r, r, role)

    def ring(self, x: float, y: float, r: float, width: float, role: Role) -> None:
        """A circle's line; `r` is its outer radius."""
        box = self._box(x - r, y - r, 2 * r, 2 * r)
        self._draw.ellipse(box, outline=self._colour(role), width=max(1, round(width * self._scale)))

    def sector(self, x: float, y: float, r: float, start: float, end: float, role: Role) -> None:
        """A slice of a circle, in degrees clockwise from the east."""
        self._draw.pieslice(self._box(x - r, y - r, 2 * r, 2 * r), start, end, self._colour(role))

    def line(self, points: Sequence[Point], width: float, role: Role, *, closed: bool = False) -> None:
        """A line with round ends and joints."""
        points = [*points, points[0]] if closed else points
        thick = max(1, round(width * self._scale))
        self._draw.line([self._at(x, y) for x, y in points], self._colour(role), thick)
        for x, y in points:
            self.circle(x, y, width / 2, role)

    def star(self, x: float, y: float, r: float, role: Role, points: int = 8, depth: float = 0.76) -> None:
        """A star; `depth` is how far in its dents reach."""
        self.polygon(star_points(x, y, r, points, depth), role)

    def horseshoe(self, x: float, y: float, w: float, h: float, role: Role) -> None:
        """A horseshoe arch in a box: a round head wider than the opening beneath it."""
        r = w / 2
        self.circle(x + r, y + r, r, role)
        foot = w * 0.78
        self.rectangle(x + (w - foot) / 2, y + r, foot, h - r, role)

    def clear(self, points: Iterable[Point]) -> None:
        """Make an area clear again."""
        self._draw.polygon([self._at(x, y) for x, y in points], (0, 0, 0, 0))

    def fade(self, strength: float) -> None:
        """Make everything drawn so far more transparent; 1 leaves it as it is."""
        self._image = self._image.point(_faded(strength))
        self._draw = ImageDraw.Draw(self._image)

    def turn(self) -> None:
        """Turn everything drawn so far a quarter clockwise; for square fields."""
        self._image.paste(self._image.transpose(Image.Transpose.ROTATE_270))

    def text(self, x: float, y: float, text: str, size: float, role: Role, face: Face = Face.STRONG) -> None:
        """A short text around a centre, with capitals and figures in the middle of the height."""
        type_ = Type(face, max(4, round(size * self._scale)))
        middle, line = self._at(x, y)
        at = middle, line + cap_height(type_) / 2
        self._draw.text(at, text, self._colour(role), font(type_), anchor="ms")

    def part(self, x: float, y: float, w: float, h: float) -> "Pen":
        """A pen for a part of the field: its shorter side is 100 units again."""
        part = copy(self)
        part._confine(self._at(x, y), (w * self._scale, h * self._scale))  # noqa: SLF001 (a pen too)
        return part

    def _confine(self, origin: Point, field: Point) -> None:
        self._origin, self._field, self._scale = origin, field, min(field) / UNITS

    def finished(self) -> Image.Image:
        """The drawing at its real size."""
        # Premultiplied colours keep the clear parts from darkening the edges.
        return self._image.reduce(self._pixel).convert("RGBA")

    def _colour(self, role: Role) -> tuple[int, int, int, int]:
        return *colour(role, self.palette), 255

    def _at(self, x: float, y: float) -> Point:
        return self._origin[0] + x * self._scale, self._origin[1] + y * self._scale

    def _whole(self, at: float) -> int:
        """The nearest edge between pixels of the finished picture."""
        return round(at / self._pixel) * self._pixel

    def _box(self, x: float, y: float, w: float, h: float) -> tuple[float, float, float, float]:
        """Pillow's boxes include their last pixel."""
        (left, top), (right, bottom) = self._at(x, y), self._at(x + w, y + h)
        return round(left), round(top), round(right) - 1, round(bottom) - 1


@cache
def _faded(strength: float) -> list[int]:
    """What each value of the four parts of a colour becomes."""
    return [round(value * strength) for value in range(256)] * 4


def star_points(x: float, y: float, r: float, points: int = 8, depth: float = 0.76) -> list[Point]:
    """The outline of a star."""
    return [
        (x + radius * sin(turn), y - radius * cos(turn))
        for n in range(2 * points)
        for radius, turn in [(r if n % 2 == 0 else r * depth, pi * n / points)]
    ]


def curve(start: Point, control: Point, end: Point, steps: int = 16) -> list[Point]:
    """Points along a quadratic curve."""
    (x0, y0), (x1, y1), (x2, y2) = start, control, end
    found = []
    for n in range(steps + 1):
        t = n / steps
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        found.append((a * x0 + b * x1 + c * x2, a * y0 + b * y1 + c * y2))
    return found
