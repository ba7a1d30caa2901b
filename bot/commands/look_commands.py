"""The slash commands with which anybody looks around."""

from typing import Any

from discord import app_commands

from bot.commands import look_routes
from bot.commands.shared import Serve, Tree, choices
from bot.delivery.replies import Interaction, Where, words_of
from bot.language.words import ENGLISH, words_for
from bot.private.rules_text import rules, topics
from bot.services import Services


def add_look_commands(tree: Tree, services: Services, serve: Serve) -> None:
    """Put them on the tree."""
    _add_plain_looks(tree, services, serve)
    _add_looks_at_somebody(tree, services, serve)
    _add_other_looks(tree, services, serve)


def _add_plain_looks(tree: Tree, services: Services, serve: Serve) -> None:
    """Commands that only name what is to be seen."""
    words = words_for(ENGLISH)

    def looks(name: str, description: str) -> None:
        async def command(interaction: Interaction) -> None:
            await serve(interaction, lambda: look_routes.look(services, interaction, name))

        tree.add_command(
            app_commands.Command[Any, ..., None](name=name, description=description, callback=command)
        )

    looks("hand", words("command-hand"))
    looks("table", words("command-table"))
    looks("scores", words("command-scores"))
    looks("log", words("command-log"))
    looks("history", words("command-history"))
    looks("memory", words("command-memory"))


def _add_looks_at_somebody(tree: Tree, services: Services, serve: Serve) -> None:
    words = words_for(ENGLISH)

    async def players(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return choices(await look_routes.players(services, interaction, typed))

    @tree.command(name="palace", description=words("command-palace"))
    @app_commands.describe(player=words("command-palace-player"))
    async def palace_command(interaction: Interaction, player: str = "") -> None:
        await serve(interaction, lambda: look_routes.look_at(services, interaction, "palace", player))

    @tree.command(name="describe", description=words("command-describe"))
    @app_commands.describe(player=words("command-describe-player"))
    async def describe_command(interaction: Interaction, player: str = "") -> None:
        await serve(interaction, lambda: look_routes.look_at(services, interaction, "describe", player))

    palace_command.autocomplete("player")(players)
    describe_command.autocomplete("player")(players)


def _add_other_looks(tree: Tree, services: Services, serve: Serve) -> None:
    words = words_for(ENGLISH)

    @tree.command(name="rules", description=words("command-rules"))
    @app_commands.describe(topic=words("command-rules-topic"))
    async def rules_command(interaction: Interaction, topic: str = "") -> None:
        await serve(interaction, lambda: services.reply(rules(words_of(interaction), topic), Where.PRIVATE))

    @rules_command.autocomplete("topic")
    async def rules_topics(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return choices((title, topic) for topic, title in topics(words_of(interaction), typed))

    @tree.command(name="mygames", description=words("command-mygames"))
    async def my_games_command(interaction: Interaction) -> None:
        await serve(interaction, lambda: look_routes.my_games(services, interaction))

    @tree.command(name="verify", description=words("command-verify"))
    async def verify_command(interaction: Interaction) -> None:
        await serve(interaction, lambda: look_routes.verified(services, interaction))

    @tree.command(name="record", description=words("command-record"))
    async def record_command(interaction: Interaction) -> None:
        await serve(interaction, lambda: look_routes.record(services, interaction))

    @tree.command(name="settings", description=words("command-settings"))
    @app_commands.describe(dms=words("command-settings-dms"))
    async def settings_command(interaction: Interaction, *, dms: bool) -> None:
        await serve(interaction, lambda: look_routes.settings(services, interaction, dms=dms))
