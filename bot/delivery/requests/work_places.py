"""How much is worked on at once: a few things, posts before answers before hands before the rest."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from contextvars import ContextVar
from typing import Final

from bot.delivery.requests.priority_queue import Priority, PriorityQueue

PLACES: Final = 4
"""Things worked on at once. One worker draws; the rest is the event loop's."""

_at_work: ContextVar["WorkPlaces | None"] = ContextVar("at_work", default=None)
"""The places of which the current answer has one."""


class WorkPlaces(PriorityQueue):
    """Places for making posts, answers and hands."""

    def __init__(self, size: int = PLACES) -> None:
        super().__init__(size)
        self._crowd: asyncio.Future[None] | None = None

    @property
    def crowd(self) -> "asyncio.Future[None]":
        """Done as soon as somebody finds no free place."""
        if self._crowd is None:
            self._crowd = asyncio.get_running_loop().create_future()
        return self._crowd

    def is_crowded(self) -> bool:
        """Is no place free for an answer? Then everybody is told that they were heard."""
        crowded = self._taken >= self.size or bool(self._waiting[Priority.ANSWER])
        if crowded and self._crowd is not None:
            self._crowd.set_result(None)
            self._crowd = None
        return crowded

    @asynccontextmanager
    async def place(
        self, priority: Priority, asked: "asyncio.Future[None] | None" = None
    ) -> AsyncIterator[None]:
        """Work in here, once it is this work's turn."""
        await self.take(priority, asked)
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
