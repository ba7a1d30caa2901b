"""Whether people wait just now. What nobody waits for is put off for a while until they do not."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

LONGEST: Final = 5.0
"""Seconds after which something that was put off is done however many wait."""
MOMENT: Final = 0.3
"""Seconds for which nobody must have waited: where many come at once, the next are close behind."""


class Calm:
    """Counts what is worked on while people wait for it."""

    def __init__(self, longest: float = LONGEST, moment: float = MOMENT) -> None:
        self._longest, self._moment = longest, moment
        self._awaited = 0
        self._since = float("-inf")
        self._nobody_waits = asyncio.Event()
        self._nobody_waits.set()

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

    async def come(self) -> None:
        """Wait until nobody else waits or has waited a moment ago, but not for ever."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._longest):
                while self._awaited or (left := self._since + self._moment - _now()) > 0:
                    await (self._nobody_waits.wait() if self._awaited else asyncio.sleep(left))


def _now() -> float:
    return asyncio.get_running_loop().time()
