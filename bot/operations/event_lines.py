"""Events of a table in one line each, for the operator."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import fields
from enum import Enum

from bot.operations.words import moment, person_name
from bot.table.agreement import Agreement
from bot.table.lobby_events import LobbyEvent, Person
from bot.table.table_events import TableEvent
from engine import Concealed, Event, Options, print_action, print_seat, redact
from engine.text.record import fact_of
from engine.views.history import action_of

HIDDEN = "hidden"


def event_lines(events: Iterable[TableEvent], moments: Iterable[int], *, secrets: bool) -> Iterator[str]:
    """Number, moment and what happened; what players must not know only if wanted."""
    for number, (event, at) in enumerate(zip(events, moments, strict=True), start=1):
        told = _of_people(event) if isinstance(event, LobbyEvent) else _of_game(event, secrets=secrets)
        yield f"{number:>5}  {moment(at)}  {told}"


def _of_people(event: LobbyEvent) -> str:
    by = event.by.id and person_name(event.by)
    return f"{by or 'the bot'}: {_plain(event)}"


def _of_game(event: Event, *, secrets: bool) -> str:
    seen = event if secrets else redact(event, None)
    if isinstance(seen, Concealed):
        return f"{_kind(event)} ({HIDDEN})"
    action, fact = action_of(seen), fact_of(seen)
    if action is not None:
        return f"{print_seat(seen.seat)} {print_action(action)}"  # type: ignore[union-attr]  # whoever acts has one
    return fact or _plain(seen)


def _plain(event: Event | LobbyEvent) -> str:
    """An event by its name and what it holds."""
    values = ((field.name, getattr(event, field.name)) for field in fields(event) if field.name != "by")
    told = ", ".join(
        f"{name} {print_seat(value) if name == 'seat' else _value(value)}"
        for name, value in values
        if value is not None
    )
    return f"{_kind(event)}{f' ({told})' if told else ''}"


def _kind(event: Event | LobbyEvent) -> str:
    """As in "seat taken" for `SeatTaken`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", type(event).__name__).lower()


def _value(value: object) -> str:
    match value:
        case Person():
            return person_name(value)
        case Agreement():
            chosen = (value.language, value.pace.value, *value.modules)
            return ", ".join(chosen)
        case Enum():
            return str(value.value)
        case Options(players=players, modules=modules):
            return " ".join((f"{players} players", *modules))
        case tuple() if not hasattr(value, "_fields"):
            return " ".join(map(_value, value))
        case _:
            return str(value)
