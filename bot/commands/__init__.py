"""The slash commands and the routes of components: thin callbacks, one handler each."""

from discord import app_commands

from bot.commands import (
    about,
    closing,
    computer_seats,
    help,  # noqa: A004
    table_commands,
)
from bot.commands.advice import add_advice_commands
from bot.commands.look_commands import add_look_commands
from bot.commands.shared import Serve, Tree, choices
from bot.commands.solo import add_solo_command
from bot.commands.turn_commands import add_play_commands
from bot.delivery.replies import Interaction, words_of
from bot.language.words import ENGLISH, words_for
from bot.services import Services


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
