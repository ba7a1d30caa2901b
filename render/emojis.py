"""Icons for chat: kinds, tiles, coins, cards, seats, actions and modules' pieces, on clear ground."""

from collections.abc import Iterator
from io import BytesIO
from typing import Final

from engine.position.catalogue import FACES, TILES
from engine.position.pieces import MAX_PLAYERS, Currency, Kind, ScoringCard, Seat
from render.art.fountain import FountainArt
from render.art.money import CardArt, CardBackArt, CoinArt, ScoringCardArt
from render.art.signs import KindArt, MedalArt, SealArt, SeatArt, Sign
from render.art.tiles import TileArt
from render.base.pen import Pen
from render.base.scene import Art
from render.base.theme import Palette
from render.modules.registry import MODULES, collect

SIDE: Final = 128
"""Pixels of an icon's side, as Discord wants it."""
_CARD: Final = (90, 126)
_WHOLE: Final = (SIDE, SIDE)


def emojis(palette: Palette) -> dict[str, bytes]:
    """All icons by name, in a fixed order."""
    return {name: _icon(art, size, palette) for name, art, size in _arts()}


def emoji_names() -> tuple[str, ...]:
    """The names of all icons, in the same order."""
    return tuple(name for name, _, _ in _arts())


def drawn_emoji(name: str, palette: Palette) -> bytes:
    """The icon with this name."""
    return next(_icon(art, size, palette) for known, art, size in _arts() if known == name)


def _arts() -> Iterator[tuple[str, Art, tuple[int, int]]]:
    for kind in Kind:
        yield f"kind_{kind.name.lower()}", KindArt(kind), _WHOLE
    for currency in Currency:
        yield f"coin_{currency.name.lower()}", CoinArt(currency), _WHOLE
    for seat in range(MAX_PLAYERS):
        yield f"seat_{seat + 1}", SeatArt(Seat(seat), MAX_PLAYERS), _WHOLE
    yield "seat_imaginary", SeatArt(Seat(MAX_PLAYERS), MAX_PLAYERS), _WHOLE
    for place in range(1, MAX_PLAYERS + 1):
        yield f"place_{place}", MedalArt(place), _WHOLE
    for sign in Sign:
        yield f"sign_{sign.value}", SealArt(sign), _WHOLE
    for card in FACES:
        yield f"card_{card}", CardArt(card), _CARD
    for scoring in ScoringCard:
        yield f"card_scoring_{scoring.value}", ScoringCardArt(scoring.value), _CARD
    yield "card_back", CardBackArt(), _CARD
    for name, art in collect(module.icons() for module in MODULES.all):
        yield name, art, _WHOLE
    yield "tile_fountain", FountainArt(), _WHOLE
    for tile in TILES:
        yield f"tile_{tile}", TileArt(tile), _WHOLE


def _icon(art: Art, size: tuple[int, int], palette: Palette) -> bytes:
    """An art in the middle of a clear square."""
    pen = Pen(SIDE, SIDE, palette)
    units = 100 / SIDE
    width, height = size[0] * units, size[1] * units
    art.draw(pen.part((100 - width) / 2, (100 - height) / 2, width, height))
    file = BytesIO()
    pen.finished().save(file, "PNG", optimize=True)
    return file.getvalue()
