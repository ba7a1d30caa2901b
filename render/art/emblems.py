"""The emblems of the seats, each on an outline of its own, and of the imaginary player."""

from collections.abc import Callable
from typing import Final

from render.art.shapes import Path, arc, crescent, lobed, mirrored, regular, rounded, shield
from render.base.pen import Pen, curve
from render.base.theme import Role

Emblem = Callable[[Pen, Role, Role], None]


def star(pen: Pen, ink: Role, ground: Role) -> None:
    pen.star(50, 50, 40, ink)
    pen.star(50, 50, 17, ground)


def moon(pen: Pen, ink: Role, ground: Role) -> None:  # noqa: ARG001 (all emblems are drawn alike)
    pen.polygon(crescent(45, 50, 37, open_to=-30, depth=0.42), ink)
    pen.star(67, 40, 13, ink, points=5, depth=0.45)


def key(pen: Pen, ink: Role, ground: Role) -> None:
    pen.polygon(lobed(50, 27, 21, 4, 0.5, 45), ink)
    pen.circle(50, 27, 8, ground)
    pen.rectangle(44.5, 44, 11, 45, ink, 2)
    pen.rectangle(52, 62, 20, 9, ink, 2)
    pen.rectangle(52, 78, 16, 9, ink, 2)


def pomegranate(pen: Pen, ink: Role, ground: Role) -> None:
    pen.circle(50, 56, 32, ink)
    pen.polygon([(34, 8), (44, 17), (50, 7), (56, 17), (66, 8), (62, 32), (38, 32)], ink)
    pen.polygon(
        [*curve((50, 36), (30, 54), (50, 80)), *curve((50, 80), (70, 54), (50, 36))],
        ground,
    )
    for x, y in ((50, 48), (45, 58), (55, 58), (50, 68)):
        pen.circle(x, y, 4.6, ink)


def hand(pen: Pen, ink: Role, ground: Role) -> None:
    """The open hand over the Gate of Justice."""
    for x, top in ((34, 22), (50, 12), (66, 22)):
        pen.line([(x, top + 6), (x, 60)], 14, ink)
    side = [*curve((30, 52), (10, 50), (12, 34)), *curve((22, 38), (24, 46), (34, 50))]
    pen.polygon(side, ink)
    pen.polygon(mirrored(side), ink)
    pen.polygon(
        [(27, 46), (73, 46), *curve((73, 58), (72, 88), (50, 90)), *curve((50, 90), (28, 88), (27, 58))], ink
    )
    pen.polygon([*curve((34, 66), (50, 52), (66, 66)), *curve((66, 66), (50, 80), (34, 66))], ground)
    pen.circle(50, 66, 5, ink)


def lily(pen: Pen, ink: Role, ground: Role) -> None:
    pen.polygon(
        [*curve((50, 6), (72, 30), (56, 58)), (44, 58), *curve((44, 58), (28, 30), (50, 6))],
        ink,
    )
    leaf: Path = [
        *curve((55, 60), (62, 28), (82, 28)),
        *curve((82, 28), (98, 32), (90, 54)),
        *curve((84, 60), (86, 42), (76, 46)),
        *curve((76, 46), (68, 50), (66, 60)),
    ]
    pen.polygon(leaf, ink)
    pen.polygon(mirrored(leaf), ink)
    pen.rectangle(28, 58, 44, 10, ink, 4)
    pen.rectangle(28, 56, 44, 2.5, ground)
    pen.polygon(
        [
            (40, 68),
            (60, 68),
            *curve((60, 68), (60, 82), (66, 90)),
            (50, 84),
            *curve((34, 90), (40, 82), (40, 68)),
        ],
        ink,
    )


def crown(pen: Pen, ink: Role, ground: Role) -> None:  # noqa: ARG001 (all emblems are drawn alike)
    """A hollow crown, for the imaginary player."""
    band = [(20, 76), (16, 34), (34, 50), (50, 24), (66, 50), (84, 34), (80, 76)]
    pen.line(band, 7, ink, closed=True)
    for x, y in ((16, 30), (50, 20), (84, 30)):
        pen.circle(x, y, 6.5, ink)


EMBLEMS: Final[tuple[Emblem, ...]] = (star, moon, key, pomegranate, hand, lily)


OUTLINES: Final[tuple[Path, ...]] = (
    arc(50, 50, 48, 0, 360, steps=96),
    rounded(5, 5, 90, 90, 20),
    shield(50, 51, 90, 96),
    regular(50, 50, 50, 6, 30),
    lobed(50, 50, 49, 8, 0.36, 22.5),
    [
        *arc(50, 47, 45, 180, 360, steps=48),
        *arc(87, 88, 8, 0, 90, steps=8),
        *arc(13, 88, 8, 90, 180, steps=8),
    ],
)
"""The outline of each seat's emblem."""
