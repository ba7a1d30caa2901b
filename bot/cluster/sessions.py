"""Sessions with Discord, one for each shard that this process listens to; they come and go while it runs."""

import asyncio
from collections.abc import Callable, Collection
from typing import Protocol

from bot.log import log
from bot.tasks import cancel


class Gateway(Protocol):
    """Listens to shards."""

    async def open_shard(self, shard: int) -> None:
        """Begin a session on a shard; done once everything that happens there is heard."""

    async def close_shard(self, shard: int) -> None:
        """Listen to a shard no more."""


class Sessions:
    """The shards that this process listens to; `changed` is called whenever a session has begun or ended."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self.heard: set[int] = set()
        """The shards on which everything is heard."""
        self._changed = changed
        self._gateway: Gateway | None = None
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def connect(self, gateway: Gateway) -> None:
        """Listen through this gateway; without one nothing is heard."""
        self._gateway = gateway

    def listen_to(self, shards: Collection[int]) -> None:
        """Listen to these shards and no others."""
        if self._gateway is None:
            return
        for shard in self._tasks.keys() - set(shards):
            self._tasks[shard].cancel()
        for shard in sorted(set(shards) - self._tasks.keys()):
            self._tasks[shard] = asyncio.create_task(self._listen(self._gateway, shard))

    async def close(self) -> None:
        """End all sessions."""
        await cancel(self._tasks.values())

    async def _listen(self, gateway: Gateway, shard: int) -> None:
        """Listen to one shard until this task is cancelled."""
        try:
            await gateway.open_shard(shard)
            self.heard.add(shard)
            self._changed()
            await asyncio.Event().wait()
        finally:
            self.heard.discard(shard)
            try:
                await gateway.close_shard(shard)
            except Exception:
                log.exception("a session did not end in order", extra={"shard": shard})
            del self._tasks[shard]
            self._changed()
