"""The six kinds of building as silhouettes: one colour, with openings in another."""

from collections.abc import Callable
from typing import Final

from engine.position.pieces import Kind
from render.art.shapes import horseshoe, onion, shrunk
from render.base.pen import Pen, curve
from render.base.theme import Role

Silhouette = Callable[[Pen, Role, Role], None]


def pavilion(pen: Pen, role: Role, opening: Role) -> None:
    """A kiosk: one wide dome on slender columns."""
    pen.line([(50, 6), (50, 16)], 5, role)
    pen.circle(50, 7, 5, role)
    pen.polygon(
        [
            *curve((8, 48), (14, 30), (34, 26)),
            *curve((34, 26), (46, 22), (50, 12)),
            *curve((50, 12), (54, 22), (66, 26)),
            *curve((66, 26), (86, 30), (92, 48)),
        ],
        role,
    )
    for x in (16, 45.5, 75):
        pen.rectangle(x, 46, 9, 40, role)
    pen.rectangle(8, 84, 84, 10, role)
    pen.rectangle(8, 44, 84, 4, opening)
    pen.rectangle(8, 48, 84, 7, role)


def seraglio(pen: Pen, role: Role, opening: Role) -> None:
    """A gate house between two domed wings."""
    for x in (18, 82):
        pen.polygon(onion(x, 48, 28, 32), role)
        pen.rectangle(x - 14, 46, 28, 48, role)
    pen.polygon(onion(50, 32, 32, 30), role)
    pen.rectangle(28, 30, 44, 64, role)
    pen.rectangle(28, 34, 44, 4, opening)
    pen.polygon(horseshoe(37, 48, 26, 47), opening)
    for x in (14, 78):
        pen.polygon(horseshoe(x, 60, 8, 18), opening)


def arcades(pen: Pen, role: Role, opening: Role) -> None:
    """A long hall of three arches under a roof."""
    pen.polygon([(14, 12), (86, 12), (98, 36), (2, 36)], role)
    pen.rectangle(4, 42, 92, 52, role)
    for x in (10, 39, 68):
        pen.polygon(horseshoe(x, 50, 22, 46), opening)


def chambers(pen: Pen, role: Role, opening: Role) -> None:
    """Cubes beside and above each other, with flat roofs."""
    pen.rectangle(30, 6, 44, 60, role)
    pen.rectangle(2, 36, 48, 58, opening)
    pen.rectangle(54, 50, 46, 44, opening)
    pen.rectangle(2, 40, 44, 54, role)
    pen.rectangle(50, 54, 48, 40, role)
    for x, y in ((38, 16), (56, 16), (10, 50), (28, 50)):
        pen.rectangle(x, y, 10, 13, opening)
    pen.polygon(horseshoe(16, 72, 16, 23), opening)
    pen.polygon(horseshoe(65, 66, 18, 29), opening)


def garden(pen: Pen, role: Role, opening: Role) -> None:
    """A cypress between two orange trees."""
    for x in (20, 80):
        pen.rectangle(x - 4, 60, 8, 30, role)
        pen.circle(x, 52, 20, role)
    cypress = [*curve((50, 84), (12, 74), (50, 2)), *curve((50, 2), (88, 74), (50, 84))]
    pen.polygon(shrunk(cypress, 1.22, 50, 48), opening)
    pen.polygon(cypress, role)
    pen.rectangle(46, 78, 8, 14, role)
    pen.rectangle(2, 86, 96, 8, role, 4)


def tower(pen: Pen, role: Role, opening: Role) -> None:
    """A tall keep with battlements."""
    for x in (20, 43, 66):
        pen.rectangle(x, 4, 14, 16, role)
    pen.rectangle(20, 16, 60, 16, role)
    pen.polygon([(20, 32), (80, 32), (74, 38), (26, 38)], role)
    pen.rectangle(26, 34, 48, 60, role)
    pen.rectangle(18, 88, 64, 6, role)
    pen.rectangle(26, 35, 48, 4, opening)
    pen.polygon(horseshoe(44, 46, 12, 20), opening)
    pen.polygon(horseshoe(41, 72, 18, 23), opening)


SILHOUETTES: Final[dict[Kind, Silhouette]] = {
    Kind.PAVILION: pavilion,
    Kind.SERAGLIO: seraglio,
    Kind.ARCADES: arcades,
    Kind.CHAMBERS: chambers,
    Kind.GARDEN: garden,
    Kind.TOWER: tower,
}
