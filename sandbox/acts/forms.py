"""Filling in a form (modal) as a client does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sandbox.acts.registered_commands import CannotAct
from sandbox.world.components import Kind

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sandbox.world.state import Json

SEVERAL = {
    Kind.STRING_SELECT,
    Kind.USER_SELECT,
    Kind.ROLE_SELECT,
    Kind.MENTIONABLE_SELECT,
    Kind.CHANNEL_SELECT,
    Kind.CHECKBOX_GROUP,
    Kind.FILE_UPLOAD,
}
LONGEST_TEXT = 4000
WITH_OPTIONS = {Kind.STRING_SELECT, Kind.RADIO_GROUP, Kind.CHECKBOX_GROUP}


def fields_of(components: list[Json]) -> Iterator[tuple[str, Json]]:
    """Every field of a form with the label a person reads."""
    for component in components:
        if component["type"] == Kind.LABEL:
            yield component["label"], component["component"]
        elif component["type"] == Kind.ROW:
            for child in component["components"]:
                yield child.get("label") or "", child


def form_values(components: list[Json], values: dict[str, Any]) -> list[Json]:
    """What a client sends for a form; values are named by custom_id."""
    known = {field["custom_id"] for _, field in fields_of(components)}
    if unknown := sorted(values.keys() - known):
        raise CannotAct(f"the form has no field {', '.join(unknown)}")
    return [_sent(component, at + 1, values) for at, component in enumerate(components)]


def _sent(component: Json, number: int, values: dict[str, Any]) -> Json:
    sent: Json = {"type": component["type"], "id": component.get("id") or number}
    if component["type"] == Kind.LABEL:
        sent["component"] = _filled(component["component"], 100 + number, values)
    elif component["type"] == Kind.ROW:
        children = component["components"]
        sent["components"] = [_filled(child, 100 + number, values) for child in children]
    return sent


def _filled(field: Json, number: int, values: dict[str, Any]) -> Json:
    name = field["custom_id"]
    kind = field["type"]
    sent: Json = {"type": kind, "id": field.get("id") or number, "custom_id": name}
    value = values.get(name, _preset(field))
    _check(field, value)
    if kind in SEVERAL:
        return {**sent, "values": [value] if isinstance(value, str) else list(value)}
    return {**sent, "value": value}


def _preset(field: Json) -> Any:
    """A field's initial value."""
    kind = field["type"]
    if kind == Kind.TEXT_INPUT:
        return field.get("value") or ""
    if kind == Kind.CHECKBOX:
        return bool(field.get("default"))
    marked = [one["value"] for one in field.get("options") or [] if one.get("default")]
    if kind == Kind.RADIO_GROUP:
        return marked[0] if marked else None
    return marked


def _check(field: Json, value: Any) -> None:
    name = field["custom_id"]
    if field["type"] == Kind.TEXT_INPUT and not isinstance(value, str):
        raise CannotAct(f"{name} takes text")
    if field.get("required", True) and value in ("", None, []) and field["type"] != Kind.CHECKBOX:
        raise CannotAct(f"{name} must be filled in")
    if field["type"] == Kind.TEXT_INPUT and value and not _fits(field, value):
        raise CannotAct(f"{name}: the text is too short or too long")
    if field["type"] in WITH_OPTIONS and value:
        chosen = [value] if isinstance(value, str) else list(value)
        offered = {option["value"] for option in field["options"]}
        if missing := [one for one in chosen if one not in offered]:
            raise CannotAct(f"{name}: {', '.join(missing)} is not offered")


def _fits(field: Json, text: str) -> bool:
    return (field.get("min_length") or 0) <= len(text) <= (field.get("max_length") or LONGEST_TEXT)
