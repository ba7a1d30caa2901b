"""The picture of a hand at a glance: low rows for screens on which it is not the subject."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.position.pieces import total
from engine.views.purse import Purse, purses
from engine.views.standings import trades
from engine.views.view import View
from render.alt_text.fitted_alt_text import spoken
from render.art.money import CoinArt
from render.base.look import Look
from render.base.scene import Box, Fill, Mark, Plate, Scene, Sprite
from render.base.theme import Role, currency_roles
from render.modules.registry import MODULES
from render.parts.affordable_tiles import brief_offer
from render.parts.column import INNER, WIDE, Column
from render.parts.fitted_text import figure, line
from render.parts.money_rows import display, display_told
from render.parts.purse_cards import RAISED, CardLayout, laid_out, purse_cards
from render.pictures.hand import hand_told, other_ways
from render.pictures.own_hand import OwnHand

_ROW: Final = 108
HEAD: Final = 160
_OFFER: Final = 392
CARDS: Final = ((64, 90), (64, 90))
LEAST_CARDS: Final = 240
_DISPLAY: Final = 152
_DISPLAYED: Final = 440


@dataclass(frozen=True)
class PursesPicture(OwnHand):
    """The hand of the view's seat, a low row for each currency; with the money on display if that matters."""

    name: ClassVar[str] = "hand"

    display: bool = False
    hand: bool = True
    """Without the hand, only the display is shown."""
    possessions: bool = False
    """Are pieces of modules that money is good for shown below?"""

    @property
    def height(self) -> int:
        """How high it is without the pieces of modules."""
        column = Column()
        if self.display:
            column.take(_DISPLAY)
        for _, layout in self._rows:
            column.take(row_height(layout))
        return column.height

    def scene(self, look: Look) -> Scene:
        column = Column()
        if self.display:
            column.marks += _display(self.view, look, column.take(_DISPLAY))
        for purse, layout in self._rows:
            column.marks += self._row(look, purse, layout, column.take(row_height(layout)))
        for module in MODULES.at_table(self.view) if self.possessions else ():
            module.lay_below_hand(column, self.view, self.seat, look)
        return Scene(WIDE, column.height, Role.PAPER, tuple(column.marks))

    def alt_text(self, look: Look) -> str:
        shown = (display_told(self.view, look),) if self.display else ()
        return spoken(look.words, (*shown, *hand_told(self.view, self.seat, look)))

    @property
    def _rows(self) -> list[tuple[Purse, CardLayout]]:
        wide = INNER - HEAD - _OFFER - 36
        shown = purses(self.view) if self.hand else ()
        return [(purse, laid_out(len(purse.money), wide, CARDS)) for purse in shown]

    def _row(self, look: Look, purse: Purse, layout: CardLayout, box: Box) -> Iterator[Mark]:
        """One currency: what the money is worth, the cards, and the tile they could buy."""
        yield from purse_head(purse, Box(box.x, box.y, HEAD, box.h))
        yield Plate(Box(box.x + HEAD, box.y, box.w - HEAD, box.h), Role.CARD, Role.PAPER, 16)
        yield Fill(Box(box.x + HEAD, box.y, 16, box.h), Role.CARD)
        place = Box(box.right - _OFFER, box.y, _OFFER, box.h)
        left, room = box.x + HEAD + 18, place.x - box.x - HEAD - 36
        # The middle of the upper edge is left free for the sign of a client that a picture is described.
        middle = Box(left, box.y, min(room, max(LEAST_CARDS, layout.wide)), box.h)
        sells = trades(self.view)
        yield from purse_cards(look, purse, layout, middle, raise_=sells)
        ways = other_ways(self.view, self.seat, purse)
        yield from brief_offer(look, purse, ways, place.inset(6), sells=sells)


def row_height(layout: CardLayout) -> int:
    """How high a row with these cards is."""
    return max(_ROW, layout.height + RAISED + 8)


def purse_head(purse: Purse, box: Box) -> Iterator[Mark]:
    """The coin, and what the money of this currency is worth."""
    face, _, ink = currency_roles(purse.currency)
    yield Plate(box, face, Role.PAPER, 16)
    yield Fill(Box(box.right - 16, box.y, 16, box.h), face)
    coin = Box(box.x + 10, box.y + (box.h - 68) // 2, 68, 68)
    yield Sprite(coin, CoinArt(purse.currency), face)
    worth = Box(coin.right + 2, coin.y, box.right - 8 - coin.right - 2, coin.h)
    yield figure(worth, total(purse.money), 58, ink=ink, ground=face)


def _display(view: View, look: Look, box: Box) -> Iterator[Mark]:
    """The money that can be taken, beside its title."""
    yield Plate(box, Role.CARD, Role.PAPER, 16)
    title = Box(box.x + 20, box.y, 440, box.h)
    yield line(title, look.words("table-picture-display"), 40, ink=Role.FAINT_INK)
    cards = Box(box.right - 16 - _DISPLAYED, box.y + 10, _DISPLAYED, box.h - 20)
    yield from display(view.display, cards, (), Role.CARD)
