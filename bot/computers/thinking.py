"""Thinking for computer players, in a few worker processes. Tables take turns."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar, TypeVarTuple

from ai import Advice, Level, advise, choose
from bot.computers.fair_queue import Question, TablesTakeTurns
from bot.log import log
from engine import Action, View
from workers.errors import NoWorker, WorkersLost
from workers.heartbeat import USUAL_LIMITS, Limits
from workers.pool import WorkerPool
from workers.worker_process import WorkerProcess

Answer = TypeVar("Answer")
Arguments = TypeVarTuple("Arguments")

HINT_PATIENCE: Final = 0.0
MOVE_PATIENCE: Final = 2.0
REVIEW_PATIENCE: Final = 20.0
"""Seconds by which a question lets others go first: one that a person waits for, a move, a review."""
LEVEL_WITHOUT_WORKER: Final = {
    Level.GARDENER: Level.GARDENER,
    Level.MASON: Level.MASON,
    Level.VIZIER: Level.MASON,
}
"""Who thinks for whom in this process: these take a few milliseconds, a search would take seconds."""


class ThinkingPool:
    """Answers questions in worker processes, which start with the first of them."""

    def __init__(self, workers: int = 1, limits: Limits = USUAL_LIMITS) -> None:
        self.pool = WorkerPool(
            TablesTakeTurns(), partial(WorkerProcess.start, "thinking", limits), workers=workers
        )
        self._has_no_worker = False
        """Was the last move thought out in this process?"""

    async def decide(
        self, view: View, legal: tuple[Action, ...], level: Level, seed: int, *, table: int = 0
    ) -> Action:
        """The action that a computer player takes; without a worker, a cheap one thought out here."""
        try:
            action = await self.think(choose, view, legal, level, seed, patience=MOVE_PATIENCE, table=table)
        except (NoWorker, WorkersLost) as why:
            if not self._has_no_worker:
                log.error("no worker lives: computer players think here, as Masons at best", exc_info=why)
            self._has_no_worker = True
            return await asyncio.to_thread(choose, view, legal, LEVEL_WITHOUT_WORKER[level], seed)
        self._has_no_worker = False
        return action

    async def advise(
        self,
        view: View,
        legal: tuple[Action, ...],
        level: Level = Level.VIZIER,
        seed: int = 0,
        *,
        table: int = 0,
    ) -> tuple[Advice, ...]:
        """The best two moves with their reasons, for a person who waits for them."""
        return await self.think(advise, view, legal, level, seed, patience=HINT_PATIENCE, table=table)

    async def think(
        self,
        function: Callable[[*Arguments], Answer],
        *arguments: *Arguments,
        patience: float = REVIEW_PATIENCE,
        table: int = 0,
    ) -> Answer:
        """What a pure function returns, worked out in a worker for a table; or `WorkFailed`.

        The worker imports the function's module, so that should import little.
        """
        return await self.pool.run(Question(table, patience), function, *arguments)

    async def close(self) -> None:
        """End the workers. Those who still wait get `PoolClosed`."""
        await self.pool.close()
