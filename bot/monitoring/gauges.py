"""What is asked only when somebody looks: how much waits, is open, or is used just now."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

from bot.delivery.interactions import Client
from bot.delivery.requests.priority_queue import Priority
from bot.delivery.requests.request_budget import RequestBudget
from bot.monitoring.gateway import latencies
from bot.monitoring.metrics import Metrics
from bot.storage.backlog import NOTHING, BacklogStore
from bot.storage.port import TableStore
from bot.table.pending_posts import PostKind
from workers.pool import WorkerPool

ANSWERS_WITHIN: Final = 2.0
"""Seconds that a look waits for the database; Prometheus gives up after ten."""
UNKNOWN: Final = float("nan")
_TASKS: Final = Path("/proc/self/task")
_PROCESSES: Final = Path("/proc")


class Gauges:
    """Asks everything that it was given to look at."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._looks: list[Callable[[], None]] = [self._look_at_workers]
        self._questions: Callable[[], Awaitable[None]] | None = None

    async def refresh(self) -> None:
        """Look at everything anew."""
        for look in self._looks:
            look()
        if self._questions is not None:
            await self._ask(self._questions)

    def add_pool(self, name: str, pool: WorkerPool[Any]) -> None:
        """Look at how many tasks wait for workers."""
        waiting = self._metrics.work_waiting.labels(name)
        self._looks.append(lambda: waiting.set(pool.waiting))

    def add_budget(self, budget: RequestBudget) -> None:
        """Look at the requests that wait, and at the budget that is used."""

        def look() -> None:
            self._metrics.budget.set(budget.size)
            self._metrics.budget_used.set(budget.taken)
            for priority in Priority:
                waiting = budget.waiting(priority)
                self._metrics.requests_waiting.labels(priority.name.lower()).set(waiting)

        self._looks.append(look)

    def add_gateway(self, client: Client) -> None:
        """Look at the latency of every shard that this client has now."""

        def look() -> None:
            self._metrics.gateway_latency.clear()
            for shard, seconds in latencies(client):
                self._metrics.gateway_latency.labels(str(shard)).set(seconds)

        self._looks.append(look)

    def add_storage(self, tables: TableStore, backlog: BacklogStore) -> None:
        """Ask the database what is open and what waits."""

        async def ask() -> None:
            self._metrics.tables_open.set(await tables.open_tables())
            posts, timers = await backlog.posts(), await backlog.timers()
            for kind in PostKind:
                waiting = posts.get(kind, NOTHING)
                self._metrics.posts_waiting.labels(kind.value).set(waiting.count)
                self._metrics.oldest_post.labels(kind.value).set(waiting.seconds)
            self._metrics.timers_due.set(timers.count)
            self._metrics.timers_late.set(timers.seconds)

        self._questions = ask

    async def _ask(self, questions: Callable[[], Awaitable[None]]) -> None:
        """Ask the database; what it does not say is not known, rather than what it was last time."""
        try:
            async with asyncio.timeout(ANSWERS_WITHIN):
                await questions()
        except Exception:  # whatever it was, the other figures are the more wanted now
            self._metrics.database_up.set(0)
            for gauge in (self._metrics.tables_open, self._metrics.timers_due, self._metrics.timers_late):
                gauge.set(UNKNOWN)
            self._metrics.posts_waiting.clear()
            self._metrics.oldest_post.clear()
        else:
            self._metrics.database_up.set(1)

    def _look_at_workers(self) -> None:
        self._metrics.workers_memory.set(memory_of_children())


def memory_of_children() -> float:
    """Bytes that the processes started by this one hold in memory; unknown where there is no /proc."""
    try:
        tasks = [(task / "children").read_text(encoding="ascii").split() for task in _TASKS.iterdir()]
    except OSError:
        return UNKNOWN
    return float(sum(_memory_of(child) for children in tasks for child in children))


def _memory_of(process_id: str) -> int:
    try:
        status = (_PROCESSES / process_id / "status").read_text(encoding="ascii", errors="replace")
    except OSError:  # gone meanwhile
        return 0
    _, _, resident = status.partition("VmRSS:")
    return int(resident.split()[0]) * 1024 if resident else 0
