"""Pictures of why a tile cannot go where a player wants it, with what is wrong in red."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.board.geometry import Cell
from engine.board.palace import Palace
from engine.judge.errors import CoreReason, Reason, Refusal
from engine.position.pieces import Seat, Tile
from engine.text.piece_notation import print_cell
from engine.views.view import View
from render.alt_text.fitted_alt_text import Listing, spoken
from render.alt_text.names import full_tile_name, spoken_name
from render.alt_text.palace_words import additions_told, named_cells, side_name, tiles_told
from render.art.marks import ClashArt, CutOffArt, HoleArt
from render.base.look import Look
from render.base.scene import Box, Glaze, Mark, Scene
from render.base.theme import Role
from render.modules.hook_values import Shown
from render.modules.registry import MODULES, additions, collect, first, looks_of
from render.parts.board import Board, board
from render.parts.cell_marks import crossed_out
from render.parts.column import HIGHEST, MARGIN, WIDE, Column
from render.parts.palace_parts import bed, caption, largest_cell, tile_band

BUILDING_REASONS: Final[tuple[Reason, ...]] = (
    CoreReason.SIDES_CLASH,
    CoreReason.UNREACHABLE,
    CoreReason.HOLE,
    CoreReason.CELL_TAKEN,
    CoreReason.NOT_JOINED,
    *collect(module.tile_reasons for module in MODULES.all),
)
"""The refusals that a picture of a tile can show."""


@dataclass(frozen=True)
class WhyNotPicture:
    """Why a tile cannot go into a cell, take the place of the tile there, or leave it."""

    name: ClassVar[str] = "why_not"

    view: View
    seat: Seat
    tile: Tile
    cell: Cell
    refusal: Refusal

    def scene(self, look: Look) -> Scene:
        column = Column()
        cell = look.words("why-not-stays" if self._leaves else "why-not-not-here", cell=print_cell(self.cell))
        art, title = looks_of(self.view).art(self.tile), full_tile_name(look, self.tile)
        column.marks += tile_band(column, look, self.seat, [art], title, cell)
        column.marks += caption(column, because(look, self.refusal.reason))
        laid = bed(column, HIGHEST - column.bottom - MARGIN, self._board)
        column.marks += wrong_marks(laid, self.refusal)
        return Scene(WIDE, column.height, Role.PAPER, tuple(column.marks))

    def alt_text(self, look: Look) -> str:
        return spoken(look.words, self._facts(look))

    @property
    def _palace(self) -> Palace:
        return self.view.players[self.seat].palace

    @property
    def _leaves(self) -> bool:
        """Was the tile to be taken back?"""
        return self._palace.tiles.get(self.cell) == self.tile

    @property
    def _is_taken(self) -> bool:
        return self.refusal.reason is CoreReason.CELL_TAKEN

    def _board(self, box: Box) -> Board:
        """The palace with the tile where it was wanted, as far as it can be drawn."""
        palace = self._palace.taken_down(self.cell) if self._leaves else self._palace
        return board(
            palace,
            box,
            ghosts={} if self._is_taken or self._leaves else {self.cell: self.tile},
            vacated=(self.cell,) if self._leaves else (),
            shown=(self.cell, *self.refusal.cells),
            largest_cell=largest_cell(len(self._palace.tiles) + len(palace.halves)),
            wall=False,
            additions=additions(Shown(self.view, self.seat)),
        )

    def _facts(self, look: Look) -> Iterator[str | Listing]:
        standing = self._palace.tiles.get(self.cell)
        wanted = "take-back" if self._leaves else "swap" if standing and not self._is_taken else "add"
        yield look.words(
            f"why-not-alt-{wanted}",
            tile=full_tile_name(look, self.tile),
            old=full_tile_name(look, standing or self.tile),
            cell=print_cell(self.cell),
            name=spoken_name(look, self.seat),
            why=because(look, self.refusal.reason),
        )
        yield from where_told(look, self._palace, self.cell, self.refusal)
        yield from additions_told(look, Shown(self.view, self.seat))
        yield from tiles_told(self.view, look, self._palace)


def where_told(look: Look, palace: Palace, cell: Cell, refusal: Refusal) -> Iterator[str | Listing]:
    """What exactly is wrong with a piece in a cell."""
    match refusal.reason:
        case CoreReason.SIDES_CLASH:
            sides = tuple(side_name(look, side) for side in refusal.sides)
            yield Listing(look.words("why-not-alt-sides"), sides)
        case CoreReason.UNREACHABLE:
            yield Listing(look.words("why-not-alt-unreachable"), named_cells(look, palace, refusal.cells))
        case CoreReason.HOLE:
            cells = tuple(print_cell(hole) for hole in refusal.cells)
            yield Listing(look.words("why-not-alt-hole"), cells)
        case CoreReason.CELL_TAKEN:
            standing = _standing(look, palace, cell)
            yield look.words("why-not-alt-taken", tile=standing, cell=print_cell(cell))
        case _:
            yield from collect(module.refusal_told(look, palace, refusal) for module in MODULES.all)


def _standing(look: Look, palace: Palace, cell: Cell) -> str:
    """What stands in a cell."""
    if tile := palace.tiles.get(cell):
        return full_tile_name(look, tile)
    special = first(module.piece_name(look, palace, cell) for module in MODULES.all)
    return special or look.words("piece-fountain")


def because(look: Look, reason: Reason) -> str:
    """A refusal as a sentence."""
    return look.words(f"why-not-because-{reason.name.lower().replace('_', '-')}")


def wrong_marks(laid: Board, refusal: Refusal) -> Iterator[Mark]:
    """What a refusal is about, in red on a board."""
    match refusal.reason:
        case CoreReason.SIDES_CLASH:
            for here in refusal.sides:
                yield Glaze(laid.cell(here.cell), ClashArt(here.side))
        case CoreReason.UNREACHABLE:
            for cell in refusal.cells:
                yield Glaze(laid.cell(cell), CutOffArt())
        case CoreReason.HOLE:
            for cell in refusal.cells:
                yield Glaze(laid.cell(cell), HoleArt())
        case _:
            for cell in refusal.cells:
                yield from crossed_out(laid.cell(cell))
