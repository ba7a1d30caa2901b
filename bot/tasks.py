"""Cancelling tasks."""

import asyncio
from collections.abc import Iterable
from typing import Any


async def cancel(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel tasks, and wait until they have ended."""
    cut = list(tasks)
    for task in cut:
        task.cancel()
    await asyncio.gather(*cut, return_exceptions=True)
