"""A band across a picture, with its title."""

from collections.abc import Iterator

from render.art.ornament import BandArt
from render.base.scene import Align, Box, Face, Mark, Sprite
from render.base.theme import Role
from render.parts.fitted_text import line


def headline(title: str, box: Box, size: int = 58) -> Iterator[Mark]:
    """A title on a band with a frieze of stars."""
    art = BandArt()
    yield Sprite(box, art, Role.BAND)
    flat = art.flat(box).inset(24, 4)
    yield line(flat, title, size, ink=Role.BAND_INK, ground=Role.BAND, align=Align.CENTRE, face=Face.TITLE)
