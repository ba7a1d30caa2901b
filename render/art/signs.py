"""Signs: kinds and seats small enough to stand in a line of text, actions, places."""

from dataclasses import dataclass
from typing import Final

from engine.position.pieces import Kind, Seat
from render.art.emblems import EMBLEMS, OUTLINES, crown
from render.art.pictograms import PICTOGRAMS, Sign
from render.art.shapes import Path, arc, dashes, lobed, rounded, shrunk
from render.art.silhouettes import SILHOUETTES
from render.base.pen import Pen, curve
from render.base.scene import Face
from render.base.theme import Role, kind_roles, seat_role

__all__ = ["KindArt", "MedalArt", "SealArt", "SeatArt", "Sign", "SignArt"]


def _plaque(*top: tuple[float, float]) -> Path:
    """A plaque with its own upper edge, given from left to right."""
    return [*top, *arc(84, 84, 14, 0, 90, steps=8), *arc(16, 84, 14, 90, 180, steps=8)]


_PLAQUES: Final[dict[Kind, Path]] = {
    Kind.PAVILION: _plaque((2, 34), *curve((2, 34), (12, 10), (50, 0)), *curve((50, 0), (88, 10), (98, 34))),
    Kind.SERAGLIO: _plaque(
        (2, 22),
        *curve((2, 22), (18, -4), (34, 10)),
        *curve((34, 10), (50, -10), (66, 10)),
        *curve((66, 10), (82, -4), (98, 22)),
    ),
    Kind.ARCADES: _plaque((2, 30), (18, 4), (82, 4), (98, 30)),
    Kind.CHAMBERS: _plaque((2, 4), (98, 4)),
    Kind.GARDEN: lobed(50, 50, 50, 8, 0.4),
    Kind.TOWER: _plaque(
        (2, 2), (26, 2), (26, 12), (38, 12), (38, 2), (62, 2), (62, 12), (74, 12), (74, 2), (98, 2)
    ),
}


_ROOM: Final[dict[Kind, tuple[float, float, float, float]]] = {
    Kind.PAVILION: (14, 16, 72, 72),
    Kind.SERAGLIO: (13, 15, 74, 74),
    Kind.ARCADES: (13, 13, 74, 74),
    Kind.CHAMBERS: (14, 13, 73, 73),
    Kind.GARDEN: (17, 15, 66, 66),
    Kind.TOWER: (13, 17, 74, 74),
}
"""Where on its plaque a building stands."""


@dataclass(frozen=True)
class KindArt:
    """A kind of building as a sign: colour, building and outline, on clear ground."""

    kind: Kind

    def draw(self, pen: Pen) -> None:
        _, ground, edge = kind_roles(self.kind)
        ink = Role.OPENING if self.kind is Kind.CHAMBERS else Role.KIND_INK
        plaque = _PLAQUES[self.kind]
        pen.polygon(plaque, edge)
        pen.polygon(shrunk(plaque, 0.9), ground)
        SILHOUETTES[self.kind](pen.part(*_ROOM[self.kind]), ink, ground)


_EMBLEM_ROOM: Final[tuple[tuple[float, float, float], ...]] = (
    (9, 9, 82),
    (13, 13, 74),
    (12, 8, 76),
    (13, 12, 74),
    (15, 15, 70),
    (14, 15, 72),
)
"""Left, top and side of the square that a seat's emblem stands in."""
_BORDURE: Final = 3.2
"""The line inside a seat's outline; where it would be finer than two pixels it is left out."""


@dataclass(frozen=True)
class SeatArt:
    """A seat's emblem: a colour and a shape of its own."""

    seat: Seat
    players: int

    def draw(self, pen: Pen) -> None:
        role = seat_role(self.seat, self.players)
        if self.seat >= self.players:
            pen.circle(50, 50, 37, Role.SEAT_INK)
            dashes(pen, arc(50, 50, 44, 0, 360, steps=180), 15, 12.65, 8, role)
            crown(pen.part(21, 22, 58, 58), role, role)
            return
        outline, (left, top, side) = OUTLINES[self.seat], _EMBLEM_ROOM[self.seat]
        pen.polygon(outline, role)
        if 2 * pen.pixel <= _BORDURE:
            pen.polygon(shrunk(outline, 0.9), Role.SEAT_INK)
            pen.polygon(shrunk(outline, 0.9 - _BORDURE / 50), role)
            left, top, side = left + side * 0.04, top + side * 0.04, side * 0.92
        EMBLEMS[self.seat](pen.part(left, top, side, side), Role.SEAT_INK, role)


@dataclass(frozen=True)
class SignArt:
    """A sign in one colour on clear ground."""

    sign: Sign
    role: Role = Role.INK

    def draw(self, pen: Pen) -> None:
        PICTOGRAMS[self.sign](pen, self.role, pen.clear)


@dataclass(frozen=True)
class SealArt:
    """A sign on a seal of its own, to be seen on any ground."""

    sign: Sign
    ground: Role = Role.BAND
    ink: Role = Role.BAND_INK

    def draw(self, pen: Pen) -> None:
        pen.polygon(rounded(0, 0, 100, 100, 26), Role.GOLD)
        pen.polygon(rounded(4.5, 4.5, 91, 91, 22), self.ground)
        inner = pen.part(21, 21, 58, 58)
        PICTOGRAMS[self.sign](inner, self.ink, lambda points: inner.polygon(points, self.ground))


_METALS: Final = {
    1: (Role.GOLD, Role.GOLD_DEEP),
    2: (Role.SILVER, Role.SILVER_DEEP),
    3: (Role.BRONZE, Role.BRONZE_DEEP),
}


@dataclass(frozen=True)
class MedalArt:
    """A place: gold, silver and bronze rosettes for the first three, a plain disc for the others."""

    place: int

    def draw(self, pen: Pen) -> None:
        if self.place in _METALS:
            face, edge = _METALS[self.place]
            pen.polygon(lobed(50, 50, 50, 16, 0.16), edge)
            pen.circle(50, 50, 41, face)
            pen.ring(50, 50, 37, 1.8, edge)
        else:
            pen.circle(50, 50, 45, Role.STONE_SHADE)
            pen.circle(50, 50, 40, Role.LABEL)
        pen.text(50, 50, str(self.place), 56, Role.LABEL_INK, Face.TITLE)
