"""Colours as colour-blind people see them, and how far apart two colours look."""

from enum import Enum
from math import dist
from typing import Final

from render.base.theme import Rgb

Linear = tuple[float, float, float]
_Matrix = tuple[Linear, Linear, Linear]


class Eyes(Enum):
    """Kinds of colour vision, by their medical names."""

    ALL_CONES = "all cones"
    PROTANOPIA = "protanopia"
    DEUTERANOPIA = "deuteranopia"
    TRITANOPIA = "tritanopia"


# Machado, Oliveira and Fernandes 2009, severity 1.0, for linear RGB.
_SEEN: Final[dict[Eyes, _Matrix]] = {
    Eyes.ALL_CONES: ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    Eyes.PROTANOPIA: (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    Eyes.DEUTERANOPIA: (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    Eyes.TRITANOPIA: (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
# From linear RGB to the answers of the cones, and from their cube roots to Oklab (Ottosson 2020).
_CONES: Final[_Matrix] = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
_OKLAB: Final[_Matrix] = (
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660),
)


def apart(one: Rgb, other: Rgb, eyes: Eyes) -> float:
    """How far apart two colours look, in hundredths of the way from black to white; 2 is just visible."""
    return 100 * dist(_oklab(_seen(one, eyes)), _oklab(_seen(other, eyes)))


def _seen(rgb: Rgb, eyes: Eyes) -> Linear:
    r, g, b = (_linear(part) for part in rgb)
    x, y, z = _times(_SEEN[eyes], (r, g, b))
    return _within(x), _within(y), _within(z)


def _oklab(linear: Linear) -> Linear:
    long, medium, short = _times(_CONES, linear)
    return _times(_OKLAB, (long ** (1 / 3), medium ** (1 / 3), short ** (1 / 3)))


def _linear(part: int) -> float:
    share = part / 255
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)


def _times(matrix: _Matrix, values: Linear) -> Linear:
    x, y, z = (sum(weight * value for weight, value in zip(row, values, strict=True)) for row in matrix)
    return x, y, z


def _within(value: float) -> float:
    return min(1.0, max(0.0, value))


def contrast(one: Rgb, other: Rgb) -> float:
    """How well two colours stand out from each other, from 1 to 21, as WCAG measures it."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(rgb: Rgb) -> float:
    linear = (c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in rgb)
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))
