"""Pictures of one palace as it would be after a change."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from engine.geometry import Cell
from engine.names import print_cell
from engine.palace import Palace
from engine.pieces import Kind, Seat, Tile
from engine.view import View
from render.art.signs import KindArt
from render.art.tiles import TileArt
from render.board import board
from render.look import Look
from render.palace_parts import (
    HIGHEST,
    MARGIN,
    WIDE,
    Column,
    bed,
    count_plate,
    largest_cell,
    tile_band,
    wall_plate,
)
from render.palace_words import kinds_name, tile_name, tiles_told, wall_told
from render.scene import Scene
from render.spoken import Listing, spoken
from render.telling import spoken_name
from render.theme import Role


@dataclass(frozen=True)
class Added:
    """A tile that comes into an empty cell."""

    tile: Tile
    cell: Cell


@dataclass(frozen=True)
class TakenBack:
    """A tile that leaves its cell."""

    cell: Cell


@dataclass(frozen=True)
class Swapped:
    """A tile that takes the place of another."""

    tile: Tile
    cell: Cell


Change = Added | TakenBack | Swapped


@dataclass(frozen=True)
class PreviewPicture:
    """What a change leads to: the tile in its place, the wall and the counts before and after."""

    name: ClassVar[str] = "preview"

    view: View
    seat: Seat
    change: Change

    def scene(self, look: Look) -> Scene:
        column, after, change = Column(), self._after, self.change
        arts = [TileArt(tile) for tile in self._tiles]
        column.marks += tile_band(column, look, self.seat, arts, self._title(look), look.name(self.seat))
        self._lay_changes(column, look)
        label = look.words("palace-wall", length=after.longest_wall.length)
        ghosts = {} if isinstance(change, TakenBack) else {change.cell: change.tile}
        largest = largest_cell(len(after.tiles))
        vacated = (change.cell,) if isinstance(change, TakenBack) else ()
        bed(
            column,
            HIGHEST - column.bottom - MARGIN,
            lambda box: board(
                after, box, ghosts=ghosts, vacated=vacated, largest_cell=largest, wall_label=label
            ),
        )
        return Scene(WIDE, column.height, Role.PAPER, tuple(column.marks))

    def alt_text(self, look: Look) -> str:
        return spoken(look.words, self._facts(look))

    @property
    def _before(self) -> Palace:
        return self.view.players[self.seat].palace

    @property
    def _after(self) -> Palace:
        match self.change:
            case Added(tile, cell):
                return self._before.built(tile, cell)
            case TakenBack(cell):
                return self._before.taken_down(cell)
            case Swapped(tile, cell):
                return self._before.swapped(tile, cell)

    @property
    def _tiles(self) -> tuple[Tile, ...]:
        """The tiles concerned, the one that comes first."""
        match self.change:
            case Added(tile, _):
                return (tile,)
            case TakenBack(cell):
                return (self._before.tiles[cell],)
            case Swapped(tile, cell):
                return tile, self._before.tiles[cell]

    @property
    def _kinds(self) -> tuple[Kind, ...]:
        return tuple(dict.fromkeys(tile.kind for tile in self._tiles))

    @property
    def _manner(self) -> str:
        """The change as it is called in the names of phrases."""
        return {Added: "added", TakenBack: "taken-back", Swapped: "swapped"}[type(self.change)]

    def _title(self, look: Look) -> str:
        names = [tile_name(look, tile) for tile in self._tiles]
        cell = print_cell(self.change.cell)
        return look.words(f"preview-title-{self._manner}", tile=names[0], old=names[-1], cell=cell)

    def _lay_changes(self, column: Column, look: Look) -> None:
        """The wall and the kinds concerned, before and after."""
        before, after = self._before, self._after
        gilt, *plates = column.take(100).columns(1 + len(self._kinds), 12)
        walls = before.longest_wall.length, after.longest_wall.length
        column.marks += wall_plate(gilt, look.words("palace-wall", length=_arrow(look, *walls)), 54)
        for kind, box in zip(self._kinds, plates, strict=True):
            text = _arrow(look, before.counts[kind], after.counts[kind])
            column.marks += count_plate(box, KindArt(kind), text, 54)

    def _facts(self, look: Look) -> Iterator[str | Listing]:
        before, after = self._before, self._after
        names = [tile_name(look, tile) for tile in self._tiles]
        yield look.words(
            f"preview-alt-{self._manner}",
            name=spoken_name(look, self.seat),
            tile=names[0],
            old=names[-1],
            cell=print_cell(self.change.cell),
        )
        yield look.words(
            "preview-alt-wall", before=before.longest_wall.length, after=after.longest_wall.length
        )
        for kind in self._kinds:
            facts = {"before": before.counts[kind], "after": after.counts[kind]}
            yield look.words("preview-alt-kind", kind=kinds_name(look, kind), **facts)
        yield wall_told(look, after.longest_wall)
        yield from tiles_told(look, after)


def _arrow(look: Look, before: int, after: int) -> str:
    if before == after:
        return str(before)
    return look.words("preview-change", before=before, after=after)
