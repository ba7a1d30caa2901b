"""A palace in one row: the fountain and a tile of each kind, which fit together."""

from functools import cache
from typing import TYPE_CHECKING, Final

from engine.text.piece_notation import parse_tile
from render.art.fountain import FountainArt
from render.art.tiles import TileArt

if TYPE_CHECKING:
    from render.base.scene import Art

_LEFT: Final = ("P6", "S9", "A8a")
_RIGHT: Final = ("C10", "G10b", "T11b")


@cache
def palace_in_a_row() -> "tuple[Art, ...]":
    """The arts from left to right."""
    left, right = (tuple(TileArt(parse_tile(name)) for name in names) for names in (_LEFT, _RIGHT))
    return *left, FountainArt(), *right
