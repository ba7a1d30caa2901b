"""What the rules cards show: for each rule one example that keeps it and one that breaks it."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from engine.board.geometry import Cell, Side, Walls, cell_at
from engine.board.palace import Palace
from engine.judge.judgements import not_buildable
from engine.position.catalogue import CARD_NAMED, TILE_NAMED
from engine.position.pieces import Card, Tile


class Rule(Enum):
    """A rule that a picture helps with; the value is its number."""

    NEVER_TURNED = "B1"
    SIDES_MATCH = "B2"
    ON_FOOT = "B3"
    JOINED = "B4"
    NO_HOLES = "B5"
    WALL = "C4"
    PLACES = "C2"
    EXACT_PAYMENT = "T2"
    SMALL_CHANGE = "T1"


@dataclass(frozen=True)
class Building:
    """A palace, and a tile to be added."""

    palace: Palace
    tile: Tile
    cell: Cell

    @property
    def result(self) -> Palace:
        return self.palace.built(self.tile, self.cell)

    @property
    def allowed(self) -> bool:
        return not_buildable(self.palace, self.tile, self.cell) is None


@dataclass(frozen=True)
class Paying:
    """Cards, for a tile or from the display."""

    tile: Tile | None
    cards: tuple[Card, ...]


def _palace(*rows: str) -> Palace:
    """Rows of tile names with the fountain, F, at the beginning of the first; dots are empty cells."""
    return Palace.of(
        {
            cell_at(x, y): TILE_NAMED[name]
            for y, row in enumerate(rows)
            for x, name in enumerate(row.split())
            if name not in ("F", ".")
        }
    )


def _building(tile: str, x: int, y: int, *rows: str) -> Building:
    return Building(_palace(*rows), TILE_NAMED[tile], cell_at(x, y))


def _paying(tile: str, *cards: str) -> Paying:
    return Paying(TILE_NAMED.get(tile), tuple(CARD_NAMED[card] for card in cards))


def turned(tile: Tile) -> Tile:
    """A tile as it would be after a quarter turn clockwise: no tile of the game."""
    sides = list(Side)
    walls = sum(sides[(n + 1) % 4] for n, side in enumerate(sides) if tile.walls & side)
    return tile._replace(walls=Walls(walls))


_RING: Final = ("F T12 P8", "G11 . S9", "C10")

BUILDINGS: Final[dict[Rule, tuple[Building, Building]]] = {
    Rule.NEVER_TURNED: (
        _building("T9a", 1, 0, "F . .", "G11"),
        Building(_palace("F . .", "G11"), turned(TILE_NAMED["T9a"]), cell_at(1, 0)),
    ),
    Rule.SIDES_MATCH: (
        _building("P6", 1, 1, "F A7", "G10a"),
        _building("C9a", 1, 1, "F A7", "G10a"),
    ),
    Rule.ON_FOOT: (
        _building("C9b", 2, 0, "F A8b", ". T12 P8"),
        _building("C9b", 2, 0, "F A8b", ". T12"),
    ),
    Rule.JOINED: (
        _building("P8", 2, 0, "F T12"),
        _building("P8", 2, 1, "F T12"),
    ),
    Rule.NO_HOLES: (
        _building("C11", 1, 1, *_RING),
        _building("C11", 1, 2, *_RING),
    ),
    Rule.WALL: (
        _building("G8a", 1, 0, "F .", "C7b C6"),
        _building("P6", 1, 1, "F A7", "G10a"),
    ),
}
PAYMENTS: Final[dict[Rule, tuple[Paying, Paying]]] = {
    Rule.EXACT_PAYMENT: (_paying("G8a", "b5", "b3"), _paying("G8a", "b9")),
    Rule.SMALL_CHANGE: (_paying("", "y2", "g3"), _paying("", "y3", "g4")),
}
