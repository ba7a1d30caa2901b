"""The hooks: every question that pictures put to a module, with the answer of a module that does not care.

A module is one file or package with one subclass of `Module`. Answers are combined in two ways only:
*collect* (all answers, in the order of the registry) and *first* (the first that is not None).
Questions about a view go to the modules at that table only; all others go to every module.
"""

from collections.abc import Iterable, Mapping, Sequence

from engine.board.geometry import Cell
from engine.board.palace import Palace
from engine.board.wall import Wall, WallSide
from engine.judge.errors import Reason, Refusal
from engine.position.pieces import Money, Seat, Tile
from engine.views.purse import Purse
from engine.views.view import View
from render.alt_text.fitted_alt_text import Listing, Names
from render.base.look import Look
from render.base.scene import Art
from render.modules.hook_values import (
    Change,
    Count,
    Icon,
    Layer,
    OtherWay,
    Piece,
    Possession,
    Ranked,
    Sample,
    Shown,
    SourceRow,
    Supply,
    TileLook,
)
from render.parts.column import Column


class Module:
    """A part of the game that adds something to pictures."""

    name: str
    """Its name in the engine."""
    changes: tuple[type[Change], ...] = ()
    """Changes of its own that a preview can show."""
    tile_reasons: tuple[Reason, ...] = ()
    """Reasons of its own why a tile cannot be built, which a picture can show."""

    # Tiles and walls

    def tile_looks(self, view: View) -> Mapping[Tile, TileLook]:
        """Tiles that look different, wherever they lie. *collect*"""
        return {}

    def tile_name(self, view: View, look: Look, tile: Tile) -> str | None:
        """What a tile in a reserve is called, if not by its kind and price. *first*"""
        return None

    def piece_name(self, look: Look, palace: Palace, cell: Cell) -> str | None:
        """What stands in a cell without a tile. *first*"""
        return None

    def side_name(self, look: Look, side: WallSide) -> str | None:
        """A side of a wall, if it is not the side of a cell. *first*"""
        return None

    def wall_bonus(self, wall: Wall) -> int:
        """What a wall is worth besides its length. *collect*"""
        return 0

    def wall_told(self, look: Look, wall: Wall) -> Iterable[str]:
        """More about a wall. *collect*"""
        return ()

    # Palaces

    def layers(self, shown: Shown) -> Iterable[Layer]:
        """What lies on a palace besides tiles. *collect*"""
        return ()

    def palace_told(self, look: Look, shown: Shown) -> Iterable[str | Listing]:
        """Its alt text. *collect*"""
        return ()

    def aside(self, view: View, seat: Seat) -> Iterable[Piece]:
        """What a seat has bought and not placed yet, besides tiles. *collect*"""
        return ()

    def counts(self, shown: Shown) -> Iterable[Count]:
        """What a change makes more or less, besides tiles and wall. *collect*"""
        return ()

    def change_told(self, look: Look, shown: Shown) -> Iterable[str | Listing]:
        """What else a change leads to. *collect*"""
        return ()

    def refusal_told(self, look: Look, palace: Palace, refusal: Refusal) -> Iterable[str | Listing]:
        """What exactly is wrong, for one of its reasons. *collect*"""
        return ()

    # Turns and tables

    def changed_cells(self, before: View, after: View, seat: Seat) -> Iterable[Cell]:
        """Cells to be marked after a turn, besides those with another tile. *collect*"""
        return ()

    def turn_told(self, look: Look, before: View, after: View, seat: Seat) -> Iterable[Ranked]:
        """What else a seat did in a turn. *collect*"""
        return ()

    def possessions(self, view: View, seat: Seat) -> Iterable[Possession]:
        """What a seat has beside palace, hand and reserve. *collect*"""
        return ()

    def possessions_told(self, view: View, look: Look, names: Names) -> Iterable[Listing]:
        """Its alt text, for all players. *collect*"""
        return ()

    def supplies(self, view: View, look: Look) -> Iterable[Supply]:
        """What lies in the middle of the table. *collect*"""
        return ()

    def supplies_told(self, view: View, look: Look) -> Iterable[Ranked]:
        """Its alt text. *collect*"""
        return ()

    # Hands

    def money_art(self, piece: Money) -> Art | None:
        """Money that is not a card. *first*"""
        return None

    def other_ways(self, view: View, seat: Seat, purse: Purse) -> Iterable[OtherWay]:
        """Other ways to buy the tile on a square. *collect*"""
        return ()

    def lay_below_hand(self, column: Column, view: View, seat: Seat, look: Look) -> None:
        """Lay what else money is good for beneath a hand. *collect*"""

    def hand_told(self, view: View, seat: Seat, look: Look) -> Iterable[str | Listing]:
        """Its alt text. *collect*"""
        return ()

    # Scores

    def source_rows(self) -> Iterable[SourceRow]:
        """Its sources of points, in the order of their rows. *collect*"""
        return ()

    def sheet_told(self, view: View, look: Look, names: Names) -> Iterable[str]:
        """More about a scoring. *collect*"""
        return ()

    def poster_told(self, view: View, look: Look, names: Names, seats: Sequence[Seat]) -> Iterable[str]:
        """More about a finished game, seats in the order of their places. *collect*"""
        return ()

    # All that is drawn

    def icons(self) -> Iterable[Icon]:
        """Icons for chat. *collect*"""
        return ()

    def samples(self) -> Iterable[Sample]:
        """Samples of all its art, for the table of colours. *collect*"""
        return ()
