"""Starting threads, and what Discord itself says about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox.world.feed import ChannelChanged
from sandbox.world.messages import Draft, announce_edit, post
from sandbox.world.payloads import channel_payload
from sandbox.world.state import Channel, ChannelKind, Json, Message, MessageFlag, MessageKind

if TYPE_CHECKING:
    from sandbox.world.world import World

DAY = 1440
NOBODY: Json = {"parse": []}


def start_at(world: World, message: Message, body: Json) -> Channel:
    """Start a thread at a message; it has the message's id, and begins by pointing back to it."""
    message.thread_id = message.id
    message.flags |= MessageFlag.HAS_THREAD
    parent = world.channels[message.channel_id]
    thread = _started(world, parent, message.id, ChannelKind.PUBLIC_THREAD, body)
    announce_edit(world, message)
    pointing = {"message_reference": {"message_id": message.id}, "allowed_mentions": NOBODY}
    kind = MessageKind.THREAD_STARTER
    post(world, thread, world.bot_id, Draft(pointing, {}), kind=kind, reference_channel_id=parent.id)
    return thread


def start_alone(world: World, parent: Channel, kind: ChannelKind, body: Json) -> Channel:
    """Start a thread without a message; of a public one a line in its parent tells everybody."""
    thread = _started(world, parent, world.snowflakes.next(), kind, body)
    if kind is ChannelKind.PUBLIC_THREAD:
        named = Draft({"content": thread.name, "allowed_mentions": NOBODY}, {})
        told = MessageKind.THREAD_CREATED
        post(world, parent, world.bot_id, named, kind=told, reference_channel_id=thread.id)
    return thread


def _started(world: World, parent: Channel, thread_id: int, kind: ChannelKind, body: Json) -> Channel:
    thread = Channel(
        thread_id,
        kind,
        body["name"],
        parent.guild_id,
        parent.id,
        owner_id=world.bot_id,
        recipients=[world.bot_id],
        auto_archive=body.get("auto_archive_duration") or DAY,
        slowmode=body.get("rate_limit_per_user") or 0,
    )
    world.channels[thread.id] = thread
    world.tell_channel(thread, ChannelChanged(thread))
    payload = {**channel_payload(world, thread), "newly_created": True}
    world.dispatch("THREAD_CREATE", payload, thread.guild_id)
    return thread
