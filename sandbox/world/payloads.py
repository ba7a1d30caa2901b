"""The world's people, servers and channels in the words of Discord's API."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox.world.clock import iso
from sandbox.world.permissions import Permission, permissions_on
from sandbox.world.snowflake import made_at
from sandbox.world.state import Channel, ChannelKind, Guild, Json, Member, Overwrite, Role, User

if TYPE_CHECKING:
    from sandbox.world.state import Emoji
    from sandbox.world.world import World

MAX_UPLOAD = 10 * 1024 * 1024


def user_payload(user: User) -> Json:
    """A person as others see them."""
    return {
        "id": str(user.id),
        "username": user.name,
        "avatar": None,
        "discriminator": "0000" if user.bot else "0",
        "public_flags": 0,
        "flags": 0,
        "bot": user.bot,
        "global_name": None if user.bot else user.display,
        "primary_guild": None,
    }


def own_user_payload(user: User) -> Json:
    """The bot as it sees itself."""
    return {
        **user_payload(user),
        "mfa_enabled": False,
        "locale": user.locale,
        "verified": True,
        "email": None,
    }


def member_payload(world: World, member: Member) -> Json:
    """A person in a server."""
    return {
        "user": user_payload(world.users[member.user_id]),
        "nick": None,
        "avatar": None,
        "banner": None,
        "roles": [str(role) for role in member.roles],
        "joined_at": iso(member.joined),
        "premium_since": None,
        "communication_disabled_until": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
    }


def role_payload(role: Role, position: int) -> Json:
    """A role."""
    return {
        "id": str(role.id),
        "name": role.name,
        "permissions": str(role.permissions),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": role.managed,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def guild_payload(guild: Guild) -> Json:
    """A server as REST gives it."""
    return {
        "id": str(guild.id),
        "name": guild.name,
        "owner_id": str(guild.owner_id),
        "roles": [role_payload(role, at) for at, role in enumerate(guild.roles.values())],
        "preferred_locale": guild.locale,
        **_UNUSED_GUILD_FIELDS,
        "max_members": 500_000,
    }


def own_guild_payload(guild: Guild, user_id: int) -> Json:
    """A server in the list of somebody's own, with their rights on it."""
    return {
        "id": str(guild.id),
        "name": guild.name,
        "icon": None,
        "banner": None,
        "owner": guild.owner_id == user_id,
        "permissions": str(int(permissions_on(guild, user_id))),
        "features": [],
    }


def arriving_guild_payload(world: World, guild: Guild, here: list[Channel]) -> Json:
    """A server with its channels and threads, as the gateway brings it."""
    threads = [one for one in here if one.is_thread and not one.archived]
    seen = [one for one in threads if world.may(one, world.bot_id, Permission.VIEW_CHANNEL)]
    return {
        **guild_payload(guild),
        "joined_at": iso(guild.members[world.bot_id].joined),
        "large": False,
        "unavailable": False,
        "member_count": len(guild.members),
        "members": [member_payload(world, guild.members[world.bot_id])],
        "channels": [channel_payload(world, one) for one in here if not one.is_thread],
        "threads": [channel_payload(world, one) for one in seen],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def channel_payload(world: World, channel: Channel) -> Json:
    """A channel, thread or conversation."""
    last = channel.last_message_id
    shared = {
        "id": str(channel.id),
        "type": int(channel.kind),
        "flags": 0,
        "last_message_id": None if last is None else str(last),
    }
    if channel.kind is ChannelKind.DM:
        others = [world.users[one] for one in channel.recipients if one != world.bot_id]
        return {**shared, "recipients": [user_payload(user) for user in others]}
    named = {
        **shared,
        "guild_id": str(channel.guild_id),
        "name": channel.name,
        "parent_id": None if channel.parent_id is None else str(channel.parent_id),
        "rate_limit_per_user": channel.slowmode,
    }
    if channel.is_thread:
        return {**named, **_thread_fields(world, channel)}
    return {
        **named,
        "position": channel.position,
        "topic": None,
        "nsfw": False,
        "permission_overwrites": [_overwrite_payload(one) for one in channel.overwrites.values()],
    }


def thread_member_payload(channel: Channel, user_id: int) -> Json:
    """A member of a thread."""
    return {
        "id": str(channel.id),
        "user_id": str(user_id),
        "join_timestamp": iso(made_at(channel.id)),
        "flags": 0,
    }


def emoji_payload(world: World, emoji: Emoji) -> Json:
    """An emoji of the application."""
    return {
        "id": str(emoji.id),
        "name": emoji.name,
        "roles": [],
        "user": user_payload(world.users[world.bot_id]),
        "require_colons": True,
        "managed": False,
        "animated": emoji.animated,
        "available": True,
    }


def application_payload(world: World) -> Json:
    """The bot's application as its owner sees it."""
    bot = world.users[world.bot_id]
    owner = next(user for user in world.users.values() if not user.bot)
    return {
        "id": str(world.application_id),
        "name": bot.display,
        "icon": None,
        "description": "",
        "type": None,
        "bot": user_payload(bot),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user_payload(owner),
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
    }


def _thread_fields(world: World, channel: Channel) -> Json:
    count = sum(not one.is_system for one in world.messages_in(channel.id))
    created = made_at(channel.id)
    fields = {
        "owner_id": str(channel.owner_id),
        "message_count": count,
        "total_message_sent": count,
        "member_count": max(1, len(channel.recipients)),
        "thread_metadata": {
            "archived": channel.archived,
            "archive_timestamp": iso(channel.archive_moment or created),
            "auto_archive_duration": channel.auto_archive,
            "locked": channel.locked,
            "create_timestamp": iso(created),
        },
    }
    if world.bot_id in channel.recipients:
        fields["member"] = thread_member_payload(channel, world.bot_id)
    return fields


def _overwrite_payload(overwrite: Overwrite) -> Json:
    return {
        "id": str(overwrite.id),
        "type": int(overwrite.person),
        "allow": str(overwrite.allow),
        "deny": str(overwrite.deny),
    }


_UNUSED_GUILD_FIELDS: Json = {
    "icon": None,
    "description": None,
    "home_header": None,
    "splash": None,
    "discovery_splash": None,
    "features": [],
    "banner": None,
    "application_id": None,
    "region": "deprecated",
    "afk_channel_id": None,
    "afk_timeout": 300,
    "system_channel_id": None,
    "system_channel_flags": 0,
    "widget_enabled": False,
    "widget_channel_id": None,
    "verification_level": 0,
    "default_message_notifications": 1,
    "mfa_level": 0,
    "explicit_content_filter": 0,
    "max_presences": None,
    "max_stage_video_channel_users": 50,
    "max_video_channel_users": 25,
    "vanity_url_code": None,
    "premium_tier": 0,
    "premium_subscription_count": 0,
    "rules_channel_id": None,
    "safety_alerts_channel_id": None,
    "public_updates_channel_id": None,
    "premium_progress_bar_enabled": False,
    "nsfw": False,
    "nsfw_level": 0,
    "emojis": [],
    "stickers": [],
    "incidents_data": None,
}
