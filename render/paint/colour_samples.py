"""Samples of all art, to find the colours that a palette's table needs.

The samples fix the table, and so the bytes of every picture: art that no picture shows any more stays here.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from PIL import Image

from engine.board.geometry import Angle, Side, walls_on
from engine.position.catalogue import FACES, TILES
from engine.position.pieces import Currency, Kind, Seat
from render.art.fountain import FountainArt
from render.art.half_cells import LongSideArt
from render.art.marks import (
    ChangeArt,
    ClashArt,
    CutOffArt,
    EmptyCellArt,
    ForbiddenArt,
    HoleArt,
    LongestWallArt,
    OfferedArt,
)
from render.art.money import CardArt, CardBackArt, CoinArt, MoneyChipArt, ScoringCardArt
from render.art.ornament import ArchArt, BandArt, DividerArt, LaurelArt, PatternArt, PodiumArt
from render.art.signs import KindArt, MedalArt, SeatArt, Sign, SignArt
from render.art.tiles import GhostArt, TileArt
from render.base.scene import Art
from render.base.theme import THEMES, WRITTEN, Palette, Rgb, Role
from render.modules.hook_values import Sample
from render.modules.registry import MODULES, collect
from render.paint.colours import mixed

_STEPS: Final = 6
_DRAW = Callable[[Art, tuple[int, int], Palette], Image.Image]


def seen_colours(palette: Palette, draw: _DRAW) -> Counter[Rgb]:
    """How often each colour is seen in the samples."""
    seen: Counter[Rgb] = Counter()
    for art, size, ground in _samples():
        flat = Image.new("RGB", size, THEMES[palette][ground])
        above = draw(art, size, palette)
        flat.paste(above, (0, 0), above)
        for count, rgb in flat.getcolors(size[0] * size[1]) or []:
            seen[rgb] += count  # type: ignore[index]
    for ink, ground in WRITTEN:
        for step in range(1, _STEPS):
            seen[mixed(THEMES[palette][ground], THEMES[palette][ink], step / _STEPS)] += 200
    return seen


def _samples() -> Iterator[Sample]:
    yield from _on_the_board()
    for kind in Kind:
        yield KindArt(kind), (40, 40), Role.CARD
    for currency in Currency:
        card = next(card for card in FACES if card.currency is currency)
        yield CoinArt(currency), (56, 56), Role.CARD
        yield CardArt(card), (100, 140), Role.CARD
        yield MoneyChipArt(card), (84, 44), Role.CARD
    for seat in range(7):
        yield SeatArt(Seat(seat), 6), (48, 48), Role.CARD
    yield from _others()
    yield from collect(module.samples() for module in MODULES.all)


def _on_the_board() -> Iterator[Sample]:
    """What lies on a palace's ground."""
    dearest = [max(tile for tile in TILES if tile.kind is kind) for kind in Kind]
    for tile in dearest:
        yield TileArt(tile), (112, 112), Role.GARDEN_BED
        yield GhostArt(tile), (56, 56), Role.GARDEN_BED
    for mark in _MARKS:
        yield mark, (112, 112), Role.GARDEN_BED


_MARKS: Final[tuple[Art, ...]] = (
    FountainArt(),
    EmptyCellArt(),
    OfferedArt(),
    ForbiddenArt(),
    ChangeArt(),
    LongestWallArt(walls_on(*Side)),
    ClashArt(Side.N),
    HoleArt(),
    CutOffArt(),
    LongSideArt(Angle.NE, 11.0, 2.0),
)


def _others() -> Iterator[Sample]:
    for place in range(1, 5):
        yield MedalArt(place), (56, 56), Role.CARD
        yield PodiumArt(place), (120, 120), Role.PAPER
    yield CardBackArt(), (100, 140), Role.CARD
    yield ScoringCardArt(1), (100, 140), Role.CARD
    yield BandArt(), (240, 120), Role.PAPER
    yield ArchArt(), (240, 90), Role.PAPER
    yield LaurelArt(), (120, 120), Role.CARD
    yield DividerArt(), (240, 24), Role.PAPER
    yield PatternArt(), (48, 48), Role.PAPER
    yield SignArt(Sign.BUY), (40, 40), Role.CARD
