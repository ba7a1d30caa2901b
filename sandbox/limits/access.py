"""What the bot may see and do in a channel, with Discord's refusals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox.limits.error_codes import (
    dms_closed,
    missing_access,
    missing_permissions,
    no_mutual_guild,
    thread_archived,
    thread_locked,
    unknown_message,
)
from sandbox.world.permissions import Permission, talking_in
from sandbox.world.state import Channel, ChannelKind, Message

if TYPE_CHECKING:
    from sandbox.rest.endpoint import ActionOption
    from sandbox.world.messages import Draft
    from sandbox.world.world import World


def visible_channel(world: World, ask: ActionOption) -> Channel:
    """The channel a request names, if the bot can see it."""
    channel = world.found_channel(ask.id("channel_id"))
    if not world.may(channel, world.bot_id, Permission.VIEW_CHANNEL):
        raise missing_access()
    return channel


def visible_message(world: World, ask: ActionOption) -> Message:
    """The message a request names; ephemeral ones cannot be named by id."""
    channel = visible_channel(world, ask)
    message = world.messages.get(ask.id("message_id"))
    if message is None or message.channel_id != channel.id or message.reader is not None:
        raise unknown_message()
    return message


def read_message(world: World, ask: ActionOption) -> Message:
    """The same, where the right to read the history is needed."""
    message = visible_message(world, ask)
    check_may(world, world.channels[message.channel_id], Permission.READ_MESSAGE_HISTORY)
    return message


def check_may(world: World, channel: Channel, permission: Permission) -> None:
    """Refuse unless the bot has a right."""
    if not world.may(channel, world.bot_id, permission):
        raise missing_permissions()


def check_may_send(world: World, channel: Channel, draft: Draft) -> None:
    """Refuse unless the bot may say this here."""
    if channel.kind is ChannelKind.DM:
        _check_dm(world, channel)
        return
    if channel.locked and not world.may(channel, world.bot_id, Permission.MANAGE_THREADS):
        raise thread_locked()
    check_may(world, channel, talking_in(channel))
    if draft.uploads:
        check_may(world, channel, Permission.ATTACH_FILES)
    if draft.body.get("embeds"):
        check_may(world, channel, Permission.EMBED_LINKS)


def check_awake(world: World, message: Message) -> None:
    """Refuse to change a message in an archived thread; ephemeral ones are exempt."""
    channel = world.channels.get(message.channel_id)
    if message.reader is None and channel is not None and channel.archived:
        raise thread_archived()


def _check_dm(world: World, channel: Channel) -> None:
    person = next(one for one in channel.recipients if one != world.bot_id)
    shared = [
        guild for guild in world.guilds.values() if person in guild.members and world.bot_id in guild.members
    ]
    if not shared:
        raise no_mutual_guild()
    if not world.users[person].accepts_dms:
        raise dms_closed()
