"""What must hold for the bot to be well, or ready; if something does not, its name in one word."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final

ANSWERS_WITHIN: Final = 2.0
"""Seconds that a check may take, the database's above all."""

Check = Callable[[], Awaitable[bool]]


class Checks:
    """Checks by name; the first that does not hold is told."""

    def __init__(self) -> None:
        self._checks: dict[str, Check] = {}

    def require(self, name: str, holds: Check) -> None:
        """Have one more check, or another one under the same name."""
        self._checks[name] = holds

    async def missing(self) -> str | None:
        """The name of the first check that does not hold; None if all do."""
        for name, holds in self._checks.items():
            try:
                async with asyncio.timeout(ANSWERS_WITHIN):
                    if not await holds():
                        return name
            except Exception:  # whatever it was, it does not hold
                return name
        return None


async def none_failed(tasks: Iterable[asyncio.Task[Any]]) -> bool:
    """Has no task ended with an error?"""
    return not any(one.done() and not one.cancelled() and one.exception() for one in tasks)
