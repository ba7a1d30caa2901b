"""The storage, with a clock beside every question and change."""

import time
from collections.abc import Awaitable, Callable
from functools import wraps
from inspect import iscoroutinefunction
from typing import Any, Final, cast

from bot.monitoring.metrics import Metrics
from bot.storage.port import Conflict, Storage
from bot.storage.reports import ReportRefusal

REFUSALS: Final = (Conflict, ReportRefusal)
"""What a store may say without anything being wrong."""


def timed(storage: Storage, metrics: Metrics) -> Storage:
    """The same storage; what is asked of its stores is measured."""
    return cast("Storage", _TimedStores(storage, metrics))


class _TimedStores:
    """A storage whose stores are wrapped when they are first asked for."""

    def __init__(self, storage: Storage, metrics: Metrics) -> None:
        self._storage, self._metrics = storage, metrics

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._storage, name)
        if callable(found):  # `close`
            return found
        store = _TimedStore(found, name, self._metrics)
        setattr(self, name, store)  # found without this method from now on
        return store


class _TimedStore:
    """A store whose methods are wrapped when they are first called."""

    def __init__(self, store: object, name: str, metrics: Metrics) -> None:
        self._store, self._name, self._metrics = store, name, metrics

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._store, name)
        if not iscoroutinefunction(found):
            return found
        method = _timed_method(found, f"{self._name}.{name}", self._metrics)
        setattr(self, name, method)
        return method


def _timed_method(
    method: Callable[..., Awaitable[Any]], work: str, metrics: Metrics
) -> Callable[..., Awaitable[Any]]:
    took, failed = metrics.database_took.labels(work), metrics.database_failed.labels(work)

    @wraps(method)
    async def measured(*values: Any, **named: Any) -> Any:
        began = time.perf_counter()
        try:
            return await method(*values, **named)
        except REFUSALS:
            raise
        except Exception:
            failed.inc()
            raise
        finally:
            took.observe(time.perf_counter() - began)

    return measured
