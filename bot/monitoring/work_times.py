"""Pictures and thoughts: how long they wait for a worker, and how long they take."""

from typing import Any

from bot.monitoring.metrics import Metrics
from workers.pool import TaskTimes, WorkerPool


def measure_work(name: str, pool: WorkerPool[Any], metrics: Metrics) -> None:
    """Measure every task of a pool from now on."""
    waited, took = metrics.work_waited.labels(name), metrics.work_took.labels(name)
    failed = metrics.work_failed.labels(name)

    def note(times: TaskTimes) -> None:
        waited.observe(times.waited)
        took.observe(times.took)
        if times.failed:
            failed.inc()

    pool.listen(note)
