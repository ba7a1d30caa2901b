"""A palace as bare ground: which cell carries which shape, and nothing about kinds.

A shape is the engine's (`fitting`): the walls of a tile, or a half. The engine's two facts about legal
palaces (`docs/decisions.md`) hold here too. A ground never changes and caches its answers, so that playouts
from one position share them.
"""

from typing import Final, NamedTuple

from engine.board.fitting import COVERED, FITTING, HALF, MARKS, fitting_angles
from engine.board.geometry import FOUNTAIN, Angle, Cell, Half, Side
from engine.board.wall import WALL_STEPS

IN_THE_WALL: Final = 2
"""O5: points for a half in the longest wall, besides those for its side."""
_RING_BITS: Final = 8
_PATTERNS: Final = 16
_MARKS: Final = {int(shape): tuple((step, adds) for step, adds, _ in MARKS[shape]) for shape in MARKS}
"""What a piece adds to the codes of its neighbours."""
_WALLS: Final = {int(shape): WALL_STEPS[shape] for shape in WALL_STEPS}
_COVERED: Final = {int(shape): COVERED[shape] for shape in COVERED}


def _touching(code: int) -> int:
    return sum(side for place, side in enumerate(Side) if code >> (2 * place) & 1)


_GAIN: Final = tuple(
    tuple(
        (walls & ~_touching(ring)).bit_count() - (walls & _touching(ring)).bit_count()
        for walls in range(_PATTERNS)
    )
    for ring in range(1 << _RING_BITS)
)
"""By touched sides and walls: the outer wall sides that a new tile brings, less those it covers."""


def shape_of(half: Half) -> int:
    """The shape of a half."""
    return HALF | half.angle


class Spot(NamedTuple):
    """A place for a tile, and what the wall would bring at a scoring with it."""

    cell: int
    points: int


class Ground:
    """Shapes by cell, the fountain included; the codes of the empty cells around them; the outer wall.

    `edges` gives for each outer wall side, by the corner where it starts on a clockwise walk, the corner
    where it ends; `slants` are the starts of those that are long sides of halves.
    """

    __slots__ = (
        "_later",
        "_mask",
        "_points",
        "_wall",
        "best_places",
        "codes",
        "edges",
        "prospects",
        "shapes",
        "slants",
    )

    def __init__(
        self, shapes: dict[int, int], codes: dict[int, int], edges: dict[int, int], slants: frozenset[int]
    ) -> None:
        self.shapes = shapes
        self.codes = codes
        self.edges = edges
        self.slants = slants
        self.best_places: dict[int, Spot | None] = {}
        self._later: dict[tuple[int, int], Ground] = {}
        self.prospects: float | None = None
        self._wall: tuple[int, int] | None = None
        self._points = -1
        self._mask = -1

    @classmethod
    def of(cls, pieces: dict[int, int]) -> "Ground":
        """The ground with these shapes by cell; the fountain is added."""
        shapes = {int(FOUNTAIN): 0} | pieces
        codes: dict[int, int] = {}
        for cell, shape in shapes.items():
            _mark(codes, shapes, cell, shape)
        slants = frozenset(
            [Half(Cell(cell), Angle(shape & ~HALF)).start for cell, shape in shapes.items() if shape & HALF]
        )
        return cls(shapes, codes, _outer_walls(shapes), slants)

    def built(self, shape: int, cell: int) -> "Ground":
        """With one more piece."""
        if (shape, cell) not in self._later:
            self._later[shape, cell] = self._built(shape, cell)
        return self._later[shape, cell]

    def _built(self, shape: int, cell: int) -> "Ground":
        shapes, codes = self.shapes.copy(), self.codes.copy()
        shapes[cell] = shape
        codes.pop(cell, None)
        _mark(codes, shapes, cell, shape)
        slants = self.slants
        if shape & HALF:
            slants |= {Half(Cell(cell), Angle(shape & ~HALF)).start}
        return Ground(shapes, codes, self.edges_with(shape, cell), slants)

    def edges_with(self, shape: int, cell: int) -> dict[int, int]:
        """The outer wall if a piece stood in an empty cell."""
        shapes, edges = self.shapes, self.edges.copy()
        outer = []
        for step, start, end, facing in _WALLS[shape]:
            there = shapes.get(cell + step)
            if there is None or not _COVERED[there] & facing:
                outer.append((cell + start, cell + end))
            else:
                # B2: the neighbour has a wall there too, which runs the other way and is now an inner one.
                del edges[cell + end]
        edges.update(outer)
        return edges

    def without(self, cell: int) -> "Ground":
        """With one tile less."""
        return Ground.of({there: shape for there, shape in self.shapes.items() if there not in (0, cell)})

    def swapped(self, shape: int, cell: int) -> "Ground":
        """With another tile in an occupied cell."""
        return Ground.of({there: kept for there, kept in self.shapes.items() if there} | {cell: shape})

    def places(self, walled: int) -> list[int]:
        """Where a tile with these walls may be added, in reading order of the engine."""
        bit = 1 << walled
        return sorted([cell for cell, code in self.codes.items() if FITTING[code] & bit])

    def half_places(self) -> list[Half]:
        """Where a half may be added, and how it may lie there."""
        return [
            Half(Cell(cell), angle)
            for cell, code in sorted(self.codes.items())
            for angle in fitting_angles(code)
        ]

    def gain(self, walled: int, cell: int) -> int:
        """How many more outer wall sides a tile would bring, joined or not."""
        return _GAIN[self.codes[cell] & 255][walled]

    @property
    def wall(self) -> tuple[int, int]:
        """The longest connected stretch of outer wall (C4): its length, and the halves in it."""
        if self._wall is None:
            self._wall = longest(self.edges, self.slants)
        return self._wall

    @property
    def points(self) -> int:
        """What the wall brings at a scoring (C4, O5)."""
        if self._points < 0:
            length, slanting = self.wall
            self._points = length + IN_THE_WALL * slanting
        return self._points

    def points_with(self, walled: int, cell: int) -> int:
        """What it would bring with a tile in an empty cell."""
        length, slanting = longest(self.edges_with(walled, cell), self.slants)
        return length + IN_THE_WALL * slanting

    @property
    def mask(self) -> int:
        """The wall patterns that fit somewhere, as 16 bits."""
        if self._mask < 0:
            mask = 0
            for code in self.codes.values():
                mask |= FITTING[code]
            self._mask = mask
        return self._mask


def _mark(codes: dict[int, int], shapes: dict[int, int], cell: int, shape: int) -> None:
    for step, adds in _MARKS[shape]:
        neighbour = cell + step
        if neighbour not in shapes:
            codes[neighbour] = codes.get(neighbour, 0) | adds


def _outer_walls(shapes: dict[int, int]) -> dict[int, int]:
    return {
        cell + start: cell + end
        for cell, shape in shapes.items()
        for step, start, end, facing in _WALLS[shape]
        if cell + step not in shapes or not _COVERED[shapes[cell + step]] & facing
    }


def longest(edges: dict[int, int], slants: frozenset[int]) -> tuple[int, int]:
    """The longest stretch of wall sides joined end to end; of equals that with most long sides of halves."""
    best = (0, 0)
    for corner in edges.keys() - edges.values():
        length = slanting = 0
        while corner in edges:
            length += 1
            if corner in slants:
                slanting += 1
            corner = edges[corner]  # noqa: PLW2901 (a walk along the wall)
        best = max(best, (length, slanting))
    # What no open stretch reaches is one closed ring.
    return best if best[0] else (len(edges), len(slants))
