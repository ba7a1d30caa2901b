"""The command table: what Discord is told about it, and that every handler takes what its options give."""

import inspect
from typing import Any, cast

import discord
import pytest
from discord import app_commands

from bot.commands.command_table import Command, commands
from bot.commands.registration import add_commands

STRING, INTEGER, BOOLEAN = 3, 4, 5


def payloads() -> dict[str, Any]:
    """What Discord is told, by the name of each command."""
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    add_commands(tree, cast("Any", None), cast("Any", None))
    return {command.name: command.to_dict(tree) for command in tree.get_commands()}


def options(payload: dict[str, Any]) -> list[tuple[str, int, bool, bool]]:
    """Name, type, whether it is required and whether values are suggested, of each option."""
    return [
        (one["name"], one["type"], one.get("required", False), one.get("autocomplete", False))
        for one in payload["options"]
    ]


@pytest.mark.parametrize("command", commands(), ids=lambda command: command.path)
def test_a_handler_takes_what_its_options_give(command: Command) -> None:
    given = {option.argument or option.name: option.default for option in command.options}
    inspect.signature(command.handler).bind("services", "interaction", **given)


def test_every_command_has_a_name_of_its_own() -> None:
    assert len({command.path for command in commands()}) == len(commands())


def test_discord_is_told_of_options_their_types_and_suggestions() -> None:
    told = payloads()
    assert options(told["place"]) == [("tile", STRING, True, True), ("cell", STRING, True, True)]
    assert options(told["undo"]) == [("what", STRING, False, True)]
    assert options(told["settings"])[2:4] == [
        ("colours", STRING, False, False),
        ("overpay", BOOLEAN, False, False),
    ]
    opponents, level, _ = told["solo"]["options"]
    assert (opponents["type"], opponents["min_value"], opponents["max_value"]) == (INTEGER, 1, 5)
    assert [choice["value"] for choice in level["choices"]] == ["gardener", "mason", "vizier"]
    new = next(one for one in told["alhambra"]["options"] if one["name"] == "new")
    assert options(new) == [("thread", BOOLEAN, False, False)]
    assert new["description"] == "Open a table in this channel"


def test_people_see_commands_in_the_order_of_use_and_those_of_modules_together() -> None:
    told = list(payloads())
    assert told[:8] == ["help", "solo", "alhambra", "join", "take", "buy", "place", "reserve"]
    assert told[-1] == "about"
    of_modules = [one["name"] for one in payloads()["module"]["options"]]
    assert of_modules == ["falcon", "portal", "site", "token", "complete", "store"]
    assert not set(of_modules) & set(told)
