"""Pictures of where a portal may lie, and why it may not."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.board.geometry import Angle, Cell, Half
from engine.board.palace import Palace
from engine.judge.errors import CoreReason, Reason, Refusal
from engine.modules.portals import PortalReason
from engine.position.pieces import Kind, Seat
from engine.views.view import View
from render.alt_text.fitted_alt_text import Listing, spoken
from render.alt_text.names import spoken_name
from render.alt_text.palace_words import additions_told, tiles_told, wall_told
from render.base.lettering import width
from render.base.look import Look
from render.base.place_letters import lettered_halves
from render.base.scene import Align, Box, Face, Fill, Mark, Scene, Sprite, Text, Type
from render.base.theme import Role
from render.modules.hook_values import Layer, Shown
from render.modules.portals.art import OfferedHalvesArt, PortalArt
from render.modules.portals.module import PortalLayer, half_name, portal_name
from render.modules.registry import additions, wall_figure
from render.parts.board import Board, board
from render.parts.cell_marks import SMALLEST_NAME, line_height
from render.parts.column import HIGHEST, MARGIN, WIDE, Column
from render.parts.grid import Grid
from render.parts.palace_parts import bed, caption, largest_cell, tile_band
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


@dataclass(frozen=True)
class OfferedHalves(Layer):
    """Halves of cells to choose from."""

    halves: tuple[Half, ...]

    @property
    def cells(self) -> set[Cell]:
        return {half.cell for half in self.halves}

    def offers(self, grid: Grid, ground: Role) -> Iterable[Mark]:
        letters: defaultdict[Cell, dict[Angle, str]] = defaultdict(dict)
        for half, letter in lettered_halves(self.halves).items():
            letters[half.cell][half.angle] = letter
        for cell, there in letters.items():
            yield from _offered_cell(grid.cell(cell), there, ground)


@dataclass(frozen=True)
class PortalPlacesPicture:
    """Halves of cells to choose from for a portal."""

    name: ClassVar[str] = "places"
    least_cell: ClassVar[int] = 88
    """Four letters must fit into a cell."""

    view: View
    seat: Seat
    kind: Kind
    halves: tuple[Half, ...]
    highest: int = HIGHEST

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
                largest_cell=largest_cell(len(palace.tiles) + len(palace.halves)),
                wall_label=label,
                additions=additions(Shown(self.view, self.seat)).above(OfferedHalves(self.halves)),
            )

        bed(column, self.highest - column.bottom - MARGIN, lay)
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
        letters = lettered_halves(self.halves)
        halves = tuple(f"{letter} {half_name(half)}" for half, letter in letters.items())
        yield Listing(lead, halves or (look.words("places-alt-none"),))
        yield wall_told(look, self._palace.longest_wall)
        yield from additions_told(look, Shown(self.view, self.seat))
        yield from tiles_told(self.view, look, self._palace)


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
        palace, ghosts = self._palace, {self.half: self.kind}
        if self.refusal.reason is CoreReason.CELL_TAKEN:
            ghosts = {}
        return board(
            palace,
            box,
            shown=(self.half.cell, *self.refusal.cells),
            largest_cell=largest_cell(len(palace.tiles) + len(palace.halves)),
            wall=False,
            additions=additions(Shown(self.view, self.seat)).above(PortalLayer(ghosts, ghost=True)),
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
        yield from additions_told(look, Shown(self.view, self.seat))
        yield from tiles_told(self.view, look, self._palace)


def _offered_cell(box: Box, letters: Mapping[Angle, str], ground: Role) -> Iterator[Mark]:
    """An empty cell in which a portal may lie: tabs with letters in the corners allowed.

    Where a cell is too small for letters, the tabs are wedges.
    """
    tab = _tab_type(box, letters.values())
    if tab is None:
        yield Sprite(box, OfferedHalvesArt(frozenset(letters)), ground)
        return
    wide, high = _tab_size(letters.values(), tab)
    yield Sprite(box, OfferedHalvesArt(frozenset()), ground)
    for angle, letter in letters.items():
        x = box.right - wide if angle in (Angle.NE, Angle.SE) else box.x
        y = box.bottom - high if angle in (Angle.SE, Angle.SW) else box.y
        yield Fill(Box(x, y, wide, high), Role.GOOD)
        yield Text(Box(x, y, wide, high), letter, tab, Role.GOOD_INK, Role.GOOD, Align.CENTRE)


def _tab_type(box: Box, letters: Collection[str]) -> Type | None:
    """The largest type in which a letter in each corner fits into a cell, if there is one."""
    for size in range(box.w * 2 // 5, SMALLEST_NAME - 1, -1):
        tab = Type(Face.STRONG, size)
        if 2 * max(_tab_size(letters, tab)) <= box.w - 4:
            return tab
    return None


def _tab_size(letters: Collection[str], tab: Type) -> tuple[int, int]:
    """How wide and high the tabs of these letters are."""
    wide, high = max(width(each, tab) for each in letters), max(line_height(each, tab) for each in letters)
    return wide + 8, high + 10
