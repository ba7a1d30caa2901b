"""How many answers are worked on at the same time, and what happens when more people come."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import Final

SLOTS: Final = 4
"""Answers worked on at the same time."""
CROWD_LASTS: Final = 0.5
"""Seconds after an arrival found no free slot in which others count as part of the same crowd."""


class AnswerSlots(asyncio.Semaphore):
    """A few slots in which answers are worked on; the others wait in the order they came."""

    def __init__(self, slots: int = SLOTS) -> None:
        super().__init__(slots)
        self._overflow: asyncio.Future[None] | None = None
        self._last_overflow = float("-inf")

    @property
    def is_crowded(self) -> bool:
        """Did somebody find no free slot a moment ago?"""
        return asyncio.get_running_loop().time() < self._last_overflow + CROWD_LASTS

    @property
    def overflow(self) -> "asyncio.Future[None]":
        """Done as soon as somebody finds no free slot."""
        if self._overflow is None:
            self._overflow = asyncio.get_running_loop().create_future()
        return self._overflow

    def note_overflow(self) -> None:
        """Somebody found no free slot: those who have one acknowledge too, and stop holding others up."""
        self._last_overflow = asyncio.get_running_loop().time()
        if self._overflow is not None:
            self._overflow.set_result(None)
            self._overflow = None


current_slots: ContextVar[AnswerSlots | None] = ContextVar("answer_slots", default=None)
"""Where the current answer has its slot."""


@asynccontextmanager
async def without_answer_slot() -> AsyncIterator[None]:
    """Give the slot to others while this answer waits for something else."""
    slots = current_slots.get()
    if slots is None:
        yield
        return
    slots.release()
    try:
        yield
    finally:
        await slots.acquire()
