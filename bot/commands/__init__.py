"""The slash commands and the routes of components: thin callbacks, one handler each."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from discord import app_commands

from bot.commands import (
    about,
    advice,
    closing,
    computer_seats,
    damaged_table,
    help,  # noqa: A004
    look_routes,
    options,
    table_commands,
    turn_commands,
)
from bot.commands.advice import add_advice_commands
from bot.commands.look_commands import add_look_commands
from bot.commands.shared import Route, Serve, Tree, choices
from bot.commands.solo import add_solo_command
from bot.commands.turn_commands import add_play_commands
from bot.delivery.replies import Interaction, Where, words_of
from bot.language.words import ENGLISH, words_for
from bot.services import Services

ROUTES: Final[Mapping[str, tuple[Route, Where]]] = {
    "help": (help.chosen, Where.IN_PLACE),
    "dm": (about.try_dm, Where.PRIVATE),
    "report": (about.write_report, Where.FORM),
    "table": (table_commands.pressed, Where.PRIVATE),
    "options": (options.option_chosen, Where.IN_PLACE),
    "modules": (options.module_switched, Where.IN_PLACE),
    "damaged": (damaged_table.close, Where.IN_PLACE),
    "seats": (computer_seats.pressed, Where.IN_PLACE),
    "panel": (turn_commands.pressed, Where.IN_PLACE),
    "look": (look_routes.pressed, Where.IN_PLACE),
    "log": (partial(look_routes.stepped, through="log"), Where.IN_PLACE),
    "history": (partial(look_routes.stepped, through="history"), Where.IN_PLACE),
    "rules": (look_routes.topic, Where.IN_PLACE),
    "review": (advice.turned, Where.IN_PLACE),
}
"""Per area of a custom_id: who answers, and where to say "thinking" if it takes long."""


def add_commands(tree: Tree, services: Services, serve: Serve) -> None:
    """Put every command on the tree, in English; `command_words` has the other languages."""
    _add_general_commands(tree, services, serve)
    _add_table_commands(tree, services, serve)
    add_solo_command(tree, services, serve)
    add_play_commands(tree, services, serve)
    add_look_commands(tree, services, serve)
    add_advice_commands(tree, services, serve)


def _add_general_commands(tree: Tree, services: Services, serve: Serve) -> None:
    words = words_for(ENGLISH)

    @tree.command(name="help", description=words("command-help"))
    @app_commands.describe(topic=words("command-help-topic"))
    async def help_command(interaction: Interaction, topic: str | None = None) -> None:
        await serve(interaction, lambda: help.show(interaction, topic))

    @help_command.autocomplete("topic")
    async def topics(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return choices(help.suggested(words_of(interaction), typed))

    @tree.command(name="about", description=words("command-about"))
    async def about_command(interaction: Interaction) -> None:
        await serve(interaction, lambda: about.show(services, interaction))


def _add_table_commands(tree: Tree, services: Services, serve: Serve) -> None:
    words = words_for(ENGLISH)
    group = app_commands.Group(name="alhambra", description=words("command-alhambra"))

    @group.command(name="new", description=words("command-alhambra-new"))
    @app_commands.describe(thread=words("command-alhambra-new-thread"))
    async def new_command(interaction: Interaction, *, thread: bool = False) -> None:
        await serve(interaction, lambda: table_commands.new(services, interaction, thread=thread))

    @group.command(name="show", description=words("command-alhambra-show"))
    async def show_command(interaction: Interaction) -> None:
        await serve(interaction, lambda: table_commands.show(services, interaction))

    @group.command(name="close", description=words("command-alhambra-close"))
    async def close_group_command(interaction: Interaction) -> None:
        await serve(interaction, lambda: closing.close(services, interaction))

    @group.command(name="reopen", description=words("command-alhambra-reopen"))
    async def reopen_command(interaction: Interaction) -> None:
        await serve(interaction, lambda: closing.reopen(services, interaction))

    @group.command(name="finish", description=words("command-alhambra-finish"))
    async def finish_command(interaction: Interaction) -> None:
        await serve(interaction, lambda: closing.finish(services, interaction))

    tree.add_command(group)

    @tree.command(name="join", description=words("command-join"))
    async def join_command(interaction: Interaction) -> None:
        await serve(interaction, lambda: table_commands.join(services, interaction))

    @tree.command(name="leave", description=words("command-leave"))
    async def leave_command(interaction: Interaction) -> None:
        await serve(interaction, lambda: table_commands.leave(services, interaction))

    @tree.command(name="sitin", description=words("command-sitin"))
    async def sit_in_command(interaction: Interaction) -> None:
        await serve(interaction, lambda: computer_seats.offer(services, interaction))

    @tree.command(name="close", description=words("command-close"))
    async def close_command(interaction: Interaction) -> None:
        await serve(interaction, lambda: closing.close(services, interaction))
