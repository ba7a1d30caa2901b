"""What the files of commands share: how work is served, who speaks, which table is meant, plain answers."""

from collections.abc import Iterable
from typing import Any, Protocol

from discord import app_commands

from bot.delivery import components
from bot.delivery.replies import Interaction, Reply, Work
from bot.message.messages import LONGEST_OPTION, MOST_OPTIONS
from bot.public.posts import channel_link
from bot.services import Services
from bot.table.lobby import LobbyReason, LobbyRefusal
from bot.table.lobby_events import Person
from bot.table.table_state import Table
from render.alt_text.lengths import length, shortened

Tree = app_commands.CommandTree[Any]


class Serve(Protocol):
    """Does the work behind an interaction and answers it, whatever happens."""

    async def __call__(self, interaction: Interaction, work: Work) -> None: ...


def choices(found: Iterable[tuple[str, str]]) -> list[app_commands.Choice[str]]:
    """Suggestions out of names and values, as many and as long as Discord takes."""
    short = [
        (shortened(name, LONGEST_OPTION), value) for name, value in found if length(value) <= LONGEST_OPTION
    ]
    return [app_commands.Choice(name=name, value=value) for name, value in short[:MOST_OPTIONS]]


def said(text: str) -> Reply:
    """A plain private answer."""
    return Reply(components.text(text))


def person(interaction: Interaction) -> Person:
    """Whoever speaks to the bot."""
    return Person(interaction.user.id, interaction.user.display_name)


def manages(interaction: Interaction) -> bool:
    """May they manage the server? In a DM with the bot people are on their own ground."""
    return interaction.guild_id is None or interaction.permissions.manage_guild


async def table_here(services: Services, interaction: Interaction) -> Table:
    """The open table of this channel; or `LobbyRefusal`."""
    table = await services.tables.at(interaction.channel_id or 0)
    if table is None:
        raise LobbyRefusal(LobbyReason.NO_TABLE)
    return table


async def link_to(services: Services, channel_id: int) -> str:
    """Where a channel's table is shown."""
    table = await services.tables.at(channel_id)
    posts = await services.posts.posts_of(table.stored.id) if table else []
    if table is None or not posts:
        return f"<#{channel_id}>"
    return f"{channel_link(table)}/{posts[0].message_id}"
