"""What all screens of a panel are made from: the position as its owner sees it, and what they may do."""

from dataclasses import dataclass
from typing import TypeVar

from bot.language.words import Words
from bot.message.message_context import MessageContext
from bot.modules.registry import MODULES
from bot.panel.purchases import kind_of, purchase_kinds
from engine import (
    Action,
    Add,
    Buy,
    EndTurn,
    Phase,
    Seat,
    Swap,
    TakeBack,
    TakeMoney,
    Tile,
    UndoStep,
    UndoTurn,
    View,
)
from engine.views.view import PlayerView

A = TypeVar("A")

Redesign = Add | TakeBack | Swap


@dataclass(frozen=True)
class Aside:
    """Pieces of a module that wait to be placed: their names, and how many they are."""

    named: str
    count: int


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
    def can_choose_action(self) -> bool:
        """Is money, a purchase or a redesign still possible?"""
        return can_act(self.legal)

    @property
    def takings(self) -> tuple[TakeMoney, ...]:
        return self.offered(TakeMoney)

    @property
    def purchases(self) -> tuple[Action, ...]:
        """The legal actions that bring a tile from the market."""
        kinds = tuple(kind.action for kind in purchase_kinds() if kind.from_market)
        return tuple(action for action in self.legal if isinstance(action, kinds))

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

        A purchase has its tile to be placed first.
        """
        if buys_from_market(action) or any(module.stays_open(self, action) for module in MODULES):
            return False
        placed = getattr(action, "tile", None)
        return all(tile == placed for tile in self.aside)


def can_act(legal: tuple[Action, ...]) -> bool:
    """Is one of these a turn's action, or a further one (T1–T3)?"""
    acting = (TakeMoney, Buy, Add, TakeBack, Swap, *MODULES.collect(lambda module: module.turn_actions))
    return any(isinstance(action, acting) for action in legal)


def buys_from_market(action: Action | None) -> bool:
    """Does this bring a tile from the market (T2)?"""
    kind = kind_of(action)
    return kind is not None and kind.from_market
