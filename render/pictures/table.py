"""The picture of the table: market, money, and every player."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from operator import attrgetter
from typing import ClassVar, Final

from engine.position.pieces import Seat
from engine.views.standings import stocked, trades
from engine.views.view import View
from render.alt_text.fitted_alt_text import Listing, shorter_names, spoken, told_in_full
from render.alt_text.lengths import LONGEST_ALT
from render.alt_text.names import spoken_name
from render.base.look import Look
from render.base.scene import Box, Scene
from render.base.theme import Role
from render.modules.hook_values import Supply
from render.modules.registry import MODULES, collect
from render.parts.banner import BANNER, banner, headline, progress
from render.parts.column import GAP, WIDE, Column
from render.parts.market import market, market_told
from render.parts.money_rows import display_told, money, piles, piles_told, scoring_told
from render.pictures.table_players import (
    bag_told,
    player_rows,
    player_told,
    players,
    players_height,
    possessions_told,
)

_MARKET: Final = 352
_LOW_MARKET: Final = 268
_FEW: Final = 4
"""Players who leave room for a high market; with modules, one fewer."""
_MONEY: Final = 224
_DISPLAY: Final = 540


@dataclass(frozen=True)
class TablePicture:
    """All that lies open on the table."""

    name: ClassVar[str] = "table"
    view: View

    def scene(self, look: Look) -> Scene:
        view, column = self.view, Column()
        column.marks += banner(view, look, column.take(BANNER))
        if stocked(view):
            few = len(view.scores) <= _FEW - bool(view.options.modules)
            high = _MARKET if few else _LOW_MARKET
            column.marks += market(view, look, column.take(high))
        if trades(view):
            row = column.take(_MONEY)
            left = Box(row.x, row.y, _DISPLAY, row.h)
            column.marks += money(view, look, left)
            column.marks += piles(view, look, Box(left.right + GAP, row.y, row.w - _DISPLAY - GAP, row.h))
        column.marks += players(view, look, column.take(players_height(view)))
        if trades(view):
            _lay_supplies(column, view, look)
        return Scene(WIDE, column.height, Role.PAPER, tuple(column.marks))

    def alt_text(self, look: Look) -> str:
        facts: list[str | Listing] = []
        for shorter in self._shorter(look):
            facts = list(self._facts(shorter))
            if told_in_full(look.words, facts) <= LONGEST_ALT:
                break
        return spoken(look.words, facts)

    def _shorter(self, look: Look) -> Iterator[Look]:
        """In full; with letters for kinds; and, as modules have much to tell, with shorter names."""
        brief = replace(look, in_letters=True)
        yield from (look, brief)
        if self.view.options.modules:
            names = tuple(spoken_name(look, Seat(seat)) for seat in range(len(self.view.players)))
            yield from (replace(brief, names=shorter) for shorter in shorter_names(names))

    def _facts(self, look: Look) -> Iterator[str | Listing]:
        view = self.view
        yield f"{headline(view, look, spoken_name)}. {progress(view, look)}."
        if stocked(view):
            yield market_told(view, look)
        if trades(view):
            yield display_told(view, look)
        for row in player_rows(view):
            yield player_told(look, row)
        yield from possessions_told(view, look)
        if trades(view):
            yield scoring_told(view, look)
            yield from _supplies_told(view, look)
            yield piles_told(view, look)
            yield bag_told(view, look)


def _supplies_told(view: View, look: Look) -> Iterator[str]:
    """What modules keep in the middle of the table."""
    told = collect(module.supplies_told(view, look) for module in MODULES.at_table(view))
    yield from (text for _, text in sorted(told, key=attrgetter("rank")))


def _lay_supplies(column: Column, view: View, look: Look) -> None:
    """A row for each supply; those that need little room share one."""
    supplies = collect(module.supplies(view, look) for module in MODULES.at_table(view))
    for supply in supplies:
        if supply.share is None:
            column.marks += supply.lay(column.take(supply.height))
    if small := [supply for supply in supplies if supply.share is not None]:
        row = column.take(max(supply.height for supply in small))
        for supply, box in zip(small, _shared(row, small), strict=True):
            column.marks += supply.lay(box)


def _shared(row: Box, supplies: list[Supply]) -> Iterator[Box]:
    """Parts of a row in the proportions that are asked for; the last has what is left."""
    whole, left = sum(supply.share or 0 for supply in supplies), row.x
    for supply in supplies[:-1]:
        wide = row.w * (supply.share or 0) // whole
        yield Box(left, row.y, wide, row.h)
        left += wide + GAP
    yield Box(left, row.y, row.right - left, row.h)
