"""The shapes of application commands and their options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sandbox.limits.shapes import Anything, Choice, Decimal, Field, Flag, Form, Items, Number, Snowflake, Text

if TYPE_CHECKING:
    from sandbox.limits.error_codes import FieldErrors, Path

LOCALES = frozenset(
    (
        *(
            "id",
            "da",
            "de",
            "en-GB",
            "en-US",
            "es-ES",
            "es-419",
            "fr",
            "hr",
            "it",
            "lt",
            "hu",
            "nl",
            "no",
            "pl",
        ),
        *("pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja"),
        *("zh-TW", "ko"),
    )
)


class Localizations:
    """Texts by locale."""

    def __init__(self, most: int) -> None:
        self.text = Text(1, most)

    def check(self, value: Any, path: Path, errors: FieldErrors) -> None:
        """Every text; which locales exist is checked elsewhere."""
        if not isinstance(value, dict):
            errors.add(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            return
        for locale, text in value.items():
            self.text.check(text, (*path, locale), errors)


class ChoiceValue:
    """Text of at most 100 characters, or a number."""

    def check(self, value: Any, path: Path, errors: FieldErrors) -> None:
        """By its type."""
        if isinstance(value, str):
            Text(1, 100).check(value, path, errors)
        else:
            Decimal().check(value, path, errors)


class Permissions:
    """A bit set as text or number."""

    def check(self, value: Any, path: Path, errors: FieldErrors) -> None:
        """Digits."""
        Snowflake().check(value, path, errors)


NAMES = Field(Localizations(32), nullable=True)
DESCRIPTIONS = Field(Localizations(100), nullable=True)
CHOICE = Form(
    {
        "name": Field(Text(1, 100), required=True),
        "name_localizations": Field(Localizations(100), nullable=True),
        "value": Field(ChoiceValue(), required=True),
    }
)
OPTION = Form(
    {
        "type": Field(Choice(*range(1, 12)), required=True),
        "name": Field(Text(1, 32), required=True),
        "name_localizations": NAMES,
        "description": Field(Text(1, 100), required=True),
        "description_localizations": DESCRIPTIONS,
        "required": Field(Flag(), nullable=True),
        "autocomplete": Field(Flag(), nullable=True),
        "choices": Field(Items(CHOICE, 0, 25), nullable=True),
        "options": Field(Anything(), nullable=True),
        "channel_types": Field(Items(Number(0, 16)), nullable=True),
        "min_value": Field(Decimal(), nullable=True),
        "max_value": Field(Decimal(), nullable=True),
        "min_length": Field(Number(0, 6000), nullable=True),
        "max_length": Field(Number(1, 6000), nullable=True),
    }
)
COMMAND = Form(
    {
        "id": Field(Snowflake(), nullable=True),
        "type": Field(Choice(1, 2, 3), nullable=True),
        "name": Field(Text(1, 32), required=True),
        "name_localizations": NAMES,
        "description": Field(Text(0, 100), nullable=True),
        "description_localizations": DESCRIPTIONS,
        "options": Field(Items(OPTION, 0, 25), nullable=True),
        "default_member_permissions": Field(Permissions(), nullable=True),
        "dm_permission": Field(Flag(), nullable=True),
        "contexts": Field(Items(Choice(0, 1, 2), 1, 3), nullable=True),
        "integration_types": Field(Items(Choice(0, 1), 1, 2), nullable=True),
        "nsfw": Field(Flag(), nullable=True),
    }
)
