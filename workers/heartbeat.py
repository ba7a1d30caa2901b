"""A worker's heartbeat: every second it reports how much processor time its task has used.

So the pool can tell a worker that hangs, which is silent, from one that is slow on a busy machine, and both
from a task that never ends.
"""

import contextlib
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from threading import Thread
from time import process_time, sleep
from typing import Final

BEAT: Final = 1.0
"""Seconds between two heartbeats."""
LEAST_WORK: Final = 0.02
"""Seconds of processor time without which there is no heartbeat; the heartbeat itself takes far less."""


@dataclass(frozen=True)
class Limits:
    """When a worker is taken for lost, or a task for one that never ends."""

    starting: int = 9
    """Beats without a heartbeat while it starts."""
    silent: int = 4
    """Beats without a heartbeat while it has a task: it was stopped, or waits for what never comes."""
    processor_time: float = 6.0
    """Seconds for one task; the longest takes less than one. Waiting for a busy machine does not count."""


USUAL_LIMITS: Final = Limits()


class Heartbeat:
    """Reports how many seconds of processor time the present task has used."""

    def __init__(self, report: Callable[[float], None]) -> None:
        self._report = report
        self._began: float | None = None
        self._reported = 0.0
        self._parent = os.getppid()
        Thread(target=self._beat, daemon=True).start()

    @contextlib.contextmanager
    def at_work(self) -> Iterator[None]:
        """Beat while this lasts."""
        self._reported = self._began = process_time()
        try:
            yield
        finally:
            self._began = None

    def _beat(self) -> None:
        while True:
            sleep(BEAT)
            if os.getppid() != self._parent:
                os._exit(0)  # whatever the task is, nobody waits for it
            began, now = self._began, process_time()
            if began is not None and now - self._reported >= LEAST_WORK:
                self._reported = now
                with contextlib.suppress(OSError):
                    self._report(now - began)
