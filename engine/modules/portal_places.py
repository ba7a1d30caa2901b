"""Where portals can go: pure geometry."""

from collections.abc import Mapping

from engine.board.geometry import Cell, Half
from engine.board.palace import Palace
from engine.position.pieces import Kind, Tile


def in_contact(tiles: Mapping[Cell, Tile], half: Half, kind: Kind) -> bool:
    """O3: does a short side touch a building of this kind?"""
    return any(
        (tile := tiles.get(here.beyond)) is not None and tile.kind is kind for here in half.short_sides
    )


def portal_places(palace: Palace, kind: Kind) -> tuple[Half, ...]:
    """O3: everywhere that a portal of this kind may be placed."""
    return tuple(half for half in palace.half_places if in_contact(palace.tiles, half, kind))


def out_of_contact(palace: Palace) -> tuple[Half, ...]:
    """The portals of a palace that touch no building of their kind."""
    return _lonely(palace, palace.tiles)


def losing_contact(palace: Palace, gone: Tile, new: Tile | None = None) -> tuple[Half, ...]:
    """O4: the portals that touch no building of their kind once a tile is gone, or swapped for another."""
    tiles = {cell: tile for cell, tile in palace.tiles.items() if tile != gone}
    if new is not None and (cell := palace.cell_of(gone)) is not None:
        tiles[cell] = new
    return _lonely(palace, tiles)


def _lonely(palace: Palace, tiles: Mapping[Cell, Tile]) -> tuple[Half, ...]:
    return tuple(sorted(half for half, kind in palace.halves.items() if not in_contact(tiles, half, kind)))
