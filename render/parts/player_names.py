"""A player's name where it stands alone: in letters, or as initials in the player's colour."""

from collections.abc import Iterator
from typing import Final

from engine import Seat
from render.base.lettering import width
from render.base.look import Look
from render.base.scene import Align, Box, Face, Mark, Plate, Type
from render.base.theme import Role, seat_role
from render.parts.fitted_text import line

_RIM: Final = 3


def player_name(
    box: Box,
    look: Look,
    seat: Seat,
    size: int,
    *,
    ink: Role = Role.INK,
    ground: Role = Role.CARD,
    align: Align = Align.LEFT,
    face: Face = Face.TEXT,
) -> Iterator[Mark]:
    """The name of a player in a box."""
    name = look.name(seat)
    if not look.is_by_initials(seat):
        yield line(box, name, size, ink=ink, ground=ground, align=align, face=face)
        return
    own, high = seat_role(seat, len(look.names)), min(box.h, round(size * 1.25))
    corner = high // 4
    wide = min(box.w, width(name, Type(Face.STRONG, size)) + 2 * corner + 2)
    left = (box.w - wide) // 2 if align is Align.CENTRE else 0
    medallion = Box(box.x + left, box.y + (box.h - high) // 2, wide, high)
    yield Plate(medallion, own, ground, corner, Role.CARD, _RIM)
    room = medallion.inset(corner, _RIM)
    yield line(room, name, size, ink=Role.SEAT_INK, ground=own, align=Align.CENTRE, face=Face.STRONG)
