"""The permissions that the bot needs where it hosts a table."""

from typing import Final

import discord

from bot.delivery.interactions import Interaction
from bot.language.words import Words, kebab

NEEDED: Final = discord.Permissions(
    view_channel=True, send_messages=True, attach_files=True, embed_links=True, read_message_history=True
)
NEEDED_IN_THREADS: Final = discord.Permissions(
    view_channel=True,
    send_messages_in_threads=True,
    attach_files=True,
    embed_links=True,
    read_message_history=True,
)


def told(words: Words, permissions: list[str]) -> str:
    """Permissions by their names in Discord's settings."""
    return ", ".join(f"**{words(f'permission-{kebab(name)}')}**" for name in permissions)


def lacking(interaction: Interaction, *, makes_thread: bool = False) -> list[str]:
    """The permissions that the bot lacks here, as discord.py names them; in a DM it needs none."""
    if interaction.guild_id is None:
        return []
    thread = interaction.channel if isinstance(interaction.channel, discord.Thread) else None
    needed = NEEDED_IN_THREADS if makes_thread or thread is not None else NEEDED
    # Only those who manage threads can write in a locked one.
    more = discord.Permissions(
        create_public_threads=makes_thread, manage_threads=thread is not None and thread.locked
    )
    return _without(needed | more, interaction.app_permissions)


def lacking_of(permissions: int) -> list[str]:
    """The permissions that a server does not give the bot, out of those that the invitation asks for."""
    needed = NEEDED | NEEDED_IN_THREADS | discord.Permissions(create_public_threads=True)
    given = discord.Permissions(permissions)
    return [] if given.administrator else _without(needed, given)


def _without(needed: discord.Permissions, given: discord.Permissions) -> list[str]:
    """The names of what is needed and not given."""
    missing = discord.Permissions(needed.value & ~given.value)
    return sorted(name for name, is_missing in missing if is_missing) if missing.value else []
