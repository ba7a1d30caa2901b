"""Pictures of where a portal or a falcon may go in a palace."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from engine import Corner, Falcon, Feather, Half, print_corner
from engine.board.geometry import Angle
from engine.board.palace import Palace
from engine.position.pieces import Kind, Seat
from engine.views.view import View
from render.alt_text.expansion_words import additions_told, falcon_name, portal_name
from render.alt_text.palace_words import half_name, tiles_told, wall_told
from render.alt_text.spoken import Listing, spoken
from render.alt_text.telling import spoken_name
from render.art.modules.falcons import FalconArt, FalconTokenArt
from render.art.modules.portals import PortalArt
from render.base.look import Look
from render.base.scene import Art, Box, Scene
from render.base.theme import Role
from render.facts.expansion import additions, wall_figure
from render.parts.board import Board, board
from render.parts.cell_marks import offered_crossing
from render.parts.palace_parts import HIGHEST, MARGIN, WIDE, Column, bed, largest_cell, tile_band


@dataclass(frozen=True)
class PortalPlacesPicture:
    """Halves of cells to choose from for a portal."""

    name: ClassVar[str] = "places"

    view: View
    seat: Seat
    kind: Kind
    halves: tuple[Half, ...]

    def scene(self, look: Look) -> Scene:
        column, palace = Column(), self._palace
        below = look.words("places-add", count=len(self.halves)) if self.halves else look.words("places-none")
        art, title = PortalArt(self.kind, Angle.SW), portal_name(look, self.kind)
        column.marks += tile_band(column, look, self.seat, [art], title, below)
        label = look.words("palace-wall", length=wall_figure(palace.longest_wall))

        def lay(box: Box) -> Board:
            return board(
                palace,
                box,
                offered_halves=self.halves,
                largest_cell=largest_cell(len(palace.tiles) + len(palace.halves)),
                wall_label=label,
                additions=additions(self.view, self.seat),
            )

        bed(column, HIGHEST - column.bottom - MARGIN, lay)
        return Scene(WIDE, column.height, Role.PAPER, tuple(column.marks))

    def alt_text(self, look: Look) -> str:
        return spoken(look.words, self._facts(look))

    @property
    def _palace(self) -> Palace:
        return self.view.players[self.seat].palace

    def _facts(self, look: Look) -> Iterator[str | Listing]:
        lead = look.words(
            "places-alt-add", tile=portal_name(look, self.kind), name=spoken_name(look, self.seat)
        )
        halves = tuple(half_name(half) for half in sorted(self.halves))
        yield Listing(lead, halves or (look.words("places-alt-none"),))
        yield wall_told(look, self._palace.longest_wall)
        yield from additions_told(self.view, look, self.seat)
        yield from tiles_told(look, self._palace)


@dataclass(frozen=True)
class CrossingsPicture:
    """Crossings to choose from for a falcon, or, without one, for any falcon."""

    name: ClassVar[str] = "places"

    view: View
    seat: Seat
    falcon: Falcon | None
    corners: tuple[Corner, ...]

    def scene(self, look: Look) -> Scene:
        column, palace = Column(), self._palace
        below = look.words("falcon-picture-crossings", count=len(self.corners))
        art: Art = FalconTokenArt(self.falcon) if self.falcon else FalconArt(Feather.BROWN)
        column.marks += tile_band(column, look, self.seat, [art], self._title(look), below)

        def lay(box: Box) -> Board:
            largest = largest_cell(len(palace.tiles) + len(palace.halves))
            return board(palace, box, largest_cell=largest, additions=additions(self.view, self.seat))

        laid = bed(column, HIGHEST - column.bottom - MARGIN, lay)
        for corner in sorted(self.corners):
            column.marks += offered_crossing(laid.grid.corner(corner), laid.size, print_corner(corner))
        return Scene(WIDE, column.height, Role.PAPER, tuple(column.marks))

    def alt_text(self, look: Look) -> str:
        return spoken(look.words, self._facts(look))

    @property
    def _palace(self) -> Palace:
        return self.view.players[self.seat].palace

    def _title(self, look: Look) -> str:
        return falcon_name(look, self.falcon) if self.falcon else look.words("falcon-picture-falcons")

    def _facts(self, look: Look) -> Iterator[str | Listing]:
        lead = look.words("places-alt-add", tile=self._title(look), name=spoken_name(look, self.seat))
        corners = tuple(print_corner(corner) for corner in sorted(self.corners))
        yield Listing(lead, corners or (look.words("places-alt-none"),))
        yield look.words("falcon-picture-crossing-told")
        yield wall_told(look, self._palace.longest_wall)
        yield from additions_told(self.view, look, self.seat)
        yield from tiles_told(look, self._palace)
