"""Pictures of one palace: as it stands, and where a tile may go."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar

from engine.board.geometry import Cell
from engine.board.palace import Palace
from engine.position.pieces import Seat, Tile
from engine.text.piece_notation import print_cell
from engine.views.standings import counted
from engine.views.view import PlayerView, View
from render.alt_text.fitted_alt_text import Listing, spoken
from render.alt_text.names import full_tile_name, spoken_name
from render.alt_text.palace_words import (
    additions_told,
    beside_told,
    lettered_told,
    tiles_told,
    wall_told,
    whose,
)
from render.art.signs import Sign, SignArt
from render.base.look import Look
from render.base.place_letters import lettered_cells
from render.base.scene import Art, Box, Mark, Scene
from render.base.theme import Role
from render.modules.hook_values import Shown
from render.modules.registry import additions, looks_of, pieces_aside, wall_figure
from render.parts.board import Board, board
from render.parts.cell_marks import chosen_tile
from render.parts.column import HIGHEST, MARGIN, WIDE, Column
from render.parts.palace_parts import LEAST_CELL, bed, counts, largest_cell, owner_band, tile_band
from render.pictures.palace_rows import Row, lay_palace_and_rows


@dataclass(frozen=True)
class PalacePicture:
    """A palace with its reserve and its counts; `changed` cells are marked, those of a `choice` lettered."""

    name: ClassVar[str] = "palace"
    least_cell: ClassVar[int] = LEAST_CELL

    view: View
    seat: Seat
    changed: tuple[Cell, ...] = ()
    choice: tuple[Cell, ...] = ()
    highest: int = HIGHEST

    def scene(self, look: Look) -> Scene:
        palace, column = self._player.palace, Column()
        wall = wall_figure(palace.longest_wall)
        if not self.choice:
            column.marks += self._head(column, look, wall)
        label = look.words("palace-wall", length=wall)
        beside = len(self._player.reserve) + len(self._player.aside)
        largest = largest_cell(len(palace.tiles) + len(palace.halves) + beside)

        extras = additions(Shown(self.view, self.seat))

        def lay(box: Box) -> Board:
            return board(
                palace,
                box,
                changed=self.changed,
                offered=_empty(palace, self._letters),
                largest_cell=largest,
                wall_label=label,
                additions=extras,
            )

        # What is lower than it could be leaves tiles beside the palace to words, rather than small cells.
        least = self.least_cell if self.highest < HIGHEST else 0
        laid = lay_palace_and_rows(column, lay, self._rows(look), self.highest, least_cell=least)
        column.marks += _lettered_tiles(palace, laid, self._letters)
        return Scene(WIDE, column.height, Role.PAPER, tuple(column.marks))

    def alt_text(self, look: Look) -> str:
        return spoken(look.words, self._facts(look))

    def _head(self, column: Column, look: Look, wall: str) -> Iterator[Mark]:
        """Whose palace it is, and what it has; who chooses among cells needs larger ones instead."""
        players, score = len(self.view.players), self.view.scores[self.seat]
        yield from owner_band(column, look, self.seat, players, score)
        numbers = [str(count) for count in counted(self.view, self.seat, self._player.palace)]
        yield from counts(column, numbers, wall)

    @property
    def _player(self) -> PlayerView:
        return self.view.players[self.seat]

    @property
    def _letters(self) -> dict[Cell, str]:
        return lettered_cells(self.choice)

    def _rows(self, look: Look) -> list[Row]:
        """The reserve, and what was bought this turn, if anything."""
        looks = looks_of(self.view)
        reserve, aside = (
            tuple(looks.art(tile) for tile in tiles) for tiles in (self._player.reserve, self._player.aside)
        )
        aside += tuple(piece.art for piece in pieces_aside(self.view, self.seat))
        title = look.words("palace-reserve" if reserve else "palace-reserve-empty")
        bought = Row(look.words("palace-aside"), aside, Role.CHANGE)
        return [*([bought] if aside else ()), Row(title, reserve)]

    def _facts(self, look: Look) -> Iterator[str | Listing]:
        palace = self._player.palace
        yield whose(self.view, look, self.seat)
        if self.choice:
            yield Listing(look.words("palace-alt-choice"), lettered_told(look, palace, self._letters))
        yield wall_told(look, palace.longest_wall)
        if self.changed:
            changed = look.words("palace-alt-changed")
            yield Listing(changed, tuple(print_cell(cell) for cell in sorted(self.changed)))
        yield from additions_told(look, Shown(self.view, self.seat))
        yield from tiles_told(self.view, look, palace)
        yield from beside_told(self.view, look, self.seat)


@dataclass(frozen=True)
class PlacesPicture:
    """Cells to choose from: empty ones for a tile, or tiles to swap it for, or, without one, to take back."""

    name: ClassVar[str] = "places"
    least_cell: ClassVar[int] = LEAST_CELL

    view: View
    seat: Seat
    tile: Tile | None
    cells: tuple[Cell, ...]
    highest: int = HIGHEST

    def scene(self, look: Look) -> Scene:
        palace, column = self._palace, Column()
        letters = lettered_cells(self.cells)
        extras = additions(Shown(self.view, self.seat))
        art: Art = extras.art(self.tile) if self.tile else SignArt(Sign.REDESIGN)
        column.marks += tile_band(column, look, self.seat, [art], *self._titles(look))
        label = look.words("palace-wall", length=wall_figure(palace.longest_wall))
        largest, empty = largest_cell(len(palace.tiles) + len(palace.halves)), _empty(palace, letters)
        laid = bed(
            column,
            self.highest - column.bottom - MARGIN,
            lambda box: board(
                palace, box, offered=empty, largest_cell=largest, wall_label=label, additions=extras
            ),
        )
        column.marks += _lettered_tiles(palace, laid, letters)
        return Scene(WIDE, column.height, Role.PAPER, tuple(column.marks))

    def alt_text(self, look: Look) -> str:
        return spoken(look.words, self._facts(look))

    @property
    def _palace(self) -> Palace:
        return self.view.players[self.seat].palace

    @property
    def _swaps(self) -> bool:
        return any(cell in self._palace.tiles for cell in self.cells)

    def _titles(self, look: Look) -> tuple[str, str]:
        """The tile, and what it may do."""
        count = len(self.cells)
        if self.tile is None:
            return look.words("places-take-back"), look.words("places-take-back-from", count=count)
        if not count:
            return full_tile_name(look, self.tile), look.words("places-none")
        below = look.words("places-swap" if self._swaps else "places-add", count=count)
        return full_tile_name(look, self.tile), below

    def _facts(self, look: Look) -> Iterator[str | Listing]:
        owner = spoken_name(look, self.seat)
        if self.tile is None:
            lead = look.words("places-alt-take-back", name=owner)
        else:
            lead = look.words(
                "places-alt-swap" if self._swaps else "places-alt-add",
                tile=full_tile_name(look, self.tile),
                name=owner,
            )
        cells = lettered_told(look, self._palace, lettered_cells(self.cells))
        yield Listing(lead, cells or (look.words("places-alt-none"),))
        yield wall_told(look, self._palace.longest_wall)
        yield from additions_told(look, Shown(self.view, self.seat))
        yield from tiles_told(self.view, look, self._palace)


def _empty(palace: Palace, letters: Mapping[Cell, str]) -> dict[Cell, str]:
    """The cells among these in which no tile stands."""
    return {cell: letter for cell, letter in letters.items() if cell not in palace.tiles}


def _lettered_tiles(palace: Palace, laid: Board, letters: Mapping[Cell, str]) -> Iterator[Mark]:
    """The tiles that may be chosen."""
    for cell, letter in letters.items():
        if cell in palace.tiles:
            yield from chosen_tile(laid.cell(cell), letter)
