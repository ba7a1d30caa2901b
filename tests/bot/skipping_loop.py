"""An event loop whose clock skips the waiting: hours pass in moments, and every timer rings in its order."""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class _Skipping(selectors.SelectSelector):
    """Instead of waiting until a timer rings, says how long it would have waited."""

    def __init__(self) -> None:
        super().__init__()
        self.skipped = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        found = super().select(0 if timeout is not None else None)
        if not found and timeout is not None:
            self.skipped += max(timeout, 0.0)
        return found


class SkippingLoop(asyncio.SelectorEventLoop):
    """Moves its clock to the next timer as soon as nothing else is left to do."""

    def __init__(self) -> None:
        self._skipping = _Skipping()
        super().__init__(self._skipping)

    def time(self) -> float:
        """Seconds since it was made."""
        return self._skipping.skipped


def run_skipping(main: Coroutine[Any, Any, T]) -> T:
    """Run something with such a clock."""
    with asyncio.Runner(loop_factory=SkippingLoop) as runner:
        return runner.run(main)
