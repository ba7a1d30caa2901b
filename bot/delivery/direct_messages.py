"""DM channels with people: opened no faster than Discord allows."""

from typing import Final

import discord

from bot.delivery.requests.backoff import Backoff
from bot.fault_injection import shortened

DM_REFUSED: Final = {50007, 50278}
"""DMs are closed; no server in common."""
OPENING_TOO_FAST: Final = 40003
"""The bot has opened too many DMs too quickly; the person has not refused."""
SHORTEST_PAUSE: Final = 15.0
LONGEST_PAUSE: Final = 600.0
"""Seconds for which no new DM is opened after that; open ones are kept current."""
CLIENT_ERRORS: Final = range(400, 500)
TOO_MANY_REQUESTS: Final = 429


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
    if error.code == OPENING_TOO_FAST:
        return True
    return error.status not in CLIENT_ERRORS or error.status == TOO_MANY_REQUESTS
