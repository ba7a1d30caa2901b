"""Pictures of where a falcon may stand, and why it may not."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.board.geometry import Corner
from engine.board.palace import Palace
from engine.judge.errors import Reason, Refusal
from engine.modules.falcon_pieces import Falcon, Feather, cells_around
from engine.modules.falconers import FalconReason
from engine.position.pieces import Seat
from engine.text.piece_notation import print_corner
from engine.views.view import View
from render.alt_text.fitted_alt_text import Listing, spoken
from render.alt_text.names import kinds_name, spoken_name
from render.alt_text.palace_words import additions_told, named_cells, tiles_told, wall_told
from render.base.lettering import width
from render.base.look import Look
from render.base.place_letters import lettered_corners
from render.base.scene import Art, Box, Face, Glaze, Mark, Plate, Scene, Type, centred
from render.base.theme import Role
from render.modules.falconers.art import CrossingArt, FalconArt, FalconTokenArt
from render.modules.falconers.module import perch
from render.modules.falconers.words import falcon_name, falcon_told
from render.modules.hook_values import Shown
from render.modules.registry import additions
from render.parts.board import Board, board
from render.parts.cell_marks import crossed_out, lettered, line_height
from render.parts.column import HIGHEST, MARGIN, WIDE, Column
from render.parts.palace_parts import bed, caption, largest_cell, tile_band
from render.pictures.why_not import because

FALCON_REASONS: Final[tuple[Reason, ...]] = (
    FalconReason.NO_CROSSING,
    FalconReason.CROSSING_TAKEN,
    FalconReason.COLOURS_MISSING,
)
"""The refusals that a picture of a falcon can show."""


_LEAST_LETTER: Final = 48
"""The type of a crossing's letter, so that it can be read on a phone."""


@dataclass(frozen=True)
class CrossingsPicture:
    """Crossings to choose from for a falcon, or, without one, for any falcon."""

    name: ClassVar[str] = "places"
    least_cell: ClassVar[int] = 64

    view: View
    seat: Seat
    falcon: Falcon | None
    corners: tuple[Corner, ...]
    among: tuple[Corner, ...] = ()
    """All crossings that have letters, if those of other falcons have some too."""
    highest: int = HIGHEST

    def scene(self, look: Look) -> Scene:
        column, palace = Column(), self._palace
        below = look.words("falcon-picture-crossings", count=len(self.corners))
        art: Art = FalconTokenArt(self.falcon) if self.falcon else FalconArt(Feather.BROWN)
        column.marks += tile_band(column, look, self.seat, [art], self._title(look), below)

        def lay(box: Box) -> Board:
            largest = largest_cell(len(palace.tiles) + len(palace.halves))
            return board(palace, box, largest_cell=largest, additions=additions(Shown(self.view, self.seat)))

        laid = bed(column, self.highest - column.bottom - MARGIN, lay)
        for corner, letter in self._letters.items():
            column.marks += _offered_crossing(laid.grid.corner(corner), laid.size, letter)
        return Scene(WIDE, column.height, Role.PAPER, tuple(column.marks))

    def alt_text(self, look: Look) -> str:
        return spoken(look.words, self._facts(look))

    @property
    def _palace(self) -> Palace:
        return self.view.players[self.seat].palace

    @property
    def _letters(self) -> dict[Corner, str]:
        letters = lettered_corners(self.among or self.corners)
        return {corner: letters[corner] for corner in sorted(self.corners)}

    def _title(self, look: Look) -> str:
        return falcon_name(look, self.falcon) if self.falcon else look.words("falcon-picture-falcons")

    def _named(self, look: Look) -> str:
        return falcon_told(look, self.falcon) if self.falcon else look.words("falcon-picture-falcons")

    def _facts(self, look: Look) -> Iterator[str | Listing]:
        lead = look.words("places-alt-add", tile=self._named(look), name=spoken_name(look, self.seat))
        corners = tuple(f"{letter} {print_corner(corner)}" for corner, letter in self._letters.items())
        yield Listing(lead, corners or (look.words("places-alt-none"),))
        yield look.words("falcon-picture-crossing-told")
        yield wall_told(look, self._palace.longest_wall)
        yield from additions_told(look, Shown(self.view, self.seat))
        yield from tiles_told(self.view, look, self._palace)


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
            additions=additions(Shown(self.view, self.seat)),
        )

    def _wrong(self, laid: Board) -> Iterator[Mark]:
        """The crossing, and the cells around it where a tile is missing."""
        if self.refusal.reason is FalconReason.NO_CROSSING:
            for cell in self.refusal.cells:
                yield from crossed_out(laid.cell(cell))
        yield Glaze(perch(laid.grid, self.corner), CrossingArt(Role.BAD))

    def _facts(self, look: Look) -> Iterator[str | Listing]:
        yield look.words(
            "why-not-alt-add",
            tile=falcon_told(look, self.falcon),
            cell=print_corner(self.corner),
            name=spoken_name(look, self.seat),
            why=because(look, self.refusal.reason),
        )
        if self.refusal.kinds:
            kinds = tuple(kinds_name(look, kind) for kind in self.refusal.kinds)
            yield Listing(look.words("why-not-alt-kinds"), kinds)
        around = named_cells(look, self._palace, cells_around(self.corner))
        yield Listing(look.words("why-not-alt-around"), around)
        yield from additions_told(look, Shown(self.view, self.seat))
        yield from tiles_told(self.view, look, self._palace)


def _offered_crossing(at: tuple[int, int], size: int, letter: str) -> Iterator[Mark]:
    """A crossing where a falcon may stand, with its letter."""
    type_ = Type(Face.STRONG, min(64, max(_LEAST_LETTER, size * 3 // 5)))
    wide, high = max(width(letter, type_), type_.size * 2 // 3), line_height(letter, type_)
    chip = centred((wide + 10, high + 10), Box(*at, 0, 0))
    yield Plate(chip, Role.OFFERED, Role.OFFERED, 0, Role.GOOD, max(3, size // 30))
    yield lettered(chip.inset(5, 5), letter, type_)
