"""Limits how many answers are worked on at once, and notices when more people come."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import Final

SLOTS: Final = 4
"""Answers worked on at once."""
CROWD_LASTS: Final = 0.5
"""Seconds after a request found no free slot in which others belong to the same crowd."""


class AnswerSlots(asyncio.Semaphore):
    """Slots for answers being worked on; other requests wait in order."""

    def __init__(self, slots: int = SLOTS) -> None:
        super().__init__(slots)
        self._overflow: asyncio.Future[None] | None = None
        self._last_overflow = float("-inf")

    @property
    def is_crowded(self) -> bool:
        """Did a request find no free slot a moment ago?"""
        return asyncio.get_running_loop().time() < self._last_overflow + CROWD_LASTS

    @property
    def overflow(self) -> "asyncio.Future[None]":
        """Done as soon as a request finds no free slot."""
        if self._overflow is None:
            self._overflow = asyncio.get_running_loop().create_future()
        return self._overflow

    def note_overflow(self) -> None:
        """A request found no free slot: those that have one are acknowledged too."""
        self._last_overflow = asyncio.get_running_loop().time()
        if self._overflow is not None:
            self._overflow.set_result(None)
            self._overflow = None


current_slots: ContextVar[AnswerSlots | None] = ContextVar("answer_slots", default=None)
"""The slots of which the current answer holds one."""


@asynccontextmanager
async def without_answer_slot() -> AsyncIterator[None]:
    """Lend the slot to others while this answer waits for something else."""
    slots = current_slots.get()
    if slots is None:
        yield
        return
    slots.release()
    try:
        yield
    finally:
        await slots.acquire()
