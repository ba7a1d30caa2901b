"""The wall clock: everything that stores or compares a time asks it, so that tests can move it."""

import time
from typing import Protocol


class Clock(Protocol):
    """Tells the time."""

    def now(self) -> int:
        """Whole seconds since 1970, UTC."""


class SystemClock:
    """The clock of this machine."""

    def now(self) -> int:
        """Whole seconds since 1970, UTC."""
        return int(time.time())
