"""What every screen of a panel is made from: the player's view, and what is legal."""

from dataclasses import dataclass
from typing import TypeVar

from bot.language.words import Words
from bot.message.message_context import MessageContext
from bot.modules.registry import MODULES
from bot.panel.notices import Notice
from bot.panel.purchases import kind_of, purchase_kinds
from bot.panel.steps import HOME
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
    """Pieces of a module that wait to be placed."""

    named: str
    count: int


@dataclass(frozen=True)
class PanelState:
    """A view, everything legal for its seat, and the message's context; `done` are this turn's steps."""

    view: View
    legal: tuple[Action, ...]
    context: MessageContext
    note: str = ""
    done: tuple[Action, ...] = ()
    hints: bool = False
    """May the player ask for advice?"""
    notices: tuple[Notice, ...] = ()
    """What comes below the screen afterwards, which must leave room for it."""
    screen: str = HOME
    """The name of the screen, or of the one that the player's palace is looked at from."""

    @property
    def words(self) -> Words:
        return self.context.words

    @property
    def seat(self) -> Seat:
        """The seat whose panel this is; onlookers have none."""
        assert self.view.seat is not None, "onlookers have a screen of their own"
        return self.view.seat

    @property
    def player(self) -> PlayerView:
        return self.view.players[self.seat]

    @property
    def acts(self) -> bool:
        """Can this seat do anything?"""
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
        """Is there nothing left but to end the turn, or to undo?"""
        return set(self.legal) - {UndoStep(), UndoTurn()} == {EndTurn()}

    @property
    def last_tiles(self) -> bool:
        """Is this the phase in which the last tiles are placed?"""
        return self.view.phase is Phase.LAST_TILES

    def offered(self, kind: type[A]) -> tuple[A, ...]:
        """The legal actions of one type."""
        return tuple(action for action in self.legal if isinstance(action, kind))

    def ends_turn_after(self, action: Action) -> bool:
        """Could the turn end right after this without giving anything up?

        After a purchase the tile must be placed first.
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
