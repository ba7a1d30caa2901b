"""Falcons and crossings by name."""

from collections import Counter
from collections.abc import Iterable

from bot.language.labels import kind_label, tile_label
from engine import Corner, Falcon, Feather, Palace, cells_around, print_corner
from render.alt_text.lists import enumerated, listed
from render.base.look import Words


def falcon_label(words: Words, falcon: Falcon) -> str:
    """A falcon: "White falcon (Pavilion, Arcades)"."""
    first, second = (kind_label(words, kind) for kind in falcon.kinds)
    return words(f"falcon-{falcon.feather.name.lower()}", first=first, second=second)


def feathers_label(words: Words, falcons: Iterable[Falcon]) -> str:
    """Falcons by their colours: "white 2, brown 1"."""
    held = Counter(falcon.feather for falcon in falcons)
    named = [words(f"feather-{one.name.lower()}", count=held[one]) for one in Feather if held[one]]
    return enumerated(words, named)


def corner_label(corner: Corner) -> str:
    """A crossing as pictures name it: like the cell to the south-east of it."""
    return print_corner(corner)


def crossing_label(words: Words, corner: Corner) -> str:
    """A crossing: "crossing +1,0"."""
    return words("crossing-label", cell=corner_label(corner))


def spoken_crossing(words: Words, palace: Palace, corner: Corner) -> str:
    """A crossing by the tiles that meet there: "between Tower 9, Garden 8, the fountain and Pavilion 2"."""
    tiles = [
        tile_label(words, palace.tiles[cell]) if cell in palace.tiles else words("cell-fountain")
        for cell in cells_around(corner)
    ]
    return words("crossing-between", tiles=listed(words, tiles))
