"""Palaces to draw: grown at random, or as far as possible in one direction."""

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache

from engine import Palace, Tile, View, view_for
from engine.board.geometry import Cell, xy
from engine.position.catalogue import TILES
from tests.render.positions import whole_game

Choice = Callable[[Palace, Tile, tuple[Cell, ...]], Cell]
DIRECTIONS: dict[str, Choice] = {
    "north": lambda _palace, _tile, cells: min(cells, key=lambda cell: xy(cell)[1]),
    "east": lambda _palace, _tile, cells: max(cells, key=lambda cell: xy(cell)[0]),
    "south": lambda _palace, _tile, cells: max(cells, key=lambda cell: xy(cell)[1]),
    "west": lambda _palace, _tile, cells: min(cells, key=lambda cell: xy(cell)[0]),
    "wall": lambda palace, tile, cells: max(
        cells, key=lambda cell: palace.built(tile, cell).longest_wall.length
    ),
}


@cache
def grown(size: int, seed: int, choose: Choice | None = None) -> tuple[Palace, tuple[Tile, ...]]:
    """A legal palace of `size` tiles, and the tiles left over."""
    chance = random.Random(seed)
    tiles = chance.sample(TILES, len(TILES))
    palace, left = Palace.of({}), []
    for tile in tiles:
        cells = palace.places(tile)
        if cells and len(palace.tiles) < size:
            palace = palace.built(tile, choose(palace, tile, cells) if choose else chance.choice(cells))
        else:
            left.append(tile)
    return palace, tuple(left)


def many(count: int) -> Iterator[tuple[Palace, tuple[Tile, ...]]]:
    """Palaces of all sizes, grown in all directions."""
    manners = (None, None, *DIRECTIONS.values())
    for number in range(count):
        yield grown(number * 7 % 43, number, manners[number % len(manners)])


def row(side: str, length: int = 20) -> Palace:
    """A straight row of tiles, legal or not."""
    dx, dy = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}[side]
    return Palace.of({Cell(n * dx + n * dy * 256): TILES[n] for n in range(1, length + 1)})


def viewed(palace: Palace, reserve: tuple[Tile, ...] = (), aside: tuple[Tile, ...] = ()) -> View:
    """A table where the first player has this palace and these tiles."""
    view = view_for(whole_game(3, 1)[-1], None)
    first = replace(view.players[0], palace=palace, reserve=reserve, aside=aside)
    return replace(view, players=(first, *view.players[1:]))
