"""Ornament: stars and crosses, bands, arches, dividers, corners, laurels. It frames; it never speaks."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from math import cos, radians, sin
from typing import Final

from render.art.shapes import Path, arc, horseshoe, mirrored, turned
from render.pen import UNITS, Pen, curve
from render.scene import Box, Sprite
from render.theme import Role

REPEAT: Final = 48
"""Pixels of one repeat of the pattern."""
FRIEZE: Final = 0.2
"""The share of a band's height that its frieze of stars takes."""


@dataclass(frozen=True)
class PatternArt:
    """Eight-pointed stars and crosses, one repeat of the pattern to a square field."""

    role: Role = Role.ORNAMENT

    def draw(self, pen: Pen) -> None:
        pen.star(50, 50, 50, self.role)


def pattern(box: Box, ground: Role, role: Role = Role.ORNAMENT, repeat: int = REPEAT) -> Iterator[Sprite]:
    """Stars and crosses all over a box, as many whole ones as it holds, in its middle."""
    columns, rows = box.w // repeat, box.h // repeat
    left = box.x + (box.w - columns * repeat) // 2
    top = box.y + (box.h - rows * repeat) // 2
    art = PatternArt(role)
    for row in range(rows):
        for column in range(columns):
            yield Sprite(Box(left + column * repeat, top + row * repeat, repeat, repeat), art, ground)


@dataclass(frozen=True)
class FriezeArt:
    """A row of stars between two lines, as long as one likes; its short side is its height."""

    ground: Role = Role.BAND
    star: Role = Role.GOLD
    line: Role = Role.GOLD_DEEP

    def draw(self, pen: Pen) -> None:
        pen.rectangle(0, 0, pen.width, UNITS, self.ground)
        _draw_frieze(pen, self.ground, self.star, self.line)


@dataclass(frozen=True)
class BandArt:
    """A headline's band: flat, with a frieze of stars along its foot. Text stands on its flat part."""

    ground: Role = Role.BAND
    star: Role = Role.GOLD
    line: Role = Role.GOLD_DEEP

    def draw(self, pen: Pen) -> None:
        pen.rectangle(0, 0, pen.width, UNITS, self.ground)
        high = UNITS * FRIEZE
        _draw_frieze(pen.part(0, UNITS - high, pen.width, high), self.ground, self.star, self.line)

    def flat(self, box: Box) -> Box:
        """The part of a band that text may stand on."""
        return Box(box.x, box.y, box.w, int(box.h * (1 - FRIEZE)))


@dataclass(frozen=True)
class ArchArt:
    """A row of horseshoe arches on columns, as many as fit; what is under them stays clear."""

    stone: Role = Role.STONE
    light: Role = Role.STONE_LIGHT
    dark: Role = Role.ROOF

    def draw(self, pen: Pen) -> None:
        count = max(1, round(pen.width / 84))
        wide = pen.width / count
        pen.rectangle(0, 0, pen.width, UNITS, self.stone)
        pen.rectangle(0, 0, pen.width, 7, self.dark)
        for n in range(count):
            self._draw_arch(pen, wide * n, wide)

    def _draw_arch(self, pen: Pen, left: float, wide: float) -> None:
        x, r = left + wide / 2, wide * 0.37
        y = 16 + r * 1.22
        wedge = 320 / 11
        for n in range(11):
            start = 110 + n * wedge
            role = self.dark if n % 2 == 0 else self.light
            pen.polygon([*arc(x, y, r * 1.22, start, start + wedge, steps=6), (x, y)], role)
        foot = r * 0.72
        for side in (-1, 1):
            pen.rectangle(
                x + side * wide / 2 - (wide / 2 - foot), y + r, 2 * (wide / 2 - foot), UNITS, self.light
            )
        pen.clear(horseshoe(x - r * 0.9, y - r * 0.9, r * 1.8, UNITS - y + r))


@dataclass(frozen=True)
class DividerArt:
    """A thin line with a star in its middle; as wide as one likes."""

    star: Role = Role.GOLD_DEEP
    line: Role = Role.LINE

    def draw(self, pen: Pen) -> None:
        middle = pen.width / 2
        pen.rectangle(0, 46, middle - 90, 8, self.line)
        pen.rectangle(middle + 90, 46, middle - 90, 8, self.line)
        for x, r in ((middle, 50), (middle - 90, 22), (middle + 90, 22)):
            pen.star(x, 50, r, self.star)


class Quarter(Enum):
    """Which corner of a frame."""

    NW = 0
    NE = 90
    SE = 180
    SW = 270


@dataclass(frozen=True)
class CornerArt:
    """The corner of a frame: two lines that run round a star."""

    quarter: Quarter
    role: Role = Role.GOLD_DEEP

    def draw(self, pen: Pen) -> None:
        turn = self.quarter.value
        for path, wide in (
            ([(100, 3), (42, 3), (3, 42), (3, 100)], 6.0),
            ([(100, 15), (47, 15), (15, 47), (15, 100)], 2.5),
        ):
            pen.line(turned(path, turn), wide, self.role)
        x, y = turned([(14, 14)], turn)[0]
        pen.star(x, y, 14, self.role)


@dataclass(frozen=True)
class LaurelArt:
    """Two branches of laurel around what is put in their middle."""

    leaf: Role = Role.GOLD
    stem: Role = Role.GOLD_DEEP

    def draw(self, pen: Pen) -> None:
        branch = arc(50, 48, 40, 82, 222, steps=32)
        for points in (branch, mirrored(branch)):
            pen.line(points, 2.6, self.stem)
        for n in range(8):
            turn = 96 + n * 17.5
            for off, lean in ((4.5, -34.0), (-4.5, 34.0)):
                leaf = _leaf(50, 48, 40 + off, turn + (4 if off > 0 else 0), lean)
                pen.polygon(leaf, self.leaf)
                pen.polygon(mirrored(leaf), self.leaf)
        pen.star(50, 90, 8, self.stem)


@dataclass(frozen=True)
class PodiumArt:
    """The block that a place stands on: stone with a niche, the cornice in the place's metal."""

    place: int

    def draw(self, pen: Pen) -> None:
        w, h = pen.width, pen.height
        pen.rectangle(0, 0, w, h, Role.STONE_SHADE, 4)
        pen.rectangle(4, 10, w - 8, h, Role.STONE)
        metal = {1: Role.GOLD, 2: Role.SILVER, 3: Role.BRONZE}.get(self.place, Role.STONE_LIGHT)
        pen.rectangle(0, 0, w, 14, metal, 4)
        pen.rectangle(4, 14, w - 8, 3, Role.STONE_SHADE)


def _draw_frieze(pen: Pen, ground: Role, star: Role, line: Role) -> None:
    count = max(1, round(pen.width / 120))
    wide = pen.width / count
    pen.rectangle(0, 0, pen.width, 9, line)
    pen.rectangle(0, 91, pen.width, 9, line)
    for n in range(count):
        pen.star(wide * (n + 0.5), 50, 36, star)
        pen.star(wide * (n + 0.5), 50, 16, ground)
        _draw_lozenge(pen, wide * n, line)
    _draw_lozenge(pen, pen.width, line)


def _draw_lozenge(pen: Pen, x: float, role: Role) -> None:
    pen.polygon([(x - 13, 50), (x, 37), (x + 13, 50), (x, 63)], role)


def _leaf(x: float, y: float, r: float, turn: float, lean: float) -> Path:
    """A leaf that grows along a circle, leaning in or out."""
    at = radians(turn)
    foot = (x + r * cos(at), y + r * sin(at))
    ahead = radians(turn + 90 - lean)
    tip = (foot[0] + 15 * cos(ahead), foot[1] + 15 * sin(ahead))
    across = radians(turn - lean)
    mid = ((foot[0] + tip[0]) / 2, (foot[1] + tip[1]) / 2)
    swing = (5.5 * cos(across), 5.5 * sin(across))
    return [
        *curve(foot, (mid[0] + swing[0], mid[1] + swing[1]), tip, 8),
        *curve(tip, (mid[0] - swing[0], mid[1] - swing[1]), foot, 8),
    ]
