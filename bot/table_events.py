"""What happens at a table, as it is stored: the lobby's events and the game's, in one sequence."""

from typing import Any, Final, get_args

from ai import Level
from bot.agreement import Agreement, Confirming, MemoryAid, Pace
from bot.lobby import AgreementChanged, ComputerDismissed, ComputerSeated, LobbyEvent, Person, StandInCalled
from engine import Event, Seat, event_from_json, event_to_json

TableEvent = LobbyEvent | Event

VERSION: Final = 1
_LOBBY_EVENTS: Final[dict[str, type[LobbyEvent]]] = {kind.__name__: kind for kind in get_args(LobbyEvent)}


def to_json(event: TableEvent) -> dict[str, Any]:
    """An event as it is stored."""
    if not isinstance(event, LobbyEvent):
        return {"game": event_to_json(event)}
    stored: dict[str, Any] = {"v": VERSION, "event": type(event).__name__, "by": _person_to_json(event.by)}
    match event:
        case AgreementChanged(agreement=agreement):
            stored["agreement"] = _agreement_to_json(agreement)
        case ComputerSeated(player=player) | ComputerDismissed(player=player):
            stored["player"] = _person_to_json(player)
        case StandInCalled(seat=seat, level=level):
            stored["seat"], stored["level"] = seat, level.value
        case _:
            pass  # all others know only who did it
    return stored


def from_json(data: dict[str, Any]) -> TableEvent:
    """A stored event."""
    if "game" in data:
        return event_from_json(data["game"])
    by = _person_from_json(data["by"])
    kind = _LOBBY_EVENTS[data["event"]]
    if kind is AgreementChanged:
        return AgreementChanged(by, _agreement_from_json(data["agreement"]))
    if kind is ComputerSeated or kind is ComputerDismissed:
        return kind(by, _person_from_json(data["player"]))
    if kind is StandInCalled:
        return StandInCalled(by, Seat(data["seat"]), Level(data["level"]))
    return kind(by)  # type: ignore[call-arg]  # all others know only who did it


def _person_to_json(person: Person) -> dict[str, Any]:
    stored: dict[str, Any] = {"id": person.id, "name": person.name}
    return stored if person.level is None else {**stored, "level": person.level.value}


def _person_from_json(data: dict[str, Any]) -> Person:
    level = data.get("level")
    return Person(data["id"], data["name"], None if level is None else Level(level))


def _agreement_to_json(agreement: Agreement) -> dict[str, Any]:
    return {
        "language": agreement.language,
        "pace": agreement.pace.value,
        "memory_aid": agreement.memory_aid.value,
        "confirming": agreement.confirming.value,
        "youngest": agreement.youngest,
        "modules": list(agreement.modules),
        "hints": agreement.hints,
    }


def _agreement_from_json(data: dict[str, Any]) -> Agreement:
    return Agreement(
        data["language"],
        Pace(data["pace"]),
        MemoryAid(data["memory_aid"]),
        Confirming(data["confirming"]),
        data["youngest"],
        # Tables opened before there were modules have agreed on none.
        tuple(data.get("modules", ())),
        hints=data.get("hints", True),
    )
