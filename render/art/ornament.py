"""Ornament: stars and crosses, bands, arches, dividers, laurels, podium blocks."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil, cos, pi, radians, sin
from typing import Final

from render.art.shapes import Path, arc, mirrored
from render.base.pen import UNITS, Pen, curve, star_points
from render.base.scene import Box, Sprite
from render.base.theme import Role

REPEAT: Final = 48
"""Pixels of one repeat of the pattern."""
FRIEZE: Final = 0.2
"""The share of a band's height that its frieze of stars takes."""


@dataclass(frozen=True)
class PatternArt:
    """Eight-pointed stars and crosses, `repeat` pixels each, cut off where the field ends."""

    role: Role = Role.ORNAMENT
    repeat: int = REPEAT

    def draw(self, pen: Pen) -> None:
        side = self.repeat * pen.pixel
        columns, rows = ceil(pen.width / side), ceil(pen.height / side)
        for row in range(rows + 1):
            for column in range(columns + 1):
                self._draw_repeat(pen, side * column, side * row, side)

    def _draw_repeat(self, pen: Pen, x: float, y: float, side: float) -> None:
        cross, star = side * 0.2, (x + side / 2, y + side / 2)
        pen.polygon([(x - cross, y), (x, y - cross), (x + cross, y), (x, y + cross)], self.role)
        pen.star(*star, side * 0.46, self.role)
        pen.clear(star_points(*star, side * 0.34))
        pen.star(*star, side * 0.2, self.role)


def pattern(box: Box, ground: Role, role: Role = Role.ORNAMENT, repeat: int = REPEAT) -> Iterator[Sprite]:
    """Stars and crosses all over a box."""
    art = PatternArt(role, repeat)
    for top in range(box.y, box.bottom, repeat):
        yield Sprite(Box(box.x, top, box.w, min(repeat, box.bottom - top)), art, ground)


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
    column: Role = Role.STONE_SHADE

    def draw(self, pen: Pen) -> None:
        count, wide, left = _repeats(pen, 92)
        pen.rectangle(0, 0, pen.width, UNITS, self.stone)
        pen.rectangle(0, 0, pen.width, 5, self.dark)
        pen.rectangle(0, 5, pen.width, 3, self.light)
        for n in range(count):
            self._draw_arch(pen, left + wide * (n + 0.5), wide)
        for n in range(count + 1):
            self._draw_column(pen, left + wide * n)

    def _draw_arch(self, pen: Pen, x: float, wide: float) -> None:
        outer, inner = wide * 0.45, wide * 0.31
        y, first, last, stones = 13 + outer, 150.0, 390.0, 13
        step = (last - first) / stones
        for n in range(stones):
            start = first + n * step
            wedge = [
                *arc(x, y, outer, start, start + step, steps=5),
                *arc(x, y, inner, start + step, start, steps=5),
            ]
            pen.polygon(wedge, self.light if n % 2 else self.dark)
        pen.clear(arc(x, y, inner, 0, 360, steps=60))
        foot = y + outer * 0.5
        pen.clear([(x - wide / 2, foot), (x + wide / 2, foot), (x + wide / 2, UNITS), (x - wide / 2, UNITS)])

    def _draw_column(self, pen: Pen, x: float) -> None:
        foot = 13 + 92 * 0.675
        pen.rectangle(x - 17, foot - 3, 34, 5, self.stone)
        pen.polygon(
            [(x - 13, foot + 2), (x + 13, foot + 2), (x + 7, foot + 9), (x - 7, foot + 9)], self.light
        )
        pen.rectangle(x - 4.5, foot + 9, 9, UNITS, self.column)
        pen.rectangle(x - 9, UNITS - 4, 18, 4, self.column)


@dataclass(frozen=True)
class DividerArt:
    """A thin line of any width, with a star in its middle."""

    star: Role = Role.GOLD_DEEP
    line: Role = Role.LINE

    def draw(self, pen: Pen) -> None:
        middle = pen.width / 2
        pen.rectangle(0, 46, middle - 90, 8, self.line)
        pen.rectangle(middle + 90, 46, middle - 90, 8, self.line)
        for x, r in ((middle, 50), (middle - 90, 22), (middle + 90, 22)):
            pen.star(x, 50, r, self.star)


@dataclass(frozen=True)
class LaurelArt:
    """Two branches of laurel around what is put in their middle."""

    leaf: Role = Role.GOLD
    stem: Role = Role.GOLD_DEEP

    def draw(self, pen: Pen) -> None:
        branch = arc(50, 50, 37, 84, 232, steps=40)
        for points in (branch, mirrored(branch)):
            pen.line(points, 2.4, self.stem)
        for n in range(8):
            for lean, role in ((-36.0, self.leaf), (36.0, self.stem)):
                leaf = _leaf(50, 50, 37, 98 + n * 18, lean)
                pen.polygon(leaf, role)
                pen.polygon(mirrored(leaf), role)
        tip = _leaf(50, 50, 37, 230, 0)
        for points in (tip, mirrored(tip)):
            pen.polygon(points, self.leaf)
        pen.star(50, 88, 8.5, self.leaf)
        pen.star(50, 88, 4, self.stem)


@dataclass(frozen=True)
class PodiumArt:
    """The block that a place stands on: flat stone, its cornice in the place's metal, a plinth of tiles."""

    place: int

    def draw(self, pen: Pen) -> None:
        w, h = pen.width, pen.height
        metal, deep = _CORNICES.get(self.place, (Role.STONE_LIGHT, Role.STONE_SHADE))
        pen.rectangle(3, 6, w - 6, h - 6, Role.STONE)
        pen.rectangle(0, 0, w, 10, metal, 3)
        pen.rectangle(3, 10, w - 6, 3, deep)
        pen.rectangle(0, h - 20, w, 20, Role.BAND, 3)
        _draw_frieze(pen.part(3, h - 19, w - 6, 18), Role.BAND, metal, deep)


_CORNICES: Final = {
    1: (Role.GOLD, Role.GOLD_DEEP),
    2: (Role.SILVER, Role.SILVER_DEEP),
    3: (Role.BRONZE, Role.BRONZE_DEEP),
}


def _draw_frieze(pen: Pen, ground: Role, star: Role, line: Role) -> None:
    count, wide, left = _repeats(pen, 120)
    pen.rectangle(0, 0, pen.width, 9, line)
    pen.rectangle(0, 91, pen.width, 9, line)
    for n in range(count):
        pen.star(left + wide * (n + 0.5), 50, 36, star)
        pen.star(left + wide * (n + 0.5), 50, 16, ground)
        _draw_lozenge(pen, left + wide * n, line)
    _draw_lozenge(pen, left + wide * count, line)


def _repeats(pen: Pen, about: float) -> tuple[int, float, float]:
    """How many repeats of about a width a row has, how wide each is, where the first begins.

    Each is a whole number of pixels wide, so that all come out alike and the file stays small.
    """
    room = round(pen.width / pen.pixel)
    count = max(1, round(pen.width / about))
    wide = room // count
    return count, wide * pen.pixel, (room - count * wide) // 2 * pen.pixel


def _draw_lozenge(pen: Pen, x: float, role: Role) -> None:
    pen.polygon([(x - 13, 50), (x, 37), (x + 13, 50), (x, 63)], role)


def _leaf(x: float, y: float, r: float, turn: float, lean: float) -> Path:
    """A leaf that grows along a circle, leaning in or out."""
    at, ahead = radians(turn), radians(turn + 90 + lean)
    foot = (x + r * cos(at), y + r * sin(at))
    tip = (foot[0] + 15 * cos(ahead), foot[1] + 15 * sin(ahead))
    belly = 6.5 * cos(ahead + pi / 2), 6.5 * sin(ahead + pi / 2)
    middle = ((foot[0] + tip[0]) / 2, (foot[1] + tip[1]) / 2)
    return [
        *curve(foot, (middle[0] + belly[0], middle[1] + belly[1]), tip, 8),
        *curve(tip, (middle[0] - belly[0], middle[1] - belly[1]), foot, 8),
    ]
