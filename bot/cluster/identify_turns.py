"""When a session with Discord may begin: one after the other over all processes, and never too many a day."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from bot.fault_injection import shortened
from bot.log import log
from bot.storage.port import Fenced
from bot.storage.processes import ClusterStore
from bot.tasks import cancel

SPACING: Final = 5.0
"""Seconds between two sessions that begin in one bucket."""
BEGINS_WITHIN: Final = 10.0
"""Seconds after which a session that has not begun keeps others waiting no longer."""
LOOK_AGAIN: Final = 0.1
RESERVE: Final = 200
"""With fewer sessions left for the day, they are spread over the rest of it: beyond the last one, Discord
takes the token away."""
LIMITS_LAST: Final = 10.0
"""Seconds for which what Discord has said of its limits is used again."""


@dataclass(frozen=True)
class IdentifyLimits:
    """How many sessions may begin."""

    remaining: int
    """Until the limit is reset."""
    reset_after: float
    """Seconds until then."""
    at_once: int
    """Sessions that may begin at the same time."""


class IdentifyTurns:
    """The turns in which this process begins sessions."""

    def __init__(
        self, store: ClusterStore, epoch: int, limits: Callable[[], Awaitable[IdentifyLimits]]
    ) -> None:
        self._store = store
        self._epoch = epoch
        self._limits = limits
        self._known: tuple[float, IdentifyLimits] | None = None
        self._begun: dict[int, asyncio.Event] = {}
        self._ending: set[asyncio.Task[None]] = set()

    def learn(self, limits: IdentifyLimits) -> None:
        """Discord has said this of its limits just now."""
        self._known = asyncio.get_running_loop().time(), limits

    async def wait(self, shard: int) -> None:
        """Wait until a shard's session may begin."""
        limits = await self._current_limits()
        pause = pause_before(limits)
        if pause:
            log.warning("few sessions are left for today", extra={"seconds": round(pause)})
            await asyncio.sleep(pause)
        bucket = shard % limits.at_once
        try:
            while not await self._store.begin_identifying(bucket, self._epoch):
                await asyncio.sleep(shortened(LOOK_AGAIN))
        finally:  # also if nobody waits any more: the place may have been taken all the same
            begun = self._begun[shard] = asyncio.Event()
            task = asyncio.create_task(self._end(bucket, begun))
            self._ending.add(task)
            task.add_done_callback(self._ending.discard)

    def note_begun(self, shard: int) -> None:
        """A shard's session has begun: only now is it certain when Discord was asked to begin it."""
        if shard in self._begun:
            self._begun.pop(shard).set()

    async def close(self) -> None:
        """Leave the rest to the removal of this process."""
        await cancel(self._ending)

    async def _end(self, bucket: int, begun: asyncio.Event) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(shortened(BEGINS_WITHIN)):
                await begun.wait()
        await asyncio.sleep(shortened(SPACING))
        try:
            await self._store.end_identifying(bucket, self._epoch)
        except Fenced:
            pass  # others have given it back
        except Exception:
            log.exception("the place of a session that has begun is not given back")

    async def _current_limits(self) -> IdentifyLimits:
        now = asyncio.get_running_loop().time()
        if self._known is None or now - self._known[0] > LIMITS_LAST:
            self.learn(await self._limits())
        assert self._known is not None, "they have just been learnt"
        return self._known[1]


def pause_before(limits: IdentifyLimits) -> float:
    """Seconds to wait before a session begins, so that those left last until the limit is reset."""
    if limits.remaining >= RESERVE:
        return 0.0
    return limits.reset_after / max(limits.remaining, 1)
