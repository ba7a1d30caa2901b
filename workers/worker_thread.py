"""A worker that is a thread of this process, where there is no process for it."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any


class WorkerThread:
    """Runs one task after the other, as `WorkerProcess` does, but nothing can stop it or be lost."""

    is_lost = False

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="worker")

    @classmethod
    async def start(cls) -> "WorkerThread":
        """A new worker."""
        return cls()

    async def run(self, function: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        """The result of a task; or what it raises."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, partial(function, *arguments))

    async def end(self) -> None:
        """Finish what has begun."""
        await asyncio.to_thread(self._thread.shutdown)
