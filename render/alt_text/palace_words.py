"""A palace in words: for labels, and for those who do not see the picture."""

from collections.abc import Collection, Iterator
from typing import Final

from engine.board.geometry import Cell, Half
from engine.board.palace import Palace
from engine.board.wall import Wall, WallSide
from engine.position.pieces import Kind, Seat, Tile
from engine.text.names import print_cell
from engine.views.view import View
from render.alt_text.spoken import Listing
from render.alt_text.telling import spoken_name
from render.base.look import Look

_SHORT_WALL: Final = 6
"""Sides of a wall that are still named one by one."""


def tile_name(look: Look, tile: Tile) -> str:
    """A tile's name with its kind in words."""
    kind = look.words(f"kind-{tile.kind.name.lower()}")
    return look.words("palace-tile", kind=kind, price=tile.price, twin=tile.twin)


def kinds_name(look: Look, kind: Kind) -> str:
    """The name of a kind, for several tiles."""
    return look.words(f"kinds-{kind.name.lower()}")


def whose(view: View, look: Look, seat: Seat) -> str:
    """Whose palace it is, and their points."""
    points = look.words("palace-points", count=view.scores[seat])
    return look.words("palace-alt-owner", name=spoken_name(look, seat), points=points)


def wall_told(look: Look, wall: Wall) -> str:
    """How long a wall is and where it runs."""
    if not wall.path:
        return look.words("palace-alt-no-wall")
    told = _stretch_told(look, wall)
    if wall.halves:
        more = look.words("portal-picture-in-wall", portals=len(wall.halves), points=2 * len(wall.halves))
        return f"{told} {more}"
    return told


def _stretch_told(look: Look, wall: Wall) -> str:
    if wall.closed:
        return look.words("palace-alt-wall-ring", length=wall.length)
    sides = [side_name(look, side) for side in wall.path]
    if wall.length <= _SHORT_WALL:
        return look.words("palace-alt-wall-sides", length=wall.length, sides=", ".join(sides))
    return look.words("palace-alt-wall-span", length=wall.length, first=sides[0], last=sides[-1])


def side_name(look: Look, here: WallSide) -> str:
    """A side of a cell, or the long side of a half."""
    if isinstance(here, Half):
        return look.words("portal-picture-long-side", half=half_name(here))
    side = look.words(f"side-{here.side.name.lower()}")
    return look.words("palace-alt-wall-side", side=side, cell=print_cell(here.cell))


def half_name(half: Half) -> str:
    """Half a cell: the cell, and the corner of its right angle."""
    return f"{print_cell(half.cell)} {half.angle.name}"


def tiles_told(look: Look, palace: Palace) -> Iterator[str | Listing]:
    """The tiles with their cells, kind by kind."""
    if not palace.tiles:
        yield look.words("palace-alt-no-tiles")
    for kind in Kind:
        items = tuple(
            look.words("palace-alt-at", tile=f"{tile.price}{tile.twin}", cell=print_cell(cell))
            for cell, tile in sorted(palace.tiles.items())
            if tile.kind is kind
        )
        if items:
            lead = look.words("palace-alt-kind", kind=kinds_name(look, kind), count=len(items))
            yield Listing(lead, items)


def named_cells(look: Look, palace: Palace, cells: Collection[Cell]) -> tuple[str, ...]:
    """Cells by name, with the tiles that stand there."""
    return tuple(
        look.words("palace-alt-at", tile=tile_name(look, palace.tiles[cell]), cell=print_cell(cell))
        if cell in palace.tiles
        else print_cell(cell)
        for cell in sorted(cells)
    )
