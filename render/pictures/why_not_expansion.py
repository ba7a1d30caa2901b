"""Pictures of why a portal or a falcon cannot go where somebody wants it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Final

from engine import Corner, Falcon, Half, cells_around, print_corner
from engine.board.palace import Palace
from engine.judge.errors import CoreReason, Reason, Refusal
from engine.modules.falconers import FalconReason
from engine.modules.portals import PortalReason
from engine.position.pieces import Kind, Seat
from engine.views.view import View
from render.alt_text.expansion_words import additions_told, falcon_name, portal_name
from render.alt_text.palace_words import half_name, kinds_name, named_cells, tiles_told
from render.alt_text.spoken import Listing, spoken
from render.alt_text.telling import spoken_name
from render.art.modules.falcons import FalconTokenArt
from render.art.modules.half_marks import CrossingArt
from render.art.modules.portals import PortalArt
from render.base.look import Look
from render.base.scene import Box, Glaze, Mark, Scene
from render.base.theme import Role
from render.facts.expansion import additions
from render.parts.board import Board, board
from render.parts.cell_marks import crossed_out
from render.parts.palace_parts import HIGHEST, MARGIN, WIDE, Column, bed, caption, largest_cell, tile_band
from render.pictures.why_not import because, where_told, wrong_marks

PORTAL_REASONS: Final[tuple[Reason, ...]] = (
    CoreReason.SIDES_CLASH,
    CoreReason.HOLE,
    CoreReason.CELL_TAKEN,
    CoreReason.NOT_JOINED,
    PortalReason.NO_CONTACT,
    PortalReason.PORTAL_WOULD_NOT_FIT,
)
"""The refusals that a picture of a portal can show."""
FALCON_REASONS: Final[tuple[Reason, ...]] = (
    FalconReason.NO_CROSSING,
    FalconReason.CROSSING_TAKEN,
    FalconReason.COLOURS_MISSING,
)
"""The refusals that a picture of a falcon can show."""


@dataclass(frozen=True)
class WhyNotPortal:
    """Why a portal cannot go into half a cell."""

    name: ClassVar[str] = "why_not"

    view: View
    seat: Seat
    kind: Kind
    half: Half
    refusal: Refusal

    def scene(self, look: Look) -> Scene:
        column = Column()
        art, where = PortalArt(self.kind, self.half.angle), half_name(self.half)
        title, below = portal_name(look, self.kind), look.words("why-not-not-here", cell=where)
        column.marks += tile_band(column, look, self.seat, [art], title, below)
        column.marks += caption(column, because(look, self.refusal.reason))
        laid = bed(column, HIGHEST - column.bottom - MARGIN, self._board)
        column.marks += wrong_marks(laid, self.refusal)
        return Scene(WIDE, column.height, Role.PAPER, tuple(column.marks))

    def alt_text(self, look: Look) -> str:
        return spoken(look.words, self._facts(look))

    @property
    def _palace(self) -> Palace:
        return self.view.players[self.seat].palace

    def _board(self, box: Box) -> Board:
        palace, taken = self._palace, self.refusal.reason is CoreReason.CELL_TAKEN
        return board(
            palace,
            box,
            ghost_halves={} if taken else {self.half: self.kind},
            shown=(self.half.cell, *self.refusal.cells),
            largest_cell=largest_cell(len(palace.tiles) + len(palace.halves)),
            wall=False,
            additions=additions(self.view, self.seat),
        )

    def _facts(self, look: Look) -> Iterator[str | Listing]:
        yield look.words(
            "why-not-alt-add",
            tile=portal_name(look, self.kind),
            cell=half_name(self.half),
            name=spoken_name(look, self.seat),
            why=because(look, self.refusal.reason),
        )
        yield from where_told(look, self._palace, self.half.cell, self.refusal)
        yield from additions_told(self.view, look, self.seat)
        yield from tiles_told(look, self._palace)


@dataclass(frozen=True)
class WhyNotFalcon:
    """Why a falcon cannot stand on a crossing."""

    name: ClassVar[str] = "why_not"

    view: View
    seat: Seat
    falcon: Falcon
    corner: Corner
    refusal: Refusal

    def scene(self, look: Look) -> Scene:
        column = Column()
        title = falcon_name(look, self.falcon)
        below = look.words("why-not-not-here", cell=print_corner(self.corner))
        column.marks += tile_band(column, look, self.seat, [FalconTokenArt(self.falcon)], title, below)
        column.marks += caption(column, because(look, self.refusal.reason))
        laid = bed(column, HIGHEST - column.bottom - MARGIN, self._board)
        column.marks += self._wrong(laid)
        return Scene(WIDE, column.height, Role.PAPER, tuple(column.marks))

    def alt_text(self, look: Look) -> str:
        return spoken(look.words, self._facts(look))

    @property
    def _palace(self) -> Palace:
        return self.view.players[self.seat].palace

    def _board(self, box: Box) -> Board:
        return board(
            self._palace,
            box,
            shown=cells_around(self.corner),
            largest_cell=largest_cell(len(self._palace.tiles) + len(self._palace.halves)),
            wall=False,
            additions=additions(self.view, self.seat),
        )

    def _wrong(self, laid: Board) -> Iterator[Mark]:
        """The crossing, and the cells around it where a tile is missing."""
        if self.refusal.reason is FalconReason.NO_CROSSING:
            for cell in self.refusal.cells:
                yield from crossed_out(laid.cell(cell))
        yield Glaze(laid.perch(self.corner).inset(-laid.size // 12), CrossingArt(Role.BAD))

    def _facts(self, look: Look) -> Iterator[str | Listing]:
        yield look.words(
            "why-not-alt-add",
            tile=falcon_name(look, self.falcon),
            cell=print_corner(self.corner),
            name=spoken_name(look, self.seat),
            why=because(look, self.refusal.reason),
        )
        if self.refusal.kinds:
            kinds = tuple(kinds_name(look, kind) for kind in self.refusal.kinds)
            yield Listing(look.words("why-not-alt-kinds"), kinds)
        around = named_cells(look, self._palace, cells_around(self.corner))
        yield Listing(look.words("why-not-alt-around"), around)
        yield from additions_told(self.view, look, self.seat)
        yield from tiles_told(look, self._palace)
