"""Which of the interactions that are heard this process serves: each is served by one process."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from bot.cluster.handing_over import Intake
from bot.log import log
from bot.storage.shards import shard_of
from bot.tasks import cancel

KEPT_FOR: Final = 3.0
"""Seconds for which an interaction is kept; then Discord has told its person that nobody answered."""
CLAIMED_AFTERWARDS: Final = 10.0
"""Seconds after a shard has changed hands in which the other process may have served what is heard."""

Claim = Callable[[int], Awaitable[bool]]
"""Claims an interaction; False if another process has."""
Serve = Callable[[], None]


@dataclass(frozen=True)
class _Kept:
    """An interaction that is kept."""

    heard_at: float
    interaction_id: int
    serve: Serve


class InteractionsHeard:
    """What is done with interactions, shard by shard."""

    def __init__(self, claim: Claim) -> None:
        self.shards = 1
        self._claim = claim
        self._intakes: dict[int, Intake] = {}
        self._claimed_until: dict[int, float] = {}
        self._kept: dict[int, deque[_Kept]] = {}
        self._claiming: set[asyncio.Task[None]] = set()

    def hear(self, interaction_id: int, guild_id: int, serve: Serve) -> None:
        """Serve an interaction now, after claiming it, later or not at all."""
        shard = shard_of(guild_id, self.shards)
        intake = self._intake(shard)
        if intake is Intake.SERVE:
            serve()
        elif intake is Intake.CLAIM:
            self._claim_and_serve(interaction_id, serve)
        elif intake is Intake.KEEP:
            kept, now = self._kept.setdefault(shard, deque()), _now()
            while kept and kept[0].heard_at < now - KEPT_FOR:
                kept.popleft()
            kept.append(_Kept(now, interaction_id, serve))

    def set(self, shard: int, intake: Intake | None) -> None:
        """From now on, do this with what is heard on a shard, and with what was kept there."""
        before = self._intakes.get(shard)
        if intake is None:
            for of_shards in (self._intakes, self._claimed_until, self._kept):
                of_shards.pop(shard, None)
            return
        if before in (Intake.CLAIM, Intake.KEEP) and intake is Intake.SERVE:
            self._claimed_until[shard] = _now() + CLAIMED_AFTERWARDS
        self._intakes[shard] = intake
        if intake is not Intake.KEEP:
            self._serve_kept(shard)

    async def close(self) -> None:
        """Claim nothing more."""
        await cancel(self._claiming)

    def _intake(self, shard: int) -> Intake | None:
        intake = self._intakes.get(shard)
        if intake is Intake.SERVE and _now() < self._claimed_until.get(shard, 0.0):
            return Intake.CLAIM
        return intake

    def _serve_kept(self, shard: int) -> None:
        for one in self._kept.pop(shard, ()):
            if one.heard_at >= _now() - KEPT_FOR:
                self._claim_and_serve(one.interaction_id, one.serve)

    def _claim_and_serve(self, interaction_id: int, serve: Serve) -> None:
        task = asyncio.create_task(self._serve_if_claimed(interaction_id, serve))
        self._claiming.add(task)
        task.add_done_callback(self._claiming.discard)

    async def _serve_if_claimed(self, interaction_id: int, serve: Serve) -> None:
        try:
            if await self._claim(interaction_id):
                serve()
        except Exception:
            log.exception("an interaction could not be claimed")


def _now() -> float:
    return asyncio.get_running_loop().time()
