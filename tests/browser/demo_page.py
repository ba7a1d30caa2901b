"""A sandbox with its page and a bot, running beside the test in a thread of its own."""

from __future__ import annotations

import asyncio
import threading
from typing import TYPE_CHECKING, TypeVar

from sandbox.connect import point_discord_py_at
from sandbox.page.routes import page_routes
from sandbox.server import Sandbox
from tests.browser.demo_bot import Guest

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType

    from sandbox.world.world import World

T = TypeVar("T")
TIMEOUT = 60.0


class DemoPage:
    """Everything a browser needs to play with."""

    def __init__(self, world: World, *, with_guest: bool = True) -> None:
        self.world = world
        self._with_guest = with_guest
        self.loop = asyncio.new_event_loop()
        self.sandbox = Sandbox(world, pages=page_routes(world))
        self.guest: Guest | None = None
        self._run: asyncio.Task[None] | None = None
        self._thread = threading.Thread(target=self.loop.run_forever, daemon=True)

    @property
    def url(self) -> str:
        """Where the page is."""
        return self.world.base_url

    def call(self, work: Callable[[], T]) -> T:
        """Do something where the sandbox runs."""

        async def done() -> T:
            return work()

        return asyncio.run_coroutine_threadsafe(done(), self.loop).result(TIMEOUT)

    def restart(self, pause: Callable[[], None]) -> None:
        """Stop the server, do something, and start it again at the same address."""
        port = int(self.url.rsplit(":", 1)[1])
        self._wait(self.sandbox.stop())
        pause()
        token, pages = self.sandbox.token, page_routes(self.world)
        self.sandbox = Sandbox(self.world, token=token, port=port, pages=pages)
        self._wait(self.sandbox.start())

    def __enter__(self) -> DemoPage:
        self._thread.start()
        self._wait(self._begin())
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._wait(self._end())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join(TIMEOUT)
        self.loop.close()

    def _wait(self, work: object) -> None:
        asyncio.run_coroutine_threadsafe(work, self.loop).result(TIMEOUT)  # type: ignore[arg-type]

    async def _begin(self) -> None:
        await self.sandbox.start()
        if not self._with_guest:
            return
        point_discord_py_at(self.url)
        self.guest = Guest()
        self._run = asyncio.create_task(self.guest.start(self.sandbox.token))
        await asyncio.wait_for(self.guest.at_work.wait(), TIMEOUT)

    async def _end(self) -> None:
        if self.guest is not None:
            await self.guest.close()
        if self._run is not None:
            await asyncio.gather(self._run, return_exceptions=True)
        await self.sandbox.stop()
        left = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)
