"""The 15 falcons, and the crossings of a palace where they can stand (F1, F3, F5)."""

from enum import Enum
from typing import Final, NamedTuple

from engine.board.geometry import FOUNTAIN, ROW, Cell, Corner
from engine.board.palace import Palace
from engine.judge.errors import NotationError
from engine.position.pieces import Kind


class Feather(Enum):
    """The colour of a falcon; the value is its letter."""

    WHITE = "w"
    BLACK = "k"
    BROWN = "n"


class Falcon(NamedTuple):
    """A falcon: its colour, and the two kinds of building it wants to see."""

    feather: Feather
    kinds: tuple[Kind, Kind]

    def __str__(self) -> str:
        return self.feather.value + "".join(kind.letter for kind in self.kinds)

    @classmethod
    def parse(cls, text: str) -> "Falcon":
        """The falcon with this name, as in "wPA"."""
        if text not in _NAMED:
            raise NotationError("no such falcon", text)
        return _NAMED[text]


# F1, a ruling: all 15 pairs of kinds, once each.
_PAIRS: Final = {
    Feather.WHITE: "PA AC SC SG GT",
    Feather.BLACK: "AG PG PS ST CT",
    Feather.BROWN: "SA AT PT PC CG",
}
_KIND: Final = {kind.letter: kind for kind in Kind}
FALCONS: Final = tuple(
    Falcon(feather, (_KIND[pair[0]], _KIND[pair[1]]))
    for feather, pairs in _PAIRS.items()
    for pair in pairs.split()
)
"""All 15 falcons: white, black, brown."""
_NAMED: Final = {str(falcon): falcon for falcon in FALCONS}

POINTS: Final = (0, 2, 6, 12, 20, 30)
"""F5: what falcons are worth at every scoring, by how many a seat has of a colour."""
_AROUND: Final = (-ROW - 1, -ROW, -1, 0)
"""Steps from a crossing to the four cells around it."""


def cells_around(corner: Corner) -> tuple[Cell, ...]:
    """The four cells that meet at a crossing, in reading order."""
    return tuple([Cell(corner + step) for step in _AROUND])


def gaps_around(palace: Palace, corner: Corner) -> tuple[Cell, ...]:
    """The cells around a crossing in which there is no tile; the fountain is as good as one (F3)."""
    return tuple([cell for cell in cells_around(corner) if cell != FOUNTAIN and cell not in palace.tiles])


def crossings(palace: Palace) -> tuple[Corner, ...]:
    """F3: where four tiles meet, in reading order."""
    corners = (Corner(cell) for cell in (FOUNTAIN, *palace.tiles))
    return tuple(sorted([corner for corner in corners if not gaps_around(palace, corner)]))


def kinds_around(palace: Palace, corner: Corner) -> frozenset[Kind]:
    """The kinds of building that meet at a crossing."""
    return frozenset([palace.tiles[cell].kind for cell in cells_around(corner) if cell in palace.tiles])


def suits(palace: Palace, corner: Corner, falcon: Falcon) -> bool:
    """F3: do four tiles meet there, and does the falcon see both its colours among them?"""
    return not gaps_around(palace, corner) and kinds_around(palace, corner).issuperset(falcon.kinds)
