"""What happens at a table besides the game: people sit down, leave, agree, close it."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from ai import Level
from bot.table.agreement import Agreement
from engine.position.pieces import Seat


@dataclass(frozen=True)
class Person:
    """A person at the table, with the name they had when they sat down.

    With a level, a computer plays for them. Computer players are people too, with ids below 0.
    """

    id: int
    name: str
    level: Level | None = None

    @property
    def is_imagined(self) -> bool:
        """Is this a computer player, with nobody on Discord behind the name?"""
        return self.id < 0


HOUSE: Final = Person(0, "")
"""Who does what nobody at the table did: the bot by itself."""


@dataclass(frozen=True)
class TableOpened:
    """A person opened the table and took the first seat."""

    by: Person
    agreement: Agreement | None = None
    """What holds until somebody chooses otherwise; the oldest stored events do not say."""


@dataclass(frozen=True)
class SeatTaken:
    """A person sat down: in a game at their own seat, or at one that was given up."""

    by: Person
    seat: Seat | None = None
    """Which one, in a game; the oldest stored events do not say."""


@dataclass(frozen=True)
class SeatLeft:
    """A person got up; in a game, a computer keeps the seat for them."""

    by: Person


@dataclass(frozen=True)
class SeatFreed:
    """A person gave up their seat in a game for good: anyone may take it, with its hand."""

    by: Person


@dataclass(frozen=True)
class PlayerRemoved:
    """A person was removed from the table before the game."""

    by: Person
    player: Person


@dataclass(frozen=True)
class AgreementChanged:
    """The agreement is a different one from now on."""

    by: Person
    agreement: Agreement


@dataclass(frozen=True)
class GameStarted:
    """The game began with those who sat there, in the order of their seats."""

    by: Person


@dataclass(frozen=True)
class TableClosed:
    """The table was closed."""

    by: Person


@dataclass(frozen=True)
class TableReopened:
    """A closed game goes on."""

    by: Person


@dataclass(frozen=True)
class EndProposed:
    """A player would like to end the game after this turn, with the last scoring (E5)."""

    by: Person


@dataclass(frozen=True)
class EndAgreed:
    """Another player agrees."""

    by: Person


@dataclass(frozen=True)
class EndDeclined:
    """A player would rather play on."""

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
    """A computer plays for the seat's owner until they are back."""

    by: Person
    seat: Seat
    level: Level


@dataclass(frozen=True)
class TurnHandedOver:
    """A computer plays one turn for the seat's owner."""

    by: Person
    seat: Seat
    level: Level
    late: bool = True
    """Was their time up? Else they are on vacation."""


@dataclass(frozen=True)
class TableWarned:
    """Nobody has played for long: the table will be closed unless somebody does."""

    by: Person


@dataclass(frozen=True)
class VacationBegan:
    """A person is away for a while: their time stands still until a moment."""

    by: Person
    until: int


class Question(Enum):
    """What people vote on."""

    LATE_TURN = "late-turn"
    """Shall a computer play the turn of a person who is late?"""
    GIVE_SEAT = "give-seat"
    """Shall anybody be allowed to take the seat of a person who does not play any more?"""
    PAUSE = "pause"
    RESUME = "resume"
    AGREEMENT = "agreement"
    """Shall the table agree on something else from now on?"""
    CLOSE = "close"


@dataclass(frozen=True)
class VoteOpened:
    """A vote began; whoever proposed it is for it, unless their own seat is in question."""

    by: Person
    question: Question
    closes_at: int
    seat: Seat | None = None
    """The seat in question, which does not vote."""
    agreement: Agreement | None = None
    """What would be agreed on."""
    until: int | None = None
    """When the pause would end."""


@dataclass(frozen=True)
class VoteCast:
    """A person voted, perhaps once more; the last vote counts."""

    by: Person
    yes: bool


@dataclass(frozen=True)
class VoteEnded:
    """A vote was decided, or its time was up."""

    by: Person
    accepted: bool


@dataclass(frozen=True)
class GamePaused:
    """All agreed that nobody's time runs until the pause ends."""

    by: Person
    until: int


@dataclass(frozen=True)
class GameResumed:
    """The pause is over."""

    by: Person


@dataclass(frozen=True)
class VacationEnded:
    """A person is back from their vacation."""

    by: Person


@dataclass(frozen=True)
class ServerLeft:
    """A person is not on the table's server any more; what follows from it comes first."""

    by: Person


@dataclass(frozen=True)
class PeopleInvited:
    """A person asked others to join before the game."""

    by: Person
    people: tuple[Person, ...]


@dataclass(frozen=True)
class InvitationDeclined:
    """Somebody who was invited does not join for now."""

    by: Person


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
    | TurnHandedOver
    | TableWarned
    | VoteOpened
    | VoteCast
    | VoteEnded
    | GamePaused
    | GameResumed
    | VacationBegan
    | VacationEnded
    | ServerLeft
    | PeopleInvited
    | InvitationDeclined
)
