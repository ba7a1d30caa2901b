"""A clock that stands still until a test moves it."""

import time


class MovableClock:
    """A `Clock` that starts at the present time."""

    def __init__(self) -> None:
        self._now = int(time.time())

    def now(self) -> int:
        """Whole seconds since 1970, UTC."""
        return self._now

    def move(self, seconds: int) -> None:
        """Let so much time pass."""
        self._now += seconds
