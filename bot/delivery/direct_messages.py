"""DM channels with people: opened no faster than Discord allows."""

from typing import Final

import discord

from bot.delivery.requests.backoff import Backoff
from bot.delivery.requests.refused_requests import is_passing
from bot.fault_injection import shortened
from bot.storage.port import PeopleStore

DM_REFUSED: Final = {50007, 50278}
"""DMs are closed; no server in common."""
OPENING_TOO_FAST: Final = 40003
"""The bot has opened too many DMs too quickly; the person has not refused."""
SHORTEST_PAUSE: Final = 15.0
LONGEST_PAUSE: Final = 600.0
"""Seconds for which no new DM is opened after that; open ones are kept current."""


class TooEarly(Exception):
    """Discord does not let the bot open DMs for now."""


class DirectMessages:
    """Opens DM channels."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._pause = Backoff(shortened(SHORTEST_PAUSE), shortened(LONGEST_PAUSE))

    async def open(self, user_id: int) -> discord.DMChannel:
        """The DM channel with a person; or `TooEarly`."""
        if self._pause.is_on:
            raise TooEarly
        try:
            channel = await self._client.create_dm(discord.Object(user_id))
        except discord.HTTPException as error:
            if error.code == OPENING_TOO_FAST:
                self._pause.note_refusal()
            raise
        self._pause.note_success()
        return channel


def may_pass(error: discord.HTTPException) -> bool:
    """Is a DM that failed worth trying again later?"""
    return error.code == OPENING_TOO_FAST or is_passing(error)


async def language_of(people: PeopleStore, user_id: int) -> str:
    """The language in which a person is spoken to when they have not just used the bot."""
    return (await people.preferences(user_id)).language or (await people.reach(user_id)).language
