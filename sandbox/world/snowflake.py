"""Discord's ids: a time, a counter, always growing."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sandbox.world.clock import Clock

EPOCH = 1_420_070_400
TIME_SHIFT = 22


class Snowflakes:
    """Gives out ascending ids, also after a world was loaded."""

    def __init__(self, clock: Clock, last: int = 0) -> None:
        self._clock = clock
        self.last = last

    def next(self) -> int:
        """A fresh id that carries the present moment."""
        self.last = max(self.last + 1, self.at(self._clock.now()))
        return self.last

    @staticmethod
    def at(moment: float) -> int:
        """The smallest id of a moment."""
        return int((moment - EPOCH) * 1000) << TIME_SHIFT


def made_at(snowflake: int) -> float:
    """The moment an id was given out."""
    return (snowflake >> TIME_SHIFT) / 1000 + EPOCH


def shard_of(guild_id: int | None, shards: int) -> int:
    """Which shard hears about a guild; direct messages go to the first."""
    return 0 if guild_id is None else (guild_id >> TIME_SHIFT) % shards
