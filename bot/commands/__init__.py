"""The slash commands and the routes of components: thin callbacks, one handler each."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

from discord import app_commands

from bot.commands import about, help, table  # noqa: A004 (the command is called so)
from bot.house import House
from bot.replies import Interaction, Reply, Where, Work, words_of
from bot.words import ENGLISH, words_for

Serve = Callable[[Interaction, Work], Awaitable[None]]
Route = Callable[[House, Interaction, str], Awaitable[Reply]]

ROUTES: Final[Mapping[str, tuple[Route, Where]]] = {
    "help": (help.chosen, Where.IN_PLACE),
    "dm": (about.try_dm, Where.PRIVATE),
    "report": (about.report, Where.PRIVATE),
    "table": (table.pressed, Where.IN_PLACE),
}
"""Per area of a custom_id: who answers, and where to say "thinking" if it takes long."""
MOST_CHOICES: Final = 25


def add_commands(tree: app_commands.CommandTree[Any], house: House, serve: Serve) -> None:
    """Put every command on the tree, in English; `command_words` has the other languages."""
    words = words_for(ENGLISH)

    @tree.command(name="help", description=words("command-help"))
    @app_commands.describe(topic=words("command-help-topic"))
    async def help_command(interaction: Interaction, topic: str | None = None) -> None:
        await serve(interaction, lambda: help.show(interaction, topic))

    @help_command.autocomplete("topic")
    async def topics(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = help.suggested(words_of(interaction), typed)[:MOST_CHOICES]
        return [app_commands.Choice(name=title, value=name) for title, name in found]

    @tree.command(name="about", description=words("command-about"))
    async def about_command(interaction: Interaction) -> None:
        await serve(interaction, lambda: about.show(house, interaction))

    group = app_commands.Group(name="alhambra", description=words("command-alhambra"), guild_only=True)

    @group.command(name="new", description=words("command-alhambra-new"))
    @app_commands.describe(thread=words("command-alhambra-new-thread"))
    async def new_command(interaction: Interaction, *, thread: bool = False) -> None:
        await serve(interaction, lambda: table.new(house, interaction, thread=thread))

    @group.command(name="show", description=words("command-alhambra-show"))
    async def show_command(interaction: Interaction) -> None:
        await serve(interaction, lambda: table.show(house, interaction))

    @group.command(name="close", description=words("command-alhambra-close"))
    async def close_command(interaction: Interaction) -> None:
        await serve(interaction, lambda: table.close(house, interaction))

    tree.add_command(group)
