"""Check requests and answers against Discord's API description, where available."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import jsonschema_rs

from sandbox.limits.error_codes import FieldErrors
from sandbox.limits.spec import request_definitions, response_definitions, rewritten

if TYPE_CHECKING:
    from pathlib import Path

    from sandbox.limits.error_codes import Path as Place

DRAFT = "https://json-schema.org/draft/2020-12/schema"
CODES = {
    "maxLength": "BASE_TYPE_MAX_LENGTH",
    "minLength": "BASE_TYPE_MIN_LENGTH",
    "maxItems": "BASE_TYPE_BAD_LENGTH",
    "minItems": "BASE_TYPE_BAD_LENGTH",
    "required": "BASE_TYPE_REQUIRED",
    "enum": "BASE_TYPE_CHOICES",
    "maximum": "NUMBER_TYPE_MAX",
    "minimum": "NUMBER_TYPE_MIN",
    "pattern": "STRING_TYPE_REGEX",
    "additionalProperties": "SANDBOX_UNKNOWN_FIELD",
}
OTHER_CODE = "MODEL_TYPE_CONVERT"


@dataclass(frozen=True)
class Complaint:
    """One way in which a body does not fit."""

    path: Place
    code: str
    message: str


class Schema:
    """Discord's API description, ready to check with."""

    def __init__(self, path: Path) -> None:
        self._spec: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        self._requests = request_definitions(self._spec)
        self._responses = response_definitions(self._spec)
        self._validators: dict[tuple[str, ...], jsonschema_rs.Draft202012Validator | None] = {}

    def check_request(self, method: str, template: str, body: Any) -> None:
        """Refuse a body that Discord's description does not allow."""
        errors = FieldErrors()
        for one in self.request_complaints(method, template, body):
            errors.add(one.path, one.code, one.message)
        errors.raise_if_any()

    def request_complaints(self, method: str, template: str, body: Any) -> list[Complaint]:
        """What is wrong with a request's body."""
        return _complaints(self._request_validator(method, template), body)

    def response_complaints(self, method: str, template: str, status: int, body: Any) -> list[Complaint]:
        """What is wrong with an answer's body."""
        return _complaints(self._response_validator(method, template, str(status)), body)

    def knows(self, method: str, template: str) -> bool:
        """Whether the description has this operation."""
        return method.lower() in self._spec["paths"].get(template, {})

    def _request_validator(self, method: str, template: str) -> jsonschema_rs.Draft202012Validator | None:
        key = (method, template)
        if key not in self._validators:
            operation = self._spec["paths"].get(template, {}).get(method.lower(), {})
            content = operation.get("requestBody", {}).get("content", {})
            self._validators[key] = self._compiled(content, self._requests)
        return self._validators[key]

    def _response_validator(
        self, method: str, template: str, status: str
    ) -> jsonschema_rs.Draft202012Validator | None:
        key = (method, template, status)
        if key not in self._validators:
            operation = self._spec["paths"].get(template, {}).get(method.lower(), {})
            content = operation.get("responses", {}).get(status, {}).get("content", {})
            self._validators[key] = self._compiled(content, self._responses)
        return self._validators[key]

    def _compiled(
        self, content: dict[str, Any], definitions: dict[str, Any]
    ) -> jsonschema_rs.Draft202012Validator | None:
        schema = content.get("application/json", {}).get("schema")
        if schema is None:
            return None
        whole = {"$schema": DRAFT, "$defs": definitions, "allOf": [rewritten(self._spec, schema)]}
        return jsonschema_rs.Draft202012Validator(whole)


@cache
def schema_of(path: Path) -> Schema:
    """The description in a file, read once: it is large, and its checks are compiled when first used."""
    return Schema(path)


def _complaints(validator: jsonschema_rs.Draft202012Validator | None, body: Any) -> list[Complaint]:
    if validator is None:
        return []
    return [_complaint(error) for error in validator.iter_errors(body)]


def _complaint(error: jsonschema_rs.ValidationError) -> Complaint:
    path: Place = tuple(error.instance_path)
    name = error.kind.name
    if name == "required":
        path = (*path, str(getattr(error.kind, "property", "")))
    if name == "additionalProperties":
        path = (*path, str(next(iter(getattr(error.kind, "unexpected", [""])))))
    return Complaint(path, CODES.get(name, OTHER_CODE), error.message)
