"""A palace in alt texts: its owner, its wall, its tiles, and what modules add."""

from collections.abc import Collection, Iterator, Mapping
from typing import Final

from engine.board.geometry import Cell, Half
from engine.board.palace import Palace
from engine.board.wall import Wall, WallSide
from engine.position.pieces import Kind, Seat, Tile
from engine.text.piece_notation import print_cell, print_half
from engine.views.view import View
from render.alt_text.fitted_alt_text import Listing
from render.alt_text.lists import enumerated
from render.alt_text.names import full_tile_name, kinds_name, spoken_name
from render.base.look import Look
from render.modules.hook_values import Shown
from render.modules.registry import MODULES, collect, first, pieces_aside

_SHORT_WALL: Final = 6
"""Walls up to this length have their sides named one by one."""


def whose(view: View, look: Look, seat: Seat) -> str:
    """Whose palace it is, and their points."""
    points = look.words("palace-points", count=view.scores[seat])
    return look.words("palace-alt-owner", name=spoken_name(look, seat), points=points)


def wall_told(look: Look, wall: Wall) -> str:
    """How long a wall is and where it runs."""
    if not wall.path:
        return look.words("palace-alt-no-wall")
    told = _stretch_told(look, wall)
    return " ".join((told, *collect(module.wall_told(look, wall) for module in MODULES.all)))


def _stretch_told(look: Look, wall: Wall) -> str:
    if wall.closed:
        return look.words("palace-alt-wall-ring", length=wall.length)
    sides = [side_name(look, side) for side in wall.path]
    if wall.length <= _SHORT_WALL:
        return look.words("palace-alt-wall-sides", length=wall.length, sides=enumerated(look.words, sides))
    return look.words("palace-alt-wall-span", length=wall.length, first=sides[0], last=sides[-1])


def side_name(look: Look, here: WallSide) -> str:
    """A side of a wall."""
    if isinstance(here, Half):
        return first(module.side_name(look, here) for module in MODULES.all) or print_half(here)
    side = look.words(f"side-{here.side.name.lower()}")
    return look.words("palace-alt-wall-side", side=side, cell=print_cell(here.cell))


def tiles_told(view: View, look: Look, palace: Palace) -> Iterator[str | Listing]:
    """The tiles with their cells, kind by kind; those that modules tell apart are left to them."""
    if not palace.tiles:
        yield look.words("palace-alt-no-tiles")
    for kind in Kind:
        items = tuple(
            look.words("palace-alt-at", tile=f"{tile.price}{tile.twin}", cell=print_cell(cell))
            for cell, tile in sorted(palace.tiles.items())
            if tile.kind is kind and _special_name(view, look, tile) is None
        )
        if items:
            lead = look.words("palace-alt-kind", kind=kinds_name(look, kind), count=len(items))
            yield Listing(lead, items)


def lettered_told(look: Look, palace: Palace, letters: Mapping[Cell, str]) -> tuple[str, ...]:
    """Cells to choose from, by letter and name, with the tiles that stand there."""
    names = zip(letters.values(), named_cells(look, palace, letters), strict=True)
    return tuple(f"{letter} {name}" for letter, name in names)


def named_cells(look: Look, palace: Palace, cells: Collection[Cell]) -> tuple[str, ...]:
    """Cells by name, with the tiles that stand there."""
    return tuple(
        look.words("palace-alt-at", tile=full_tile_name(look, palace.tiles[cell]), cell=print_cell(cell))
        if cell in palace.tiles
        else print_cell(cell)
        for cell in sorted(cells)
    )


def additions_told(look: Look, shown: Shown) -> tuple[str | Listing, ...]:
    """Everything that modules have put onto a palace."""
    return collect(module.palace_told(look, shown) for module in MODULES.at_table(shown.view))


def beside_told(view: View, look: Look, seat: Seat) -> Iterator[str | Listing]:
    """What was bought this turn, and the reserve."""
    player = view.players[seat]
    pieces = (piece.name(look) for piece in pieces_aside(view, seat))
    aside = (*(_tile_beside(view, look, tile) for tile in player.aside), *pieces)
    if aside:
        yield Listing(look.words("palace-aside"), aside)
    if player.reserve:
        reserve = tuple(_tile_beside(view, look, tile) for tile in player.reserve)
        yield Listing(look.words("palace-reserve"), reserve)
    else:
        yield look.words("palace-alt-reserve-empty")


def _tile_beside(view: View, look: Look, tile: Tile) -> str:
    """A tile in a reserve, with what modules have to say about it."""
    return _special_name(view, look, tile) or full_tile_name(look, tile)


def _special_name(view: View, look: Look, tile: Tile) -> str | None:
    return first(module.tile_name(view, look, tile) for module in MODULES.at_table(view))
