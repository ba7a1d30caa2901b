"""The picture of a trial DM: an eight-pointed star on a tile."""

import io
from math import cos, pi, sin
from typing import Final

from PIL import Image, ImageDraw

SIZE: Final = 320
_SMOOTH: Final = 3
_PALE, _TERRACOTTA, _TEAL = (244, 234, 215), (181, 80, 47), (42, 110, 115)


def star_picture() -> bytes:
    """The picture as PNG; always the same bytes."""
    side = SIZE * _SMOOTH
    picture = Image.new("RGB", (side, side), _PALE)
    pen = ImageDraw.Draw(picture)
    for reach, colour in ((0.46, _TERRACOTTA), (0.34, _PALE), (0.27, _TEAL)):
        for turn in (0, pi / 4):
            pen.polygon(_square(side, reach, turn), fill=colour)
    pen.ellipse([side * 0.42, side * 0.42, side * 0.58, side * 0.58], fill=_PALE)
    small = picture.resize((SIZE, SIZE), Image.Resampling.LANCZOS)
    packed = io.BytesIO()
    small.save(packed, "PNG", optimize=True)
    return packed.getvalue()


def _square(side: int, reach: float, turn: float) -> list[tuple[float, float]]:
    """A square; two of them make a star."""
    centre = side / 2
    corners = (turn + quarter * pi / 2 for quarter in range(4))
    return [(centre + reach * side * cos(angle), centre + reach * side * sin(angle)) for angle in corners]
