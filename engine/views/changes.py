"""What a turn changed: two views of one table compared."""

from dataclasses import dataclass
from typing import NamedTuple

from engine.board.geometry import Cell
from engine.board.palace import Palace
from engine.board.wall import Wall
from engine.position.pieces import Seat, Square, Tile
from engine.position.state import SQUARES, missing
from engine.views.view import View


class Laid(NamedTuple):
    """A tile in a cell."""

    cell: Cell
    tile: Tile


@dataclass(frozen=True)
class Changes:
    """What is different now; empty if there is no view from before."""

    built: tuple[Laid, ...] = ()
    """Tiles now in cells that were empty."""
    removed: tuple[Laid, ...] = ()
    """Tiles gone from cells that are empty now."""
    swapped: tuple[Laid, ...] = ()
    """Tiles now in cells where another one stood."""
    reserved: tuple[Tile, ...] = ()
    """Tiles new in the mover's reserve."""
    squares: tuple[Square, ...] = ()
    """Market squares with a new tile."""
    cards: tuple[int, ...] = ()
    """The places of new cards in the display."""
    walls: tuple[Wall, Wall] | None = None
    """The mover's longest wall before and after; None if unknown."""
    gains: tuple[int, ...] = ()
    """The points that each seat won; empty if unknown."""

    @property
    def marked(self) -> tuple[Cell, ...]:
        """The cells whose tile is new there."""
        return tuple(sorted(laid.cell for laid in self.built + self.swapped))


def changes(before: View | None, after: View, mover: Seat) -> Changes:
    """What changed between two views, in the mover's palace and on the table."""
    if before is None:
        return Changes()
    was, now = before.players[mover], after.players[mover]
    return Changes(
        built=_only(now.palace, was.palace),
        removed=_only(was.palace, now.palace),
        swapped=tuple(
            Laid(cell, tile)
            for cell, tile in sorted(now.palace.tiles.items())
            if was.palace.tiles.get(cell, tile) != tile
        ),
        reserved=missing(was.reserve, now.reserve),
        squares=tuple(
            square for square in SQUARES if after.market[square] not in (None, before.market[square])
        ),
        cards=_new_cards(before, after),
        walls=(was.palace.longest_wall, now.palace.longest_wall),
        gains=tuple(new - old for new, old in zip(after.scores, before.scores, strict=True)),
    )


def _only(here: Palace, there: Palace) -> tuple[Laid, ...]:
    """Tiles of one palace in cells that are empty in another."""
    return tuple(Laid(cell, tile) for cell, tile in sorted(here.tiles.items()) if cell not in there.tiles)


def _new_cards(before: View, after: View) -> tuple[int, ...]:
    """Copies have no identity: of equal cards the first ones are those that lay there before."""
    left = list(before.display)
    new = []
    for place, card in enumerate(after.display):
        if card in left:
            left.remove(card)
        else:
            new.append(place)
    return tuple(new)
