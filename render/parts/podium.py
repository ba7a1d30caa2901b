"""The podium: the first three places, and all who share them."""

from collections.abc import Iterator
from typing import Final

from engine.position.pieces import Seat
from engine.views.view import View
from render.art.ornament import LaurelArt, PodiumArt
from render.art.signs import SeatArt
from render.base.look import Look
from render.base.scene import Box, Glaze, Mark, Sprite, centred
from render.base.theme import Role
from render.parts.fitted_text import figure
from render.parts.medals import MEDALS, ranked

_BLOCKS: Final = {1: 132, 2: 100, 3: 74}
"""How high the block of each place is."""
_WIDEST: Final = 330
_NAME: Final = 46
_LAUREL: Final = 148
_EMBLEM: Final = 84


def podium(view: View, look: Look, box: Box) -> Iterator[Mark]:
    """Blocks side by side, the best in the middle; everybody with a medal stands on one."""
    best = [(place, seat) for place, seat in ranked(view, view.scores) if place <= len(MEDALS)]
    wide = min(_WIDEST, box.w // len(best))
    columns = centred((wide * len(best), box.h), box).columns(len(best))
    for (place, seat), column in zip(from_the_middle(best), columns, strict=True):
        yield from _stand(view, look, place, seat, column)


def from_the_middle(best: list[tuple[int, Seat]]) -> list[tuple[int, Seat]]:
    """The first in the middle, the next on its left, the next on its right; equals in the order of seats."""
    places: list[int] = []
    for n, (place, _) in enumerate(best):
        places.insert(0 if n % 2 else len(places), place)
    return [(place, _nth(best, place, places[:n].count(place))) for n, place in enumerate(places)]


def _nth(best: list[tuple[int, Seat]], place: int, number: int) -> Seat:
    return [seat for other, seat in best if other == place][number]


def _stand(view: View, look: Look, place: int, seat: Seat, column: Box) -> Iterator[Mark]:
    high = _BLOCKS[place]
    block = Box(column.x + 4, column.bottom - high, column.w - 8, high)
    name = Box(column.x + 6, block.y - _NAME - 4, column.w - 12, _NAME)
    emblem = centred((_EMBLEM, _EMBLEM), Box(column.x, name.y - _EMBLEM - 8, column.w, _EMBLEM))
    if place == 1:
        around = centred((_LAUREL, _LAUREL), Box(column.x, name.y - _LAUREL, column.w, _LAUREL))
        emblem = centred((_EMBLEM, _EMBLEM), Box(around.x, around.y - 3, around.w, around.h))
        yield Sprite(around, LaurelArt(), Role.PAPER)
    yield Glaze(emblem, SeatArt(seat, len(view.players)))
    yield figure(name, look.name(seat), 42, ground=Role.PAPER)
    yield Sprite(block, PodiumArt(place), Role.PAPER)
    cornice, plinth = high * 14 // 100, high * 21 // 100
    face = Box(block.x + 10, block.y + cornice, block.w - 20, high - cornice - plinth)
    yield figure(face, view.scores[seat], 60 if high > 90 else 48, ink=Role.LABEL_INK, ground=Role.STONE)
