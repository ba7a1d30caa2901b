"""Pools for tests, and what became of their processes."""

from collections.abc import Collection
from functools import partial
from pathlib import Path

from workers.heartbeat import USUAL_LIMITS, Limits
from workers.pool import WorkerPool
from workers.worker_process import WorkerProcess

IMPATIENT = Limits(silent=3, processor_time=1.5)
"""Soon takes a worker for lost, or a task for one that never ends."""


class AsTheyCame:
    """Tasks are served in the order in which they came."""

    def first(self, waiting: Collection[object]) -> object:
        return next(iter(waiting))

    def leave(self, place: object) -> None:
        """Nothing follows from that."""


def pool_of_processes(
    limits: Limits = USUAL_LIMITS, *, workers: int = 1, told_ahead: int = 0
) -> WorkerPool[object]:
    """A pool that serves tasks as they came."""
    start = partial(WorkerProcess.start, "test", limits)
    return WorkerPool(AsTheyCame(), start, workers=workers, told_ahead=told_ahead)


def is_alive(process_id: int) -> bool:
    """Is a process there, and not only waiting to be forgotten?"""
    try:
        state = Path(f"/proc/{process_id}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"
