"""Pictures of one palace as it would be after a change."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, partial
from typing import ClassVar, Final

from engine.board.geometry import Cell
from engine.board.palace import Palace
from engine.position.pieces import Seat, Tile
from engine.text.piece_notation import print_cell
from engine.views.standings import counted
from engine.views.view import View
from render.alt_text.fitted_alt_text import Listing, spoken
from render.alt_text.names import full_tile_name, kinds_name, spoken_name
from render.alt_text.palace_words import additions_told, lettered_told, tiles_told, wall_told
from render.art.signs import KindArt
from render.base.look import Look
from render.base.scene import Art, Box, Plate, Scene, Sprite
from render.base.theme import Role
from render.modules.hook_values import Change, Count, Shown
from render.modules.registry import MODULES, additions, collect, looks_of, wall_figure
from render.parts.board import Board, board
from render.parts.cell_marks import letter_chip
from render.parts.column import HIGHEST, MARGIN, WIDE, Column
from render.parts.palace_parts import LEAST_CELL, bed, count_plate, largest_cell, tile_band, wall_plate

_BAND: Final = 100
"""How high the band with the wall and the counts is."""
_ROOM_FOR_COUNTS: Final = 700
"""A lower picture leaves them to the words beside it."""


@dataclass(frozen=True)
class Added(Change):
    """A tile that comes into an empty cell."""

    manner: ClassVar[str] = "added"

    tile: Tile
    cell: Cell

    @property
    def ghosts(self) -> dict[Cell, Tile]:
        return {self.cell: self.tile}

    def after(self, palace: Palace) -> Palace:
        return palace.built(self.tile, self.cell)

    def tiles(self, palace: Palace) -> tuple[Tile, ...]:  # noqa: ARG002 (all changes are asked alike)
        return (self.tile,)

    def named(self, look: Look, palace: Palace) -> tuple[str, str, str]:
        return _named(self, look, palace, self.cell)


@dataclass(frozen=True)
class TakenBack(Change):
    """A tile that leaves its cell."""

    manner: ClassVar[str] = "taken-back"

    cell: Cell

    @property
    def redesigned(self) -> Cell:
        return self.cell

    @property
    def vacated(self) -> tuple[Cell, ...]:
        return (self.cell,)

    def after(self, palace: Palace) -> Palace:
        return palace.taken_down(self.cell)

    def tiles(self, palace: Palace) -> tuple[Tile, ...]:
        return (palace.tiles[self.cell],)

    def named(self, look: Look, palace: Palace) -> tuple[str, str, str]:
        return _named(self, look, palace, self.cell)


@dataclass(frozen=True)
class Swapped(Change):
    """A tile that takes the place of another."""

    manner: ClassVar[str] = "swapped"

    tile: Tile
    cell: Cell

    @property
    def ghosts(self) -> dict[Cell, Tile]:
        return {self.cell: self.tile}

    @property
    def redesigned(self) -> Cell:
        return self.cell

    def after(self, palace: Palace) -> Palace:
        return palace.swapped(self.tile, self.cell)

    def tiles(self, palace: Palace) -> tuple[Tile, ...]:
        return self.tile, palace.tiles[self.cell]

    def named(self, look: Look, palace: Palace) -> tuple[str, str, str]:
        return _named(self, look, palace, self.cell)


def _named(change: Change, look: Look, palace: Palace, cell: Cell) -> tuple[str, str, str]:
    """The tile that comes or goes, the one it takes the place of, and where."""
    names = [full_tile_name(look, tile) for tile in change.tiles(palace)]
    return names[0], names[-1], print_cell(cell)


@dataclass(frozen=True)
class PreviewPicture:
    """What a change leads to: the tile in its place, the wall and the counts before and after."""

    name: ClassVar[str] = "preview"
    least_cell: ClassVar[int] = LEAST_CELL

    view: View
    seat: Seat
    change: Change
    letter: str = ""
    """Its letter among the places of a choice."""
    elsewhere: tuple[tuple[Cell, str], ...] = ()
    """Other cells where the same tile could go, with their letters."""
    brief: bool = False
    """Is its title said beside it?"""
    highest: int = HIGHEST

    def scene(self, look: Look) -> Scene:
        column = Column()
        if not self.brief:
            arts, title = self._arts, self._title(look)
            column.marks += tile_band(column, look, self.seat, arts, title, look.name(self.seat))
        if not self.brief or self.highest >= _ROOM_FOR_COUNTS:
            self._lay_changes(column, look)
        label = look.words("palace-wall", length=wall_figure(self._after.longest_wall))
        laid = bed(column, self.highest - column.bottom - MARGIN, partial(self._board, label=label))
        if self.letter and self.change.cell is not None:
            column.marks += letter_chip(laid.cell(self.change.cell), self.letter)
        return Scene(WIDE, column.height, Role.PAPER, tuple(column.marks))

    def alt_text(self, look: Look) -> str:
        return spoken(look.words, self._facts(look))

    def _board(self, box: Box, label: str) -> Board:
        after = self._after
        return board(
            after,
            box,
            offered=dict(self.elsewhere),
            ghosts=self.change.ghosts,
            vacated=self.change.vacated,
            largest_cell=largest_cell(len(after.tiles) + len(after.halves)),
            wall_label=label,
            additions=additions(self._shown),
        )

    @property
    def _shown(self) -> Shown:
        return Shown(self.view, self.seat, change=self.change)

    @property
    def _before(self) -> Palace:
        return self.view.players[self.seat].palace

    @cached_property
    def _after(self) -> Palace:
        return self.change.after(self._before)

    @property
    def _arts(self) -> list[Art]:
        return self.change.arts(self._before, looks_of(self.view))

    def _title(self, look: Look) -> str:
        tile, old, cell = self.change.named(look, self._before)
        return look.words(f"preview-title-{self.change.manner}", tile=tile, old=old, cell=cell)

    def _lay_changes(self, column: Column, look: Look) -> None:
        """The wall and all counts that change, before and after; without a title, also the pieces."""
        walls = wall_figure(self._before.longest_wall), wall_figure(self._after.longest_wall)
        counts, band = tuple(self._counts()), column.take(_BAND)
        left = band.x
        for art in self._arts if self.brief else ():
            piece = Box(left, band.y, _BAND, _BAND)
            column.marks += [Plate(piece, Role.CARD, Role.PAPER, 18), Sprite(piece.inset(6), art, Role.CARD)]
            left = piece.right + 12
        gilt, *plates = Box(left, band.y, band.right - left, band.h).columns(1 + len(counts), 12)
        column.marks += wall_plate(gilt, look.words("palace-wall", length=_arrow(look, *walls)), 54)
        for count, box in zip(counts, plates, strict=True):
            column.marks += count_plate(box, count.art, _arrow(look, count.before, count.after), 54)

    def _counts(self) -> Iterator[Count]:
        """The kinds concerned, and what modules count."""
        before, after = (counted(self.view, self.seat, palace) for palace in (self._before, self._after))
        for kind in sorted({tile.kind for tile in self.change.tiles(self._before)}):
            yield Count(KindArt(kind), partial(kinds_name, kind=kind), before[kind], after[kind])
        yield from collect(module.counts(self._shown) for module in MODULES.at_table(self.view))

    def _facts(self, look: Look) -> Iterator[str | Listing]:
        tile, old, place = self.change.named(look, self._before)
        cell = f"{self.letter} {place}" if self.letter else place
        name, after = spoken_name(look, self.seat), self._after
        yield look.words(f"preview-alt-{self.change.manner}", name=name, tile=tile, old=old, cell=cell)
        yield from collect(module.change_told(look, self._shown) for module in MODULES.at_table(self.view))
        if look.drawn:  # the screen says it as well
            yield from self._changes_told(look)
        yield wall_told(look, after.longest_wall)
        yield from additions_told(look, self._shown)
        yield from tiles_told(self.view, look, after)

    def _changes_told(self, look: Look) -> Iterator[str | Listing]:
        after = self._after
        walls = wall_figure(self._before.longest_wall), wall_figure(after.longest_wall)
        yield look.words("preview-alt-wall", before=walls[0], after=walls[1])
        for count in self._counts():
            named = count.name(look)
            yield look.words("preview-alt-kind", kind=named, before=count.before, after=count.after)
        if self.elsewhere:
            cells = lettered_told(look, self._before, dict(self.elsewhere))
            yield Listing(look.words("preview-alt-elsewhere"), cells)


def _arrow(look: Look, before: object, after: object) -> str:
    if before == after:
        return str(before)
    return look.words("preview-change", before=str(before), after=str(after))
