"""Signs of life of a process at work: every second how much it has worked, as long as it gets on.

Whoever waits for it can so tell a process that hangs from one that is slow on a busy machine, and both from
one that goes round in circles.
"""

import contextlib
from collections.abc import Callable, Iterator
from threading import Thread
from time import process_time, sleep
from typing import Final

BEAT: Final = 1.0
"""Seconds between two signs of life."""
QUIET: Final = 4
"""Beats without a sign of life after which a process hangs: it was stopped, or waits for what never comes."""
STARTING: Final = 9
"""The same for a process that has only been started."""
MOST_WORK: Final = 6.0
"""Seconds of computing after which work goes round in circles; the dearest takes less than one.

Time in which a busy machine has others work does not count."""
LEAST_WORK: Final = 0.02
"""Seconds of computing that are worth a sign of life; the pulse itself takes far less."""


class Overworked(Exception):
    """Work has taken more computing than any should."""


class Heartbeat:
    """Tells how many seconds this process has computed over its present work."""

    def __init__(self, tell: Callable[[float], None]) -> None:
        self._tell = tell
        self._began: float | None = None
        self._told = 0.0
        Thread(target=self._beat, daemon=True).start()

    @contextlib.contextmanager
    def at_work(self) -> Iterator[None]:
        """While this lasts, there are signs of life."""
        self._told = self._began = process_time()
        try:
            yield
        finally:
            self._began = None

    def _beat(self) -> None:
        with contextlib.suppress(OSError):  # nobody listens any more
            while True:
                sleep(BEAT)
                began, now = self._began, process_time()
                if began is not None and now - self._told >= LEAST_WORK:
                    self._told = now
                    self._tell(now - began)
