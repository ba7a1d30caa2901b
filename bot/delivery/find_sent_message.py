"""Finds a message that was sent before a crash, too long ago for its nonce to help."""

from collections.abc import Collection
from typing import Final

import discord

NONCE_LASTS: Final = 120
"""Seconds for which Discord reliably remembers a nonce."""
MESSAGES_SEARCHED: Final = 50
"""How many of a channel's newest messages are searched."""


async def find_by_mark(
    client: discord.Client, channel: discord.abc.Messageable, marks: Collection[int]
) -> int | None:
    """The bot's newest message that carries one of these marks."""
    async for message in channel.history(limit=MESSAGES_SEARCHED):
        own = message.author.id == getattr(client.user, "id", None)
        if own and any(getattr(component, "id", None) in marks for component in message.components):
            return message.id
    return None
