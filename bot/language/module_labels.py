"""Short labels for the pieces of modules: falcons, crossings, portals."""

from collections import Counter
from collections.abc import Iterable

from bot.language.labels import enumerated, kind_label, listed, spoken_cell, tile_label
from engine import Corner, Falcon, Feather, Half, Kind, Palace, cells_around, print_corner, print_half
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


def portal_label(words: Words, kind: Kind) -> str:
    """A portal: "Tower portal"."""
    return words("portal-label", kind=kind_label(words, kind))


def portals_label(words: Words, kinds: Iterable[Kind]) -> str:
    """Portals: "Garden portal, Tower portal ×2"."""
    named = []
    for kind, count in sorted(Counter(kinds).items()):
        portal = portal_label(words, kind)
        named.append(portal if count == 1 else words("portal-several", portal=portal, count=count))
    return enumerated(words, named)


def half_label(half: Half) -> str:
    """Half a cell as pictures name it: "+2,0SW"."""
    return print_half(half)


def spoken_half(words: Words, half: Half) -> str:
    """Half a cell by the way there: "2 east, south-west half"."""
    return words(f"half-{half.angle.name.lower()}", where=spoken_cell(words, half.cell))
