"""Orchards in pictures: a tree on the fountain's court, and how many trees there are."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from engine import Seat, View
from engine.board.geometry import FOUNTAIN
from engine.views.module_slice import module_slice
from render.alt_text.fitted_alt_text import Listing, Names
from render.base.look import Look
from render.base.pen import Pen
from render.base.scene import Box, Glaze, Mark
from render.base.theme import Role
from render.modules.hook_values import Layer, Place, Possession, Sample, Shown, SourceRow
from render.modules.hooks import Module
from render.parts.grid import Grid
from tests.fifth_module.engine import TREES, Orchards


@dataclass(frozen=True)
class TreeArt:
    """A round tree on its trunk."""

    def draw(self, pen: Pen) -> None:
        pen.rectangle(44, 55, 12, 40, Role.INK)
        pen.circle(50, 38, 34, Role.GOOD)


class Tree(Layer):
    """A tree in a corner of the fountain's cell."""

    def on_top(self, grid: Grid) -> Iterable[Mark]:
        cell = grid.cell(FOUNTAIN)
        size = cell.w // 3
        yield Glaze(Box(cell.x + 4, cell.y + 4, size, size), TreeArt())


class OrchardsInPictures(Module):
    """A tree on each palace with an orchard, and a row on the score sheet."""

    name = "orchards"

    def layers(self, shown: Shown) -> Iterable[Layer]:
        if _trees(shown.view, shown.seat):
            yield Tree()

    def palace_told(self, look: Look, shown: Shown) -> Iterable[str | Listing]:
        if count := _trees(shown.view, shown.seat):
            yield look.words("orchard-told", count=count)

    def possessions(self, view: View, seat: Seat) -> Iterable[Possession]:
        if count := _trees(view, seat):
            yield Possession(Place.NAME, TreeArt(), f"×{count}")

    def possessions_told(self, view: View, look: Look, names: Names) -> Iterable[Listing]:
        seats = map(Seat, range(len(view.players)))
        told = tuple(f"{names[seat]} {count}" for seat in seats if (count := _trees(view, seat)))
        if told:
            yield Listing(look.words("source-trees"), told)

    def source_rows(self) -> Iterable[SourceRow]:
        yield SourceRow(TREES, TreeArt())

    def samples(self) -> Iterable[Sample]:
        yield TreeArt(), (56, 56), Role.CARD


def _trees(view: View, seat: Seat) -> int:
    kept = module_slice(view, Orchards)
    return kept.trees[seat] if kept else 0


ORCHARDS: Final = OrchardsInPictures()
