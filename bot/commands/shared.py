"""What handlers share: who asks, which table is meant, plain answers, posting afterwards."""

from collections.abc import Awaitable, Callable

from bot.delivery import components
from bot.delivery.interactions import Interaction, is_private
from bot.delivery.permissions import told
from bot.delivery.replies import Reply, Where
from bot.language.words import Words
from bot.public.posts import channel_link
from bot.services import Services
from bot.table import seating
from bot.table.lobby import Lobby
from bot.table.lobby_events import Person
from bot.table.lobby_reasons import LobbyReason, LobbyRefusal
from bot.table.table_state import Table


def said(text: str) -> Reply:
    """A plain private answer."""
    return Reply(components.text(text))


def lacks_rights(words: Words, permissions: list[str]) -> Reply:
    """Says which permissions the bot lacks here."""
    return said(words("trouble-permissions", permissions=told(words, permissions)))


def post_afterwards(services: Services, table: Table) -> Callable[[bool], Awaitable[None]]:
    """Posts what is pending at a table, once the person has been answered."""

    async def post(arrived: bool) -> None:  # noqa: ARG001 (public posts go out either way)
        await services.outbox.flush_channel(table.stored.channel_id)

    return post


def confirmation(services: Services, interaction: Interaction, table: Table, text: str) -> Reply:
    """Says that something was done, in the place of the question if that was private; then posts it."""
    where = Where.IN_PLACE if is_private(interaction) else Where.PRIVATE
    return Reply(components.text(text), where, afterwards=post_afterwards(services, table))


def person(interaction: Interaction) -> Person:
    """The person who uses the bot."""
    return Person(interaction.user.id, interaction.user.display_name)


def manages(interaction: Interaction) -> bool:
    """May they manage the server? In a DM with the bot everybody may."""
    return interaction.guild_id is None or interaction.permissions.manage_guild


async def table_here(services: Services, interaction: Interaction) -> Table:
    """The open table of this channel; or `LobbyRefusal`."""
    table = await services.tables.at(interaction.channel_id or 0)
    if table is None:
        raise LobbyRefusal(LobbyReason.NO_TABLE)
    return table


def has_room(lobby: Lobby, who: Person) -> bool:
    """Could this person sit down?"""
    try:
        seating.sit_down(lobby, who)
    except LobbyRefusal:
        return False
    return True


async def link_to(services: Services, channel_id: int) -> str:
    """Where a channel's table is shown."""
    table = await services.tables.at(channel_id)
    posts = await services.posts.posts_of(table.stored.id) if table else []
    if table is None or not posts:
        return f"<#{channel_id}>"
    return f"{channel_link(table)}/{posts[0].message_id}"
