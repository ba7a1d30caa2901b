"""Puts public posts before answers, and both before background work."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

LONGEST_WAIT: Final = 5.0
"""Seconds after which background work goes ahead, however many people wait."""
IDLE_FOR: Final = 0.3
"""Seconds without anybody waiting before the bot counts as idle: in a crowd the next are close behind."""
HEAD_START: Final = 0.1
"""Seconds that a post gets to be on its way before other work continues."""
LONGEST_FOR_POSTS: Final = 1.0
"""Seconds after which work no longer waits for posts."""


class WaitingPeople:
    """Knows how many people wait, and which channels' posts are being made."""

    def __init__(
        self,
        longest: float = LONGEST_WAIT,
        idle_for: float = IDLE_FOR,
        head_start: float = HEAD_START,
        longest_for_posts: float = LONGEST_FOR_POSTS,
    ) -> None:
        self._longest, self._idle_for = longest, idle_for
        self._head_start, self._longest_for_posts = head_start, longest_for_posts
        self._awaited = 0
        self._since = float("-inf")
        self._nobody_waits = asyncio.Event()
        self._nobody_waits.set()
        self._posting: set[int] = set()
        self._all_posted = asyncio.Event()
        self._all_posted.set()

    @contextmanager
    def somebody_waits(self) -> Iterator[None]:
        """Mark the work done in here as awaited by a person."""
        self._awaited += 1
        self._nobody_waits.clear()
        try:
            yield
        finally:
            self._awaited -= 1
            if not self._awaited:
                self._since = _now()
                self._nobody_waits.set()

    def begin_post(self, channel_id: int) -> None:
        """A post is being made, for which a whole table waits."""
        self._posting.add(channel_id)
        self._all_posted.clear()

    def end_post(self, channel_id: int) -> None:
        """The post is sent, or there was none."""
        self._posting.discard(channel_id)
        if not self._posting:
            self._all_posted.set()

    @contextmanager
    def sending_post(self, channel_id: int) -> Iterator[None]:
        """Send a post in here: other work waits until it is on its way, not until Discord has it."""
        head_start = asyncio.get_running_loop().call_later(self._head_start, self.end_post, channel_id)
        try:
            yield
        finally:
            head_start.cancel()
            self.end_post(channel_id)

    async def wait_for_posts(self) -> None:
        """Wait until no post is being made or sent, but not for long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._longest_for_posts):
                await self._all_posted.wait()

    async def wait_until_idle(self, longest: float | None = None) -> None:
        """Wait until nobody waits or has just waited, but not for ever."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._longest if longest is None else longest):
                while self._awaited or (left := self._since + self._idle_for - _now()) > 0:
                    await (self._nobody_waits.wait() if self._awaited else asyncio.sleep(left))


def _now() -> float:
    return asyncio.get_running_loop().time()
