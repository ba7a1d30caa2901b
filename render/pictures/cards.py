"""The picture of a hand alone: it stays true until the hand itself changes."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from engine.views.purse import Purse, purses
from render.alt_text.fitted_alt_text import spoken
from render.base.look import Look
from render.base.scene import Box, Fill, Mark, Plate, Scene
from render.base.theme import Role
from render.parts.column import INNER, WIDE, Column
from render.parts.purse_cards import RAISED, CardLayout, laid_out, purse_cards
from render.pictures.hand import money_told
from render.pictures.own_hand import OwnHand
from render.pictures.purses import CARDS, HEAD, LEAST_CARDS, purse_head, row_height


@dataclass(frozen=True, eq=False)
class CardsPicture(OwnHand):
    """The cards of the view's seat, a low row for each currency; an onlooker's view has none.

    Two are equal if they show the same, whatever else has happened at the table.
    """

    name: ClassVar[str] = "hand"

    def __eq__(self, other: object) -> bool:
        return self._shown == other._shown if isinstance(other, CardsPicture) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._shown)

    @cached_property
    def _shown(self) -> object:
        return self.seat, tuple(purse.money for purse in purses(self.view))

    def scene(self, look: Look) -> Scene:
        column = Column()
        for purse in purses(self.view):
            layout = laid_out(len(purse.money), INNER - HEAD - 36, CARDS)
            column.marks += _row(look, purse, layout, column.take(row_height(layout)))
        return Scene(WIDE, column.height, Role.PAPER, tuple(column.marks))

    def alt_text(self, look: Look) -> str:
        return spoken(look.words, money_told(self.view, self.seat, look))


def _row(look: Look, purse: Purse, layout: CardLayout, box: Box) -> Iterator[Mark]:
    yield from purse_head(purse, Box(box.x, box.y, HEAD, box.h))
    yield Plate(Box(box.x + HEAD, box.y, box.w - HEAD, box.h), Role.CARD, Role.PAPER, 16)
    yield Fill(Box(box.x + HEAD, box.y, 16, box.h), Role.CARD)
    wide = min(box.w - HEAD - 36, max(LEAST_CARDS, layout.wide))
    place = Box(box.x + HEAD + 18, box.y - RAISED // 2, wide, box.h)
    yield from purse_cards(look, purse, layout, place, raise_=False)
