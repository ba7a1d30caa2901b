"""Shapes of request bodies: small checkers that say which field is wrong, in Discord's words.

Discord ignores unknown fields; here they are refused, because they are always a mistake.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sandbox.limits.error_codes import FieldErrors, Path


class Shape(Protocol):
    """Something a value can be checked against."""

    def check(self, value: Any, path: Path, errors: FieldErrors) -> None:
        """Add what is wrong with a value."""


@dataclass(frozen=True)
class Text:
    """A string of some length."""

    least: int = 0
    most: int = 1 << 20
    pattern: str | None = None

    def check(self, value: Any, path: Path, errors: FieldErrors) -> None:
        """Length and form."""
        if not isinstance(value, str):
            errors.add(path, "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')
        elif not value.strip() and self.least:  # Discord strips before it looks
            errors.add(path, "BASE_TYPE_REQUIRED", "This field is required")
        elif len(value) > self.most and self.least:
            bounds = f"Must be between {self.least} and {self.most} in length."
            errors.add(path, "BASE_TYPE_BAD_LENGTH", bounds)
        elif len(value) > self.most:
            errors.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {self.most} or fewer in length.")
        elif len(value) < self.least:
            errors.add(path, "BASE_TYPE_MIN_LENGTH", f"Must be {self.least} or more in length.")
        elif self.pattern and not re.fullmatch(self.pattern, value):
            errors.add(path, "STRING_TYPE_REGEX", "String value did not match validation regex.")


@dataclass(frozen=True)
class Caption(Text):
    """Text that may be missing, but not blank: Discord would show nothing."""

    def check(self, value: Any, path: Path, errors: FieldErrors) -> None:
        """Length, and that there is something to read."""
        super().check(value, path, errors)
        if isinstance(value, str) and value and not value.strip() and not self.least:
            errors.add(path, "SANDBOX_BLANK_TEXT", "There is nothing to read here.")


@dataclass(frozen=True)
class Number:
    """A whole number within bounds."""

    least: int = 0
    most: int = (1 << 53) - 1

    def check(self, value: Any, path: Path, errors: FieldErrors) -> None:
        """Type and bounds."""
        if isinstance(value, bool) or not isinstance(value, int):
            errors.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif value < self.least:
            text = f"int value should be greater than or equal to {self.least}."
            errors.add(path, "NUMBER_TYPE_MIN", text)
        elif value > self.most:
            text = f"int value should be less than or equal to {self.most}."
            errors.add(path, "NUMBER_TYPE_MAX", text)


@dataclass(frozen=True)
class Decimal:
    """Any number."""

    def check(self, value: Any, path: Path, errors: FieldErrors) -> None:
        """Type."""
        if isinstance(value, bool) or not isinstance(value, int | float):
            errors.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not float.')


@dataclass(frozen=True)
class Flag:
    """True or false."""

    def check(self, value: Any, path: Path, errors: FieldErrors) -> None:
        """Type."""
        if not isinstance(value, bool):
            errors.add(path, "BOOLEAN_TYPE_PARSE", "Must be either true or false.")


@dataclass(frozen=True)
class Snowflake:
    """An id, as text or as number."""

    def check(self, value: Any, path: Path, errors: FieldErrors) -> None:
        """Digits."""
        if isinstance(value, bool) or not str(value).isdecimal():
            errors.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')


class Choice:
    """One of some values."""

    def __init__(self, *values: Any) -> None:
        self.values = values

    def check(self, value: Any, path: Path, errors: FieldErrors) -> None:
        """Membership."""
        if isinstance(value, bool) or value not in self.values:
            listed = ", ".join(repr(one) for one in self.values)
            errors.add(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}.")


@dataclass(frozen=True)
class Anything:
    """Any value; another rule checks it."""

    def check(self, value: Any, path: Path, errors: FieldErrors) -> None:
        """Nothing to say."""


@dataclass(frozen=True)
class Items:
    """A list of some length whose items share a shape."""

    shape: Shape
    least: int = 0
    most: int = 1 << 20

    def check(self, value: Any, path: Path, errors: FieldErrors) -> None:
        """Length and every item."""
        if not isinstance(value, list):
            errors.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return
        if not self.least <= len(value) <= self.most:
            errors.add(path, "BASE_TYPE_BAD_LENGTH", self._bounds())
        for at, item in enumerate(value):
            self.shape.check(item, (*path, at), errors)

    def _bounds(self) -> str:
        if self.least == 0:
            return f"Must be {self.most} or fewer in length."
        return f"Must be between {self.least} and {self.most} in length."


@dataclass(frozen=True)
class Field:
    """A field of a form."""

    shape: Shape
    required: bool = False
    nullable: bool = False


@dataclass(frozen=True)
class Form:
    """An object with known fields."""

    fields: Mapping[str, Field]

    def check(self, value: Any, path: Path, errors: FieldErrors) -> None:
        """Every field."""
        check_form(self, value, path, errors)


@dataclass(frozen=True)
class Variants:
    """Objects told apart by their `type`."""

    forms: Mapping[Any, Form]

    def check(self, value: Any, path: Path, errors: FieldErrors) -> None:
        """The form the type names."""
        if not isinstance(value, dict):
            errors.add(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            return
        if "type" not in value:
            errors.add((*path, "type"), "BASE_TYPE_REQUIRED", "This field is required")
            return
        form = self.forms.get(value["type"]) if isinstance(value["type"], int) else None
        if form is None:
            known = ", ".join(str(int(one)) for one in self.forms)
            text = f'Value of field "type" must be one of ({known}).'
            errors.add((*path, "type"), "UNION_TYPE_CHOICES", text)
            return
        check_form(form, value, path, errors)


def check_form(form: Form, value: Any, path: Path, errors: FieldErrors) -> None:
    """Check an object against a form."""
    if not isinstance(value, dict):
        errors.add(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
        return
    for name in value.keys() - form.fields.keys():
        errors.add((*path, name), "SANDBOX_UNKNOWN_FIELD", "Discord knows no such field.")
    for name, field in form.fields.items():
        if name not in value or (value[name] is None and not field.nullable):
            if field.required or name in value:
                errors.add((*path, name), "BASE_TYPE_REQUIRED", "This field is required")
        elif value[name] is not None:
            field.shape.check(value[name], (*path, name), errors)
