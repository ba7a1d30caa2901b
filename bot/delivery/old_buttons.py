"""Takes the buttons off posts that newer ones have replaced: last of all, for they answer kindly anyway."""

import asyncio
from contextlib import suppress
from typing import Final

import discord

from bot.delivery.blocked_channels import BlockedChannels, may_pass
from bot.delivery.requests.priority_queue import Priority
from bot.delivery.requests.refused_requests import log_failure
from bot.delivery.requests.request_budget import requests_as
from bot.delivery.requests.work_places import WorkPlaces
from bot.delivery.sent_posts import SentPosts
from bot.fault_injection import shortened
from bot.log import current_table, log
from bot.storage.damage import TableBroken
from bot.storage.ownership import ALL_OURS, Ownership
from bot.storage.port import PostStore
from bot.storage.posts import ToPost
from bot.storage.tables import Tables
from bot.table.pending_posts import PostKind

LOOK_EVERY: Final = 20.0
"""Seconds between looks at what an earlier run left behind."""


class OldButtons:
    """One post after the other, while nothing more urgent is to be sent."""

    def __init__(
        self,
        posts: PostStore,
        tables: Tables,
        sent: SentPosts,
        *,
        places: WorkPlaces,
        blocked: BlockedChannels,
        ownership: Ownership = ALL_OURS,
    ) -> None:
        self._posts = posts
        self._tables = tables
        self._sent = sent
        self._places = places
        self._blocked = blocked
        self._ownership = ownership
        self._news = asyncio.Event()

    def note(self) -> None:
        """There is an old post with buttons."""
        self._news.set()

    async def keep_removing(self) -> None:
        """Remove old buttons whenever there are any."""
        while True:
            self._news.clear()
            try:
                for item in await self._posts.to_post(shards=self._ownership.shards):
                    if item.kind is PostKind.OLD_BUTTONS and item.table.channel_id not in self._blocked:
                        with self._ownership.work_for(item.table.guild_id) as ours:
                            if ours:
                                await self._remove(item)
            except Exception as error:
                log_failure("old buttons stay for now", error)
            with suppress(TimeoutError):
                async with asyncio.timeout(shortened(LOOK_EVERY)):
                    await self._news.wait()

    async def _remove(self, item: ToPost) -> None:
        await self._places.turn(Priority.OLD_BUTTONS)
        current_table.set(item.table.id)
        try:
            table, post = await self._tables.by_id(item.table.id), await self._posts.post(item.part)
            if table is not None and post is not None:
                with requests_as(Priority.OLD_BUTTONS):
                    await self._sent.retire(table, post)
        except discord.HTTPException as error:
            if may_pass(error, item.age, rests=False):
                return  # at another look
            log.info("old post left as it is", extra={"why": str(error)})
        except TableBroken as error:
            log.info("old post left as it is", extra={"why": str(error)})
        await self._posts.mark_done([item.id])
