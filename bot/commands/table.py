"""/alhambra: opening, showing and closing a table, and the buttons of its lobby."""

from typing import Final

import discord

from bot import lobby, panels, phrases
from bot.custom_ids import parse_table_button
from bot.house import House
from bot.lobby import LobbyReason, LobbyRefusal, Person, TableOpened
from bot.replies import Interaction, Reply, Where
from bot.tables import Act, Table

NEEDED: Final = discord.Permissions(
    view_channel=True, send_messages=True, attach_files=True, embed_links=True
)
NEEDED_IN_THREADS: Final = discord.Permissions(
    view_channel=True, send_messages_in_threads=True, attach_files=True, embed_links=True
)


async def new(house: House, interaction: Interaction, *, thread: bool) -> Reply:
    """Open a table here, or in a new thread."""
    if await house.store.has_seen(interaction.id):
        return Reply(panels.text(phrases.ALREADY_DONE))
    channel = interaction.channel
    inside = isinstance(channel, discord.Thread)
    if lacking := _lacking(interaction, in_thread=thread or inside, makes_thread=thread and not inside):
        return Reply(panels.text(phrases.missing_permissions(lacking)))
    who = _person(interaction)
    channel_id = interaction.channel_id or 0
    if not thread and (there := await house.tables.at(channel_id)) is not None:
        return Reply(panels.text(phrases.table_elsewhere(await _link(house, there))))
    answer = phrases.table_opened(None)
    if thread and isinstance(channel, discord.TextChannel):
        made = await channel.create_thread(
            name=phrases.thread_name(who.name), type=discord.ChannelType.public_thread
        )
        channel_id = made.id
        answer = phrases.table_opened(made.id)
    await house.tables.open(channel_id, interaction.guild_id or 0, TableOpened(who), interaction.id)
    return Reply(panels.text(answer), afterwards=house.outbox.flush)


async def show(house: House, interaction: Interaction) -> Reply:
    """Post this channel's table again."""
    table = await house.tables.at(interaction.channel_id or 0)
    if table is None:
        return Reply(panels.text(phrases.NOTHING_TO_SHOW))
    await house.store.post_again(table.stored, table.number, interaction.id)
    return Reply(panels.text(phrases.TABLE_SHOWN), afterwards=house.outbox.flush)


async def close(house: House, interaction: Interaction) -> Reply:
    """Close this channel's table."""
    who, manages = _person(interaction), interaction.permissions.manage_guild
    try:
        await house.tables.act(
            interaction.channel_id or 0, lambda now: lobby.close(now, who, manages=manages), interaction.id
        )
    except LobbyRefusal as refusal:
        return Reply(panels.text(phrases.refused(refusal.reason)))
    return Reply(panels.text(phrases.TABLE_CLOSED), afterwards=house.outbox.flush)


async def pressed(house: House, interaction: Interaction, rest: str) -> Reply:
    """A button of a lobby: what it means is in its custom_id, however old it is."""
    button = parse_table_button(rest)
    if button is None:
        return Reply(panels.text(phrases.GONE))
    act = _act(interaction, button.order)
    table = await house.tables.by_id(button.table_id)
    if table is None or act is None:
        return Reply(panels.text(phrases.GONE))
    if table.lobby.closed:
        return Reply(panels.text(phrases.MOVED_ON))
    try:
        table = await house.tables.act(table.stored.channel_id, act, interaction.id)
    except LobbyRefusal as refusal:
        gone = refusal.reason is LobbyReason.NO_TABLE
        return Reply(panels.text(phrases.MOVED_ON if gone else phrases.refused(refusal.reason)))
    view = panels.lobby(table.lobby, table.stored.id, table.number)

    async def shown() -> None:
        await house.store.refreshed(table.stored.id, table.number)

    return Reply(view, Where.IN_PLACE, afterwards=shown)


def _act(interaction: Interaction, order: str) -> Act | None:
    who, manages = _person(interaction), interaction.permissions.manage_guild
    acts: dict[str, Act] = {
        "join": lambda now: lobby.sit_down(now, who),
        "leave": lambda now: lobby.get_up(now, who),
        "close": lambda now: lobby.close(now, who, manages=manages),
    }
    return acts.get(order)


def _person(interaction: Interaction) -> Person:
    return Person(interaction.user.id, interaction.user.display_name)


def _lacking(interaction: Interaction, *, in_thread: bool, makes_thread: bool) -> list[str]:
    """The permissions that the bot lacks here, as Discord names them."""
    needed = NEEDED_IN_THREADS if in_thread else NEEDED
    wanted = {name for name, needs in needed if needs} | (
        {"create_public_threads"} if makes_thread else set()
    )
    had = {name for name, has in interaction.app_permissions if has}
    return [name.replace("_", " ").title() for name in sorted(wanted - had)]


async def _link(house: House, table: Table) -> str:
    message_id = await house.store.post_of(table.stored.id)
    place = f"https://discord.com/channels/{table.stored.guild_id}/{table.stored.channel_id}"
    return f"{place}/{message_id}" if message_id else f"<#{table.stored.channel_id}>"
