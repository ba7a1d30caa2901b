"""The market: four squares with their currencies, tiles and prices."""

from collections.abc import Collection, Iterator
from typing import Final

from engine import Square, Tile, View
from engine.position.state import SQUARES
from render.alt_text.lists import in_groups
from render.alt_text.names import currency_name, kind_name, walled_tile_name
from render.art.badges import BadgeArt
from render.art.money import CoinArt
from render.art.signs import Sign
from render.art.tiles import TileArt
from render.base.look import Look
from render.base.scene import Align, Box, Face, Fill, Glaze, Mark, Plate, Sprite
from render.base.theme import Role, currency_roles
from render.parts.fitted_text import figure, line
from render.parts.grid import few_sizes

_STRIP: Final = 72
_EDGE: Final = 12
_FOOT: Final = 66
_TAG: Final = 140
"""How wide a tag must be for a coin and a price of two digits."""
_HIGH: Final = 320
"""From this height on there is room for words below a tile."""


def market(view: View, look: Look, box: Box) -> Iterator[Mark]:
    """The four squares side by side, with currency, number, tile, kind and price."""
    for square, column in zip(SQUARES, box.columns(len(SQUARES), 16), strict=True):
        yield from _strip(look, square, Box(*column[:3], _STRIP))
        body = Box(column.x, column.y + _STRIP, column.w, column.h - _STRIP)
        yield Plate(body, Role.CARD, Role.PAPER, 20)
        yield Fill(Box(*body[:3], 20), Role.CARD)
        lay = _tall_square if column.h >= _HIGH else _low_square
        yield from lay(look, view.market[square], square, body)


def _strip(look: Look, square: Square, box: Box) -> Iterator[Mark]:
    """The head of a square: coin, currency, number."""
    face, _, ink = currency_roles(square.currency)
    yield Plate(box, face, Role.PAPER, 20)
    yield Fill(Box(box.x, box.bottom - 20, box.w, 20), face)
    coin = Box(box.x + 10, box.y + 8, 56, 56)
    disc = Box(box.right - 10 - 52, box.y + 10, 52, 52)
    yield Sprite(coin, CoinArt(square.currency), face)
    name = Box(coin.right + 10, box.y, disc.x - coin.right - 16, box.h)
    yield line(name, currency_name(look, square.currency), 38, ink=ink, ground=face, face=Face.STRONG)
    yield Plate(disc, Role.LABEL, face, 26)
    yield figure(disc.inset(10, 6), square + 1, 38, ink=Role.LABEL_INK, ground=Role.LABEL)


def _tall_square(look: Look, tile: Tile | None, square: Square, box: Box) -> Iterator[Mark]:
    """The tile of a square, below it its kind and its price."""
    side = box.h - 2 * _EDGE - _FOOT
    place = Box(box.x + (box.w - side) // 2, box.y + _EDGE, side, side)
    foot = Box(box.x + 14, place.bottom + 4, box.w - 28, _FOOT)
    if tile is None:
        yield Plate(place, Role.SUNK, Role.CARD, 16)
        yield line(foot, look.words("table-picture-empty"), 36, ink=Role.FAINT_INK, align=Align.CENTRE)
        return
    yield Sprite(place, TileArt(tile), Role.CARD)
    price = Box(foot.right - 92, foot.y, 92, foot.h - 6)
    yield from price_tag(price, square, tile.price, Role.CARD)
    yield line(Box(foot.x, foot.y, price.x - 10 - foot.x, foot.h - 6), kind_name(look, tile.kind), 40)


def _low_square(look: Look, tile: Tile | None, square: Square, box: Box) -> Iterator[Mark]:
    """The tile of a square, beside it its price."""
    side = box.h - 2 * _EDGE
    place = Box(box.x + _EDGE, box.y + _EDGE, side, side)
    beside = Box(place.right + 8, place.y, box.right - 10 - place.right - 8, side)
    if tile is None:
        room = box.inset(_EDGE)
        yield Plate(room, Role.SUNK, Role.CARD, 16)
        empty = look.words("table-picture-empty")
        yield line(room.inset(16), empty, 36, ink=Role.FAINT_INK, ground=Role.SUNK, align=Align.CENTRE)
        return
    yield Sprite(place, TileArt(tile), Role.CARD)
    tag = Box(beside.x, beside.y + (side - 76) // 2, beside.w, 76)
    yield from price_tag(tag, square, tile.price, Role.CARD)


def price_tag(box: Box, square: Square, price: int, ground: Role, size: int = 54) -> Iterator[Mark]:
    """A price on the colour of its currency."""
    face, edge, ink = currency_roles(square.currency)
    yield Plate(box, face, ground, min(box.h // 2, box.w // 4), edge, 3)
    yield figure(box.inset(8, box.h // 6), price, size, ink=ink, ground=face)


def small_market(
    view: View, box: Box, new: Collection[Square], ground: Role, rows: int = 1
) -> Iterator[Mark]:
    """The four squares in little room: tile above, coin and price below; new tiles are marked."""
    places = (place for row in box.rows(rows, 16) for place in row.columns(len(SQUARES) // rows, 12))
    for square, column in zip(SQUARES, places, strict=True):
        tile = view.market[square]
        side = few_sizes(min(column.w, column.h - 72))
        place = Box(column.x + (column.w - side) // 2, column.y, side, side)
        wide = max(side, min(column.w, _TAG))
        tag = Box(column.x + (column.w - wide) // 2, place.bottom + 10, wide, 58)
        if square in new:
            yield Plate(place.inset(-8), Role.CHANGE, ground, 12)
        if tile is None:
            yield Plate(place, Role.SUNK, ground, 14)
        else:
            yield Sprite(place, TileArt(tile), Role.CHANGE if square in new else ground)
        yield from _small_tag(tag, square, tile, ground)
        if square in new:
            yield new_badge(place)


def _small_tag(box: Box, square: Square, tile: Tile | None, ground: Role) -> Iterator[Mark]:
    face, edge, ink = currency_roles(square.currency)
    yield Plate(box, face, ground, box.h // 2, edge, 3)
    coin = Box(box.x + 14, box.y + 9, box.h - 18, box.h - 18)
    yield Sprite(coin, CoinArt(square.currency), face)
    number = Box(coin.right + 2, box.y + 9, box.right - 16 - coin.right, box.h - 18)
    yield figure(number, tile.price if tile else "–", 46, ink=ink, ground=face)


def new_badge(box: Box) -> Mark:
    """The sign of something new, on the upper right corner of a box."""
    return Glaze(Box(box.right - 42, box.y - 6, 48, 48), BadgeArt(Sign.NEW, Role.CHANGE))


def market_told(view: View, look: Look) -> str:
    """The market, for the alt text: square, currency, tile with its price and walls."""
    squares = [
        look.words(
            "table-picture-square-told",
            square=square + 1,
            currency=currency_name(look, square.currency),
            tile=walled_tile_name(look, tile) if tile else look.words("table-picture-empty"),
        )
        for square, tile in zip(SQUARES, view.market, strict=True)
    ]
    return look.words("table-picture-market-told", squares=in_groups(look.words, squares))
