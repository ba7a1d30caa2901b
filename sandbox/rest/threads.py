"""REST: starting and joining threads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox.limits.access import check_may, visible_channel, visible_message
from sandbox.limits.error_codes import invalid, missing_permissions, thread_exists, unknown_member
from sandbox.limits.thread_lint import check_new_thread
from sandbox.rest.endpoint import ActionOption, Endpoint, Reply
from sandbox.world.clock import iso
from sandbox.world.feed import ChannelChanged
from sandbox.world.payloads import channel_payload
from sandbox.world.permissions import Permission
from sandbox.world.state import Channel, ChannelKind
from sandbox.world.threads import start_alone, start_at

if TYPE_CHECKING:
    from sandbox.world.world import World


def from_message(world: World, ask: ActionOption) -> Reply:
    """Start a thread at a message; it gets the message's id."""
    channel = visible_channel(world, ask)
    message = visible_message(world, ask)
    _check_can_hold_threads(channel)
    check_may(world, channel, Permission.CREATE_PUBLIC_THREADS)
    check_new_thread(ask.body, from_message=True)
    if message.id in world.channels:
        raise thread_exists()
    return Reply(channel_payload(world, start_at(world, message, ask.body)), 201)


def on_its_own(world: World, ask: ActionOption) -> Reply:
    """Start a thread without a message."""
    channel = visible_channel(world, ask)
    _check_can_hold_threads(channel)
    check_new_thread(ask.body, from_message=False)
    kind = ChannelKind(ask.body.get("type") or ChannelKind.PRIVATE_THREAD)
    private = kind is ChannelKind.PRIVATE_THREAD
    needed = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    check_may(world, channel, needed)
    return Reply(channel_payload(world, start_alone(world, channel, kind, ask.body)), 201)


def add_member(world: World, ask: ActionOption) -> Reply:
    """Add a person (or the bot itself) to a thread."""
    thread = visible_channel(world, ask)
    name = ask.params["user_id"]
    user_id = world.bot_id if name == "@me" else ask.id("user_id")
    if user_id not in world.users:
        raise missing_permissions()
    if user_id not in thread.recipients:
        thread.recipients.append(user_id)
        world.tell_channel(thread, ChannelChanged(thread))
    return Reply()


def member(world: World, ask: ActionOption) -> Reply:
    """A person in a thread."""
    thread, user_id = visible_channel(world, ask), ask.id("user_id")
    if user_id not in thread.recipients:
        raise unknown_member()
    joined = {"id": str(thread.id), "user_id": str(user_id), "join_timestamp": iso(thread.archive_moment)}
    return Reply({**joined, "flags": 0})


def _check_can_hold_threads(channel: Channel) -> None:
    if channel.kind is not ChannelKind.TEXT:
        raise invalid(("channel_id",), "CHANNEL_TYPE_INVALID", "Cannot execute action on this channel type")


ENDPOINTS = (
    Endpoint("POST", "/channels/{channel_id}/messages/{message_id}/threads", from_message),
    Endpoint("POST", "/channels/{channel_id}/threads", on_its_own),
    Endpoint("GET", "/channels/{channel_id}/thread-members/{user_id}", member),
    Endpoint("PUT", "/channels/{channel_id}/thread-members/{user_id}", add_member),
)
