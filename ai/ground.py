"""A palace as bare ground: which cell carries which walls, and nothing about kinds.

The engine's two facts about legal palaces (`docs/why.md`) work here too. A ground never changes, and what
was once found out about it is kept: playouts that start from one position share it all.
"""

from typing import Final

from engine.geometry import FOUNTAIN, ROW, SIDES, STEP, CellSide, Side

RING: Final = (-ROW, -ROW + 1, 1, ROW + 1, ROW, ROW - 1, -1, -ROW - 1)
"""Steps to the eight neighbours, clockwise from the north."""
_RING_BITS: Final = 8
_PATTERNS: Final = 16
_ALL_SIDES: Final = 15


def _touching(code: int) -> int:
    return sum(side for place, side in enumerate(Side) if code >> (2 * place) & 1)


def _fitting(code: int) -> int:
    """The wall patterns that may be built on an empty cell with this code, as 16 bits."""
    ring = [code >> place & 1 for place in range(_RING_BITS)]
    if sum(ring[place] != ring[place - 1] for place in range(_RING_BITS)) != 2:  # noqa: PLR2004 (B5: one run)
        return 0
    touching, required = _touching(code), code >> _RING_BITS
    return sum(
        1 << walls
        for walls in range(_PATTERNS)
        if walls & touching == required and touching & ~walls  # B2; B3, and with it B4
    )


def _marks(walls: int) -> tuple[tuple[int, int], ...]:
    """What a tile with these walls adds to the codes of its eight neighbours."""
    marks = []
    for place, step in enumerate(RING):
        seen_at = (place + 4) % _RING_BITS
        required = 0
        if place % 2 == 0 and walls & tuple(Side)[place // 2]:
            required = tuple(Side)[seen_at // 2] << _RING_BITS
        marks.append((step, 1 << seen_at | required))
    return tuple(marks)


FITTING: Final = tuple(_fitting(code) for code in range(1 << 12))
_MARKS: Final = tuple(_marks(walls) for walls in range(_PATTERNS))
_WALL_STEPS: Final = tuple(
    tuple((STEP[side], CellSide(FOUNTAIN, side).start, CellSide(FOUNTAIN, side).end) for side in sides)
    for sides in SIDES
)
_GAIN: Final = tuple(
    tuple(
        (walls & ~_touching(ring)).bit_count() - (walls & _touching(ring)).bit_count()
        for walls in range(_PATTERNS)
    )
    for ring in range(1 << _RING_BITS)
)
"""By occupied neighbours and walls: the outer wall sides that a new tile brings, less those it covers."""


class Ground:
    """Walls by cell, the fountain included; the codes of the empty cells around them; the outer wall.

    `edges` gives for each outer wall side, by the corner where it starts on a clockwise walk, the corner
    where it ends.
    """

    __slots__ = ("_length", "_mask", "best_places", "codes", "edges", "prospects", "walls")

    def __init__(self, walls: dict[int, int], codes: dict[int, int], edges: dict[int, int]) -> None:
        self.walls = walls
        self.codes = codes
        self.edges = edges
        self.best_places: dict[int, tuple[int, Ground] | None] = {}
        self.prospects: float | None = None
        self._length = -1
        self._mask = -1

    @classmethod
    def of(cls, tiles: dict[int, int]) -> "Ground":
        """The ground with these walls by cell; the fountain is added."""
        walls = {int(FOUNTAIN): 0} | tiles
        codes: dict[int, int] = {}
        for cell, walled in walls.items():
            _mark(codes, walls, cell, walled)
        return cls(walls, codes, _outer_walls(walls))

    def built(self, walled: int, cell: int) -> "Ground":
        """With one more tile."""
        walls, codes = self.walls.copy(), self.codes.copy()
        walls[cell] = walled
        codes.pop(cell, None)
        _mark(codes, walls, cell, walled)
        return Ground(walls, codes, self.edges_with(walled, cell))

    def edges_with(self, walled: int, cell: int) -> dict[int, int]:
        """The outer wall if a tile with these walls stood in an empty cell."""
        walls, edges = self.walls, self.edges.copy()
        sides = _WALL_STEPS[walled]
        for step, _, end in sides:
            if cell + step in walls:
                # B2: the neighbour has a wall there too, which runs the other way and is now an inner one.
                del edges[cell + end]
        for step, start, end in sides:
            if cell + step not in walls:
                edges[cell + start] = cell + end
        return edges

    def without(self, cell: int) -> "Ground":
        """With one tile less."""
        return Ground.of({there: walled for there, walled in self.walls.items() if there not in (0, cell)})

    def swapped(self, walled: int, cell: int) -> "Ground":
        """With another tile in an occupied cell."""
        return Ground.of({there: kept for there, kept in self.walls.items() if there} | {cell: walled})

    def places(self, walled: int) -> list[int]:
        """Where a tile with these walls may be added, in reading order of the engine."""
        bit = 1 << walled
        return sorted([cell for cell, code in self.codes.items() if FITTING[code] & bit])

    def gain(self, walled: int, cell: int) -> int:
        """How many more outer wall sides there would be, joined or not."""
        return _GAIN[self.codes[cell] & 255][walled]

    @property
    def length(self) -> int:
        """The longest connected stretch of outer wall (C4)."""
        if self._length < 0:
            self._length = longest(self.edges)
        return self._length

    @property
    def mask(self) -> int:
        """The wall patterns that fit somewhere, as 16 bits."""
        if self._mask < 0:
            mask = 0
            for code in self.codes.values():
                mask |= FITTING[code]
            self._mask = mask
        return self._mask


def _mark(codes: dict[int, int], walls: dict[int, int], cell: int, walled: int) -> None:
    for step, adds in _MARKS[walled]:
        neighbour = cell + step
        if neighbour not in walls:
            codes[neighbour] = codes.get(neighbour, 0) | adds


def _outer_walls(walls: dict[int, int]) -> dict[int, int]:
    return {
        cell + start: cell + end
        for cell, walled in walls.items()
        for step, start, end in _WALL_STEPS[walled]
        if cell + step not in walls
    }


def longest(edges: dict[int, int]) -> int:
    """The length of the longest stretch of wall sides joined end to end."""
    best = 0
    for corner in edges.keys() - edges.values():
        length = 0
        while corner in edges:
            length += 1
            corner = edges[corner]  # noqa: PLW2901 (a walk along the wall)
        best = max(best, length)
    # What no open stretch reaches is one closed ring.
    return best or len(edges)
