"""Tasks that are cut short."""

import asyncio
from collections.abc import Iterable
from typing import Any


async def cancel(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cut short whatever these do, and wait until they have let go of it."""
    cut = list(tasks)
    for task in cut:
        task.cancel()
    await asyncio.gather(*cut, return_exceptions=True)
