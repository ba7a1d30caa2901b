"""The money of one currency as cards in rows."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engine.position.pieces import Card, Money
from engine.views.purse import Purse
from render.art.money import CardArt
from render.base.look import Look
from render.base.scene import Align, Art, Box, Glaze, Mark, centred
from render.base.theme import Role
from render.modules.registry import MODULES, first
from render.parts.fitted_text import line

Size = tuple[int, int]
RAISED: Final = 16
"""How far the cards of the best payment are raised."""
_SIZES: Final = ((112, 157), (92, 129))
_SHOWN: Final = 0.7
"""The least visible share of a card beside the next: its value is in the middle."""
_GAP: Final = 12


@dataclass(frozen=True)
class CardLayout:
    """Cards in rows; within a row they may overlap."""

    count: int
    rows: int
    size: Size

    @property
    def each(self) -> int:
        """Cards in a full row."""
        return -(-self.count // self.rows)

    @property
    def wide(self) -> int:
        """How wide the rows are if no card covers another."""
        return self.each * (self.size[0] + _GAP) - _GAP

    @property
    def height(self) -> int:
        return self.rows * (self.size[1] + 2 * _GAP) - 2 * _GAP

    def places(self, box: Box) -> Iterator[Box]:
        """Where the cards lie in a box, in the middle of its width."""
        wide, high = self.size
        step = min(wide + _GAP, (box.w - wide) // max(1, self.each - 1))
        left = box.x + (box.w - step * (self.each - 1) - wide) // 2
        for n in range(self.count):
            row, column = divmod(n, self.each)
            yield Box(left + column * step, box.y + row * (high + 2 * _GAP), wide, high)


def laid_out(count: int, wide: int, sizes: tuple[Size, Size] = _SIZES) -> CardLayout:
    """The layout of `count` cards in a given width; `sizes` are those in one row, and in several."""
    (large, _), (small, _) = sizes
    if count <= _most(large, wide):
        return CardLayout(count, 1, sizes[0])
    return CardLayout(count, -(-count // _most(small, wide)), sizes[1])


def _most(card: int, wide: int) -> int:
    return int((wide - card) // (card * _SHOWN)) + 1


def purse_cards(look: Look, purse: Purse, layout: CardLayout, box: Box, *, raise_: bool) -> Iterator[Mark]:
    """The cards in ascending order, then stored money; the best payment is raised."""
    if not purse.money:
        none = look.words("hand-picture-none")
        yield line(centred((box.w, 60), box), none, 40, ink=Role.FAINT_INK, align=Align.CENTRE)
        return
    lower = centred((box.w, layout.height + RAISED), box).moved(0, RAISED)
    for (piece, pays), place in zip(purse.marked, layout.places(lower), strict=True):
        yield Glaze(place.moved(0, -RAISED if pays and raise_ else 0), _money_art(piece))


def _money_art(piece: Money) -> Art:
    if isinstance(piece, Card):
        return CardArt(piece)
    art = first(module.money_art(piece) for module in MODULES.all)
    assert art is not None, piece
    return art
