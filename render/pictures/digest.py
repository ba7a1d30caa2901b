"""The picture of what is new since an earlier view: a player's palace, the market, the majorities."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, partial
from typing import ClassVar, Final

from engine.position.pieces import Seat
from engine.views.changes import Changes, changes
from engine.views.majorities import Shift, shifts
from engine.views.standings import stocked
from engine.views.view import View
from render.alt_text.fitted_alt_text import Listing, spoken
from render.alt_text.names import spoken_name, tiles_told
from render.alt_text.palace_words import additions_told, wall_told
from render.alt_text.palace_words import tiles_told as palace_told
from render.base.look import Look
from render.base.scene import Box, Mark, Plate, Scene
from render.base.theme import Role
from render.modules.hook_values import Shown
from render.modules.registry import MODULES, additions, collect, wall_figure
from render.parts.banner import BANNER, progress, titled
from render.parts.board import Board, board
from render.parts.column import GAP, INNER, MARGIN, WIDE, Column
from render.parts.majority_plates import PLATES, majority_plates, shifts_told
from render.parts.market import market_told, small_market
from render.parts.palace_parts import bed

_PALACE: Final = 652
"""How wide the palace beside the market is."""
_LOW: Final = 396
"""How high market and palace are at least, beside each other."""
_MARKET_ROW: Final = 236
HIGHEST: Final = 1000
"""The most that its palace, which is there for a glance, should make of it."""
LOWEST: Final = MARGIN + BANNER + GAP + _LOW + GAP + PLATES + MARGIN


@dataclass(frozen=True)
class DigestPicture:
    """What changed for a seat, or for an onlooker, since an earlier view."""

    name: ClassVar[str] = "digest"

    view: View
    before: View
    seat: Seat | None = None
    highest: int = HIGHEST

    def scene(self, look: Look) -> Scene:
        view, column = self.view, Column()
        seats = () if self.seat is None else (self.seat,)
        column.marks += titled(
            column.take(BANNER), seats, len(view.players), self._title(look), self._aside(look)
        )
        self._lay_table(column, look)
        column.marks += majority_plates(self._shifts, self.seat, len(view.players), column.take(PLATES))
        return Scene(WIDE, column.height, Role.PAPER, tuple(column.marks))

    def alt_text(self, look: Look) -> str:
        return spoken(look.words, self._facts(look))

    @cached_property
    def _shifts(self) -> tuple[Shift, ...]:
        return shifts(self.before, self.view)

    @cached_property
    def _changes(self) -> Changes:
        return changes(self.before, self.view, self.seat or Seat(0))

    def _title(self, look: Look) -> str:
        return look.words("digest-picture-title", turn=self.before.turn)

    def _aside(self, look: Look) -> str:
        """The player's points, and what was won of them; for an onlooker, how far the game is."""
        if self.seat is None:
            return progress(self.view, look)
        points = look.words("palace-points", count=self.view.scores[self.seat])
        won = self.view.scores[self.seat] - self.before.scores[self.seat]
        return look.words("digest-picture-points", points=points, won=f"{won:+d}") if won else points

    def _lay_table(self, column: Column, look: Look) -> None:
        """The palace beside the market; only one of them where the other isn't to be seen."""
        if self.seat is None:
            if stocked(self.view):
                column.marks += self._market(column.take(_MARKET_ROW), rows=1)
            return
        most = max(_LOW, self.highest - column.bottom - MARGIN - PLATES - GAP)
        lay, top = partial(self._board, look, self.seat), column.bottom
        if not stocked(self.view):
            bed(column, most, lay, least=_LOW)
            return
        bed(column, most, lay, _PALACE, least=_LOW)
        left = MARGIN + _PALACE + GAP
        beside = Box(left, top, MARGIN + INNER - left, column.bottom - GAP - top)
        column.marks += self._market(beside, rows=2)

    def _market(self, box: Box, *, rows: int) -> Iterator[Mark]:
        yield Plate(box, Role.CARD, Role.PAPER, 20)
        yield from small_market(self.view, box.inset(22, 18), self._changes.squares, Role.CARD, rows=rows)

    def _board(self, look: Look, seat: Seat, box: Box) -> Board:
        palace = self.view.players[seat].palace
        new = collect(
            module.changed_cells(self.before, self.view, seat) for module in MODULES.at_table(self.view)
        )
        return board(
            palace,
            box,
            changed=sorted({*self._changes.marked, *new}),
            vacated=[cell for cell, _ in self._changes.removed],
            coordinates=False,
            largest_cell=112,
            wall_label=look.words("palace-wall", length=wall_figure(palace.longest_wall)),
            additions=additions(Shown(self.view, seat, self.before)),
        )

    def _facts(self, look: Look) -> Iterator[str | Listing]:
        yield self._lead(look)
        yield from shifts_told(look, self._shifts, self.seat)
        if stocked(self.view):
            new = tiles_told(
                look, filter(None, (self.view.market[square] for square in self._changes.squares))
            )
            yield look.words("digest-picture-new-told", tiles=new) if new else ""
            yield market_told(self.view, look)
        if self.seat is not None:
            palace = self.view.players[self.seat].palace
            yield wall_told(look, palace.longest_wall)
            yield from additions_told(look, Shown(self.view, self.seat))
            yield from palace_told(self.view, look, palace)

    def _lead(self, look: Look) -> str:
        title, aside = self._title(look), self._aside(look)
        if self.seat is None:
            return look.words("digest-picture-onlooker-told", title=title, progress=aside)
        return look.words("digest-picture-told", title=title, name=spoken_name(look, self.seat), points=aside)
