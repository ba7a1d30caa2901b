"""The slash commands and the routes of components: thin callbacks, one handler each."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

from discord import app_commands

from bot import phrases
from bot.commands import about, help, table  # noqa: A004 (the command is called so)
from bot.house import House
from bot.replies import Interaction, Reply, Where, Work

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
    """Put every command on the tree."""

    @tree.command(name="help", description=phrases.HELP_DESCRIPTION)
    @app_commands.describe(topic=phrases.HELP_TOPIC_DESCRIPTION)
    async def help_command(interaction: Interaction, topic: str | None = None) -> None:
        await serve(interaction, lambda: help.show(topic))

    @help_command.autocomplete("topic")
    async def topics(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:  # noqa: ARG001
        found = help.suggested(typed)[:MOST_CHOICES]
        return [app_commands.Choice(name=title, value=name) for title, name in found]

    @tree.command(name="about", description=phrases.ABOUT_DESCRIPTION)
    async def about_command(interaction: Interaction) -> None:
        await serve(interaction, lambda: about.show(house))

    group = app_commands.Group(name="alhambra", description=phrases.ALHAMBRA_DESCRIPTION, guild_only=True)

    @group.command(name="new", description=phrases.NEW_DESCRIPTION)
    @app_commands.describe(thread=phrases.THREAD_DESCRIPTION)
    async def new_command(interaction: Interaction, *, thread: bool = False) -> None:
        await serve(interaction, lambda: table.new(house, interaction, thread=thread))

    @group.command(name="show", description=phrases.SHOW_DESCRIPTION)
    async def show_command(interaction: Interaction) -> None:
        await serve(interaction, lambda: table.show(house, interaction))

    @group.command(name="close", description=phrases.CLOSE_DESCRIPTION)
    async def close_command(interaction: Interaction) -> None:
        await serve(interaction, lambda: table.close(house, interaction))

    tree.add_command(group)
