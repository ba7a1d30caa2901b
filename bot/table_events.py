"""What happens at a table, as it is stored: the lobby's events and the game's, in one sequence."""

from dataclasses import asdict
from typing import Any, Final, get_args

from bot.lobby import (
    Agreement,
    AgreementChanged,
    Confirming,
    LobbyEvent,
    MemoryAid,
    Pace,
    Person,
)
from engine import Event, event_from_json, event_to_json

TableEvent = LobbyEvent | Event

VERSION: Final = 1
_LOBBY_EVENTS: Final[dict[str, type[LobbyEvent]]] = {kind.__name__: kind for kind in get_args(LobbyEvent)}


def to_json(event: TableEvent) -> dict[str, Any]:
    """An event as it is stored."""
    if not isinstance(event, LobbyEvent):
        return {"game": event_to_json(event)}
    stored: dict[str, Any] = {"v": VERSION, "event": type(event).__name__, "by": asdict(event.by)}
    if isinstance(event, AgreementChanged):
        stored["agreement"] = _agreement_to_json(event.agreement)
    return stored


def from_json(data: dict[str, Any]) -> TableEvent:
    """A stored event."""
    if "game" in data:
        return event_from_json(data["game"])
    by = Person(**data["by"])
    kind = _LOBBY_EVENTS[data["event"]]
    if kind is AgreementChanged:
        return AgreementChanged(by, _agreement_from_json(data["agreement"]))
    return kind(by)  # type: ignore[call-arg]  # all others know only who did it


def _agreement_to_json(agreement: Agreement) -> dict[str, Any]:
    return {
        "language": agreement.language,
        "pace": agreement.pace.value,
        "memory_aid": agreement.memory_aid.value,
        "confirming": agreement.confirming.value,
        "youngest": agreement.youngest,
        "modules": list(agreement.modules),
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
    )
