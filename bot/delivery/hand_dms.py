"""Sends hands and notices by DM. A hand is one message a game, kept current; it never goes to a channel."""

from itertools import groupby
from typing import Final

import discord
from cachetools import LRUCache

from bot.delivery.direct_messages import DM_REFUSED, DirectMessages, TooEarly, language_of, may_pass
from bot.delivery.emojis.uploaded_emojis import NO_EMOJIS, UploadedEmojis
from bot.delivery.find_sent_message import NONCE_LASTS, find_by_mark
from bot.delivery.layouts import Layout, lay_out, lay_out_again
from bot.delivery.requests import wire
from bot.delivery.requests.priority_queue import Priority
from bot.delivery.requests.refused_requests import log_failure
from bot.delivery.requests.request_budget import requests_as
from bot.delivery.requests.work_places import WorkPlaces
from bot.fault_injection import reached
from bot.log import log
from bot.message.messages import Message
from bot.private.notices import notice_message
from bot.public.posts import hand_message, lost_hand_message
from bot.storage.port import PeopleStore, PostStore
from bot.storage.posts import ToPost
from bot.storage.tables import Tables
from bot.table.pending_posts import PostKind
from bot.table.table_state import Table
from render.studio.priority_queue import Urgency
from render.studio.studio import Studio

GONE: Final = {10003, 10008}
"""Unknown channel, unknown message."""
HANDS_REMEMBERED: Final = 2000
"""Hands of which it is known what their message shows."""


class Hands:
    """Sends players their hands."""

    def __init__(
        self,
        client: discord.Client,
        posts: PostStore,
        tables: Tables,
        studio: Studio,
        *,
        people: PeopleStore,
        places: WorkPlaces,
        emojis: UploadedEmojis = NO_EMOJIS,
    ) -> None:
        self._client = client
        self._posts = posts
        self._people = people
        self._tables = tables
        self._studio = studio
        self._places = places
        self._emojis = emojis
        self._shown: LRUCache[tuple[int, int], Message] = LRUCache(HANDS_REMEMBERED)
        self.dms = DirectMessages(client)

    def forget_all(self) -> None:
        """Hands may show anything: others may have changed them."""
        self._shown.clear()

    async def settle(self, table: Table, items: list[ToPost]) -> None:
        """Send all pending notices, then each player's current hand."""
        for notice in [item for item in items if item.kind is PostKind.NOTICE]:
            await self._bring(table, notice.user_id or 0, [notice])
        hands = [item for item in items if item.kind is PostKind.HAND]
        by_person = sorted(hands, key=lambda item: (item.user_id or 0, item.id))
        for user_id, waiting in groupby(by_person, key=lambda item: item.user_id or 0):
            await self._bring(table, user_id, list(waiting))

    async def _bring(self, table: Table, user_id: int, items: list[ToPost]) -> None:
        problem = None
        try:
            with requests_as(Priority.HAND):
                if items[0].kind is PostKind.NOTICE:
                    await self._notify(table, user_id, items[0])
                else:
                    await self._send(table, user_id, items)
        except discord.HTTPException as error:
            if error.code in DM_REFUSED:
                await self._people.change_reach(user_id, closed=True, told=False)
            elif self._emojis.note_refusal(error) or may_pass(error):
                log.warning("a hand is left for later", extra={"why": str(error)})
                return
            problem = str(error)
        except TooEarly:
            return
        except Exception as error:
            log_failure("a hand is left for later", error)
            return
        reached("hand-brought")
        await self._posts.mark_done([item.id for item in items], problem=problem)

    async def _notify(self, table: Table, user_id: int, item: ToPost) -> None:
        """Tell a person what others changed for them."""
        if (await self._people.reach(user_id)).closed:
            return
        language = await language_of(self._people, user_id)
        change = await self._tables.change(table.stored.id, item.number)
        ready = Layout(
            lay_out_again(notice_message(table, change, language), (), item.mark, emojis=self._emojis)
        )
        channel = await self.dms.open(user_id)
        if await self._find(channel, [item]) is None:
            await wire.post(self._client, channel.id, ready.view, (), nonce=item.nonce)

    async def _send(self, table: Table, user_id: int, items: list[ToPost]) -> None:
        """Update the message that shows this hand, or send it."""
        if table.stored.in_dm or table.game is None:
            return  # the table is in this DM, with the hand behind a button
        reach, preferences = await self._people.reach(user_id), await self._people.preferences(user_id)
        language = preferences.language or reach.language
        known = await self._posts.hand_of(table.stored.id, user_id)
        if table.lobby.owned_by(user_id) is None:
            if known is not None:
                self._shown.pop((table.stored.id, user_id), None)
                await self._edit(known, Layout(lay_out_again(lost_hand_message(table, language), ())))
            return
        if table.lobby.seat_of(user_id) is None or not reach.wants_dms or reach.closed:
            return
        message = hand_message(table, user_id, language, preferences)
        shown = self._shown.get((table.stored.id, user_id))
        if known is not None and shown == message:
            return
        ready = await self._lay_out(message, items[0].mark)
        kept = shown is not None and shown.pictures == message.pictures
        if known is not None and await self._edit(known, ready, keep_pictures=kept):
            self._shown[table.stored.id, user_id] = message
            return
        reached("before-hand")
        channel = await self.dms.open(user_id)
        message_id = await self._find(channel, items) or await wire.post(
            self._client, channel.id, ready.view, ready.attachments, nonce=items[0].nonce
        )
        reached("hand-sent")
        await self._posts.keep_hand(table.stored.id, user_id, channel.id, message_id)
        if len(items) > 1 or items[0].age > NONCE_LASTS:
            # It may have been sent before a crash, with an older hand.
            await self._edit((channel.id, message_id), ready)
        self._shown[table.stored.id, user_id] = message

    async def _lay_out(self, message: Message, mark: int) -> Layout:
        async with self._places.place(Priority.HAND):
            return await lay_out(message, self._studio, mark=mark, urgency=Urgency.MAIL, emojis=self._emojis)

    async def _find(self, channel: discord.DMChannel, items: list[ToPost]) -> int | None:
        if items[0].age <= NONCE_LASTS:
            return None
        return await find_by_mark(self._client, channel, {item.mark for item in items})

    async def _edit(self, known: tuple[int, int], ready: Layout, *, keep_pictures: bool = False) -> bool:
        """Edit a message; False if it is gone."""
        pictures = None if keep_pictures else ready.attachments
        try:
            await wire.edit(self._client, *known, ready.view, pictures)
        except discord.NotFound as error:
            if error.code not in GONE:
                raise
            return False
        return True
