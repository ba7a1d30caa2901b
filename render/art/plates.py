"""Plain shapes: rounded plates and what marks a place."""

from dataclasses import dataclass

from render.base.pen import UNITS, Pen
from render.base.theme import Role


@dataclass(frozen=True)
class PlateArt:
    """A small square plate with round corners, `radius` pixels each, so that it has no straight sides."""

    role: Role
    radius: int
    border: Role | None
    border_width: int

    def draw(self, pen: Pen) -> None:
        half = UNITS / 2
        pen.rectangle(0, 0, UNITS, UNITS, self.border or self.role, half)
        if self.border is not None:
            inner = self.border_width * pen.pixel
            pen.rectangle(inner, inner, UNITS - 2 * inner, UNITS - 2 * inner, self.role, half - inner)


@dataclass(frozen=True)
class PillArt:
    """A plate with round ends and a thin edge, for any ground."""

    role: Role
    edge: Role

    def draw(self, pen: Pen) -> None:
        thin = 2 * pen.pixel
        pen.rectangle(0, 0, pen.width, pen.height, self.edge, UNITS / 2)
        pen.rectangle(thin, thin, pen.width - 2 * thin, pen.height - 2 * thin, self.role, UNITS / 2 - thin)
