"""What all screens of a panel are made from: the position as its owner sees it, and what they may do."""

from dataclasses import dataclass
from typing import TypeVar

from bot.language.words import Words
from bot.message.message_context import MessageContext
from bot.table.expansion import portals_aside
from engine import (
    Action,
    Add,
    Buy,
    BuyFalcon,
    BuySite,
    BuyWithPortal,
    Complete,
    EndTurn,
    Kind,
    Phase,
    PlacePortal,
    Seat,
    Store,
    Swap,
    TakeBack,
    TakeMoney,
    Tile,
    UndoStep,
    UndoTurn,
    View,
)
from engine.position.state import without
from engine.views.view import PlayerView

A = TypeVar("A")

Redesign = Add | TakeBack | Swap
MarketPurchase = Buy | BuyWithPortal | BuySite
"""What brings a tile from the market (T2, O2, L1)."""
Acting = TakeMoney | MarketPurchase | Complete | Redesign
"""What can be a turn's action, or a further one (T1–T3, L3); falcons are the only one of their turn (F2)."""


@dataclass(frozen=True)
class PanelState:
    """A view, everything legal for its seat, and the occasion; `done` are the turn's steps so far."""

    view: View
    legal: tuple[Action, ...]
    context: MessageContext
    note: str = ""
    done: tuple[Action, ...] = ()
    hints: bool = False
    """May advice be asked for?"""

    @property
    def words(self) -> Words:
        return self.context.words

    @property
    def seat(self) -> Seat:
        """The seat whose panel this is; somebody who looks on has none."""
        assert self.view.seat is not None, "those who look on have a screen of their own"
        return self.view.seat

    @property
    def player(self) -> PlayerView:
        return self.view.players[self.seat]

    @property
    def acts(self) -> bool:
        """Is it for this seat to do something?"""
        return bool(self.legal)

    @property
    def aside(self) -> tuple[Tile, ...]:
        """The tiles that wait to be placed."""
        return self.player.aside

    @property
    def portals_aside(self) -> tuple[Kind, ...]:
        """The portals that wait to be placed."""
        return portals_aside(self.view, self.seat) if self.acts else ()

    @property
    def can_choose_action(self) -> bool:
        """Is money, a purchase or a redesign still possible?"""
        return any(isinstance(action, Acting) for action in self.legal)

    @property
    def takings(self) -> tuple[TakeMoney, ...]:
        return self.offered(TakeMoney)

    @property
    def purchases(self) -> tuple[MarketPurchase, ...]:
        return tuple(action for action in self.legal if isinstance(action, MarketPurchase))

    @property
    def falcons(self) -> tuple[BuyFalcon, ...]:
        return self.offered(BuyFalcon)

    @property
    def redesigns(self) -> tuple[Redesign, ...]:
        return tuple(action for action in self.legal if isinstance(action, Redesign))

    @property
    def ending_is_all(self) -> bool:
        """Is nothing left to decide but to end the turn, or to take something back?"""
        return set(self.legal) - {UndoStep(), UndoTurn()} == {EndTurn()}

    @property
    def last_tiles(self) -> bool:
        """Are the tiles to be placed those that were won at the end?"""
        return self.view.phase is Phase.LAST_TILES

    def offered(self, kind: type[A]) -> tuple[A, ...]:
        """The legal actions of one type."""
        return tuple(action for action in self.legal if isinstance(action, kind))

    def ends_turn_after(self, action: Action) -> bool:
        """Could the turn end right after this, with nothing given up that could still be done?

        A purchase has its tile to be placed first, and what was overpaid may be stored.
        """
        if isinstance(action, MarketPurchase) or self.offered(Store):
            return False
        placed = getattr(action, "tile", None)
        portal = (action.kind,) if isinstance(action, PlacePortal) else ()
        return not without(self.portals_aside, portal) and all(tile == placed for tile in self.aside)
