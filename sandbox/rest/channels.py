"""REST: channels themselves, and typing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox.limits.access import check_may, visible_channel
from sandbox.limits.thread_lint import check_thread_edit
from sandbox.rest.endpoint import ActionOption, Endpoint, Reply
from sandbox.world.feed import TypingStarted
from sandbox.world.moderation import announce_thread, delete_channel
from sandbox.world.payloads import channel_payload
from sandbox.world.permissions import Permission
from sandbox.world.state import ChannelKind

if TYPE_CHECKING:
    from sandbox.world.world import World

ONE = "/channels/{channel_id}"


def fetch(world: World, ask: ActionOption) -> Reply:
    """A channel."""
    return Reply(channel_payload(world, visible_channel(world, ask)))


def edit(world: World, ask: ActionOption) -> Reply:
    """Rename, archive or lock a thread; the bot's own threads, or any with the right to manage them."""
    channel = visible_channel(world, ask)
    if not (channel.is_thread and channel.owner_id == world.bot_id):
        check_may(world, channel, Permission.MANAGE_THREADS)
    check_thread_edit(ask.body)
    channel.name = ask.body.get("name", channel.name)
    if "archived" in ask.body:
        channel.archived = ask.body["archived"]
        channel.archive_moment = world.clock.now()
    channel.locked = ask.body.get("locked", channel.locked)
    channel.auto_archive = ask.body.get("auto_archive_duration") or channel.auto_archive
    announce_thread(world, channel)
    return Reply(channel_payload(world, channel))


def delete(world: World, ask: ActionOption) -> Reply:
    """Delete a thread, or close a conversation."""
    channel = visible_channel(world, ask)
    payload = channel_payload(world, channel)
    if channel.kind is not ChannelKind.DM:
        check_may(world, channel, Permission.MANAGE_THREADS)
        delete_channel(world, channel.id)
    return Reply(payload)


def typing(world: World, ask: ActionOption) -> Reply:
    """Show that the bot writes."""
    channel = visible_channel(world, ask)
    world.tell_channel(channel, TypingStarted(channel.id, world.bot_id))
    return Reply()


ENDPOINTS = (
    Endpoint("GET", ONE, fetch),
    Endpoint("PATCH", ONE, edit),
    Endpoint("DELETE", ONE, delete),
    Endpoint("POST", f"{ONE}/typing", typing),
)
