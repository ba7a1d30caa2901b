"""Falcons: on a crossing, in the supply, coming and going."""

from dataclasses import dataclass
from typing import Final

from engine import Falcon, Feather
from engine.position.pieces import Kind
from render.art.shapes import arc, dashes
from render.base.pen import Pen, curve
from render.base.theme import Role, kind_roles

_FEATHERS: Final = {
    Feather.BLACK: (Role.PLUMAGE_BLACK, Role.PLUMAGE_WHITE, 1),
    Feather.BROWN: (Role.PLUMAGE_BROWN, Role.PLUMAGE_WHITE, 2),
    Feather.WHITE: (Role.PLUMAGE_WHITE, Role.PLUMAGE_BLACK, 3),
}


@dataclass(frozen=True)
class FalconArt:
    """A falcon on a round perch; one, two or three bars on its breast tell the feathers apart as well."""

    feather: Feather

    def draw(self, pen: Pen) -> None:
        plumage, bars, count = _FEATHERS[self.feather]
        pen.circle(50, 50, 49, Role.PLUMAGE_BLACK)
        pen.circle(50, 50, 46, Role.GOLD)
        pen.circle(50, 50, 39, Role.LABEL if self.feather is not Feather.WHITE else Role.BAND)
        _draw_falcon(pen, plumage, bars)
        for n in range(count):
            y = 48 + n * 8
            pen.line([(53, y), (58, y + 2.4), (63, y)], 3.2, bars)


def _draw_falcon(pen: Pen, plumage: Role, line: Role) -> None:
    """A falcon from the side, perched, looking right."""
    pen.block(32, 78, 42, 5, Role.TRUNK)
    back = curve((50, 16), (30, 34), (27, 86))
    breast = curve((38, 84), (74, 74), (68, 34))
    pen.polygon(back + breast, plumage)
    pen.circle(56, 27, 13, plumage)
    pen.polygon([*curve((66, 20), (78, 22), (76, 36), 6), (66, 32)], Role.GOLD_DEEP)
    pen.circle(60, 24, 2.8, Role.GOLD)
    pen.line(curve((43, 40), (48, 62), (31, 82)), 2.4, line)


@dataclass(frozen=True)
class FalconTokenArt:
    """A falcon of the supply, 5 wide and 8 high: below it the two kinds it wants to see."""

    falcon: Falcon

    def draw(self, pen: Pen) -> None:
        wide = min(pen.width, pen.height * 5 / 8)
        token = pen.part((pen.width - wide) / 2, 0, wide, wide * 8 / 5)
        FalconArt(self.falcon.feather).draw(token.part(2, 0, 96, 96))
        for x, kind in zip((0, 51), self.falcon.kinds, strict=True):
            _draw_field(token, x, 102, 49, kind)


def _draw_field(pen: Pen, x: float, y: float, side: float, kind: Kind) -> None:
    """The colour and the letter of a kind."""
    _, _, shade = kind_roles(kind)
    pen.rectangle(x, y, side, 58, shade, 9)
    pen.text(x + side / 2, y + 29, kind.letter, 50, Role.LABEL)


@dataclass(frozen=True)
class FlownArt:
    """A falcon that leaves its crossing: pale, on a broken ring, with an arrow out."""

    feather: Feather
    role: Role = Role.CHANGE

    def draw(self, pen: Pen) -> None:
        FalconArt(self.feather).draw(pen.part(8, 8, 84, 84))
        pen.fade(0.7)
        dashes(pen, arc(50, 50, 46, 0, 360, steps=180), 22, 14, 8, self.role)
        for wide, role in ((15.0, Role.LABEL), (8.0, self.role)):
            pen.line([(57, 43), (76, 24)], wide, role)
            pen.line([(58, 23), (77, 23), (77, 42)], wide, role)


@dataclass(frozen=True)
class PerchMarkArt:
    """The rim of a new falcon."""

    role: Role = Role.CHANGE

    def draw(self, pen: Pen) -> None:
        pen.ring(50, 50, 50, 12, Role.LABEL)
        pen.ring(50, 50, 49, 9, self.role)


@dataclass(frozen=True)
class CrossingArt:
    """A crossing where a falcon was wanted: an empty ring."""

    role: Role

    def draw(self, pen: Pen) -> None:
        pen.ring(50, 50, 50, 16, Role.LABEL)
        pen.ring(50, 50, 48, 10, self.role)
