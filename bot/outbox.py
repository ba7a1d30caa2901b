"""Posting what the store says is still to be posted: once, whatever crashes in between."""

import asyncio
from typing import Final

import aiohttp
import discord

from bot import panels
from bot.log import current_table, log
from bot.store import Store, ToPost
from bot.tables import Tables

HOPELESS: Final = {10003, 10008, 50001, 50013, 50083}
"""Unknown channel or message, missing access or permissions, archived thread: waiting will not help."""
AGAIN: Final = 20.0
"""Seconds after which something left for later is tried again."""


class Outbox:
    """Posts and refreshes tables, in order, one at a time."""

    def __init__(self, client: discord.Client, store: Store, tables: Tables) -> None:
        self._client = client
        self._store = store
        self._tables = tables
        self._turn = asyncio.Lock()

    async def keep_flushing(self) -> None:
        """Try again now and then what had to be left for later."""
        while True:
            await asyncio.sleep(AGAIN)
            await self.flush()

    async def flush(self) -> None:
        """Post everything that is still to be posted."""
        async with self._turn:
            for item in await self._store.to_post():
                current_table.set(item.table.id)
                try:
                    await self._store.posted(item.id, await self._deliver(item))
                except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
                    why = {"nonce": item.nonce, "why": str(error)}
                    if not isinstance(error, discord.HTTPException) or error.code not in HOPELESS:
                        log.warning("left for later", extra=why)
                        return
                    log.warning("cannot be posted", extra=why)
                    await self._store.posted(item.id, None, str(error))

    async def _deliver(self, item: ToPost) -> int | None:
        """Post or refresh one table as it is now; gives the message."""
        table = await self._tables.by_id(item.table.id)
        if table is None:
            return None
        channel = self._client.get_partial_messageable(item.table.channel_id, guild_id=item.table.guild_id)
        view = panels.lobby(table.lobby, table.stored.id, table.number)
        if item.kind == "post":
            # The same nonce makes Discord answer a second attempt with the first message.
            return (await channel.send(view=view, nonce=item.nonce)).id
        message_id = await self._store.post_of(item.table.id)
        if message_id is not None:
            await channel.get_partial_message(message_id).edit(view=view)
        return message_id
