"""What can go wrong, as one small tree.

AlhambraError
├── NotationError   a text or value that names nothing: no such card, tile, cell, seat, action
├── IllegalAction   an action the rules refuse; `.refusal` says why
└── BrokenRecord    stored events, positions or games that do not hold together; `.at` says where
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.board.geometry import Cell, CellSide
    from engine.position.pieces import Currency, Kind, Money, Seat, Tile


class Reason(Enum):
    """Why an action is refused; the value is the rule behind it. Modules bring reasons of their own."""

    @property
    def rule(self) -> str:
        """The number of the rule, as in "B5"."""
        return str(self.value).split()[0]


class CoreReason(Reason):
    """The refusals of the base game. The comments name the details each one carries."""

    GAME_OVER = "E4 the game is over"
    NOT_YOUR_TURN = "T1 somebody else acts"  # seat: one who does
    NOTHING_TO_PLACE = "E3 only those who won a last tile act now"
    ALREADY_CONFIRMED = "E3 this seat has confirmed its last tiles"
    ONLY_LAST_TILES = "E3 nothing but placing the last tiles is left"
    NOT_IN_PLAY = "P1 this action belongs to a module that is not at the table"
    NO_FURTHER_ACTION = "T2 the turn's action is spent"
    PLACING_HAS_BEGUN = "T5 a bought tile has been placed, so no further action"
    NO_CARDS_NAMED = "T1 no card was named"
    NOT_ON_DISPLAY = "T1 a card does not lie on display"  # cards: those missing
    TOO_MUCH_MONEY = "T1 several cards are worth more than 5"  # amount: their sum
    NOT_ON_MARKET = "T2 the tile is not on the market"  # tile
    NOT_IN_HAND = "T2 a card is not in the hand"  # cards: those missing
    WRONG_CURRENCY = "T2 the square takes another currency"  # currency: wanted; cards: the wrong ones
    TOO_LITTLE_MONEY = "T2 the cards do not reach the price"  # amount: what is missing; tile
    NOT_BOUGHT = "T5 the tile was not bought this turn"  # tile
    BOUGHT_THIS_TURN = "T5 a tile bought this turn takes no part in the redesign"  # tile
    NOT_IN_RESERVE = "T3 the tile is not in the reserve"  # tile
    NOT_IN_PALACE = "T3 the tile is not in the palace"  # tile
    CELL_TAKEN = "B4 something stands there"  # cells: the one; tile: what stands there, if not the fountain
    NOT_JOINED = "B4 no side touches the palace"  # cells: the one
    SIDES_CLASH = "B2 a wall would meet an open side"  # sides: all that clash, seen from the new tile
    UNREACHABLE = "B3 tiles could not be reached on foot"  # cells: theirs
    HOLE = "B5 empty cells would be enclosed"  # cells: theirs
    TILES_TO_PLACE = "T5 bought tiles wait to be placed"  # tile: one of them
    MUST_ACT = "T4 a turn needs an action"
    NOTHING_TO_UNDO = "U1 nothing in this turn can be taken back"
    EARLY_END_AGREED = "E5 it is agreed already that the game ends after this turn"


@dataclass(frozen=True)
class Refusal:
    """Why an action is not allowed, with what a person needs in order to see it."""

    reason: Reason
    seat: "Seat | None" = None
    tile: "Tile | None" = None
    cards: tuple["Money", ...] = ()
    currency: "Currency | None" = None
    amount: int | None = None
    cells: tuple["Cell", ...] = ()
    sides: tuple["CellSide", ...] = ()
    kinds: tuple["Kind", ...] = ()


class AlhambraError(Exception):
    """The root of the tree."""


class NotationError(AlhambraError):
    """A text that names nothing in the game."""

    def __init__(self, problem: str, text: object = "") -> None:
        shown = str(text)
        shown = shown if len(shown) <= 60 else shown[:57] + "..."  # noqa: PLR2004 (a line's worth)
        super().__init__(f"{problem}: {shown!r}" if shown else problem)


class IllegalAction(AlhambraError):
    """An action that the rules refuse. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason.name.lower())
        self.refusal = refusal

    @property
    def reason(self) -> Reason:
        return self.refusal.reason

    def __reduce__(self) -> tuple[Callable[..., "IllegalAction"], tuple[Refusal]]:
        return IllegalAction, (self.refusal,)


class BrokenRecord(AlhambraError):
    """Something stored does not hold together."""

    def __init__(self, problem: str, at: int | str = "") -> None:
        super().__init__(f"{problem} (at {at})" if at != "" else problem)
        self.at = at
