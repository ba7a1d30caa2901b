"""What happens at a table besides the game: people sitting down, leaving, agreeing, closing it."""

from dataclasses import dataclass

from ai import Level
from bot.table.agreement import Agreement
from engine.position.pieces import Seat


@dataclass(frozen=True)
class Person:
    """Somebody at the table, with the name they had when they sat down.

    Somebody with a level is played by a computer; computer players of their own have ids below 0.
    """

    id: int
    name: str
    level: Level | None = None

    @property
    def is_imagined(self) -> bool:
        """Is there nobody on Discord behind this name?"""
        return self.id < 0


@dataclass(frozen=True)
class TableOpened:
    """Somebody opened the table and took the first seat."""

    by: Person


@dataclass(frozen=True)
class SeatTaken:
    """Somebody sat down: in a game at their own seat, or at one that was given up."""

    by: Person
    seat: Seat | None = None
    """Which one, in a game; the oldest stored events do not say."""


@dataclass(frozen=True)
class SeatLeft:
    """Somebody got up; in a game, a computer keeps the seat for them."""

    by: Person


@dataclass(frozen=True)
class SeatFreed:
    """Somebody gave up their seat in a game for good: anybody may take it, with its hand."""

    by: Person


@dataclass(frozen=True)
class PlayerRemoved:
    """A person was removed from the table before the game."""

    by: Person
    player: Person


@dataclass(frozen=True)
class AgreementChanged:
    """Something else is agreed on."""

    by: Person
    agreement: Agreement


@dataclass(frozen=True)
class GameStarted:
    """Those who sat at the table play, in the order of their seats."""

    by: Person


@dataclass(frozen=True)
class TableClosed:
    """The table is gone."""

    by: Person


@dataclass(frozen=True)
class TableReopened:
    """A game that was closed goes on."""

    by: Person


@dataclass(frozen=True)
class EndProposed:
    """Somebody would like to end the game after this turn, with the last scoring (E5)."""

    by: Person


@dataclass(frozen=True)
class EndAgreed:
    """Somebody else is for that, too."""

    by: Person


@dataclass(frozen=True)
class EndDeclined:
    """Somebody would rather play on."""

    by: Person


@dataclass(frozen=True)
class ComputerSeated:
    """A computer player sat down."""

    by: Person
    player: Person


@dataclass(frozen=True)
class ComputerDismissed:
    """A computer player was sent away again."""

    by: Person
    player: Person


@dataclass(frozen=True)
class StandInCalled:
    """A computer plays for whoever sat there, until they are back."""

    by: Person
    seat: Seat
    level: Level


LobbyEvent = (
    TableOpened
    | SeatTaken
    | SeatLeft
    | SeatFreed
    | PlayerRemoved
    | AgreementChanged
    | GameStarted
    | TableClosed
    | TableReopened
    | EndProposed
    | EndAgreed
    | EndDeclined
    | ComputerSeated
    | ComputerDismissed
    | StandInCalled
)
