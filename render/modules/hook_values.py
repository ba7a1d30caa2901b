"""The values that modules answer with: what lies on boards, rows and plates, and how it is told."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import ClassVar, NamedTuple

from engine.board.geometry import Cell
from engine.board.palace import Palace
from engine.position.pieces import Seat, Tile
from engine.transitions.score_lines import Source
from engine.views.purse import Offer
from engine.views.view import View
from render.art.tiles import GhostArt, TileArt
from render.base.look import Look
from render.base.scene import Art, Box, Mark
from render.base.theme import Role
from render.parts.grid import Grid

Sample = tuple[Art, tuple[int, int], Role]
"""An art, its size, and the ground it lies on."""
Icon = tuple[str, Art]
"""An icon for chat: its name, and the art that fills it."""


class Piece(NamedTuple):
    """Something that lies beside a palace, and its name."""

    art: Art
    name: Callable[[Look], str]


class TileLook(NamedTuple):
    """How a tile looks where it lies, and where it would lie."""

    art: Art
    ghost: Art


class Layer:
    """What a module lays on a board; this one lays nothing."""

    @property
    def cells(self) -> Collection[Cell]:
        """Cells that the board must have room for."""
        return ()

    def offers(self, grid: Grid, ground: Role) -> Iterable[Mark]:
        """Places to choose from, beneath all pieces."""
        return ()

    def pieces(self, grid: Grid, ground: Role) -> Iterable[Mark]:
        """Pieces beside the tiles, beneath the longest wall."""
        return ()

    def on_top(self, grid: Grid) -> Iterable[Mark]:
        """What lies on top of tiles, walls and frames."""
        return ()


@dataclass(frozen=True)
class Additions:
    """What modules put onto a board: tiles that look different, and layers."""

    looks: Mapping[Tile, TileLook] = field(default_factory=dict)
    layers: tuple[Layer, ...] = ()

    def art(self, tile: Tile) -> Art:
        """A tile that lies somewhere."""
        return self.looks[tile].art if tile in self.looks else TileArt(tile)

    def ghost(self, tile: Tile) -> Art:
        """A tile that is not there yet."""
        return self.looks[tile].ghost if tile in self.looks else GhostArt(tile)

    def above(self, layer: Layer) -> "Additions":
        """The same with one more layer."""
        return replace(self, layers=(*self.layers, layer))


class Change:
    """What could be done to a palace: a preview shows it."""

    manner: ClassVar[str]
    """How the names of phrases call it."""
    cell: Cell | None = None
    """The cell that it changes, if it is a whole one."""

    @property
    def ghosts(self) -> Mapping[Cell, Tile]:
        """Tiles that it brings."""
        return {}

    @property
    def redesigned(self) -> Cell | None:
        """The cell whose tile leaves."""
        return None

    @property
    def vacated(self) -> tuple[Cell, ...]:
        """Cells that become empty."""
        return ()

    def after(self, palace: Palace) -> Palace:
        """The palace with the change."""
        return palace

    def tiles(self, palace: Palace) -> tuple[Tile, ...]:
        """The tiles concerned, first the one that comes."""
        return ()

    def arts(self, palace: Palace, additions: Additions) -> list[Art]:
        """The pieces concerned, first the one that comes."""
        return [additions.art(tile) for tile in self.tiles(palace)]

    def named(self, look: Look, palace: Palace) -> tuple[str, str, str]:
        """What comes or goes, what it takes the place of, and where."""
        raise NotImplementedError


@dataclass(frozen=True)
class Shown:
    """A palace on a picture: as it is, as a turn made it, or as a change would make it."""

    view: View
    seat: Seat
    before: View | None = None
    """How the table was when the turn began."""
    change: Change | None = None

    @property
    def palace(self) -> Palace:
        """The palace with the change."""
        palace = self.view.players[self.seat].palace
        return self.change.after(palace) if self.change else palace


class Place(Enum):
    """Where a possession stands beneath a player's row."""

    NAME = auto()
    WALL = auto()
    HAND = auto()


class Possession(NamedTuple):
    """Something a player has: a sign and a number."""

    place: Place
    art: Art
    number: str


class Supply(NamedTuple):
    """What lies in the middle of the table, on a plate of its own."""

    height: int
    lay: Callable[[Box], Iterator[Mark]]
    share: int | None = None
    """With this, plates that need little room share a row, in these proportions."""


class OtherWay(NamedTuple):
    """Another way to buy a tile of the market."""

    offer: Offer
    sign: Callable[[Role], Art]
    """Its sign in an ink."""
    told: Callable[[Look, int, str], str]
    """Its alt text, given the look, the number of the square and how the hand can pay."""


class Count(NamedTuple):
    """Pieces of one sort, before and after a change."""

    art: Art
    name: Callable[[Look], str]
    before: int
    after: int


class SourceRow(NamedTuple):
    """The row of a source of points on a score sheet."""

    source: Source
    art: Art
    label: Callable[[Look], str] | None = None
    """What stands beside the art, if not the name of the source."""


class Ranked(NamedTuple):
    """A sentence with its place among those of all modules."""

    rank: int
    text: str
