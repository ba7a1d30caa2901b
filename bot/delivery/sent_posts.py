"""Posts that were sent: found again after a crash, extended, refreshed, retired and deleted."""

from collections.abc import Sequence
from dataclasses import replace

import discord
from cachetools import LRUCache

from bot.delivery.emojis.uploaded_emojis import UploadedEmojis
from bot.delivery.find_sent_message import find_by_mark
from bot.delivery.layouts import Layout, attached, lay_out, lay_out_again
from bot.delivery.requests import wire
from bot.delivery.requests.priority_queue import Priority
from bot.delivery.requests.request_budget import requests_as
from bot.delivery.requests.wire import Attachment, Components, without_buttons
from bot.fault_injection import reached
from bot.log import log
from bot.message.messages import Message
from bot.public.posts import table_message
from bot.storage.posts import Posted
from bot.storage.tables import Tables
from bot.storage.tables_in_memory import TABLES_IN_MEMORY
from bot.table.table_state import Table
from render.studio.priority_queue import Urgency
from render.studio.studio import Studio


def file_stem(table: Table, number: int) -> str:
    """What the pictures of a table's post are named after; those of a lobby go by their content."""
    return f"{table.stored.id}-{number}" if table.had_begun(number) else ""


class SentPosts:
    """The tables' posts on Discord, and what each shows."""

    def __init__(
        self, client: discord.Client, tables: Tables, studio: Studio, emojis: UploadedEmojis
    ) -> None:
        self._client = client
        self._tables = tables
        self._studio = studio
        self._emojis = emojis
        self._shown: LRUCache[int, Components] = LRUCache(TABLES_IN_MEMORY)

    def remember(self, message_id: int, view: Components) -> None:
        """Remember what a post shows: nothing is sent to show the same again."""
        self._shown[message_id] = view

    def forget(self, message_id: int) -> None:
        """It may show anything."""
        self._shown.pop(message_id, None)

    def forget_all(self) -> None:
        """All of them may show anything."""
        self._shown.clear()

    async def extend(self, table: Table, post: Posted, ready: Layout) -> bool:
        """Edit a post so that it tells a further turn; False if it is gone."""
        reached("before-post")
        where = table.stored.channel_id, post.message_id
        try:
            await wire.edit(self._client, *where, ready.view, ready.attachments)
        except discord.NotFound:
            return False
        reached("posted")
        return True

    async def delete(self, table: Table, post: Posted) -> None:
        """Delete a post all of whose turns a newer one tells."""
        try:
            with requests_as(Priority.EDIT):
                await self._client.http.delete_message(table.stored.channel_id, post.message_id)
        except discord.HTTPException as error:
            log.info("old post left as it is", extra={"why": str(error)})

    async def retire(self, table: Table, post: Posted) -> None:
        """Remove the buttons of a post that a newer one replaces; its story and picture stay."""
        view = self._shown.get(post.message_id)
        if view is not None:
            await self._edit(table, post, without_buttons(view))
            return
        message = await table_message(self._tables, table, post.number)
        if not table.had_begun(post.number):  # which picture it has is not known
            message = replace(message, pictures=())
        pictures = attached(message, self._studio, file_stem(table, post.number))
        view = without_buttons(lay_out_again(message, pictures, post.mark, emojis=self._emojis))
        await self._edit(table, post, view, None if pictures else ())

    async def change(
        self, table: Table, post: Posted, message: Message, pictures: Sequence[Attachment]
    ) -> None:
        """Edit a post whose pictures stay as they are, or go."""
        view = lay_out_again(message, pictures, post.mark, emojis=self._emojis)
        with requests_as(Priority.EDIT):
            await self._edit(table, post, view, None if pictures else ())

    async def redraw(self, table: Table, post: Posted, message: Message) -> None:
        """Edit a post together with its pictures; the studio draws only those that are new."""
        stem = file_stem(table, post.number)
        ready = await lay_out(message, self._studio, stem, post.mark, Urgency.POST, emojis=self._emojis)
        with requests_as(Priority.EDIT):
            await self._edit(table, post, ready.view, ready.attachments)

    async def _edit(
        self, table: Table, post: Posted, view: Components, files: Sequence[Attachment] | None = None
    ) -> None:
        """Edit a post that does not show this already; without new files it keeps those that it has."""
        if self._shown.get(post.message_id) == view:
            return
        self.forget(post.message_id)
        await wire.edit(self._client, table.stored.channel_id, post.message_id, view, files)
        self.remember(post.message_id, view)

    async def find(self, table: Table, mark: int) -> int | None:
        """The id of a post made before a crash, too long ago for its nonce to help."""
        channel = self._client.get_partial_messageable(
            table.stored.channel_id, guild_id=table.stored.guild_id or None
        )
        try:
            return await find_by_mark(self._client, channel, {mark})
        except discord.Forbidden:
            return None  # the bot may not read back: posting twice is better than never
