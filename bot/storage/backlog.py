"""What waits to be done: for whoever watches the bot."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Protocol

from bot.table.pending_posts import PostKind


@dataclass(frozen=True)
class Waiting:
    """How much waits, and for how long."""

    count: int
    seconds: int
    """Since when the first of it waits."""


NOTHING: Final = Waiting(0, 0)


class BacklogStore(Protocol):
    """Questions about everything that waits, at all tables together."""

    async def posts(self) -> Mapping[PostKind, Waiting]:
        """What is still to be posted; kinds of which there is nothing are left out."""

    async def timers(self) -> Waiting:
        """What is due and has not happened."""
