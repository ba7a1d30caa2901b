"""REST: who the bot is, who others are, servers, and where the gateway stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox.limits.error_codes import invalid, missing_access, unknown_guild, unknown_member, unknown_user
from sandbox.rest.endpoint import ActionOption, Endpoint, Reply
from sandbox.world.payloads import (
    application_payload,
    channel_payload,
    guild_payload,
    member_payload,
    own_guild_payload,
    own_user_payload,
    user_payload,
)

if TYPE_CHECKING:
    from sandbox.world.state import Guild
    from sandbox.world.world import World


def me(world: World, _: ActionOption) -> Reply:
    """The bot's own user."""
    return Reply(own_user_payload(world.users[world.bot_id]))


def user(world: World, ask: ActionOption) -> Reply:
    """A person by id."""
    found = world.users.get(ask.id("user_id"))
    if found is None:
        raise unknown_user()
    return Reply(user_payload(found))


def application(world: World, _: ActionOption) -> Reply:
    """The bot's application."""
    return Reply(application_payload(world))


def gateway(world: World, _: ActionOption) -> Reply:
    """The gateway's address."""
    return Reply({"url": gateway_url(world)})


def gateway_for_bots(world: World, _: ActionOption) -> Reply:
    """The gateway's address, how many shards to use and how many logins are left."""
    shards = world.logins.recommended(len(world.bot_guilds()))
    return Reply({"url": gateway_url(world), "shards": shards, "session_start_limit": world.logins.limit()})


def gateway_url(world: World) -> str:
    """Where the gateway stands."""
    return world.base_url.replace("http://", "ws://") + "/gateway"


def open_dm(world: World, ask: ActionOption) -> Reply:
    """Open a conversation with a person; it can be opened even if nothing may be said in it."""
    recipient = ask.body.get("recipient_id")
    if recipient is None:
        raise invalid(("recipient_id",), "BASE_TYPE_REQUIRED", "This field is required")
    if not str(recipient).isdecimal():
        raise invalid(("recipient_id",), "NUMBER_TYPE_COERCE", f'Value "{recipient}" is not snowflake.')
    if int(recipient) not in world.users:
        raise unknown_user()
    return Reply(channel_payload(world, world.open_dm(int(recipient))))


def own_guilds(world: World, ask: ActionOption) -> Reply:
    """The servers that the bot is in, a page at a time, with its rights there."""
    here = [
        one
        for one in world.guilds.values()
        if one.id > ask.number("after", 0) and world.bot_id in one.members
    ]
    page = sorted(here, key=lambda one: one.id)[: ask.number("limit", 200)]
    return Reply([own_guild_payload(one, world.bot_id) for one in page])


def guild(world: World, ask: ActionOption) -> Reply:
    """A server the bot is in."""
    return Reply(guild_payload(_own_guild(world, ask)))


def guild_channels(world: World, ask: ActionOption) -> Reply:
    """A server's channels."""
    found = _own_guild(world, ask)
    here = [one for one in world.channels.values() if one.guild_id == found.id and not one.is_thread]
    return Reply([channel_payload(world, one) for one in here])


def guild_member(world: World, ask: ActionOption) -> Reply:
    """A person in a server."""
    user_id = ask.id("user_id")
    member = _own_guild(world, ask).members.get(user_id)
    if member is None:
        raise unknown_member() if user_id in world.users else unknown_user()
    return Reply(member_payload(world, member))


def _own_guild(world: World, ask: ActionOption) -> Guild:
    found = world.guilds.get(ask.id("guild_id"))
    if found is None:
        raise unknown_guild()
    if world.bot_id not in found.members:
        raise missing_access()
    return found


ENDPOINTS = (
    Endpoint("GET", "/users/@me", me),
    Endpoint("GET", "/users/{user_id}", user),
    Endpoint("GET", "/users/@me/guilds", own_guilds),
    Endpoint("POST", "/users/@me/channels", open_dm),
    Endpoint("GET", "/oauth2/applications/@me", application),
    Endpoint("GET", "/applications/@me", application),
    Endpoint("GET", "/gateway", gateway, needs_token=False),
    Endpoint("GET", "/gateway/bot", gateway_for_bots),
    Endpoint("GET", "/guilds/{guild_id}", guild),
    Endpoint("GET", "/guilds/{guild_id}/channels", guild_channels),
    Endpoint("GET", "/guilds/{guild_id}/members/{user_id}", guild_member),
)
