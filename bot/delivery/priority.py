"""Who waits just now, and for what: a table's post comes first, then answers, then what nobody waits for."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

LONGEST: Final = 5.0
"""Seconds after which something that was put off is done however many wait."""
MOMENT: Final = 0.3
"""Seconds for which nobody must have waited: where many come at once, the next are close behind."""
HEAD_START: Final = 0.1
"""Seconds that a post has from when it is made: its bytes are to be on the way before others work again."""
BEHIND_POSTS: Final = 1.0
"""Seconds after which something no longer stands back for posts that are being made."""


class WorkPriority:
    """Counts what is worked on while people wait for it."""

    def __init__(
        self,
        longest: float = LONGEST,
        moment: float = MOMENT,
        head_start: float = HEAD_START,
        behind_posts: float = BEHIND_POSTS,
    ) -> None:
        self._longest, self._moment = longest, moment
        self._head_start, self._behind_posts = head_start, behind_posts
        self._awaited = 0
        self._since = float("-inf")
        self._nobody_waits = asyncio.Event()
        self._nobody_waits.set()
        self._making: set[int] = set()
        self._all_made = asyncio.Event()
        self._all_made.set()

    @contextmanager
    def disturbed(self) -> Iterator[None]:
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

    def making(self, channel_id: int) -> None:
        """A post for a channel is to be made and sent, for which a whole table waits."""
        self._making.add(channel_id)
        self._all_made.clear()

    def made(self, channel_id: int) -> None:
        """It is posted, or there was none."""
        self._making.discard(channel_id)
        if not self._making:
            self._all_made.set()

    @contextmanager
    def leaving(self, channel_id: int) -> Iterator[None]:
        """While a post is sent: others stand back until it is well on its way, not until Discord has it."""
        head_start = asyncio.get_running_loop().call_later(self._head_start, self.made, channel_id)
        try:
            yield
        finally:
            head_start.cancel()
            self.made(channel_id)

    async def posts_made(self) -> None:
        """Stand back until no post is being made or leaves, but not for long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._behind_posts):
                await self._all_made.wait()

    async def come(self, longest: float | None = None) -> None:
        """Wait until nobody else waits or has waited a moment ago, but not for ever."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._longest if longest is None else longest):
                while self._awaited or (left := self._since + self._moment - _now()) > 0:
                    await (self._nobody_waits.wait() if self._awaited else asyncio.sleep(left))


def _now() -> float:
    return asyncio.get_running_loop().time()
