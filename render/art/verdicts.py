"""What is right or wrong on a board: discs with a tick or a cross, hatched cells, cells left empty."""

from dataclasses import dataclass

from render.pen import UNITS, Pen
from render.theme import Role


@dataclass(frozen=True)
class VerdictArt:
    """A disc that says yes or no by its colour and its sign."""

    good: bool

    def draw(self, pen: Pen) -> None:
        pen.circle(50, 50, 50, Role.LABEL)
        pen.circle(50, 50, 43, Role.GOOD if self.good else Role.BAD)
        if self.good:
            pen.line([(28, 52), (44, 68), (72, 36)], 12, Role.GOOD_INK)
        else:
            pen.line([(33, 33), (67, 67)], 12, Role.BAD_INK)
            pen.line([(67, 33), (33, 67)], 12, Role.BAD_INK)


@dataclass(frozen=True)
class HatchedArt:
    """A cell in stripes: something is wrong with it."""

    role: Role = Role.BAD

    def draw(self, pen: Pen) -> None:
        for start in range(-100, 100, 20):
            pen.polygon([(start, 100), (start + 100, 0), (start + 108, 0), (start + 8, 100)], self.role)
        _draw_rim(pen, self.role)


@dataclass(frozen=True)
class VacantArt:
    """A cell that a tile has left: a broken frame."""

    role: Role

    def draw(self, pen: Pen) -> None:
        for along in (4.0, 24.0, 44.0, 64.0, 84.0):
            for across in (4.0, UNITS - 9):
                pen.rectangle(along, across, 12, 5, self.role)
                pen.rectangle(across, along, 5, 12, self.role)


def _draw_rim(pen: Pen, role: Role) -> None:
    for near in (0.0, UNITS - 6):
        pen.rectangle(0, near, UNITS, 6, role)
        pen.rectangle(near, 0, 6, UNITS, role)
