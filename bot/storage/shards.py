"""Shards: which servers' tables a process looks after."""

from dataclasses import dataclass
from typing import Final

_TIME: Final = 22
"""Bits of an id below the moment at which it was given out: Discord shards by that moment."""


@dataclass(frozen=True)
class Shards:
    """Some of the shards into which Discord divides a bot's servers."""

    count: int
    owned: frozenset[int]

    def __contains__(self, guild_id: int) -> bool:
        """Is a server's table among these? DMs have no server and belong to shard 0."""
        return shard_of(guild_id, self.count) in self.owned

    @property
    def is_all(self) -> bool:
        """Are these all there are?"""
        return len(self.owned) == self.count


def shard_of(guild_id: int, count: int) -> int:
    """The shard of a server; 0 for DMs."""
    return (guild_id >> _TIME) % count


EVERYTHING: Final = Shards(1, frozenset({0}))
NOTHING: Final = Shards(1, frozenset())
