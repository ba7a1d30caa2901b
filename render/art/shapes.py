"""Outlines that several arts share, as lists of points."""

from collections.abc import Iterable
from itertools import pairwise
from math import asin, cos, degrees, pi, radians, sin, sqrt

from render.base.pen import Pen, Point, curve
from render.base.theme import Role

Path = list[Point]


def arc(
    x: float, y: float, r: float, start: float, end: float, *, flat: float = 1.0, steps: int = 24
) -> Path:
    """Points along a circle, in degrees clockwise from the east; `flat` squeezes its height."""
    turns = (radians(start + (end - start) * n / steps) for n in range(steps + 1))
    return [(x + r * cos(turn), y + r * flat * sin(turn)) for turn in turns]


def regular(x: float, y: float, r: float, sides: int, turn: float = 0.0) -> Path:
    """A regular polygon; its first corner points north before it is turned, in degrees clockwise."""
    angles = (radians(turn) + 2 * pi * n / sides for n in range(sides))
    return [(x + r * sin(angle), y - r * cos(angle)) for angle in angles]


def lobed(x: float, y: float, r: float, lobes: int, bulge: float, turn: float = 0.0) -> Path:
    """A round shape of several round lobes; `bulge` is the radius of a lobe as a share of the whole."""
    far, near = r * (1 - bulge), r * bulge
    found = []
    for n in range(240):
        angle = 2 * pi * n / 240
        off = (angle - radians(turn) + pi / lobes) % (2 * pi / lobes) - pi / lobes
        reach = far * cos(off) + sqrt(max(0.0, near**2 - (far * sin(off)) ** 2))
        found.append((x + reach * sin(angle), y - reach * cos(angle)))
    return found


def rounded(x: float, y: float, w: float, h: float, r: float) -> Path:
    """A rectangle with round corners."""
    return [
        *arc(x + w - r, y + r, r, -90, 0, steps=8),
        *arc(x + w - r, y + h - r, r, 0, 90, steps=8),
        *arc(x + r, y + h - r, r, 90, 180, steps=8),
        *arc(x + r, y + r, r, 180, 270, steps=8),
    ]


def shield(x: float, y: float, w: float, h: float) -> Path:
    """A heater shield around a centre."""
    left, right, top, bottom = x - w / 2, x + w / 2, y - h / 2, y + h / 2
    waist = top + h * 0.42
    return [
        (left, top),
        (right, top),
        *curve((right, waist), (right, bottom - h * 0.18), (x, bottom)),
        *curve((x, bottom), (left, bottom - h * 0.18), (left, waist)),
    ]


def crescent(x: float, y: float, r: float, *, open_to: float = 0.0, depth: float = 0.4) -> Path:
    """A crescent moon, open to a direction in degrees clockwise from the east."""
    inner, away = r * 0.8, r * depth
    along = (r * r - inner * inner + away * away) / (2 * away)
    half = degrees(asin(min(1.0, sqrt(max(0.0, r * r - along * along)) / r)))
    half = half if along > 0 else 180 - half
    beyond = degrees(asin(min(1.0, sqrt(max(0.0, r * r - along * along)) / inner)))
    beyond = beyond if along > away else 180 - beyond
    cx, cy = x + away * cos(radians(open_to)), y + away * sin(radians(open_to))
    outside = arc(x, y, r, open_to + half, open_to + 360 - half, steps=40)
    inside = arc(cx, cy, inner, open_to + 360 - beyond, open_to + beyond, steps=40)
    return outside + inside


def horseshoe(x: float, y: float, w: float, h: float) -> Path:
    """A horseshoe arch in a box: a round head that draws in again before the straight sides."""
    r = w / 2
    return [(x + w * 0.1, y + h), *arc(x + r, y + r, r, 143, 397, steps=32), (x + w * 0.9, y + h)]


def onion(x: float, y: float, w: float, h: float) -> Path:
    """A dome with a point, standing on a base line `w` wide at (x, y), `h` high."""
    half = w / 2
    return [
        *curve((x - half * 0.86, y), (x - half * 1.28, y - h * 0.36), (x - half * 0.7, y - h * 0.62)),
        *curve((x - half * 0.7, y - h * 0.62), (x - half * 0.24, y - h * 0.82), (x, y - h)),
        *curve((x, y - h), (x + half * 0.24, y - h * 0.82), (x + half * 0.7, y - h * 0.62)),
        *curve((x + half * 0.7, y - h * 0.62), (x + half * 1.28, y - h * 0.36), (x + half * 0.86, y)),
    ]


def mirrored(points: Iterable[Point], middle: float = 50.0) -> Path:
    """The points as a mirror that stands upright at `middle` shows them, in reverse order."""
    return [(2 * middle - x, y) for x, y in points][::-1]


def turned(points: Iterable[Point], degrees_: float, x: float = 50.0, y: float = 50.0) -> Path:
    """The points turned clockwise around a centre."""
    c, s = cos(radians(degrees_)), sin(radians(degrees_))
    return [(x + (px - x) * c - (py - y) * s, y + (px - x) * s + (py - y) * c) for px, py in points]


def shrunk(points: Iterable[Point], share: float, x: float = 50.0, y: float = 50.0) -> Path:
    """The points drawn in towards a centre."""
    return [(x + (px - x) * share, y + (py - y) * share) for px, py in points]


def dashes(pen: Pen, points: Path, length: float, gap: float, width: float, role: Role) -> None:
    """A closed outline as a broken line."""
    walked = 0.0
    for (x0, y0), (x1, y1) in pairwise([*points, points[0]]):
        if walked % (length + gap) < length:
            pen.line([(x0, y0), (x1, y1)], width, role)
        walked += sqrt((x1 - x0) ** 2 + (y1 - y0) ** 2)
