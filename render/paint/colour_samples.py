"""Samples of everything that is drawn, to find the colours that a palette's table needs."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from PIL import Image

from engine import Angle, Credit, Feather
from engine.board.geometry import Side, walls_on
from engine.modules.falcons import FALCONS
from engine.position.catalogue import FACES, TILES
from engine.position.pieces import Currency, Kind, Seat
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
from render.art.modules.certificates import ChipArt, CreditArt
from render.art.modules.falcons import FalconArt, FalconTokenArt, FlownArt
from render.art.modules.half_marks import LongSideArt, OfferedHalvesArt
from render.art.modules.portals import GhostPortalArt, PortalArt, SiteArt, TokenArt
from render.art.money import CardArt, CardBackArt, CoinArt, MoneyChipArt, ScoringCardArt
from render.art.ornament import ArchArt, BandArt, DividerArt, LaurelArt, PatternArt, PodiumArt
from render.art.signs import KindArt, MedalArt, SeatArt, Sign, SignArt
from render.art.tiles import FountainArt, GhostArt, TileArt
from render.base.scene import Art
from render.base.theme import THEMES, WRITTEN, Palette, Rgb, Role
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


def _samples() -> Iterator[tuple[Art, tuple[int, int], Role]]:
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
    yield from _of_modules()


def _on_the_board() -> Iterator[tuple[Art, tuple[int, int], Role]]:
    """What lies on a palace's ground."""
    dearest = [max(tile for tile in TILES if tile.kind is kind) for kind in Kind]
    for tile in dearest:
        yield TileArt(tile), (112, 112), Role.GARDEN_BED
        yield GhostArt(tile), (56, 56), Role.GARDEN_BED
        yield SiteArt(tile), (56, 56), Role.GARDEN_BED
        yield PortalArt(tile.kind, Angle.NW), (56, 56), Role.GARDEN_BED
    for mark in _MARKS:
        yield mark, (112, 112), Role.GARDEN_BED
    for feather in Feather:
        yield FalconArt(feather), (56, 56), Role.GARDEN_BED


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
)


def _others() -> Iterator[tuple[Art, tuple[int, int], Role]]:
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


def _of_modules() -> Iterator[tuple[Art, tuple[int, int], Role]]:
    """What only games with modules show."""
    for falcon in FALCONS[::5]:
        yield FalconTokenArt(falcon), (60, 96), Role.CARD
        yield FlownArt(falcon.feather), (56, 56), Role.GARDEN_BED
    for currency in Currency:
        yield ChipArt(currency), (56, 56), Role.CARD
        yield TokenArt(currency), (28, 28), Role.CARD
    yield CreditArt(Credit(Currency.DINAR, 4)), (92, 129), Role.CARD
    yield GhostPortalArt(Kind.TOWER, Angle.SE), (56, 56), Role.GARDEN_BED
    yield LongSideArt(Angle.NE, 11.0, 2.0), (112, 112), Role.GARDEN_BED
    yield OfferedHalvesArt(frozenset(Angle)), (56, 56), Role.GARDEN_BED
