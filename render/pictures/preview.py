"""Pictures of one palace as it would be after a change."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import ClassVar, Final

from engine import Falcon, Falcons, Feather, Perched, falcons_leaving, print_corner
from engine.board.geometry import Cell, Corner, Half
from engine.board.palace import Palace
from engine.modules.falconers import SOURCES, falcons_of
from engine.modules.sites_in_view import sites
from engine.position.pieces import Kind, Seat, Tile
from engine.text.names import print_cell
from engine.views.seen import seen
from engine.views.standings import counted
from engine.views.view import View
from render.alt_text.expansion_words import falcon_name, falcons_told, laid_told, portal_name
from render.alt_text.palace_words import half_name, kinds_name, named_cells, tile_name, tiles_told, wall_told
from render.alt_text.spoken import Listing, spoken
from render.alt_text.telling import spoken_name
from render.art.modules.falcons import FalconArt, FalconTokenArt
from render.art.modules.portals import PortalArt
from render.art.signs import KindArt
from render.base.look import Look
from render.base.scene import Art, Box, Scene
from render.base.theme import Role
from render.facts.expansion import additions, tile_art, wall_figure
from render.parts.board import Additions, Board, board
from render.parts.palace_parts import (
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
from render.parts.sheet_rows import source_name


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


@dataclass(frozen=True)
class PortalAdded:
    """A portal that comes into half an empty cell."""

    kind: Kind
    half: Half


@dataclass(frozen=True)
class FalconAdded:
    """A falcon that comes to a crossing."""

    falcon: Falcon
    corner: Corner


Change = Added | TakenBack | Swapped | PortalAdded | FalconAdded


MANNERS: Final[dict[type, str]] = {
    Added: "added",
    TakenBack: "taken-back",
    Swapped: "swapped",
    PortalAdded: "portal",
    FalconAdded: "falcon",
}


@dataclass(frozen=True)
class PreviewPicture:
    """What a change leads to: the tile in its place, the wall and the counts before and after."""

    name: ClassVar[str] = "preview"

    view: View
    seat: Seat
    change: Change
    elsewhere: tuple[Cell, ...] = ()
    """Other cells where the same tile could go."""

    def scene(self, look: Look) -> Scene:
        column = Column()
        band = tile_band(column, look, self.seat, self._arts, self._title(look), look.name(self.seat))
        column.marks += band
        self._lay_changes(column, look)
        label = look.words("palace-wall", length=wall_figure(self._after.longest_wall))
        bed(column, HIGHEST - column.bottom - MARGIN, partial(self._board, label=label))
        return Scene(WIDE, column.height, Role.PAPER, tuple(column.marks))

    def alt_text(self, look: Look) -> str:
        return spoken(look.words, self._facts(look))

    def _board(self, box: Box, label: str) -> Board:
        after, change = self._after, self.change
        return board(
            after,
            box,
            offered=self.elsewhere,
            ghosts={change.cell: change.tile} if isinstance(change, Added | Swapped) else {},
            ghost_halves={change.half: change.kind} if isinstance(change, PortalAdded) else {},
            vacated=(change.cell,) if isinstance(change, TakenBack) else (),
            largest_cell=largest_cell(len(after.tiles) + len(after.halves)),
            wall_label=label,
            additions=self._additions,
        )

    @property
    def _additions(self) -> Additions:
        """The falcons that stay, come and fly home; and all sites."""
        old, flown = additions(self.view, self.seat), self._flown
        new: tuple[Perched, ...] = ()
        if isinstance(self.change, FalconAdded):
            new = (Perched(self.seat, self.change.falcon, self.change.corner),)
        stay = tuple(perched for perched in old.falcons if perched not in flown)
        return replace(old, falcons=stay + new, new=new, flown=flown)

    @property
    def _flown(self) -> tuple[Perched, ...]:
        """F4: the falcons that fly home."""
        if not isinstance(self.change, TakenBack | Swapped) or seen(self.view, Falcons) is None:
            return ()
        return falcons_leaving(self.view, self.seat, self.change.cell)

    @property
    def _arts(self) -> list[Art]:
        """The pieces concerned, the one that comes first."""
        match self.change:
            case PortalAdded(kind, half):
                return [PortalArt(kind, half.angle)]
            case FalconAdded(falcon):
                return [FalconTokenArt(falcon)]
            case _:
                unfinished = sites(self.view)
                return [tile_art(tile, unfinished) for tile in self._tiles]

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
            case PortalAdded(kind, half):
                return self._before.with_half(half, kind)
            case FalconAdded():
                return self._before

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
            case _:
                return ()

    @property
    def _kinds(self) -> tuple[Kind, ...]:
        return tuple(dict.fromkeys(tile.kind for tile in self._tiles))

    @property
    def _manner(self) -> str:
        """The change as it is called in the names of phrases."""
        return MANNERS[type(self.change)]

    def _title(self, look: Look) -> str:
        tile, old, cell = self._named(look)
        return look.words(f"preview-title-{self._manner}", tile=tile, old=old, cell=cell)

    def _named(self, look: Look) -> tuple[str, str, str]:
        """What comes or goes, what it takes the place of, and where."""
        match self.change:
            case PortalAdded(kind, half):
                return portal_name(look, kind), "", half_name(half)
            case FalconAdded(falcon, corner):
                return falcon_name(look, falcon), "", print_corner(corner)
            case Added(cell=cell) | TakenBack(cell=cell) | Swapped(cell=cell):
                names = [tile_name(look, tile) for tile in self._tiles]
                return names[0], names[-1], print_cell(cell)

    def _lay_changes(self, column: Column, look: Look) -> None:
        """The wall, the kinds and the falcons concerned, before and after."""
        walls = wall_figure(self._before.longest_wall), wall_figure(self._after.longest_wall)
        rows: list[tuple[Art, int, int]] = [(KindArt(kind), *self._count(kind)) for kind in self._kinds]
        rows += [(FalconArt(feather), *self._falcons(feather)) for feather in self._feathers]
        gilt, *plates = column.take(100).columns(1 + len(rows), 12)
        column.marks += wall_plate(gilt, look.words("palace-wall", length=_arrow(look, *walls)), 54)
        for (art, before, after), box in zip(rows, plates, strict=True):
            column.marks += count_plate(box, art, _arrow(look, before, after), 54)

    def _count(self, kind: Kind) -> tuple[int, int]:
        """How many tiles of a kind count, before and after."""
        before, after = (counted(self.view, self.seat, palace) for palace in (self._before, self._after))
        return before[kind], after[kind]

    @property
    def _feathers(self) -> tuple[Feather, ...]:
        """The colours of the falcons that come or go."""
        moving = self._flown + self._additions.new
        return tuple(dict.fromkeys(perched.falcon.feather for perched in moving))

    def _falcons(self, feather: Feather) -> tuple[int, int]:
        """How many falcons of a colour there are, before and after."""
        both = falcons_of(self.view, self.seat), self._additions.falcons
        before, after = (sum(perched.falcon.feather is feather for perched in falcons) for falcons in both)
        return before, after

    def _facts(self, look: Look) -> Iterator[str | Listing]:
        tile, old, cell = self._named(look)
        name, after = spoken_name(look, self.seat), self._after
        yield look.words(f"preview-alt-{self._manner}", name=name, tile=tile, old=old, cell=cell)
        if self._flown:
            yield Listing(look.words("falcon-picture-would-fly"), falcons_told(look, self._flown))
        walls = wall_figure(self._before.longest_wall), wall_figure(after.longest_wall)
        yield look.words("preview-alt-wall", before=walls[0], after=walls[1])
        for kind in self._kinds:
            before, later = self._count(kind)
            yield look.words("preview-alt-kind", kind=kinds_name(look, kind), before=before, after=later)
        for feather in self._feathers:
            falcons, (before, later) = source_name(SOURCES[feather], look), self._falcons(feather)
            yield look.words("preview-alt-kind", kind=falcons, before=before, after=later)
        if self.elsewhere:
            cells = named_cells(look, self._before, self.elsewhere)
            yield Listing(look.words("preview-alt-elsewhere"), cells)
        yield wall_told(look, after.longest_wall)
        yield from laid_told(self.view, look, after, self._additions.falcons)
        yield from tiles_told(look, after)


def _arrow(look: Look, before: object, after: object) -> str:
    if before == after:
        return str(before)
    return look.words("preview-change", before=str(before), after=str(after))
