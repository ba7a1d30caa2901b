"""What one person's page shows, as JSON: built from what the world lets that person see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox.acts.registered_commands import commands_for
from sandbox.world.message_payload import message_payload
from sandbox.world.payloads import channel_payload, emoji_payload, user_payload
from sandbox.world.permissions import Permission
from sandbox.world.state import Channel, ChannelKind, Json, Message, User

if TYPE_CHECKING:
    from sandbox.world.world import World

HISTORY = 50
"""Messages shown at once; scrolling up loads older ones."""
REMEMBERED_PINGS = 50
HOME = "alhambra"
LOCALISED = ("name", "description")


def people_of(world: World) -> list[User]:
    """Every person a visitor can be: not the bot; owners of servers come last."""
    owners = {guild.owner_id for guild in world.guilds.values()}
    people = [user for user in world.users.values() if not user.bot]
    return sorted(people, key=lambda user: user.id in owners)


def person_called(world: World, name: str) -> User | None:
    """The person an address names, by name or id, whatever the case."""
    wanted = name.casefold()
    for user in people_of(world):
        if wanted in (user.name.casefold(), user.display.casefold(), str(user.id)):
            return user
    return None


def person_view(world: World, user: User) -> Json:
    """A person as the page shows them, with the servers they own and the language they have told."""
    return {
        "id": str(user.id),
        "name": user.name,
        "display": user.display,
        "bot": user.bot,
        "owns": [guild.name for guild in world.guilds.values() if guild.owner_id == user.id],
        "locale": user.locale if user.has_told_language else None,
    }


def hello_view(world: World, me: User, since: int) -> Json:
    """Everything a page needs before it shows its first channel."""
    channels = [channel_view(world, me.id, one) for one in world.visible_channels(me.id)]
    return {
        "kind": "hello",
        "me": person_view(world, me),
        "bot": person_view(world, world.users[world.bot_id]),
        "people": [person_view(world, user) for user in people_of(world)],
        "users": [person_view(world, user) for user in world.users.values()],
        "guilds": [_guild_view(world, guild_id) for guild_id in world.guilds],
        "channels": channels,
        "emojis": [emoji_payload(world, emoji) for emoji in world.emojis.values()],
        "home": _home(world, me.id),
        "base_url": world.base_url,
        "now": world.clock.now(),
        "locale": me.locale,
        "since": str(since),
    }


def channel_view(world: World, user_id: int, channel: Channel) -> Json:
    """A channel with what the list at the left says about it."""
    calls = [one.id for one in world.messages_in(channel.id) if calls_for(one, user_id)]
    talking = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
    payload = channel_payload(world, channel)
    if channel.kind is ChannelKind.DM:
        others = [world.users[one] for one in channel.recipients if one != user_id]
        payload["recipients"] = [user_payload(user) for user in others]
    return {
        **payload,
        "calls": [str(one) for one in calls[-REMEMBERED_PINGS:]],
        "may_talk": world.may(channel, user_id, talking),
        "members": [str(one) for one in sorted(world.audience(channel))],
    }


def message_view(world: World, user_id: int, message: Message) -> Json:
    """A message, and whether it calls this person."""
    payload = message_payload(world, message)
    reply = world.messages.get(message.reference_id or 0)
    if reply is not None and world.may_see(reply, user_id):
        payload["referenced_message"] = {
            "id": str(reply.id),
            "author": user_payload(world.users[reply.author_id]),
            "content": reply.content,
        }
    asked = payload.get("interaction_metadata", {})
    if "name" in asked:
        asked["shown_name"] = _command_shown(world, world.users[user_id].locale, asked["name"])
    return {**payload, "calls_me": calls_for(message, user_id)}


def calls_for(message: Message, user_id: int) -> bool:
    """Whether a message pings a person."""
    return message.author_id != user_id and (user_id in message.pings or message.pings_everyone)


def history_view(world: World, user_id: int, channel_id: int, before: int | None, since: int) -> Json:
    """The newest messages of a channel, or those before one of them."""
    seen = [one for one in world.visible_messages(user_id, channel_id) if is_on_page(one, since)]
    if before is not None:
        seen = [one for one in seen if one.id < before]
    return {
        "kind": "history",
        "channel": str(channel_id),
        "messages": [message_view(world, user_id, one) for one in seen[-HISTORY:]],
        "more": len(seen) > HISTORY,
    }


def is_on_page(message: Message, since: int) -> bool:
    """Whether a page opened at `since` still has a message: ephemeral ones do not outlive a reload."""
    return message.reader is None or message.id > since


def commands_view(world: World, me: User, channel: Channel) -> list[Json]:
    """The slash commands offered in a channel, with names in the person's language beside the real ones."""
    return [_shown(command, me.locale) for command in commands_for(world, me.id, channel)]


def _command_shown(world: World, locale: str, name: str) -> str:
    """A command such as "alhambra new" as a person's client names it; one that is gone keeps its name."""
    nodes, shown = [one for registered in world.commands.values() for one in registered], list[str]()
    for word in name.split():
        found: Json = next((one for one in nodes if one["name"] == word), {"name": word})
        shown.append(_shown(found, locale)["shown_name"])
        nodes = found.get("options") or []
    return " ".join(shown)


def _shown(node: Json, locale: str) -> Json:
    """A command, option or choice with `shown_name` and `shown_description`."""
    shown = {key: value for key, value in node.items() if not key.endswith("_localizations")}
    for field in LOCALISED:
        if field in node:
            shown[f"shown_{field}"] = (node.get(f"{field}_localizations") or {}).get(locale) or node[field]
    for nested in ("options", "choices"):
        if node.get(nested):
            shown[nested] = [_shown(one, locale) for one in node[nested]]
    return shown


def _guild_view(world: World, guild_id: int) -> Json:
    guild = world.guilds[guild_id]
    roles = [{"id": str(role.id), "name": role.name} for role in guild.roles.values()]
    return {"id": str(guild.id), "name": guild.name, "roles": roles}


def _home(world: World, user_id: int) -> str | None:
    """The channel a first visit opens."""
    texts = [one for one in world.visible_channels(user_id) if one.kind is ChannelKind.TEXT]
    named = [one for one in texts if one.name == HOME] or texts
    return str(named[0].id) if named else None
