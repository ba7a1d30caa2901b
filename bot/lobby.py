"""A table's people: who opened it, who sits where, what they agreed on. Pure; no texts, no Discord."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import Final, assert_never

from bot.words import ENGLISH
from engine.options import Options
from engine.pieces import MAX_PLAYERS, MIN_PLAYERS, Seat

SEATS: Final = MAX_PLAYERS
LANGUAGE: Final = ENGLISH
"""What a new table speaks."""
MODULES: Final = ("falconers", "portals", "building_sites", "certificates")
"""The modules that a table can switch on, in the order in which they are offered."""


@dataclass(frozen=True)
class Person:
    """Somebody at the table, with the name they had when they sat down."""

    id: int
    name: str


class Pace(Enum):
    """How long a turn may take; the deadline is shown, and nobody is hurried by force."""

    LIVE = "live"
    DAY = "day"
    THREE_DAYS = "three-days"
    WEEK = "week"


class MemoryAid(Enum):
    """What the bot remembers aloud of the money that everybody saw."""

    OFF = "off"
    COUNTS = "counts"
    LEDGER = "ledger"


class Confirming(Enum):
    """How a turn ends in which nothing is left to decide: when its player says so, or by itself."""

    ASK = "ask"
    BY_ITSELF = "by-itself"


@dataclass(frozen=True)
class Agreement:
    """What the people of a table have agreed on."""

    language: str = LANGUAGE
    pace: Pace = Pace.LIVE
    memory_aid: MemoryAid = MemoryAid.OFF
    confirming: Confirming = Confirming.ASK
    youngest: int | None = None
    """The person who is youngest, if they have said so (S3)."""
    modules: tuple[str, ...] = ()
    """The modules that are switched on, in the order of `MODULES`."""

    def switched(self, module: str, *, on: bool) -> "Agreement":
        """The same with a module switched on or off."""
        chosen = {*self.modules, module} if on else {*self.modules} - {module}
        return replace(self, modules=tuple(name for name in MODULES if name in chosen))


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


LobbyEvent = TableOpened | SeatTaken | SeatLeft | AgreementChanged | GameStarted | TableClosed


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


class LobbyRefusal(Exception):
    """Something the lobby does not allow; nothing has changed."""

    def __init__(self, reason: LobbyReason) -> None:
        super().__init__(reason.name.lower())
        self.reason = reason


@dataclass(frozen=True)
class Lobby:
    """An open table. Once the game has started seats stay where they are; those in `left` are empty."""

    opener: Person
    seated: tuple[Person, ...] = ()
    agreement: Agreement = field(default_factory=Agreement)
    started: bool = False
    left: frozenset[int] = frozenset()
    closed: bool = False

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


def sit_down(lobby: Lobby, who: Person) -> LobbyEvent:
    """Take a seat; in a game, one that somebody has left."""
    if lobby.seat_of(who.id) is not None:
        raise LobbyRefusal(LobbyReason.ALREADY_SEATED)
    if lobby.started and not lobby.left:
        raise LobbyRefusal(LobbyReason.NO_FREE_SEAT)
    if not lobby.started and len(lobby.seated) == SEATS:
        raise LobbyRefusal(LobbyReason.FULL)
    return SeatTaken(who)


def get_up(lobby: Lobby, who: Person) -> LobbyEvent:
    """Leave a seat."""
    if lobby.seat_of(who.id) is None:
        raise LobbyRefusal(LobbyReason.NOT_SEATED)
    return SeatLeft(who)


def agree(lobby: Lobby, who: Person, agreement: Agreement, *, manages: bool) -> LobbyEvent:
    """Change what is agreed on, before the game."""
    if lobby.started:
        raise LobbyRefusal(LobbyReason.STARTED)
    _check_in_charge(lobby, who, manages=manages)
    return AgreementChanged(who, agreement)


def start(lobby: Lobby, who: Person, *, manages: bool) -> LobbyEvent:
    """Let the game begin."""
    if lobby.started:
        raise LobbyRefusal(LobbyReason.STARTED)
    _check_in_charge(lobby, who, manages=manages)
    if len(lobby.seated) < MIN_PLAYERS:
        raise LobbyRefusal(LobbyReason.TOO_FEW)
    return GameStarted(who)


def close(lobby: Lobby, who: Person, *, manages: bool) -> LobbyEvent:
    """Close the table."""
    _check_in_charge(lobby, who, manages=manages)
    return TableClosed(who)


def _check_in_charge(lobby: Lobby, who: Person, *, manages: bool) -> None:
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
    # Somebody who comes back finds their own seat, if it is still free.
    seat = min(lobby.left, key=lambda seat: (lobby.seated[seat].id != who.id, seat))
    seated = (*lobby.seated[:seat], who, *lobby.seated[seat + 1 :])
    return replace(lobby, seated=seated, left=lobby.left - {seat})


def _without(lobby: Lobby, who: Person) -> Lobby:
    if not lobby.started:
        return replace(lobby, seated=tuple(person for person in lobby.seated if person.id != who.id))
    seat = lobby.seat_of(who.id)
    return lobby if seat is None else replace(lobby, left=lobby.left | {seat})
