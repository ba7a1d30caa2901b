"""/alhambra: opening, showing and closing a table, and the buttons of its lobby."""

from collections.abc import Awaitable, Callable
from typing import Final

import discord

from bot import lobby, panels
from bot.custom_ids import parse_table_button
from bot.house import House
from bot.lobby import SEATS, LobbyReason, LobbyRefusal, Person, TableOpened
from bot.replies import Interaction, Reply, Where, words_of
from bot.tables import Act, Table
from bot.words import Words, kebab, words_for

A_WEEK: Final = 10080
"""Minutes after which a silent thread is archived: the longest Discord knows."""
LONGEST_THREAD_NAME: Final = 100
NEEDED: Final = discord.Permissions(
    view_channel=True, send_messages=True, attach_files=True, embed_links=True
)
NEEDED_IN_THREADS: Final = discord.Permissions(
    view_channel=True, send_messages_in_threads=True, attach_files=True, embed_links=True
)


async def new(house: House, interaction: Interaction, *, thread: bool) -> Reply:
    """Open a table here, or in a new thread."""
    words = words_of(interaction)
    if await house.store.has_seen(interaction.id):
        return Reply(panels.text(words("trouble-done-already")))
    channel = interaction.channel
    makes_thread = thread and isinstance(channel, discord.TextChannel)
    if lacking := _lacking(interaction, makes_thread=makes_thread):
        return _lacks(words, lacking)
    who = _person(interaction)
    channel_id = interaction.channel_id or 0
    if makes_thread and isinstance(channel, discord.TextChannel):
        name = words_for(lobby.LANGUAGE)("table-thread-name", opener=" ".join(who.name.split()))
        made = await channel.create_thread(
            name=name[:LONGEST_THREAD_NAME],
            type=discord.ChannelType.public_thread,
            auto_archive_duration=A_WEEK,
        )
        channel_id = made.id
    opened = await house.tables.open(channel_id, interaction.guild_id or 0, TableOpened(who), interaction.id)
    if opened is None:
        return Reply(panels.text(words("table-elsewhere", link=await _link(house, channel_id))))
    answer = (
        words("table-opened-in-thread", thread=f"<#{channel_id}>") if makes_thread else words("table-opened")
    )
    return Reply(panels.text(answer), afterwards=_flush(house, channel_id))


async def show(house: House, interaction: Interaction) -> Reply:
    """Post this channel's table again."""
    words = words_of(interaction)
    table = await house.tables.at(interaction.channel_id or 0)
    if table is None:
        return _refused(words, LobbyReason.NO_TABLE)
    if lacking := _lacking(interaction):
        return _lacks(words, lacking)
    await house.store.post_again(table.stored, table.number, interaction.id)
    return Reply(panels.text(words("table-shown")), afterwards=_flush(house, table.stored.channel_id))


async def close(house: House, interaction: Interaction) -> Reply:
    """Close this channel's table."""
    words = words_of(interaction)
    who, manages = _person(interaction), interaction.permissions.manage_guild
    channel_id = interaction.channel_id or 0
    try:
        await house.tables.act(channel_id, lambda now: lobby.close(now, who, manages=manages), interaction.id)
    except LobbyRefusal as refusal:
        return _refused(words, refusal.reason)
    return Reply(panels.text(words("table-closed")), afterwards=_flush(house, channel_id))


async def pressed(house: House, interaction: Interaction, rest: str) -> Reply:
    """A button of a lobby: what it means is in its custom_id, however old it is."""
    words = words_of(interaction)
    button = parse_table_button(rest)
    act = _act(interaction, button.order) if button else None
    table = await house.tables.by_id(button.table_id) if button else None
    if table is None or act is None:
        return Reply(panels.text(words("trouble-old-button")))
    if table.lobby.closed:
        return Reply(panels.text(words("table-gone")))
    try:
        table = await house.tables.act(table.stored.channel_id, act, interaction.id, table.stored.id)
    except LobbyRefusal as refusal:
        if refusal.reason is LobbyReason.NO_TABLE:
            return Reply(panels.text(words("table-gone")))
        return _refused(words, refusal.reason)
    view = panels.lobby(table.words, table.lobby, table.stored.id, table.number)
    return Reply(view, Where.IN_PLACE, afterwards=_shown(house, interaction, table))


def _refused(words: Words, reason: LobbyReason) -> Reply:
    return Reply(panels.text(words(f"lobby-refused-{kebab(reason.name)}", seats=SEATS)))


def _lacks(words: Words, permissions: list[str]) -> Reply:
    named = ", ".join(f"**{words(f'permission-{kebab(name)}')}**" for name in permissions)
    return Reply(panels.text(words("trouble-permissions", permissions=named)))


def _flush(house: House, channel_id: int) -> Callable[[bool], Awaitable[None]]:
    async def flush(arrived: bool) -> None:  # noqa: ARG001 (what is public goes out either way)
        await house.outbox.flush_channel(channel_id)

    return flush


def _shown(house: House, interaction: Interaction, sent: Table) -> Callable[[bool], Awaitable[None]]:
    """See to it that the table's newest post shows the newest state, whichever answer came last."""

    async def check(arrived: bool) -> None:
        newest = await house.tables.by_id(sent.stored.id)
        post = await house.store.post_of(sent.stored.id)
        in_the_post = interaction.message is not None and interaction.message.id == post
        if not arrived or not in_the_post:
            await house.outbox.flush_channel(sent.stored.channel_id)
        elif newest is not None and newest.number > sent.number:
            await house.outbox.refresh(newest)
        else:
            await house.store.refreshed(sent.stored.id, sent.number)

    return check


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


def _lacking(interaction: Interaction, *, makes_thread: bool = False) -> list[str]:
    """The permissions that the bot lacks here, as discord.py names them."""
    in_thread = makes_thread or isinstance(interaction.channel, discord.Thread)
    needed = NEEDED_IN_THREADS if in_thread else NEEDED
    wanted = {name for name, needs in needed if needs} | (
        {"create_public_threads"} if makes_thread else set()
    )
    had = {name for name, has in interaction.app_permissions if has}
    return sorted(wanted - had)


async def _link(house: House, channel_id: int) -> str:
    table = await house.tables.at(channel_id)
    message_id = await house.store.post_of(table.stored.id) if table else None
    if table is None or message_id is None:
        return f"<#{channel_id}>"
    return f"https://discord.com/channels/{table.stored.guild_id}/{channel_id}/{message_id}"
