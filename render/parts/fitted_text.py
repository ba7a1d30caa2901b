"""Lines of text that fit where they are put."""

from typing import Final

from render.base.lettering import fitted
from render.base.scene import Align, Box, Face, Text, Type
from render.base.theme import Role

SMALLEST: Final = 30
"""The smallest type that is legible on a phone, which shows pictures at a third of their size."""


def line(
    box: Box,
    text: object,
    size: int,
    *,
    ink: Role = Role.INK,
    ground: Role = Role.CARD,
    align: Align = Align.LEFT,
    face: Face = Face.TEXT,
) -> Text:
    """A line in a box, in smaller type or shortened if necessary."""
    shown, type_ = fitted(str(text), Type(face, size), box.w, min(size, SMALLEST))
    return Text(box, shown, type_, ink, ground, align)


def figure(box: Box, number: object, size: int, *, ink: Role = Role.INK, ground: Role = Role.CARD) -> Text:
    """A number in the middle of a box."""
    return line(box, number, size, ink=ink, ground=ground, align=Align.CENTRE, face=Face.STRONG)
