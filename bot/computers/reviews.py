"""Reviews of finished games: thought through once, in small pieces, and kept for those who turn the pages."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from ai.review.losses import better_move
from ai.review.review import Glance, Review, concluded, glance
from bot.computers.minds import Minds
from bot.table.decisions import Turn, decisions
from bot.tasks import cancel
from engine import Event, Seat

KEPT: Final = 100
"""Reviews kept in memory; others are thought through again, to the same end."""

_Asked = tuple[int, Seat, frozenset[Turn] | None]


def first_look(events: Sequence[Event], seat: Seat, played: frozenset[Turn] | None = None) -> Glance:
    """What is seen at once in a seat's decisions, of all turns or of some."""
    return glance(decisions(events, seat, played))


class Reviews:
    """Each review is made once, however often it is asked for meanwhile."""

    def __init__(self, minds: Minds) -> None:
        self._minds = minds
        self._made: OrderedDict[_Asked, asyncio.Task[Review]] = OrderedDict()

    async def of(
        self, table_id: int, seat: Seat, events: Sequence[Event], played: frozenset[Turn] | None = None
    ) -> Review:
        """The review of a seat's game at a table, of all turns or of some; or `ThoughtFailed`."""
        asked = table_id, seat, played
        if asked not in self._made:
            self._made[asked] = asyncio.create_task(self._make(asked, events))
        self._made.move_to_end(asked)
        while len(self._made) > KEPT:
            self._made.popitem(last=False)
        making = self._made[asked]
        try:
            return await asyncio.shield(making)
        except Exception:
            if self._made.get(asked) is making:
                del self._made[asked]  # the next one to ask may have more luck
            raise

    async def close(self) -> None:
        """Give up what is being thought through."""
        await cancel(self._made.values())

    async def _make(self, asked: _Asked, events: Sequence[Event]) -> Review:
        """One short thought after the other, so that nobody else has to wait for long."""
        table_id, seat, played = asked
        seen = await self._minds.think(first_look, tuple(events), seat, played, table=table_id)
        looks = [
            await self._minds.think(better_move, doubt, table_id, table=table_id) for doubt in seen.doubts
        ]
        return concluded(seen, looks)
