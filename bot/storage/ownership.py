"""What this process looks after at the moment, and what it may trust its memory about."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from bot.storage.shards import EVERYTHING, Shards, shard_of


class Ownership:
    """The shards whose posts, timers and computers are this process's."""

    def __init__(self, shards: Shards) -> None:
        self.shards = shards
        self.is_alone = True
        """Does no other process serve this bot?"""
        self.hears_changes = False
        """Is this process told at once what others change?"""
        self._under_way: Counter[int] = Counter()
        self._ended = asyncio.Event()

    def __contains__(self, guild_id: int) -> bool:
        """Does this process look after a server's tables?"""
        return guild_id in self.shards

    @contextmanager
    def work_for(self, guild_id: int) -> Iterator[bool]:
        """Send something for a server's tables, if they are ours; it ends before others look after them."""
        shard = shard_of(guild_id, self.shards.count)
        self._under_way[shard] += 1
        try:
            yield guild_id in self
        finally:
            self._under_way[shard] -= 1
            self._ended.set()

    async def settled(self, shard: int) -> None:
        """Wait until nothing more is sent for a shard's tables."""
        while self._under_way[shard]:
            self._ended.clear()
            await self._ended.wait()

    def trusts_memory_of(self, guild_id: int) -> bool:
        """Is what is remembered of a server's tables as it is stored, but for moments?"""
        return self.is_alone or (self.hears_changes and guild_id in self.shards)

    @property
    def trusts_memory_of_people(self) -> bool:
        """The same of people, who may turn up anywhere."""
        return self.is_alone or self.hears_changes


ALL_OURS: Final = Ownership(EVERYTHING)
"""Of a process that is alone and always will be."""
