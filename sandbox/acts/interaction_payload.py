"""An interaction as the gateway brings it to the bot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox.world.message_payload import message_payload
from sandbox.world.payloads import MAX_UPLOAD, channel_payload, member_payload, user_payload
from sandbox.world.permissions import Permission
from sandbox.world.state import ChannelKind

if TYPE_CHECKING:
    from sandbox.world.state import Channel, Interaction, Json
    from sandbox.world.world import World

GUILD_CONTEXT, DM_CONTEXT = 0, 1
NAMED_IN_DMS = (
    Permission.ATTACH_FILES
    | Permission.EMBED_LINKS
    | Permission.MENTION_EVERYONE
    | Permission.USE_EXTERNAL_EMOJIS
)
"""What `app_permissions` says in a conversation with the bot."""


def interaction_payload(world: World, interaction: Interaction) -> Json:
    """INTERACTION_CREATE."""
    channel = world.channels[interaction.channel_id]
    person = world.users[interaction.user_id]
    rights = str(world.rights(channel, interaction.user_id))
    payload: Json = {
        "id": str(interaction.id),
        "application_id": str(world.application_id),
        "type": int(interaction.kind),
        "token": interaction.token,
        "version": 1,
        "data": interaction.data,
        "channel_id": str(channel.id),
        "channel": {**channel_payload(world, channel), "permissions": rights},
        "locale": person.locale,
        "app_permissions": str(_app_rights(world, channel)),
        "entitlements": [],
        "authorizing_integration_owners": {},
        "attachment_size_limit": MAX_UPLOAD,
    }
    if interaction.message_id in world.messages:
        payload["message"] = message_payload(world, world.messages[interaction.message_id])
    return {**payload, **_whose(world, interaction, rights)}


def _app_rights(world: World, channel: Channel) -> int:
    """The bot's permissions; in a DM Discord names only a few."""
    return int(NAMED_IN_DMS) if channel.kind is ChannelKind.DM else world.rights(channel, world.bot_id)


def _whose(world: World, interaction: Interaction, rights: str) -> Json:
    if interaction.guild_id is None:
        user = user_payload(world.users[interaction.user_id])
        owners = {"0": "0"}
        return {"user": user, "context": DM_CONTEXT, "authorizing_integration_owners": owners}
    guild = world.guilds[interaction.guild_id]
    member = member_payload(world, guild.members[interaction.user_id])
    return {
        "member": {**member, "permissions": rights},
        "guild_id": str(guild.id),
        "guild_locale": guild.locale,
        "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
        "context": GUILD_CONTEXT,
        "authorizing_integration_owners": {"0": str(guild.id)},
    }
