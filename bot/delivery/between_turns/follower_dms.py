"""Tells those who follow a game how it stands, by DM; never anything that onlookers cannot see."""

import discord

from bot.delivery.direct_messages import DM_REFUSED, DirectMessages, TooEarly, language_of, may_pass
from bot.delivery.find_sent_message import NONCE_LASTS, find_by_mark
from bot.delivery.layouts import lay_out_again
from bot.delivery.members import Members
from bot.delivery.requests import wire
from bot.delivery.requests.priority_queue import Priority
from bot.delivery.requests.refused_requests import log_failure
from bot.delivery.requests.request_budget import requests_as
from bot.language.words import words_for
from bot.log import log
from bot.message.messages import Message
from bot.private.between_turns.milestones import milestone_message
from bot.public.posts import context_at, link_to
from bot.storage.followers import FollowerStore
from bot.storage.port import PeopleStore, PostStore
from bot.storage.posts import ToPost
from bot.storage.tables import Tables
from bot.table.between_turns.following import Milestone
from bot.table.table_state import Table


class FollowerDms:
    """Sends milestones. Who cannot be sent a DM, or does not see the table any more, stops following."""

    def __init__(
        self,
        client: discord.Client,
        posts: PostStore,
        tables: Tables,
        *,
        people: PeopleStore,
        followers: FollowerStore,
        dms: DirectMessages,
        members: Members,
    ) -> None:
        self._client = client
        self._posts = posts
        self._tables = tables
        self._people = people
        self._followers = followers
        self._dms = dms
        self._members = members

    async def settle(self, table: Table, items: list[ToPost]) -> None:
        """Tell each follower what is pending for them."""
        for item in items:
            if await self._tell(table, item, item.user_id or 0):
                await self._posts.mark_done([item.id])

    async def _tell(self, table: Table, item: ToPost, user_id: int) -> bool:
        """Tell one follower; False if it is to be tried again."""
        if table.lobby.owned_by(user_id) is not None:
            return True  # they play by now, and see it at the table
        where = table.stored
        if not await self._members.may_see(where.guild_id, where.channel_id, user_id):
            await self._followers.stop(where.id, user_id)
            return True
        try:
            with requests_as(Priority.HAND):
                await self._send(table, item, user_id)
        except TooEarly:
            return False
        except discord.HTTPException as error:
            if error.code not in DM_REFUSED and may_pass(error):
                log.warning("a milestone is left for later", extra={"why": str(error)})
                return False
            await self._followers.stop(table.stored.id, user_id)
        except Exception as error:
            log_failure("a milestone is left for later", error)
            return False
        return True

    async def _send(self, table: Table, item: ToPost, user_id: int) -> None:
        view = lay_out_again(await self._message(table, item, user_id), (), item.mark)
        channel = await self._dms.open(user_id)
        sent = item.age > NONCE_LASTS and await find_by_mark(self._client, channel, {item.mark})
        if not sent:
            await wire.post(self._client, channel.id, view, (), nonce=item.nonce)

    async def _message(self, table: Table, item: ToPost, user_id: int) -> Message:
        """What has happened, in the follower's own language."""
        words = words_for(await language_of(self._people, user_id))
        posts = await self._posts.posts_of(table.stored.id)
        url = link_to(table.stored, posts[0].message_id if posts else None)
        episode = await self._tables.episode(table.stored.id, item.number)
        context = context_at(table, item.number, words).at(episode.players)
        place = f"<#{table.stored.channel_id}>"
        return milestone_message(context, Milestone(item.part), episode, place, url)
