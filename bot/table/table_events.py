"""Events of a table as they are stored: the lobby's and the game's, in one sequence.

Stored events name people by their number at the table; who that is, is stored separately.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import fields
from typing import Any, Final, TypeGuard, get_args

from ai import Level
from bot.table.agreement import Agreement, Confirming, Gathering, MemoryAid, OnVacation, Pace, WhenLate
from bot.table.lobby_events import LobbyEvent, Person, Question
from engine import Event, Seat, event_from_json, event_to_json
from engine.transitions.events import TurnEnded

TableEvent = LobbyEvent | Event

VERSION: Final = 2
_LOBBY_EVENTS: Final[dict[str, type[LobbyEvent]]] = {kind.__name__: kind for kind in get_args(LobbyEvent)}
_PEOPLE: Final = ("by", "player")
"""The fields of events in which a person is named."""
_GROUP: Final = "people"
"""The field in which several are."""
_READ: Final[Mapping[str, Callable[[Any], object]]] = {"seat": Seat, "level": Level, "question": Question}
"""How fields are read whose values are stored as plain text or numbers."""

Numbers = Mapping[tuple[int, str], int]
"""The numbers of a table's people, by `identity`."""


def concerns_people(event: TableEvent) -> TypeGuard[LobbyEvent | TurnEnded]:
    """Does an event change who plays where, or what was agreed?"""
    return isinstance(event, LobbyEvent | TurnEnded)


def identity(person: Person) -> tuple[int, str]:
    """What tells people of one table apart; ids of computer players are reused."""
    return person.id, person.name if person.is_imagined else ""


def people_in(events: Iterable[TableEvent]) -> list[Person]:
    """The people whom events name, in order."""
    return [person for event in events if isinstance(event, LobbyEvent) for person in _named_by(event)]


def _named_by(event: LobbyEvent) -> Iterator[Person]:
    yield from (getattr(event, field) for field in _PEOPLE if hasattr(event, field))
    yield from getattr(event, _GROUP, ())


def to_json(event: TableEvent, numbers: Numbers) -> dict[str, Any]:
    """An event as it is stored."""
    if not isinstance(event, LobbyEvent):
        return {"game": event_to_json(event)}
    stored: dict[str, Any] = {"v": VERSION, "event": type(event).__name__}
    for field in fields(event):
        value = getattr(event, field.name)
        if isinstance(value, Person):
            value = numbers[identity(value)]
        elif field.name == _GROUP:
            value = [numbers[identity(one)] for one in value]
        elif isinstance(value, Agreement):
            value = _agreement_to_json(value, numbers)
        elif isinstance(value, Level | Question):
            value = value.value
        if value is not None:
            stored[field.name] = value
    return stored


def from_json(data: Mapping[str, Any], people: Mapping[int, Person]) -> TableEvent:
    """A stored event, with the people it names by their numbers."""
    if "game" in data:
        return event_from_json(data["game"])
    kind = _LOBBY_EVENTS[data["event"]]
    known = [field.name for field in fields(kind) if field.name in data]
    return kind(**{name: _read(name, data[name], people) for name in known})


def _read(field: str, value: Any, people: Mapping[int, Person]) -> Any:
    """The value of an event's field out of what is stored."""
    if field in _PEOPLE:
        return _person(people, value)
    if field == _GROUP:
        return tuple(_person(people, number) for number in value)
    if field == "agreement":
        return _agreement_from_json(value, people)
    return _READ[field](value) if field in _READ else value


def _person(people: Mapping[int, Person], number: int) -> Person:
    """A person by number; without a row somebody unknown, but always the same (no real id is so low)."""
    return people.get(number) or Person(number, "")


def _agreement_to_json(agreement: Agreement, numbers: Numbers) -> dict[str, Any]:
    youngest = agreement.youngest
    return {
        "language": agreement.language,
        "pace": agreement.pace.value,
        "memory_aid": agreement.memory_aid.value,
        "confirming": agreement.confirming.value,
        "youngest": None if youngest is None else numbers.get((youngest, "")),
        "modules": list(agreement.modules),
        "hints": agreement.hints,
        "gathering": agreement.gathering.value,
        "when_late": agreement.when_late.value,
        "on_vacation": agreement.on_vacation.value,
        "invited_only": agreement.invited_only,
    }


def _agreement_from_json(data: Mapping[str, Any], people: Mapping[int, Person]) -> Agreement:
    youngest = data["youngest"]
    return Agreement(
        data["language"],
        _pace_from_json(data),
        MemoryAid(data["memory_aid"]),
        Confirming(data["confirming"]),
        None if youngest is None else _person(people, youngest).id,
        # Tables opened before there were modules have agreed on none.
        tuple(data.get("modules", ())),
        hints=data.get("hints", True),
        gathering=Gathering(data.get("gathering", Gathering.BY_NUMBERS.value)),
        when_late=WhenLate(data.get("when_late", WhenLate.WAIT.value)),
        on_vacation=OnVacation(data.get("on_vacation", OnVacation.WAIT.value)),
        invited_only=data.get("invited_only", False),
    )


def _pace_from_json(data: Mapping[str, Any]) -> Pace:
    """The pace of an agreement; before anything happened to those who are late, live meant no hurry."""
    pace = Pace(data["pace"])
    return Pace.NONE if pace is Pace.LIVE and "when_late" not in data else pace
