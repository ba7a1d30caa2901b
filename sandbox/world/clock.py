"""The sandbox's time: it runs like real time and can be moved forward, so that tests need not wait."""

from __future__ import annotations

import asyncio
import contextlib
import time
from datetime import UTC, datetime


class Clock:
    """Seconds since 1970, plus whatever it was moved by."""

    def __init__(self) -> None:
        self._moved = 0.0
        self._jumps: set[asyncio.Event] = set()

    def now(self) -> float:
        """The sandbox's present moment."""
        return time.time() + self._moved

    def move(self, seconds: float) -> None:
        """Move the clock forward; all waiters look again."""
        self._moved += seconds
        for jump in self._jumps:
            jump.set()

    async def until(self, moment: float) -> None:
        """Wait for a moment, by real time passing or by the clock being moved."""
        jump = asyncio.Event()
        self._jumps.add(jump)
        try:
            while (left := moment - self.now()) > 0:
                jump.clear()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(jump.wait(), left)
        finally:
            self._jumps.discard(jump)


def iso(moment: float) -> str:
    """A moment as Discord writes it."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="microseconds")
