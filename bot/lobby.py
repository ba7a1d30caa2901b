"""A table's people: who opened it, who sits and plays where. Pure; no texts, no Discord."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import Final, assert_never

from ai import Level
from bot.agreement import Agreement
from engine.options import Options
from engine.pieces import MAX_PLAYERS, MIN_PLAYERS, Seat

SEATS: Final = MAX_PLAYERS


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
    """Somebody sat down, in a game at the seat that somebody else has left."""

    by: Person


@dataclass(frozen=True)
class SeatLeft:
    """Somebody got up."""

    by: Person


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
    | AgreementChanged
    | GameStarted
    | TableClosed
    | ComputerSeated
    | ComputerDismissed
    | StandInCalled
)


class LobbyReason(Enum):
    """Why somebody cannot do that."""

    NO_TABLE = auto()
    ALREADY_SEATED = auto()
    NOT_SEATED = auto()
    FULL = auto()
    NOT_YOURS = auto()
    TOO_FEW = auto()
    STARTED = auto()
    NOT_STARTED = auto()
    NOT_OVER = auto()
    NO_FREE_SEAT = auto()
    COMPUTER_GONE = auto()
    NOBODY_AWAY = auto()


class LobbyRefusal(Exception):
    """Something the lobby does not allow; nothing has changed."""

    def __init__(self, reason: LobbyReason) -> None:
        super().__init__(reason.name.lower())
        self.reason = reason


@dataclass(frozen=True)
class Lobby:
    """An open table. Once the game has started seats stay where they are; those in `left` have been left.

    A computer stands in at some of these, or for somebody who has kept everybody waiting.
    """

    opener: Person
    seated: tuple[Person, ...] = ()
    agreement: Agreement = field(default_factory=Agreement)
    started: bool = False
    left: frozenset[int] = frozenset()
    stand_ins: tuple[tuple[Seat, Level], ...] = ()
    closed: bool = False

    @property
    def players(self) -> tuple[Person, ...]:
        """Who plays at each seat: those who sit there, with a level where a computer does it."""
        levels = dict(self.stand_ins)
        return tuple(
            replace(person, level=levels[Seat(seat)]) if seat in levels else person
            for seat, person in enumerate(self.seated)
        )

    @property
    def vacant(self) -> tuple[Seat, ...]:
        """The seats at which nobody plays."""
        return tuple(Seat(seat) for seat in sorted(self.left - dict(self.stand_ins).keys()))

    @property
    def paused(self) -> bool:
        """Have all the people left? Their stand-ins and the computer players wait for somebody to be back."""
        people = [person for person in self.seated if not person.is_imagined]
        return bool(people) and all(person.is_imagined for person in self.present)

    def away(self, user_id: int) -> Seat | None:
        """The seat at which a computer stands in for a person."""
        return next((seat for seat, _ in self.stand_ins if self.seated[seat].id == user_id), None)

    def person(self, user_id: int) -> Person | None:
        """The person with this id, if they sit here."""
        seat = self.seat_of(user_id)
        return None if seat is None else self.seated[seat]

    @property
    def present(self) -> tuple[Person, ...]:
        """Those who have not left."""
        return tuple(person for seat, person in enumerate(self.seated) if seat not in self.left)

    def seat_of(self, user_id: int) -> Seat | None:
        """The seat of a person, if they sit here."""
        seats = (seat for seat, person in enumerate(self.seated) if person.id == user_id)
        return next((Seat(seat) for seat in seats if seat not in self.left), None)

    def game_options(self) -> Options:
        """What the engine is told of the table."""
        youngest = self.agreement.youngest
        seat = None if youngest is None else self.seat_of(youngest)
        return Options(len(self.seated), tuple(sorted(self.agreement.modules)), youngest=seat)


def agree(lobby: Lobby, who: Person, agreement: Agreement, *, manages: bool) -> LobbyEvent:
    """Change what is agreed on, before the game."""
    if lobby.started:
        raise LobbyRefusal(LobbyReason.STARTED)
    check_in_charge(lobby, who, manages=manages)
    return AgreementChanged(who, agreement)


def start(lobby: Lobby, who: Person, *, manages: bool) -> LobbyEvent:
    """Let the game begin."""
    if lobby.started:
        raise LobbyRefusal(LobbyReason.STARTED)
    check_in_charge(lobby, who, manages=manages)
    if len(lobby.seated) < MIN_PLAYERS:
        raise LobbyRefusal(LobbyReason.TOO_FEW)
    return GameStarted(who)


def close(lobby: Lobby, who: Person, *, manages: bool) -> LobbyEvent:
    """Close the table."""
    check_in_charge(lobby, who, manages=manages)
    return TableClosed(who)


def check_in_charge(lobby: Lobby, who: Person, *, manages: bool) -> None:
    """Its opener is in charge of a table, and whoever manages the server."""
    if who.id != lobby.opener.id and not manages:
        raise LobbyRefusal(LobbyReason.NOT_YOURS)


def evolve(lobby: Lobby | None, event: LobbyEvent) -> Lobby:
    """The lobby after an event."""
    match event:
        case TableOpened(by):
            return Lobby(by, (by,))
        case _ if lobby is None:
            raise ValueError("a table is opened first")
        case SeatTaken(by):
            return _seated(lobby, by)
        case SeatLeft(by):
            return _without(lobby, by)
        case AgreementChanged(agreement=agreement):
            return replace(lobby, agreement=agreement)
        case GameStarted():
            return replace(lobby, started=True)
        case TableClosed():
            return replace(lobby, closed=True)
        case ComputerSeated(player=player):
            return _seated(lobby, player)
        case ComputerDismissed(player=player):
            return _without(lobby, player)
        case StandInCalled(seat=seat, level=level):
            return replace(lobby, stand_ins=(*lobby.stand_ins, (seat, level)))
        case _:
            assert_never(event)


def fold(events: Iterable[LobbyEvent]) -> Lobby:
    """The lobby that events lead to."""
    lobby: Lobby | None = None
    for event in events:
        lobby = evolve(lobby, event)
    if lobby is None:
        raise ValueError("a table is opened first")
    return lobby


def _seated(lobby: Lobby, who: Person) -> Lobby:
    if not lobby.started:
        return replace(lobby, seated=(*lobby.seated, who))
    seat = lobby.away(who.id)
    if seat is None:
        # Somebody who comes back finds their own seat, if it is still free; others one where nobody plays.
        taken = dict(lobby.stand_ins)
        seat = Seat(min(lobby.left, key=lambda at: (lobby.seated[at].id != who.id, at in taken, at)))
    return replace(
        lobby,
        seated=(*lobby.seated[:seat], who, *lobby.seated[seat + 1 :]),
        left=lobby.left - {seat},
        stand_ins=tuple(one for one in lobby.stand_ins if one[0] != seat),
    )


def _without(lobby: Lobby, who: Person) -> Lobby:
    if not lobby.started:
        return replace(lobby, seated=tuple(person for person in lobby.seated if person.id != who.id))
    seat = lobby.seat_of(who.id)
    return lobby if seat is None else replace(lobby, left=lobby.left | {seat})
