"""A pause after each refusal, doubling until something works again."""

import time
from collections.abc import Callable


class Backoff:
    """Whether to pause before the next attempt."""

    def __init__(self, shortest: float, longest: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._shortest, self._longest, self._clock = shortest, longest, clock
        self._next = shortest
        self._until = float("-inf")

    @property
    def is_on(self) -> bool:
        """Is it too early for another attempt?"""
        return self._clock() < self._until

    def note_refusal(self) -> None:
        """Pause, twice as long as last time; refusals during a pause do not add up."""
        if not self.is_on:
            self._until = self._clock() + self._next
            self._next = min(2 * self._next, self._longest)

    def note_success(self) -> None:
        """Start again with the shortest pause."""
        self._next, self._until = self._shortest, float("-inf")
