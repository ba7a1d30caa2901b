"""Badges: a sign on a small disc, for any ground."""

from dataclasses import dataclass

from render.art.signs import Sign, SignArt
from render.base.pen import Pen
from render.base.theme import Role


@dataclass(frozen=True)
class BadgeArt:
    """A sign on a pale disc with a rim of its colour."""

    sign: Sign
    role: Role

    def draw(self, pen: Pen) -> None:
        pen.circle(50, 50, 50, self.role)
        pen.circle(50, 50, 41, Role.LABEL)
        SignArt(self.sign, self.role).draw(pen.part(21, 21, 58, 58))
