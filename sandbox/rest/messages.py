"""REST: the bot's messages in channels and conversations, and reactions to messages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox.limits.access import (
    check_awake,
    check_may,
    check_may_send,
    read_message,
    visible_channel,
    visible_message,
)
from sandbox.limits.emoji_lint import check_emojis
from sandbox.limits.error_codes import invalid, missing_permissions, not_the_author, system_message
from sandbox.limits.message_lint import check_edit, check_message
from sandbox.rest.endpoint import ActionOption, Endpoint, Reply
from sandbox.world import messages
from sandbox.world.feed import MessageEdited
from sandbox.world.message_payload import emoji_of, message_payload
from sandbox.world.payloads import user_payload
from sandbox.world.permissions import Permission

if TYPE_CHECKING:
    from sandbox.world.state import Json, Message
    from sandbox.world.world import World

MAX_PAGE = 100
CHANNEL = "/channels/{channel_id}/messages"
ONE = CHANNEL + "/{message_id}"
REACTION = ONE + "/reactions/{emoji_name}"


def create(world: World, ask: ActionOption) -> Reply:
    """Send a message, once for each enforced nonce."""
    channel = visible_channel(world, ask)
    check_may_send(world, channel, ask.draft)
    check_message(ask.draft)
    check_emojis(world, ask.draft)
    _check_reference(world, ask.body.get("message_reference"))
    nonce = ask.body.get("nonce")
    if nonce is not None and ask.body.get("enforce_nonce"):
        before = messages.with_nonce(world, channel, world.bot_id, nonce)
        if before is not None:
            return Reply(message_payload(world, before))
    message = messages.post(world, channel, world.bot_id, ask.draft)
    return Reply(message_payload(world, message))


def _check_reference(world: World, reference: Json | None) -> None:
    if reference is not None and int(reference["message_id"]) not in world.messages:
        if reference.get("fail_if_not_exists", True):
            code = "MESSAGE_REFERENCE_UNKNOWN_MESSAGE"
            raise invalid(("message_reference",), code, "Unknown message")
        reference.clear()


def fetch(world: World, ask: ActionOption) -> Reply:
    """One message."""
    return Reply(message_payload(world, read_message(world, ask)))


def page(world: World, ask: ActionOption) -> Reply:
    """Messages of a channel, newest first."""
    channel = visible_channel(world, ask)
    limit = ask.number("limit", 50)
    if not 1 <= limit <= MAX_PAGE:
        raise invalid(("limit",), "NUMBER_TYPE_MAX", f"int value should be between 1 and {MAX_PAGE}.")
    if not world.may(channel, world.bot_id, Permission.READ_MESSAGE_HISTORY):
        return Reply([])
    found = world.messages_in(channel.id)
    if "after" in ask.query:
        found = [one for one in found if one.id > ask.number("after", 0)][:limit]
    elif "before" in ask.query:
        found = [one for one in found if one.id < ask.number("before", 0)]
    return Reply([message_payload(world, one) for one in reversed(found[-limit:])])


def edit(world: World, ask: ActionOption) -> Reply:
    """Change one of the bot's own messages."""
    message = visible_message(world, ask)
    if message.author_id != world.bot_id:
        raise not_the_author()
    if message.is_system:
        raise system_message()
    check_awake(world, message)
    check_edit(message, ask.draft)
    check_emojis(world, ask.draft)
    return Reply(message_payload(world, messages.edit(world, message, ask.draft)))


def delete(world: World, ask: ActionOption) -> Reply:
    """Delete a message: the bot's own, or any with the right to manage messages."""
    message = visible_message(world, ask)
    channel = world.channels[message.channel_id]
    if message.author_id != world.bot_id and not world.may(channel, world.bot_id, Permission.MANAGE_MESSAGES):
        raise missing_permissions()
    messages.delete(world, message)
    return Reply()


def react(world: World, ask: ActionOption) -> Reply:
    """React to a message."""
    message = read_message(world, ask)
    emoji = ask.params["emoji_name"]
    if emoji not in message.reactions:
        check_may(world, world.channels[message.channel_id], Permission.ADD_REACTIONS)
    people = message.reactions.setdefault(emoji, [])
    if world.bot_id not in people:
        people.append(world.bot_id)
        reaction_changed(world, message, "MESSAGE_REACTION_ADD", emoji, world.bot_id)
    return Reply()


def unreact(world: World, ask: ActionOption) -> Reply:
    """Remove the bot's reaction."""
    message = visible_message(world, ask)
    emoji = ask.params["emoji_name"]
    people = message.reactions.get(emoji, [])
    if world.bot_id in people:
        people.remove(world.bot_id)
        if not people:
            del message.reactions[emoji]
        reaction_changed(world, message, "MESSAGE_REACTION_REMOVE", emoji, world.bot_id)
    return Reply()


def reacted(world: World, ask: ActionOption) -> Reply:
    """Who used an emoji."""
    people = visible_message(world, ask).reactions.get(ask.params["emoji_name"], [])
    return Reply([user_payload(world.users[one]) for one in people])


def reaction_changed(world: World, message: Message, event: str, emoji: str, user_id: int) -> None:
    """Tell everyone who sees a message about its reactions."""
    world.tell_message(message, MessageEdited(message))
    channel = world.channels[message.channel_id]
    payload: Json = {
        "user_id": str(user_id),
        "channel_id": str(channel.id),
        "message_id": str(message.id),
        "emoji": emoji_of(emoji),
        "burst": False,
        "type": 0,
    }
    if channel.guild_id is not None:
        payload["guild_id"] = str(channel.guild_id)
    world.dispatch(event, payload, channel.guild_id)


ENDPOINTS = (
    Endpoint("POST", CHANNEL, create),
    Endpoint("GET", CHANNEL, page),
    Endpoint("GET", ONE, fetch),
    Endpoint("PATCH", ONE, edit),
    Endpoint("DELETE", ONE, delete),
    Endpoint("PUT", f"{REACTION}/@me", react),
    Endpoint("DELETE", f"{REACTION}/@me", unreact),
    Endpoint("GET", REACTION, reacted),
)
