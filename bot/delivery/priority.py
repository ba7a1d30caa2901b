"""Who waits just now, and for what: a table's post comes first, then answers, then what nobody waits for."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

LONGEST_WAIT: Final = 5.0
"""Seconds after which something that was put off is done however many wait."""
IDLE_FOR: Final = 0.3
"""Seconds for which nobody must have waited: where many come at once, the next are close behind."""
HEAD_START: Final = 0.1
"""Seconds that a post has from when it is made: its bytes are to be on the way before others work again."""
LONGEST_FOR_POSTS: Final = 1.0
"""Seconds after which something no longer stands back for posts that are being made."""


class WorkPriority:
    """Counts what is worked on while people wait for it."""

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
        """While this lasts, somebody waits for it."""
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
        """A post for a channel is to be made and sent, for which a whole table waits."""
        self._posting.add(channel_id)
        self._all_posted.clear()

    def end_post(self, channel_id: int) -> None:
        """It is posted, or there was none."""
        self._posting.discard(channel_id)
        if not self._posting:
            self._all_posted.set()

    @contextmanager
    def sending_post(self, channel_id: int) -> Iterator[None]:
        """While a post is sent: others stand back until it is well on its way, not until Discord has it."""
        head_start = asyncio.get_running_loop().call_later(self._head_start, self.end_post, channel_id)
        try:
            yield
        finally:
            head_start.cancel()
            self.end_post(channel_id)

    async def wait_for_posts(self) -> None:
        """Stand back until no post is being made or leaves, but not for long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._longest_for_posts):
                await self._all_posted.wait()

    async def wait_until_idle(self, longest: float | None = None) -> None:
        """Wait until nobody else waits or has waited a moment ago, but not for ever."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._longest if longest is None else longest):
                while self._awaited or (left := self._since + self._idle_for - _now()) > 0:
                    await (self._nobody_waits.wait() if self._awaited else asyncio.sleep(left))


def _now() -> float:
    return asyncio.get_running_loop().time()
