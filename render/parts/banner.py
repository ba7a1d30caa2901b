"""The band on top of a picture: a title, whose turn it is, or how the game ended."""

from collections.abc import Callable, Iterator
from typing import Final

from engine import Phase, Seat, View, coming_round
from engine.views.standings import winners
from render.alt_text.lists import enumerated
from render.art.ornament import BandArt
from render.art.signs import SeatArt
from render.base.lettering import width
from render.base.look import Look
from render.base.runs import isolated
from render.base.scene import Align, Box, Face, Mark, Plate, Sprite, Type
from render.base.theme import Role
from render.parts.fitted_text import SMALLEST, line

BANNER: Final = 104
"""How high a banner is."""
_EMBLEM: Final = 76
_LONGEST_ASIDE: Final = 460


def banner(view: View, look: Look, box: Box) -> Iterator[Mark]:
    """Emblems and names of the players concerned on the left, the next scoring and the turn on the right.

    Those who place last tiles are many and need all the room.
    """
    seats = winners(view) or view.to_act
    aside = "" if view.phase is Phase.LAST_TILES else progress(view, look)
    yield from titled(box, seats, len(view.players), headline(view, look), aside)


def titled(box: Box, seats: tuple[Seat, ...], players: int, title: str, aside: str) -> Iterator[Mark]:
    """A band with emblems, a title, and something shorter on its right."""
    yield Plate(box, Role.BAND, Role.PAPER, 22)
    x = box.x + 18
    for seat in seats:
        disc = Box(x, box.y + (box.h - _EMBLEM) // 2, _EMBLEM, _EMBLEM)
        yield Plate(disc, Role.CARD, Role.BAND, _EMBLEM // 2)
        yield Sprite(disc.inset(12), SeatArt(seat, players), Role.CARD)
        x += _EMBLEM + 8
    usual, least = (width(aside, Type(Face.TEXT, size)) + 4 for size in (42, SMALLEST))
    wide = min(usual, max(least, _LONGEST_ASIDE))  # names may be cut, words may not
    right = Box(box.right - 24 - wide, box.y, wide, box.h)
    left = Box(x + 10, box.y, right.x - 20 - x, box.h)
    yield line(left, title, 54, ink=Role.BAND_INK, ground=Role.BAND, face=Face.TITLE)
    if aside:
        yield line(right, aside, 42, ink=Role.BAND_INK, ground=Role.BAND, align=Align.RIGHT)


def headline(view: View, look: Look, name: Callable[[Look, Seat], str] = Look.name) -> str:
    """Whose turn it is, who places last tiles, or who won."""
    names = enumerated(look.words, [isolated(name(look, seat)) for seat in winners(view) or view.to_act])
    match view.phase:
        case Phase.TURN:
            return look.words("table-picture-turn", name=names)
        case Phase.LAST_TILES:
            phrase = "table-picture-last-tiles" if names else "table-picture-last-tiles-placed"
            return look.words(phrase, names=names)
        case Phase.OVER:
            return look.words("table-picture-won", count=len(winners(view)), names=names)


def progress(view: View, look: Look) -> str:
    """Which scoring comes next, and the number of the turn."""
    if view.phase is Phase.OVER:
        return look.words("table-picture-over")
    return look.words("table-picture-round", round=coming_round(view), turn=view.turn)


def title_band(title: str, box: Box, size: int = 58) -> Iterator[Mark]:
    """A title on a band with a frieze of stars."""
    art = BandArt()
    yield Sprite(box, art, Role.BAND)
    flat = art.flat(box).inset(24, 4)
    yield line(flat, title, size, ink=Role.BAND_INK, ground=Role.BAND, align=Align.CENTRE, face=Face.TITLE)
