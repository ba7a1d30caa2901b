"""Names of players, tiles and money in alt texts, and lists of them."""

from collections.abc import Iterable
from typing import Final

from engine import Card, Kind, Seat, Tile
from engine.board.geometry import sides_of
from engine.position.pieces import Currency
from render.alt_text.lengths import shortened
from render.alt_text.lists import enumerated, listed
from render.base.look import Look
from render.base.name_letters import drawable
from render.base.runs import isolated

LONGEST_NAME: Final = 32
"""The longest name on Discord."""


def spoken_name(look: Look, seat: Seat) -> str:
    """A player's name in texts; the seat's name if it has no readable letters."""
    name = " ".join(look.spoken_name(seat).split())
    if not drawable(name):
        return look.name(seat)
    return isolated(shortened(name, LONGEST_NAME))


def tile_name(look: Look, tile: Tile) -> str:
    """A tile by kind and price."""
    return f"{kind_name(look, tile.kind)} {tile.price}"


def full_tile_name(look: Look, tile: Tile) -> str:
    """A tile by kind, price and the letter that tells twins apart."""
    return look.words("palace-tile", kind=kind_name(look, tile.kind), price=tile.price, twin=tile.twin)


def walled_tile_name(look: Look, tile: Tile) -> str:
    """A tile by kind and price, with its walls."""
    sides = [look.words(f"side-{side.name.lower()}") for side in sides_of(tile.walls)]
    walls = look.words("side-none")
    if sides:
        walls = look.words("side-walls", count=len(sides), sides=listed(look.words, sides))
    return look.words("tile-with-walls", tile=tile_name(look, tile), walls=walls)


def kind_name(look: Look, kind: Kind) -> str:
    return look.words(f"kind-{kind.name.lower()}")


def kinds_name(look: Look, kind: Kind) -> str:
    """The name of a kind, for several tiles."""
    return look.words(f"kinds-{kind.name.lower()}")


def currency_name(look: Look, currency: Currency) -> str:
    return look.words(f"currency-{currency.name.lower()}")


def kinds_told(look: Look, counts: Iterable[int]) -> str:
    """How many of each kind: "Pavilions 2, Towers 1"; kinds of which there are none are left out."""
    held = [(kind, count) for kind, count in zip(Kind, counts, strict=True) if count]
    if look.in_letters:
        return " ".join(f"{kind.letter}{count}" for kind, count in held)
    told = [look.words("palace-alt-kind", kind=kinds_name(look, kind), count=count) for kind, count in held]
    return enumerated(look.words, told)


def cards_told(look: Look, cards: Iterable[Card]) -> str:
    """Cards by what they are worth: "3 florins, 2 ducats"."""
    sums = [look.words(f"sum-{card.currency.name.lower()}", amount=card.value) for card in cards]
    return enumerated(look.words, sums)


def tiles_told(look: Look, tiles: Iterable[Tile]) -> str:
    return enumerated(look.words, [tile_name(look, tile) for tile in tiles])
