"""Plain shapes: rounded plates and what marks a place."""

from dataclasses import dataclass

from render.pen import UNITS, Pen
from render.theme import Role


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
