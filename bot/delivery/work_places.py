"""How much is worked on at once: a few things, posts before answers before hands before the rest."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from contextvars import ContextVar
from typing import Final

from bot.delivery.priority_queue import Priority, PriorityQueue

PLACES: Final = 4
"""Things worked on at once. One worker draws; the rest is the event loop's."""

_at_work: ContextVar["WorkPlaces | None"] = ContextVar("at_work", default=None)
"""The places of which the current answer has one."""


class WorkPlaces(PriorityQueue):
    """Places for making posts, answers and hands."""

    def __init__(self, size: int = PLACES) -> None:
        super().__init__(size)

    @asynccontextmanager
    async def place(self, priority: Priority) -> AsyncIterator[None]:
        """Work in here, once it is this work's turn."""
        await self.take(priority)
        before = _at_work.set(self if priority is Priority.ANSWER else None)
        try:
            yield
        finally:
            _at_work.reset(before)
            self.give_back()

    async def turn(self, priority: Priority, longest: float | None = None) -> None:
        """Wait until nothing more urgent is to be done, but not for longer than that."""
        with suppress(TimeoutError):
            async with asyncio.timeout(longest), self.place(priority):
                pass


@asynccontextmanager
async def away_from_work() -> AsyncIterator[None]:
    """Leave an answer's place to others while it waits for something else."""
    places = _at_work.get()
    if places is None:
        yield
        return
    places.give_back()
    try:
        yield
    finally:
        await places.take(Priority.ANSWER)
