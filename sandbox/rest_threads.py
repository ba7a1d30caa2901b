"""REST: starting and joining threads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox.access import check_may, seen_channel, seen_message
from sandbox.errors import invalid, missing_permissions, thread_exists
from sandbox.feed import ChannelChanged
from sandbox.messages import announce_edit
from sandbox.payloads import channel_payload
from sandbox.permissions import Permission
from sandbox.rest import Ask, Endpoint, Reply
from sandbox.state import Channel, ChannelKind, Json, MessageFlag
from sandbox.thread_lint import check_new_thread

if TYPE_CHECKING:
    from sandbox.world import World

DAY = 1440


def from_message(world: World, ask: Ask) -> Reply:
    """Start a thread at a message; it gets the message's id."""
    channel = seen_channel(world, ask)
    message = seen_message(world, ask)
    _check_can_hold_threads(channel)
    check_may(world, channel, Permission.CREATE_PUBLIC_THREADS)
    check_new_thread(ask.body, from_message=True)
    if message.id in world.channels:
        raise thread_exists()
    message.thread_id = message.id
    message.flags |= MessageFlag.HAS_THREAD
    thread = _start(world, channel, message.id, ChannelKind.PUBLIC_THREAD, ask.body)
    announce_edit(world, message)
    return Reply(channel_payload(world, thread), 201)


def on_its_own(world: World, ask: Ask) -> Reply:
    """Start a thread without a message."""
    channel = seen_channel(world, ask)
    _check_can_hold_threads(channel)
    check_new_thread(ask.body, from_message=False)
    kind = ChannelKind(ask.body.get("type") or ChannelKind.PRIVATE_THREAD)
    private = kind is ChannelKind.PRIVATE_THREAD
    needed = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    check_may(world, channel, needed)
    thread = _start(world, channel, world.snowflakes.next(), kind, ask.body)
    return Reply(channel_payload(world, thread), 201)


def add_member(world: World, ask: Ask) -> Reply:
    """Bring somebody (or the bot itself) into a thread."""
    thread = seen_channel(world, ask)
    name = ask.params["user_id"]
    user_id = world.bot_id if name == "@me" else ask.id("user_id")
    if user_id not in world.users:
        raise missing_permissions()
    if user_id not in thread.recipients:
        thread.recipients.append(user_id)
        world.tell_channel(thread, ChannelChanged(thread))
    return Reply()


def _check_can_hold_threads(channel: Channel) -> None:
    if channel.kind is not ChannelKind.TEXT:
        raise invalid(("channel_id",), "CHANNEL_TYPE_INVALID", "Cannot execute action on this channel type")


def _start(world: World, parent: Channel, thread_id: int, kind: ChannelKind, body: Json) -> Channel:
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


ENDPOINTS = (
    Endpoint("POST", "/channels/{channel_id}/messages/{message_id}/threads", from_message),
    Endpoint("POST", "/channels/{channel_id}/threads", on_its_own),
    Endpoint("PUT", "/channels/{channel_id}/thread-members/{user_id}", add_member),
)
