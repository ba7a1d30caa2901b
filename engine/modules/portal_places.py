"""Where portals can go: pure geometry, and looking ahead whether all that were bought find a place."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final

from engine.board.geometry import Cell, Half
from engine.board.palace import Palace
from engine.position.pieces import Kind, Tile
from engine.position.state import without

LOOKED_AT: Final = 400
"""How many palaces are looked at before it is taken that there is no place."""


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


@lru_cache(maxsize=4096)
def all_find_places(palace: Palace, tiles: tuple[Tile, ...], portals: tuple[Kind, ...]) -> bool:
    """O2: can all these portals be placed, in some order with these tiles?

    The search goes step by step and always in the same order. So after the first step of the way it found
    it finds the rest of it, whatever the limit: who follows it is never stuck.
    """
    looks = iter(range(LOOKED_AT))
    return _found(palace, tiles, portals, looks)


def _found(palace: Palace, tiles: tuple[Tile, ...], portals: tuple[Kind, ...], looks: Iterator[int]) -> bool:
    if not portals:
        return True
    if next(looks, None) is None:
        return False
    for kind in dict.fromkeys(portals):
        rest = without(portals, (kind,))
        for half in portal_places(palace, kind):
            if _found(palace.with_half(half, kind), tiles, rest, looks):
                return True
    for tile, cell in _tile_places(palace, tiles, portals):
        if _found(palace.built(tile, cell), without(tiles, (tile,)), portals, looks):
            return True
    return False


def _tile_places(
    palace: Palace, tiles: tuple[Tile, ...], portals: tuple[Kind, ...]
) -> Iterator[tuple[Tile, Cell]]:
    """Places for tiles, first of those that a portal wants to touch."""
    for tile in sorted(tiles, key=lambda tile: tile.kind not in portals):
        yield from ((tile, cell) for cell in palace.places(tile))
