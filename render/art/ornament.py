"""Ornament: the star-and-cross pattern of the background, bands, arches."""

from dataclasses import dataclass

from render.pen import Pen
from render.theme import Role


@dataclass(frozen=True)
class PatternArt:
    """Eight-pointed stars and crosses, one repeat of the pattern to a square field."""

    role: Role = Role.ORNAMENT

    def draw(self, pen: Pen) -> None:
        pen.star(50, 50, 40, self.role)
