"""Reviews of finished games: worked out once, in small pieces, and kept while people turn their pages."""

import asyncio
from collections.abc import Sequence
from typing import Final

from cachetools import LRUCache

from ai.review.losses import better_move
from ai.review.review import Review, concluded
from bot.computers.review_first_look import first_look
from bot.computers.thinking import ThinkingPool
from bot.table.decisions import Turn
from bot.tasks import cancel
from engine import Event, Seat

MOST_REVIEWS: Final = 100
"""Reviews kept in memory; others are worked out again, with the same result."""

_Asked = tuple[int, Seat, frozenset[Turn] | None]


class Reviews:
    """Makes each review once, however often it is asked for meanwhile."""

    def __init__(self, thinking: ThinkingPool) -> None:
        self._thinking = thinking
        self._made: LRUCache[_Asked, asyncio.Task[Review]] = LRUCache(MOST_REVIEWS)

    async def of(
        self, table_id: int, seat: Seat, events: Sequence[Event], played: frozenset[Turn] | None = None
    ) -> Review:
        """The review of a seat's game at a table, of all turns or of some; or `WorkFailed`."""
        asked = table_id, seat, played
        if asked not in self._made:
            self._made[asked] = asyncio.create_task(self._make(asked, events))
        making = self._made[asked]
        try:
            return await asyncio.shield(making)
        except Exception:
            if self._made.get(asked) is making:
                del self._made[asked]  # asking again may help
            raise

    async def close(self) -> None:
        """Drop reviews that are being made."""
        await cancel(self._made.values())

    async def _make(self, asked: _Asked, events: Sequence[Event]) -> Review:
        """One short task after the other, so that nobody else waits long."""
        table_id, seat, played = asked
        seen = await self._thinking.think(first_look, tuple(events), seat, played, table=table_id)
        looks = [
            await self._thinking.think(better_move, doubt, table_id, table=table_id) for doubt in seen.doubts
        ]
        return concluded(seen, looks)
