"""Who may do what where: Discord's permission bits and the order in which roles and overwrites count."""

from __future__ import annotations

from enum import IntFlag
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sandbox.world.state import Channel, Guild


class Permission(IntFlag):
    """The bits this sandbox looks at."""

    ADMINISTRATOR = 1 << 3
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38


EVERYTHING = (1 << 53) - 1
BOT_ROLE = 309_237_763_072
"""What the bot asks for when it is invited."""
EVERYONE_ROLE = int(
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.ADD_REACTIONS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.USE_APPLICATION_COMMANDS
)


def permissions_in(guild: Guild, channel: Channel, user_id: int) -> int:
    """A member's rights in a channel; a thread asks with its parent."""
    rights = permissions_on(guild, user_id)
    if rights in (0, EVERYTHING):
        return rights
    return _overwritten(rights, channel, guild.id, guild.members[user_id].roles, user_id)


def permissions_on(guild: Guild, user_id: int) -> int:
    """A member's rights on a whole server, whatever its channels say."""
    member = guild.members.get(user_id)
    if member is None:
        return 0
    rights = 0
    for role_id in (guild.id, *member.roles):
        rights |= guild.roles[role_id].permissions
    return EVERYTHING if user_id == guild.owner_id or rights & Permission.ADMINISTRATOR else rights


def _overwritten(rights: int, channel: Channel, everyone: int, roles: list[int], user_id: int) -> int:
    """Overwrites count for everyone first, then all roles together, then the person."""
    for ids in ([everyone], roles, [user_id]):
        found = [channel.overwrites[one] for one in ids if one in channel.overwrites]
        for overwrite in found:
            rights &= ~overwrite.deny
        for overwrite in found:
            rights |= overwrite.allow
    return rights


def talking_in(channel: Channel) -> Permission:
    """The right to write there: threads have one of their own."""
    return Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
