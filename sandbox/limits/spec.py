"""Discord's API description, corrected where it is wrong and rewritten for precise errors."""

from __future__ import annotations

from typing import Any

REF = "#/components/schemas/"
HERE = "#/$defs/"
SNOWFLAKE = {"type": ["string", "integer"], "pattern": "^(0|[1-9][0-9]*)$"}
TOLD_BACK = ("size", "url", "proxy_url", "content_type", "width", "height", "spoiler", "ephemeral", "flags")
"""Fields of an old attachment that an edit may send back as they were told."""
MISSING_FIELDS: dict[str, dict[str, Any]] = {
    "MessageAttachmentRequest": {name: {} for name in TOLD_BACK},
    "RichEmbed": {"flags": {"type": "integer"}},
    "ApplicationCommandUpdateRequest": {"nsfw": {"type": ["boolean", "null"]}},
    "ApplicationCommandCreateRequest": {"nsfw": {"type": ["boolean", "null"]}},
    "MessageEditRequestPartial": {"tts": {"type": ["boolean", "null"]}},
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial": {"tts": {"type": ["boolean", "null"]}},
    "IncomingWebhookUpdateRequestPartial": {"tts": {"type": ["boolean", "null"]}},
}
"""Fields that Discord takes but its description omits."""


SUGGESTING = "ApplicationCommandAutocompleteCallbackRequest"
SUGGESTED_CHOICE = "ApplicationCommandOptionStringChoice"
SUGGESTED_VALUE = {"type": ["string", "number"], "maxLength": 100}


def request_definitions(spec: dict[str, Any]) -> dict[str, Any]:
    """Schemas for requests: unknown fields are refused."""
    schemas = spec["components"]["schemas"]
    found = {name: _rewritten(_extended(name, schema), schemas) for name, schema in schemas.items()}
    found = {name: _closed(schema) for name, schema in found.items()}
    return {**found, "SnowflakeType": SNOWFLAKE, **_suggestions(found)}


def response_definitions(spec: dict[str, Any]) -> dict[str, Any]:
    """Schemas for answers: what Discord promises must be there."""
    schemas = spec["components"]["schemas"]
    return {name: _rewritten(schema, schemas) for name, schema in schemas.items()}


def rewritten(spec: dict[str, Any], schema: Any) -> Any:
    """One schema of a path, made to point at the definitions."""
    return _rewritten(schema, spec["components"]["schemas"])


def _suggestions(found: dict[str, Any]) -> dict[str, Any]:
    """Suggestions of text, whole and other numbers as one kind, so that errors point into them."""
    choice = found[SUGGESTED_CHOICE]
    item = {**choice, "properties": {**choice["properties"], "value": SUGGESTED_VALUE}}
    listed = {"type": "array", "maxItems": 25, "items": item}
    whole = found[SUGGESTING]
    fields = {**whole["properties"], "data": {"type": "object", "properties": {"choices": listed}}}
    return {SUGGESTING: {**whole, "properties": fields}}


def _extended(name: str, schema: dict[str, Any]) -> dict[str, Any]:
    more = MISSING_FIELDS.get(name)
    return schema if more is None else {**schema, "properties": {**schema["properties"], **more}}


def _closed(schema: dict[str, Any]) -> dict[str, Any]:
    if schema.get("type") == "object" and "properties" in schema:
        return {"additionalProperties": False, **schema}
    return schema


def _rewritten(schema: Any, schemas: dict[str, Any]) -> Any:
    """Point references at the definitions, and turn unions into cases."""
    if isinstance(schema, list):
        return [_rewritten(one, schemas) for one in schema]
    if not isinstance(schema, dict):
        return schema
    members = schema.get("oneOf") or schema.get("anyOf")
    if isinstance(members, list):
        return _cases(members, schemas)
    answer = {key: _rewritten(value, schemas) for key, value in schema.items()}
    if isinstance(answer.get("$ref"), str):
        answer["$ref"] = answer["$ref"].replace(REF, HERE)
    return answer


def _cases(members: list[Any], schemas: dict[str, Any]) -> Any:
    """A union told apart by `type`, so that an error points at the field and not at the union."""
    null = {"type": "null"}
    real = [one for one in members if one != null]
    if len(real) == 1:
        body = _rewritten(real[0], schemas)
    elif all(_types(one, schemas) for one in real):
        body = _by_type(real, schemas)
    else:
        body = {"anyOf": [_rewritten(one, schemas) for one in real]}
    if len(real) == len(members):
        return body
    return {"if": {"not": null}, "then": body}


def _by_type(members: list[Any], schemas: dict[str, Any]) -> Any:
    known: list[int] = []
    cases: list[Any] = []
    for one in members:
        types = _types(one, schemas)
        known += types
        named = {"properties": {"type": {"enum": types}}, "required": ["type"]}
        cases.append({"if": named, "then": _rewritten(one, schemas)})
    return {
        "type": "object",
        "properties": {"type": {"enum": known}},
        "required": ["type"],
        "allOf": cases,
    }


def _types(member: Any, schemas: dict[str, Any]) -> list[int]:
    """The values of `type` a member of a union stands for; none if it is not told apart by it."""
    name = str(member.get("$ref", "")).removeprefix(REF)
    schema = schemas.get(name, {})
    if "type" not in schema.get("required", []):
        return []
    return list(schema.get("properties", {}).get("type", {}).get("enum", []))
