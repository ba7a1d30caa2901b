"""Commands, first answers, forms and suggestions Discord refuses."""

from __future__ import annotations

from typing import Any

from tests.sandbox.limits.bad_messages import V2, Bad, button, options, row, rows


def command(**more: Any) -> dict[str, Any]:
    return {"name": "take", "description": "Take money", **more}


def option(**more: Any) -> dict[str, Any]:
    return {"type": 3, "name": "cards", "description": "which", **more}


def choice(name: str = "a", value: Any = "a") -> dict[str, Any]:
    return {"name": name, "value": value}


COMMANDS = [
    Bad("upper case", [command(name="Take")], "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    Bad("a space", [command(name="take all")], "0.name"),
    Bad(
        "a mark beside its letter", [command(name="cafe\u0301")], "0.name", "APPLICATION_COMMAND_INVALID_NAME"
    ),
    Bad("a mark in an option", [command(options=[option(name="n\u0303")])], "0.options.0.name"),
    Bad(
        "a mark in a language",
        [command(name_localizations={"vi": "mua\u0323"})],
        "0.name_localizations.vi",
    ),
    Bad("a mark of another script", [command(name="\u0628\u064e")], "0.name"),
    Bad("long name", [command(name="x" * 33)], "0.name"),
    Bad("no name", [{"description": "x"}], "0.name", "BASE_TYPE_REQUIRED"),
    Bad("no description", [{"name": "take"}], "0.description", "BASE_TYPE_REQUIRED"),
    Bad("empty description", [command(description="")], "0.description"),
    Bad("blank description", [command(description=" ")], "0.description", "BASE_TYPE_REQUIRED"),
    Bad("blank option", [command(options=[option(description=" ")])], "0.options.0.description"),
    Bad("blank choice", [command(options=[option(choices=[choice(" ")])])], "0.options.0.choices.0.name"),
    Bad("long description", [command(description="x" * 101)], "0.description"),
    Bad("twice the same", [command(), command()], "1.name", "APPLICATION_COMMANDS_DUPLICATE_NAME"),
    Bad("26 options", [command(options=[option(name=f"o{n}") for n in range(26)])], "0.options"),
    Bad(
        "26 choices",
        [command(options=[option(choices=[choice(str(n), str(n)) for n in range(26)])])],
        "0.options.0.choices",
    ),
    Bad(
        "required after optional",
        [command(options=[option(), option(name="b", required=True)])],
        "0.options.1",
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    Bad("option twice", [command(options=[option(), option()])], "0.options.1.name"),
    Bad(
        "option twice in one language",
        [
            command(
                options=[
                    option(name_localizations={"de": "x"}),
                    option(name="b", name_localizations={"de": "x"}),
                ]
            )
        ],
        "0.options.1.name",
    ),
    Bad(
        "choices and suggestions",
        [command(options=[option(autocomplete=True, choices=[choice()])])],
        "0.options.0.autocomplete",
    ),
    Bad(
        "choice of another type",
        [command(options=[option(choices=[choice("a", 3)])])],
        "0.options.0.choices.0.value",
    ),
    Bad(
        "choice twice",
        [command(options=[option(choices=[choice(), choice()])])],
        "0.options.0.choices.1.name",
    ),
    Bad(
        "smallest number above the largest",
        [command(options=[option(type=4, min_value=3, max_value=2)])],
        "0.options.0.min_value",
        "SANDBOX_MIN_ABOVE_MAX",
    ),
    Bad(
        "least text above the most",
        [command(options=[option(type=1, options=[option(min_length=3, max_length=2)])])],
        "0.options.0.options.0.min_length",
        "SANDBOX_MIN_ABOVE_MAX",
    ),
    Bad("unknown language", [command(name_localizations={"xx": "nimm"})], "0.name_localizations.xx"),
    Bad("bad name in a language", [command(name_localizations={"de": "Nimm"})], "0.name_localizations.de"),
    Bad("unknown option type", [command(options=[option(type=12)])], "0.options.0.type"),
    Bad("subcommand beside option", [command(options=[option(type=1), option(name="b")])], "0.options"),
    Bad(
        "groups in groups",
        [command(options=[option(type=2, options=[option(type=2, name="b")])])],
        "0.options.0.options.0.type",
    ),
    Bad(
        "over 8000 characters",
        [
            command(
                options=[
                    option(
                        name=f"o{n}",
                        description="x" * 100,
                        choices=[choice(f"{m:03}" * 33, f"{m:03}" * 33) for m in range(2)],
                    )
                    for n in range(25)
                ]
            )
        ],
        "0",
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
    Bad(
        "101 commands",
        [command(name=f"c{n}") for n in range(101)],
        "",
        "APPLICATION_COMMAND_TOO_MANY_COMMANDS",
    ),
    Bad("131 commands", [command(name=f"c{n}") for n in range(131)], "", "BASE_TYPE_BAD_LENGTH"),
]


def form(*components: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"type": 9, "data": {"custom_id": "f", "title": "Form", "components": list(components), **more}}


def label(name: str = "Name", **more: Any) -> dict[str, Any]:
    return {"type": 18, "label": name, "component": {"type": 4, "custom_id": name, "style": 1}, **more}


CALLBACKS = [
    Bad("no type", {}, "type", "BASE_TYPE_REQUIRED"),
    Bad("unknown type", {"type": 99}, "type", "BASE_TYPE_CHOICES"),
    Bad("suggestions for a command", {"type": 8, "data": {"choices": []}}, "type"),
    Bad("update for a command", {"type": 7, "data": {"content": "x"}}, "type"),
    Bad("content too long", {"type": 4, "data": {"content": "x" * 2001}}, "data.content"),
    Bad(
        "label too long",
        {"type": 4, "data": rows(button(label="x" * 81))},
        "data.components.0.components.0.label",
    ),
    Bad("deferral with components", {"type": 5, "data": {"flags": V2}}, "data.flags"),
    Bad("a flag that only Discord sets", {"type": 4, "data": {"content": "x", "flags": 128}}, "data.flags"),
    Bad("form title", form(label(), title="x" * 46), "data.title"),
    Bad("blank title", form(label(), title=" "), "data.title", "BASE_TYPE_REQUIRED"),
    Bad("blank label", form(label(label="\u2003")), "data.components.0.label", "BASE_TYPE_REQUIRED"),
    Bad("blank words about a field", form(label(description=" ")), "data.components.0.description"),
    Bad(
        "blank placeholder",
        form(label(component={"type": 4, "custom_id": "t", "style": 1, "placeholder": " "})),
        "data.components.0.component.placeholder",
        "SANDBOX_BLANK_TEXT",
    ),
    Bad("form without fields", form(), "data.components"),
    Bad("six fields", form(*(label(str(n)) for n in range(6))), "data.components"),
    Bad("field label", form(label("x" * 46)), "data.components.0.label"),
    Bad("field description", form(label(description="x" * 101)), "data.components.0.description"),
    Bad("field twice", form(label(), label()), "data.components.1.component.custom_id"),
    Bad(
        "radio with one option",
        form(label(component={"type": 21, "custom_id": "r", "options": options(1)})),
        "data.components.0.component.options",
    ),
    Bad(
        "least text above the most",
        form(label(component={"type": 4, "custom_id": "t", "style": 1, "min_length": 3, "max_length": 2})),
        "data.components.0.component.min_length",
        "SANDBOX_MIN_ABOVE_MAX",
    ),
    Bad(
        "fewest checks above the most",
        form(
            label(
                component={
                    "type": 22,
                    "custom_id": "c",
                    "options": options(3),
                    "min_values": 2,
                    "max_values": 1,
                }
            )
        ),
        "data.components.0.component.min_values",
        "SELECT_COMPONENT_MIN_VALUES_INVALID",
    ),
    Bad(
        "fewest files above the most",
        form(label(component={"type": 19, "custom_id": "u", "min_values": 2, "max_values": 1})),
        "data.components.0.component.min_values",
        "SELECT_COMPONENT_MIN_VALUES_INVALID",
    ),
    Bad("button in a form", form(row(button())), "data.components.0.components.0.type"),
]
SUGGESTIONS = [
    Bad(
        "26 suggestions",
        {"type": 8, "data": {"choices": [choice(str(n)) for n in range(26)]}},
        "data.choices",
    ),
    Bad("long suggestion", {"type": 8, "data": {"choices": [choice("x" * 101)]}}, "data.choices.0.name"),
    Bad("blank suggestion", {"type": 8, "data": {"choices": [choice(" ")]}}, "data.choices.0.name"),
    Bad("long value", {"type": 8, "data": {"choices": [choice("x", "x" * 101)]}}, "data.choices.0.value"),
    Bad("a message for a suggestion", {"type": 4, "data": {"content": "x"}}, "type"),
]
