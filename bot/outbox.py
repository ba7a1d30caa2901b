"""Posting what the store says is still to be posted: once, whatever crashes in between."""

import asyncio
from collections import defaultdict
from itertools import groupby
from typing import Final

import discord
from discord.components import Component

from bot import panels
from bot.custom_ids import TableButton
from bot.log import current_table, log
from bot.store import Store, ToPost
from bot.tables import Table, Tables

AGAIN: Final = 20.0
"""Seconds after which something left for later is tried again."""
REMEMBERED: Final = 120
"""Seconds for which Discord surely remembers a nonce."""
LOOKED_BACK: Final = 50
"""Messages among which a post is looked for that may have been made before a crash."""
CLIENT_ERRORS: Final = range(400, 500)
TOO_MANY_REQUESTS: Final = 429


class Outbox:
    """Posts and refreshes tables: in order within a channel, no channel waiting for another."""

    def __init__(self, client: discord.Client, store: Store, tables: Tables) -> None:
        self._client = client
        self._store = store
        self._tables = tables
        self._turns: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def keep_flushing(self) -> None:
        """Post what a crash left behind, and try again now and then what had to be left for later."""
        while True:
            try:
                await self.flush()
            except Exception:
                log.exception("the outbox could not be read")
            await asyncio.sleep(AGAIN)

    async def flush(self) -> None:
        """Post everything that is still to be posted, everywhere."""
        channels = sorted({item.table.channel_id for item in await self._store.to_post()})
        await asyncio.gather(*(self.flush_channel(channel_id) for channel_id in channels))

    async def flush_channel(self, channel_id: int) -> None:
        """Post everything that is still to be posted in a channel."""
        async with self._turns[channel_id]:
            waiting = sorted(await self._store.to_post(channel_id), key=lambda item: (item.table.id, item.id))
            for table_id, items in groupby(waiting, key=lambda item: item.table.id):
                current_table.set(table_id)
                await self._settle(list(items))

    async def refresh(self, table: Table) -> None:
        """Let the table's newest post show how things stand."""
        async with self._turns[table.stored.channel_id]:
            await self._edit(table)
            await self._store.refreshed(table.stored.id, table.number)

    async def _settle(self, items: list[ToPost]) -> None:
        """Everything that waits for one table: one post, or one edit, shows it all."""
        posts = [item for item in items if item.kind == "post"]
        try:
            message_id = await self._deliver(posts[-1] if posts else items[-1])
            problem = None
        except discord.HTTPException as error:
            if error.status not in CLIENT_ERRORS or error.status == TOO_MANY_REQUESTS:
                log.warning("left for later", extra={"why": str(error)})
                return
            # Discord will not have it, now or later: a lost channel, a lost right, a filter.
            log.warning("cannot be posted", extra={"why": str(error)})
            message_id, problem = None, str(error)
        except Exception:
            log.exception("left for later")
            return
        for item in items:
            shown = message_id if item is (posts[-1] if posts else None) else None
            await self._store.posted(item.id, shown, problem)

    async def _deliver(self, item: ToPost) -> int | None:
        """Post or refresh one table as it is now; gives the message."""
        table = await self._tables.by_id(item.table.id)
        if table is None:
            return None
        if item.kind == "refresh":
            return await self._edit(table)
        before = await self._store.post_of(table.stored.id)
        if item.age > REMEMBERED and (found := await self._find(table, before)) is not None:
            return found
        channel = self._channel(table)
        view = panels.lobby(table.words, table.lobby, table.stored.id, table.number)
        # The same nonce makes Discord answer a second attempt with the first message.
        message = await channel.send(view=view, nonce=item.nonce)
        if before is not None and before != message.id:
            await self._retire(table, before)
        return message.id

    async def _edit(self, table: Table) -> int | None:
        message_id = await self._store.post_of(table.stored.id)
        if message_id is not None:
            view = panels.lobby(table.words, table.lobby, table.stored.id, table.number)
            await self._channel(table).get_partial_message(message_id).edit(view=view)
        return message_id

    async def _retire(self, table: Table, message_id: int) -> None:
        """Take the buttons off a post that a newer one replaces."""
        try:
            old = self._channel(table).get_partial_message(message_id)
            await old.edit(view=panels.text(table.words("table-moved-below")))
        except discord.HTTPException as error:
            log.info("old post left as it is", extra={"why": str(error)})

    async def _find(self, table: Table, before: int | None) -> int | None:
        """A post of this table that was made just before a crash, too long ago for its nonce to help."""
        mark = TableButton(table.stored.id, 0, "x").custom_id().removesuffix("0:x")
        async for message in self._channel(table).history(limit=LOOKED_BACK):
            own = message.author.id == getattr(self._client.user, "id", None)
            if own and message.id != before and any(_carries(part, mark) for part in message.components):
                return message.id
        return None

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(table.stored.channel_id, guild_id=table.stored.guild_id)


def _carries(component: Component, mark: str) -> bool:
    """Does a component, or one inside it, have a custom_id that begins like this?"""
    inside = getattr(component, "children", ())
    own = str(getattr(component, "custom_id", None) or "")
    return own.startswith(mark) or any(_carries(part, mark) for part in inside)
