"""A palace to try pieces on: they are laid and lifted again in place, the last first."""

from engine.board.fitting import ADDS, FITTING, fitting_angles
from engine.board.geometry import Angle

Covered = list[tuple[int, int]]
"""What lifting a piece again needs: each cell around it with the code that it had, its own the first."""


class Draft:
    """The shapes in their cells, and the codes of the empty cells around them (`fitting`)."""

    __slots__ = ("codes", "shapes")

    def __init__(self, shapes: dict[int, int], codes: dict[int, int]) -> None:
        self.shapes = shapes
        self.codes = codes

    def fits(self, cell: int, shape: int) -> bool:
        """May a tile with these walls be added in this cell?"""
        return bool(FITTING[self.codes.get(cell, 0)] >> shape & 1)

    def angles(self, cell: int) -> tuple[Angle, ...]:
        """How a half may lie in this cell."""
        return fitting_angles(self.codes.get(cell, 0))

    def places(self, shape: int) -> list[int]:
        """Where a tile with these walls may be added."""
        bit = 1 << shape
        return [cell for cell, code in self.codes.items() if FITTING[code] & bit]

    def lay(self, cell: int, shape: int) -> Covered:
        """Add a piece where it fits."""
        shapes, codes = self.shapes, self.codes
        covered = [(cell, codes.pop(cell))]
        shapes[cell] = shape
        for step, adds in ADDS[shape]:
            neighbour = cell + step
            if neighbour not in shapes:
                code = codes.get(neighbour, 0)
                covered.append((neighbour, code))
                codes[neighbour] = code | adds
        return covered

    def lift(self, covered: Covered) -> None:
        """Take off the piece that was laid last."""
        codes = self.codes
        del self.shapes[covered[0][0]]
        for cell, code in covered:
            if code:
                codes[cell] = code
            else:
                del codes[cell]
