"""What a server's people do: come and go, delete channels, archive threads, remove the bot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox.world.feed import ChannelChanged, ChannelGone
from sandbox.world.payloads import channel_payload
from sandbox.world.state import Member

if TYPE_CHECKING:
    from sandbox.world.state import Channel
    from sandbox.world.world import World


def delete_channel(world: World, channel_id: int) -> None:
    """Delete a channel with its threads and messages."""
    for thread in [one for one in world.channels.values() if one.parent_id == channel_id]:
        delete_channel(world, thread.id)
    channel = world.channels[channel_id]
    world.tell_channel(channel, ChannelGone(channel_id))
    payload = channel_payload(world, channel)
    del world.channels[channel_id]
    world.messages = {key: one for key, one in world.messages.items() if one.channel_id != channel_id}
    event = "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE"
    world.dispatch(event, payload, channel.guild_id)


def archive_thread(world: World, thread: Channel, *, locked: bool = False) -> None:
    """Archive a thread; a locked one stays archived."""
    thread.archived, thread.locked = True, locked
    thread.archive_moment = world.clock.now()
    announce_thread(world, thread)


def lock_thread(world: World, thread: Channel, *, locked: bool = True) -> None:
    """Let only moderators write in a thread, without archiving it; or everyone again."""
    thread.locked = locked
    announce_thread(world, thread)


def announce_thread(world: World, thread: Channel) -> None:
    """Tell everyone, and the bot, the state of a thread."""
    world.tell_channel(thread, ChannelChanged(thread))
    world.dispatch("THREAD_UPDATE", channel_payload(world, thread), thread.guild_id)


def leave_guild(world: World, guild_id: int, user_id: int) -> None:
    """A person leaves a server, or is removed. Only bots that may know who is there are told."""
    seen = {one.id for one in world.visible_channels(user_id) if one.guild_id == guild_id}
    del world.guilds[guild_id].members[user_id]
    for channel_id in seen:
        world.feed.tell({user_id}, ChannelGone(channel_id))


def join_guild(world: World, guild_id: int, user_id: int) -> None:
    """A person comes to a server, perhaps once more."""
    world.guilds[guild_id].members[user_id] = Member(user_id, [], world.clock.now())
    for channel in world.visible_channels(user_id):
        world.feed.tell({user_id}, ChannelChanged(channel))


def expel_bot(world: World, guild_id: int) -> None:
    """Remove the bot from a server."""
    world.dispatch("GUILD_DELETE", {"id": str(guild_id)}, guild_id)
    del world.guilds[guild_id].members[world.bot_id]
