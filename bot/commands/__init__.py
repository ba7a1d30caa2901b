"""The slash commands and the routes of components: thin callbacks, one handler each."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from discord import app_commands

from bot.commands import about, advice, closing, damaged, help, look, options, play, seats, table  # noqa: A004
from bot.commands.advice import add_advice_commands
from bot.commands.look_commands import add_look_commands
from bot.commands.play import add_play_commands
from bot.commands.serving import Route, Serve, Tree, choices
from bot.commands.solo import add_solo_command
from bot.delivery.replies import Interaction, Where, words_of
from bot.house import House
from bot.language.words import ENGLISH, words_for

ROUTES: Final[Mapping[str, tuple[Route, Where]]] = {
    "help": (help.chosen, Where.IN_PLACE),
    "dm": (about.try_dm, Where.PRIVATE),
    "report": (about.write_report, Where.FORM),
    "table": (table.pressed, Where.PRIVATE),
    "options": (options.option_chosen, Where.IN_PLACE),
    "modules": (options.module_switched, Where.IN_PLACE),
    "damaged": (damaged.close, Where.IN_PLACE),
    "seats": (seats.pressed, Where.IN_PLACE),
    "panel": (play.pressed, Where.IN_PLACE),
    "look": (look.pressed, Where.IN_PLACE),
    "log": (partial(look.stepped, through="log"), Where.IN_PLACE),
    "history": (partial(look.stepped, through="history"), Where.IN_PLACE),
    "rules": (look.topic, Where.IN_PLACE),
    "review": (advice.turned, Where.IN_PLACE),
}
"""Per area of a custom_id: who answers, and where to say "thinking" if it takes long."""


def add_commands(tree: Tree, house: House, serve: Serve) -> None:
    """Put every command on the tree, in English; `command_words` has the other languages."""
    _add_general_commands(tree, house, serve)
    _add_table_commands(tree, house, serve)
    add_solo_command(tree, house, serve)
    add_play_commands(tree, house, serve)
    add_look_commands(tree, house, serve)
    add_advice_commands(tree, house, serve)


def _add_general_commands(tree: Tree, house: House, serve: Serve) -> None:
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
        await serve(interaction, lambda: about.show(house, interaction))


def _add_table_commands(tree: Tree, house: House, serve: Serve) -> None:
    words = words_for(ENGLISH)
    group = app_commands.Group(name="alhambra", description=words("command-alhambra"))

    @group.command(name="new", description=words("command-alhambra-new"))
    @app_commands.describe(thread=words("command-alhambra-new-thread"))
    async def new_command(interaction: Interaction, *, thread: bool = False) -> None:
        await serve(interaction, lambda: table.new(house, interaction, thread=thread))

    @group.command(name="show", description=words("command-alhambra-show"))
    async def show_command(interaction: Interaction) -> None:
        await serve(interaction, lambda: table.show(house, interaction))

    @group.command(name="close", description=words("command-alhambra-close"))
    async def close_group_command(interaction: Interaction) -> None:
        await serve(interaction, lambda: closing.close(house, interaction))

    @group.command(name="reopen", description=words("command-alhambra-reopen"))
    async def reopen_command(interaction: Interaction) -> None:
        await serve(interaction, lambda: closing.reopen(house, interaction))

    @group.command(name="finish", description=words("command-alhambra-finish"))
    async def finish_command(interaction: Interaction) -> None:
        await serve(interaction, lambda: closing.finish(house, interaction))

    tree.add_command(group)

    @tree.command(name="join", description=words("command-join"))
    async def join_command(interaction: Interaction) -> None:
        await serve(interaction, lambda: table.join(house, interaction))

    @tree.command(name="leave", description=words("command-leave"))
    async def leave_command(interaction: Interaction) -> None:
        await serve(interaction, lambda: table.leave(house, interaction))

    @tree.command(name="sitin", description=words("command-sitin"))
    async def sit_in_command(interaction: Interaction) -> None:
        await serve(interaction, lambda: seats.offer(house, interaction))

    @tree.command(name="close", description=words("command-close"))
    async def close_command(interaction: Interaction) -> None:
        await serve(interaction, lambda: closing.close(house, interaction))
