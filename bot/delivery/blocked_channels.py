"""Channels where the bot may not post: it lacks a permission, or the thread is locked."""

from typing import Final

import discord

from bot.delivery.requests.backoff import Backoff
from bot.delivery.requests.refused_requests import is_passing
from bot.fault_injection import shortened

LACKING_RIGHTS: Final = {50001, 50013, 50083, 160005}
"""Missing access, missing permissions, and what Discord answers in a locked thread: it calls that archived,
though its documentation has a code of its own. An archived thread that is not locked wakes up with a post."""
SHORTEST_PAUSE: Final = 15.0
LONGEST_PAUSE: Final = 300.0
"""Seconds before the bot tries to post again by itself."""
AN_HOUR: Final = 3600
"""Seconds to get a permission back before a post is given up."""


class BlockedChannels:
    """Where posts were refused for lack of a permission, and when to try again."""

    def __init__(self) -> None:
        self._pauses: dict[int, Backoff] = {}

    def __contains__(self, channel_id: int) -> bool:
        """Was the last post in this channel refused?"""
        return channel_id in self._pauses

    def note_refusal(self, channel_id: int) -> None:
        """A post was refused."""
        pause = self._pauses.setdefault(
            channel_id, Backoff(shortened(SHORTEST_PAUSE), shortened(LONGEST_PAUSE))
        )
        pause.note_refusal()

    def note_success(self, channel_id: int) -> None:
        """A post arrived."""
        self._pauses.pop(channel_id, None)

    def should_wait(self, channel_id: int) -> bool:
        """Is it too early to try again, unless somebody uses the bot there?"""
        return channel_id in self._pauses and self._pauses[channel_id].is_on


def lacks_right(error: discord.HTTPException) -> bool:
    """Was it refused for lack of a permission, which may come back?"""
    return error.code in LACKING_RIGHTS


def may_pass(error: discord.HTTPException, age: int, *, rests: bool) -> bool:
    """Is it worth trying again later? A game that rests until it can be seen waits for ever."""
    if lacks_right(error):
        return rests or age < AN_HOUR
    return is_passing(error)
