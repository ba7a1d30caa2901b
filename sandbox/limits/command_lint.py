"""Check application commands against Discord's limits before they are registered."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Any

from sandbox.acts.registered_commands import Option
from sandbox.limits.command_shapes import COMMAND, LOCALES, OPTION
from sandbox.limits.error_codes import FieldErrors
from sandbox.limits.shapes import Items

if TYPE_CHECKING:
    from sandbox.limits.error_codes import Path
    from sandbox.world.state import Json

MOST_AT_ONCE = 130
MOST_SLASH, MOST_MENU = 100, 15
LONGEST_NAME = 32
MOST_TEXT = 8000
DEVANAGARI = (
    *(range(0x0900, 0x0951), range(0x0955, 0x0964), range(0x0966, 0x0980)),
    *(range(0xA8E0, 0xA900), range(0x11B00, 0x11B0A)),
)
THAI = (range(0x0E01, 0x0E3B), range(0x0E40, 0x0E5C))
NESTED = (Option.SUBCOMMAND, Option.GROUP)
REGEX = "String value did not match validation regex."


def check_commands(commands: Any, *, several: bool = True) -> None:
    """Refuse commands that break a rule."""
    errors = FieldErrors()
    Items(COMMAND, 0, MOST_AT_ONCE).check(commands, (), errors)
    errors.raise_if_any()
    _lint_counts(commands, errors)
    seen: set[tuple[str, int]] = set()
    for at, command in enumerate(commands):
        path: Path = (at,) if several else ()
        key = (command["name"], command.get("type") or 1)
        if key in seen:
            text = "Application command names must be unique"
            errors.add((*path, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", text)
        seen.add(key)
        _lint_command(command, path, errors)
    errors.raise_if_any()


def _lint_counts(commands: list[Json], errors: FieldErrors) -> None:
    for kind, most in ((1, MOST_SLASH), (2, MOST_MENU), (3, MOST_MENU)):
        if sum((one.get("type") or 1) == kind for one in commands) > most:
            text = f"Maximum number of application commands reached ({most})"
            errors.add((), "APPLICATION_COMMAND_TOO_MANY_COMMANDS", text)


def _lint_command(command: Json, path: Path, errors: FieldErrors) -> None:
    _lint_locales(command, path, errors)
    if (command.get("type") or 1) != 1:
        if command.get("description"):
            text = "Context menu commands cannot have description"
            errors.add((*path, "description"), "APPLICATION_COMMAND_DESCRIPTION_INVALID", text)
        return
    _lint_name(command, path, errors)
    if not (command.get("description") or "").strip():
        errors.add((*path, "description"), "BASE_TYPE_REQUIRED", "This field is required")
    options = command.get("options") or []
    _lint_options(options, (*path, "options"), errors, depth=0)
    if _size(command) > MOST_TEXT:
        text = f"Command exceeds maximum size ({MOST_TEXT})"
        errors.add(path, "APPLICATION_COMMAND_TOO_LARGE", text)


def _lint_name(named: Json, path: Path, errors: FieldErrors) -> None:
    names = {"name": named["name"]}
    for locale, name in (named.get("name_localizations") or {}).items():
        names[f"name_localizations.{locale}"] = name
    for place, name in names.items():
        if not is_command_name(name):
            errors.add((*path, *place.split(".")), "APPLICATION_COMMAND_INVALID_NAME", REGEX)


def is_command_name(name: Any) -> bool:
    """Letters, digits, - _ ' and all of two scripts only, in lower case where there is one."""
    if not isinstance(name, str) or not 1 <= len(name) <= LONGEST_NAME:
        return False
    fine = all(one in "-_'" or unicodedata.category(one)[0] in "LN" or _is_of_a_script(one) for one in name)
    return fine and name == name.lower()


def _is_of_a_script(sign: str) -> bool:
    """Two scripts write vowels as marks, which are no letters; marks of other scripts are refused."""
    return any(ord(sign) in block for block in (*DEVANAGARI, *THAI))


def _lint_locales(named: Json, path: Path, errors: FieldErrors) -> None:
    for field in ("name_localizations", "description_localizations"):
        for locale in named.get(field) or {}:
            if locale not in LOCALES:
                text = f"Value must be one of {{{', '.join(sorted(LOCALES))}}}."
                errors.add((*path, field, locale), "BASE_TYPE_CHOICES", text)


def _lint_options(options: list[Json], path: Path, errors: FieldErrors, *, depth: int) -> None:
    Items(OPTION, 0, 25).check(options, path, errors)
    errors.raise_if_any()
    _lint_unique(options, path, errors)
    optional_seen = False
    for at, option in enumerate(options):
        here = (*path, at)
        _lint_name(option, here, errors)
        _lint_locales(option, here, errors)
        if option.get("required") and optional_seen:
            text = "Required options must be placed before non-required options"
            errors.add(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", text)
        optional_seen = optional_seen or not option.get("required")
        _lint_option(option, here, errors, depth)
    kinds = {option["type"] in NESTED for option in options}
    if len(kinds) > 1:
        text = "Sub-command and sub-command group option types are mutually exclusive to all other types"
        errors.add(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", text)


def _lint_option(option: Json, path: Path, errors: FieldErrors, depth: int) -> None:
    kind = option["type"]
    if kind in NESTED:
        if (kind == Option.GROUP and depth > 0) or depth > 1:
            text = "Sub-command groups cannot be nested"
            errors.add((*path, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", text)
            return
        _lint_options(option.get("options") or [], (*path, "options"), errors, depth=depth + 1)
        return
    if option.get("choices") and option.get("autocomplete"):
        text = "Choices cannot be used with autocomplete"
        code = "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE_MUTUALLY_EXCLUSIVE"
        errors.add((*path, "autocomplete"), code, text)
    errors.add_if_reversed(option, "min_value", "max_value", path)
    errors.add_if_reversed(option, "min_length", "max_length", path)
    _lint_choices(option, path, errors)


def _lint_choices(option: Json, path: Path, errors: FieldErrors) -> None:
    seen: set[str] = set()
    for at, choice in enumerate(option.get("choices") or []):
        here = (*path, "choices", at)
        if choice["name"] in seen:
            text = "Option choice names must be unique"
            errors.add((*here, "name"), "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS", text)
        seen.add(choice["name"])
        if isinstance(choice["value"], str) != (option["type"] == Option.STRING):
            text = f'Could not convert "{choice["value"]}" to the type of the option'
            errors.add((*here, "value"), "APPLICATION_COMMAND_OPTIONS_CHOICE_VALUE_INVALID", text)


def _lint_unique(options: list[Json], path: Path, errors: FieldErrors) -> None:
    """Option names differ in every language."""
    locales = {locale for option in options for locale in option.get("name_localizations") or {}}
    for locale in (None, *sorted(locales)):
        seen: set[str] = set()
        for at, option in enumerate(options):
            own = option["name"] if locale is None else (option.get("name_localizations") or {}).get(locale)
            name = own or option["name"]
            if name in seen:
                text = "Option name already exists"
                errors.add((*path, at, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", text)
            seen.add(name)


def _size(named: Json) -> int:
    """All names, descriptions and values, each in its longest language."""
    size = 0
    for field in ("name", "description"):
        texts = [named.get(field) or "", *(named.get(f"{field}_localizations") or {}).values()]
        size += max(len(text) for text in texts)
    value = named.get("value")
    size += len(value) if isinstance(value, str) else 0
    for inner in ("options", "choices"):
        size += sum(_size(one) for one in named.get(inner) or [])
    return size
