"""Portals and halves of cells by name."""

from collections import Counter
from collections.abc import Iterable

from bot.language.labels import kind_label, spoken_cell
from engine import Half, Kind, print_half
from render.alt_text.lists import enumerated
from render.base.look import Words


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
