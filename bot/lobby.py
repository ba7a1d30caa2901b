"""A table before its game: who opened it and who sits there. Pure; texts and Discord are elsewhere."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from enum import Enum, auto
from typing import Any, Final, assert_never

from bot.words import ENGLISH

SEATS: Final = 6
VERSION: Final = 1
LANGUAGE: Final = ENGLISH
"""What a new table speaks."""


@dataclass(frozen=True)
class Person:
    """Somebody at the table, with the name they had when they sat down."""

    id: int
    name: str


@dataclass(frozen=True)
class TableOpened:
    """Somebody opened the table and took the first seat."""

    by: Person


@dataclass(frozen=True)
class SeatTaken:
    """Somebody sat down."""

    by: Person


@dataclass(frozen=True)
class SeatLeft:
    """Somebody got up."""

    by: Person


@dataclass(frozen=True)
class TableClosed:
    """The table is gone."""

    by: Person


LobbyEvent = TableOpened | SeatTaken | SeatLeft | TableClosed
_EVENTS: Final[dict[str, type[LobbyEvent]]] = {
    kind.__name__: kind for kind in (TableOpened, SeatTaken, SeatLeft, TableClosed)
}


class LobbyReason(Enum):
    """Why somebody cannot do that."""

    NO_TABLE = auto()
    ALREADY_SEATED = auto()
    NOT_SEATED = auto()
    FULL = auto()
    NOT_YOURS = auto()


class LobbyRefusal(Exception):
    """Something the lobby does not allow; nothing has changed."""

    def __init__(self, reason: LobbyReason) -> None:
        super().__init__(reason.name.lower())
        self.reason = reason


@dataclass(frozen=True)
class Lobby:
    """An open table."""

    opener: Person
    seated: tuple[Person, ...] = ()
    closed: bool = False
    language: str = LANGUAGE
    """What is said at the table for all to see is said in this language."""

    def seat_of(self, user_id: int) -> Person | None:
        """The person with this id, if they sit here."""
        return next((person for person in self.seated if person.id == user_id), None)


def sit_down(lobby: Lobby, who: Person) -> LobbyEvent:
    """Take a seat."""
    if lobby.seat_of(who.id):
        raise LobbyRefusal(LobbyReason.ALREADY_SEATED)
    if len(lobby.seated) == SEATS:
        raise LobbyRefusal(LobbyReason.FULL)
    return SeatTaken(who)


def get_up(lobby: Lobby, who: Person) -> LobbyEvent:
    """Leave a seat."""
    if not lobby.seat_of(who.id):
        raise LobbyRefusal(LobbyReason.NOT_SEATED)
    return SeatLeft(who)


def close(lobby: Lobby, who: Person, *, manages: bool) -> LobbyEvent:
    """Close the table: its opener may, and whoever manages the server."""
    if who.id != lobby.opener.id and not manages:
        raise LobbyRefusal(LobbyReason.NOT_YOURS)
    return TableClosed(who)


def evolve(lobby: Lobby | None, event: LobbyEvent) -> Lobby:
    """The lobby after an event."""
    match event:
        case TableOpened(by):
            return Lobby(by, (by,))
        case _ if lobby is None:
            raise ValueError("a table is opened first")
        case SeatTaken(by):
            return replace(lobby, seated=(*lobby.seated, by))
        case SeatLeft(by):
            return replace(lobby, seated=tuple(person for person in lobby.seated if person.id != by.id))
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


def to_json(event: LobbyEvent) -> dict[str, Any]:
    """An event as it is stored."""
    return {"v": VERSION, "event": type(event).__name__, **asdict(event)}


def from_json(data: dict[str, Any]) -> LobbyEvent:
    """A stored event."""
    return _EVENTS[data["event"]](Person(**data["by"]))
