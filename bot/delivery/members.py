"""Who is still on a server, and may still see a channel: asked of Discord when it matters."""

from typing import Final

import discord

from bot.delivery.interactions import Client
from bot.delivery.requests.priority_queue import Priority
from bot.delivery.requests.refused_requests import UNREACHABLE
from bot.delivery.requests.request_budget import requests_as
from bot.log import log

NOT_A_MEMBER: Final = {10007, 10013}
"""Unknown member, unknown user."""


class Members:
    """Asks about one person at a time. Where Discord gives no clear answer, nothing has changed."""

    def __init__(self, client: Client) -> None:
        self._client = client

    async def has_left(self, guild_id: int, user_id: int) -> bool:
        """Is somebody not on a server any more? Nobody leaves a conversation with the bot."""
        if not guild_id:
            return False
        try:
            with requests_as(Priority.REMINDER):
                await self._client.http.get_member(guild_id, user_id)
        except (discord.HTTPException, *UNREACHABLE) as error:
            if isinstance(error, discord.HTTPException) and error.code in NOT_A_MEMBER:
                return True
            log.info("it is not known who is on a server", extra={"why": str(error)})
        return False

    async def may_see(self, guild_id: int, channel_id: int, user_id: int) -> bool:
        """Does somebody still see a channel or thread of a server?"""
        guild = self._client.get_guild(guild_id)
        if guild is None:
            return True
        try:
            with requests_as(Priority.REMINDER):
                place = guild.get_channel_or_thread(channel_id) or await guild.fetch_channel(channel_id)
                member = await guild.fetch_member(user_id)
                return place.permissions_for(member).view_channel and await _is_let_in(place, member)
        except (discord.HTTPException, discord.ClientException, *UNREACHABLE) as error:
            if isinstance(error, discord.HTTPException) and error.code in NOT_A_MEMBER:
                return False
            log.info("it is not known who sees a channel", extra={"why": str(error)})
        return True


async def _is_let_in(place: discord.abc.GuildChannel | discord.Thread, member: discord.Member) -> bool:
    """Private threads are seen by those who are in them, and by whoever manages threads."""
    if not isinstance(place, discord.Thread) or not place.is_private():
        return True
    if place.permissions_for(member).manage_threads:
        return True
    try:
        await place.fetch_member(member.id)
    except discord.NotFound:
        return False
    return True
