"""Lays out the public posts that are due, with their pictures drawn."""

import discord

from bot.delivery.emojis.uploaded_emojis import UploadedEmojis
from bot.delivery.layouts import Layout, lay_out
from bot.delivery.requests.priority_queue import Priority
from bot.delivery.requests.work_places import WorkPlaces
from bot.delivery.sent_posts import file_stem
from bot.message.messages import Message
from bot.panel.newcomers import tour_progress
from bot.panel.preferred_screens import in_colours
from bot.private.opponents import with_other_opponents
from bot.public.posts import context_of, line_message, news_message, table_message
from bot.storage.port import PeopleStore
from bot.storage.posts import ToPost
from bot.storage.tables import Tables
from bot.table.pending_posts import PostKind
from bot.table.table_state import Table
from render.studio.priority_queue import Urgency
from render.studio.studio import Studio


class PostLayouts:
    """Makes posts. What was made before a crash looks the same after it."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        studio: Studio,
        *,
        people: PeopleStore,
        places: WorkPlaces,
        emojis: UploadedEmojis,
    ) -> None:
        self._client = client
        self._tables = tables
        self._studio = studio
        self._people = people
        self._places = places
        self._emojis = emojis

    async def make(self, table: Table, item: ToPost) -> Layout:
        """The post's layout, with what the tour adds."""
        async with self._places.place(Priority.POST):
            message, stem = await self.message(table, item), file_stem(table, item.number)
            if table.stored.in_dm:
                message = in_colours(message, await self._people.preferences(table.lobby.in_charge.id))
            if item.kind is PostKind.TABLE:
                message = await self.guided(table, item.number, message)
            return await lay_out(message, self._studio, stem, item.mark, Urgency.POST, emojis=self._emojis)

    async def message(self, table: Table, item: ToPost) -> Message:
        """What the post says and shows."""
        if item.kind is PostKind.NEWS:
            server = getattr(self._client.get_guild(table.stored.guild_id), "name", "")
            return await news_message(self._tables, table, item, server)
        if item.kind is PostKind.LINE:
            return await line_message(self._tables, table, item.number)
        deadline = await self._tables.deadline(table, item.number)
        return await table_message(self._tables, table, item.number, deadline=deadline)

    async def guided(self, table: Table, number: int, message: Message) -> Message:
        """The table's post with what the tour and a solo game add."""
        guided = await tour_progress.on_post(self._people, table, message, context_of(table, number))
        return with_other_opponents(table, guided)
