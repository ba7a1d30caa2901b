"""What a turn changed: two views of one table compared, for pictures that mark it."""

from dataclasses import dataclass
from typing import NamedTuple

from engine import Cell, Half, Kind, Palace, Perched, Seat, Square, Tile, View
from engine.modules.falconers import falcons_of
from engine.modules.sites_in_view import sites
from engine.position.state import SQUARES, missing
from render.facts.expansion import wall_points


class Laid(NamedTuple):
    """A tile in a cell."""

    cell: Cell
    tile: Tile


@dataclass(frozen=True)
class Changes:
    """What is different now; empty where nothing is known of before."""

    built: tuple[Laid, ...] = ()
    """Tiles now in cells that were empty."""
    removed: tuple[Laid, ...] = ()
    """Tiles gone from cells that are empty now."""
    swapped: tuple[Laid, ...] = ()
    """Tiles now in cells where another one stood."""
    reserved: tuple[Tile, ...] = ()
    """Tiles new in the mover's reserve."""
    portals: tuple[tuple[Half, Kind], ...] = ()
    """Portals new in the mover's palace."""
    falcons: tuple[Perched, ...] = ()
    """Falcons new in the mover's palace."""
    flown: tuple[Perched, ...] = ()
    """Falcons that have left it."""
    completed: tuple[Laid, ...] = ()
    """Tiles in the mover's palace that were building sites and are none any more."""
    squares: tuple[Square, ...] = ()
    """Market squares with a new tile."""
    cards: tuple[int, ...] = ()
    """The places of new cards in the display."""
    wall: int | None = None
    """How much more, or less if negative, the mover's longest wall is worth; None if unknown."""
    gains: tuple[int, ...] = ()
    """The points that each seat won; empty if unknown."""

    @property
    def marked(self) -> tuple[Cell, ...]:
        """The cells whose piece is new there."""
        tiles = {laid.cell for laid in self.built + self.swapped + self.completed}
        return tuple(sorted(tiles | {half.cell for half, _ in self.portals}))


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
        portals=tuple(sorted(now.palace.halves.items() - was.palace.halves.items())),
        falcons=missing(falcons_of(before, mover), falcons_of(after, mover)),
        flown=missing(falcons_of(after, mover), falcons_of(before, mover)),
        completed=tuple(
            Laid(cell, tile)
            for cell, tile in sorted(now.palace.tiles.items())
            if tile in sites(before) and tile not in sites(after)
        ),
        squares=tuple(
            square for square in SQUARES if after.market[square] not in (None, before.market[square])
        ),
        cards=_new_cards(before, after),
        wall=wall_points(now.palace.longest_wall) - wall_points(was.palace.longest_wall),
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
