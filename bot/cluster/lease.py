"""How long this process may take itself for alive: what it has not renewed in time, others may have taken."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

from bot.storage.port import Fenced

_BOOT_TIME: Final = getattr(time, "CLOCK_BOOTTIME", None)


def steady_time() -> float:
    """Seconds of a clock that never goes back, and goes on while the machine sleeps."""
    return time.monotonic() if _BOOT_TIME is None else time.clock_gettime(_BOOT_TIME)


class Lease:
    """Answers and posts leave this process only while it is sure that nobody has taken it for dead."""

    def __init__(self, seconds: float, clock: Callable[[], float] = steady_time) -> None:
        self._seconds = seconds
        self._clock = clock
        self._renewed_at: float | None = None
        self._awake_at = clock()
        self._is_alone = False
        self._is_lost = False
        self._news = asyncio.Event()

    def renewed(self, sent_at: float) -> None:
        """A renewal that was sent then has been stored."""
        self._renewed_at = sent_at
        self._wake()

    def note_awake(self, *, is_alone: bool | None = None) -> None:
        """This process runs; it may have seen who else does."""
        if self._has_slept:
            self._is_alone = False
        self._awake_at = self._clock()
        if is_alone is not None:
            self._is_alone = is_alone

    def lose(self) -> None:
        """Others have taken this process for dead."""
        self._is_lost = True
        self._wake()

    @property
    def is_lost(self) -> bool:
        """Have others taken this process for dead?"""
        return self._is_lost

    @property
    def holds(self) -> bool:
        """Is it certain that nobody has taken this process for dead?

        While it is alone nobody could have, unless it has slept: even if the database is away, it answers.
        """
        if self._is_lost:
            return False
        if self._renewed_at is None or (self._is_alone and not self._has_slept):
            return True
        return self._clock() - self._renewed_at < self._seconds

    @property
    def _has_slept(self) -> bool:
        """Has this process stood still for so long that others may have noticed?"""
        return self._clock() - self._awake_at > self._seconds / 2

    async def wait(self) -> None:
        """Wait until it holds; or raise `Fenced` if it never will."""
        while not self.holds:
            if self._is_lost:
                raise Fenced
            self._news.clear()
            await self._news.wait()

    def _wake(self) -> None:
        self._news.set()
