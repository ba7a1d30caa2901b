"""Whether people wait just now. What nobody waits for is put off for a while until they do not."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

LONGEST: Final = 5.0
"""Seconds after which something that was put off is done however many wait."""


class Calm:
    """Counts what is worked on while people wait for it."""

    def __init__(self, longest: float = LONGEST) -> None:
        self._longest = longest
        self._awaited = 0
        self._is_calm = asyncio.Event()
        self._is_calm.set()

    @contextmanager
    def disturbed(self) -> Iterator[None]:
        """While this lasts, somebody waits for it."""
        self._awaited += 1
        self._is_calm.clear()
        try:
            yield
        finally:
            self._awaited -= 1
            if not self._awaited:
                self._is_calm.set()

    async def come(self) -> None:
        """Wait until nobody else waits, but not for ever."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._longest):
                while self._awaited:  # somebody may have come since it was calm
                    await self._is_calm.wait()
