"""The bot's logins at the gateway: its token, how fast and how often a day it may, and its shards.

Logging in more often than a day allows costs the bot its token, as at Discord: the old one is worth nothing
any more, anywhere.
"""

from __future__ import annotations

import math
import secrets
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sandbox.world.clock import Clock
    from sandbox.world.state import Json

DAY = 86_400.0
A_DAY = 1000
SPACING = 5.0
SERVERS_A_SHARD = 2500
RECOMMENDED_A_SHARD = 1000


@dataclass
class Logins:
    """What is left of the day's logins, and when each group of shards last took one.

    Tests that are in haste set `spacing`, the seconds between two logins of a group.
    """

    clock: Clock
    token: str = field(default_factory=secrets.token_urlsafe)
    spacing: float = SPACING
    total: int = A_DAY
    max_concurrency: int = 1
    servers_a_shard: int = SERVERS_A_SHARD
    recommended_a_shard: int = RECOMMENDED_A_SHARD
    _used: int = 0
    _day_ends: float = 0.0
    _last: dict[int, float] = field(default_factory=dict)

    def spend(self) -> bool:
        """Count one login; False if the day had none left, and then the token is reset."""
        now = self.clock.now()
        if now >= self._day_ends:
            self._used, self._day_ends = 0, now + DAY
        self._used += 1
        if self._used <= self.total:
            return True
        self.token = secrets.token_urlsafe()
        return False

    def is_too_fast(self, shard: int) -> bool:
        """Whether a shard's group has logged in just now; if not, it does so with this."""
        now, group = self.clock.now(), shard % self.max_concurrency
        if now < self._last.get(group, 0.0) + self.spacing:
            return True
        self._last[group] = now
        return False

    def limit(self) -> Json:
        """What is left, in the words of Discord's API."""
        left = self._day_ends - self.clock.now()
        return {
            "total": self.total,
            "remaining": max(0, self.total - self._used) if left > 0 else self.total,
            "reset_after": max(0, round(left * 1000)),
            "max_concurrency": self.max_concurrency,
        }

    def recommended(self, servers: int) -> int:
        """How many shards Discord recommends for so many servers."""
        return max(1, math.ceil(servers / self.recommended_a_shard))
