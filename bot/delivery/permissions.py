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
    in_thread = makes_thread or thread is not None
    needed = NEEDED_IN_THREADS if in_thread else NEEDED
    wanted = {name for name, needs in needed if needs} | (
        {"create_public_threads"} if makes_thread else set()
    )
    if thread is not None and thread.locked:  # only those who manage threads can write in a locked one
        wanted.add("manage_threads")
    had = {name for name, has in interaction.app_permissions if has}
    return sorted(wanted - had)


def lacking_of(permissions: int) -> list[str]:
    """The permissions that a server does not give the bot, out of those that the invitation asks for."""
    needed = NEEDED | NEEDED_IN_THREADS | discord.Permissions(create_public_threads=True)
    given = discord.Permissions(permissions)
    if given.administrator:
        return []
    return sorted(name for name, needs in needed if needs and not getattr(given, name))
