"""Posts that were sent: found again after a crash, extended, refreshed, retired and deleted."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import discord
from cachetools import LRUCache

from bot.delivery.find_sent_message import find_by_mark
from bot.delivery.layouts import Attachment, Layout, attached, lay_out, lay_out_again
from bot.delivery.request_budget import Priority, requests_as
from bot.delivery.uploaded_emojis import UploadedEmojis
from bot.fault_injection import reached
from bot.log import log
from bot.message.messages import Message
from bot.public.posts import table_message
from bot.storage.posts import Posted, ToPost
from bot.storage.tables import TABLES_IN_MEMORY, Tables
from bot.table.table_state import Table
from render.studio.priority_queue import Urgency
from render.studio.studio import Studio


@dataclass(frozen=True)
class Shown:
    """What a table's newest post shows, kept for when its buttons are removed."""

    number: int
    message: Message
    pictures: tuple[Attachment, ...]


def file_stem(table: Table, number: int) -> str:
    """What the pictures of a table's post are named after; those of a lobby replace each other."""
    return f"{table.stored.id}-{number if table.had_begun(number) else 0}"


class SentPosts:
    """The tables' posts on Discord."""

    def __init__(
        self, client: discord.Client, tables: Tables, studio: Studio, emojis: UploadedEmojis
    ) -> None:
        self._client = client
        self._tables = tables
        self._studio = studio
        self._emojis = emojis
        self._shown: LRUCache[int, Shown] = LRUCache(TABLES_IN_MEMORY)

    def shown(self, table: Table) -> Shown | None:
        """What the table's newest post shows, if that is remembered."""
        return self._shown.get(table.stored.id)

    def remember(self, table: Table, item: ToPost, message: Message, ready: Layout) -> None:
        """Remember what a post of the table shows."""
        if table.had_begun(item.number):  # a lobby's post is edited in place
            pictures = tuple(replace(picture, content=b"") for picture in ready.pictures)
            self._shown[table.stored.id] = Shown(item.number, message, pictures)

    def forget(self, table: Table) -> None:
        """Forget what the table's newest post shows."""
        self._shown.pop(table.stored.id, None)

    async def extend(self, table: Table, post: Posted, item: ToPost, message: Message, ready: Layout) -> bool:
        """Edit a post so that it tells a further turn; False if it is gone."""
        self.remember(table, item, message, ready)
        reached("before-post")
        try:
            await self._message(table, post).edit(view=ready.view, attachments=ready.files())
        except discord.NotFound:
            return False
        reached("posted")
        return True

    async def delete(self, table: Table, post: Posted) -> None:
        """Delete a post all of whose turns a newer one tells."""
        try:
            with requests_as(Priority.EDIT):
                await self._message(table, post).delete()
        except discord.HTTPException as error:
            log.info("old post left as it is", extra={"why": str(error)})

    async def retire(self, table: Table, post: Posted, shown: Shown | None) -> None:
        """Remove the buttons of a post that a newer one replaces; its story and picture stay."""
        try:
            if shown is None or shown.number != post.number:
                message = await table_message(self._tables, table, post.number, post.since)
                if not table.had_begun(post.number):  # which picture it has is not known
                    message = replace(message, pictures=())
                pictures = attached(message, self._studio, file_stem(table, post.number))
                shown = Shown(post.number, message, pictures)
            await self.change(table, post, replace(shown.message, rows=(), pings=()), shown.pictures)
        except discord.HTTPException as error:
            log.info("old post left as it is", extra={"why": str(error)})

    async def change(
        self, table: Table, post: Posted, message: Message, pictures: Sequence[Attachment]
    ) -> None:
        """Edit a post whose pictures stay as they are, or go."""
        view = lay_out_again(message, pictures, post.mark, emojis=self._emojis)
        with requests_as(Priority.EDIT):
            if pictures:
                await self._message(table, post).edit(view=view)
            else:
                await self._message(table, post).edit(view=view, attachments=[])

    async def redraw(self, table: Table, post: Posted, message: Message) -> None:
        """Edit a post together with its pictures; the studio draws only those that are new."""
        stem = file_stem(table, post.number)
        ready = await lay_out(message, self._studio, stem, post.mark, Urgency.POST, emojis=self._emojis)
        with requests_as(Priority.EDIT):
            await self._message(table, post).edit(view=ready.view, attachments=ready.files())

    async def find(self, table: Table, mark: int) -> int | None:
        """The id of a post made before a crash, too long ago for its nonce to help."""
        try:
            return await find_by_mark(self._client, self.channel(table), {mark})
        except discord.Forbidden:
            return None  # the bot may not read back: posting twice is better than never

    def channel(self, table: Table) -> discord.PartialMessageable:
        """Where the table is."""
        return self._client.get_partial_messageable(
            table.stored.channel_id, guild_id=table.stored.guild_id or None
        )

    def _message(self, table: Table, post: Posted) -> discord.PartialMessage:
        return self.channel(table).get_partial_message(post.message_id)
