"""Fixtures of the contract tests: they run once for each implementation of the storage port."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from bot.storage.port import Storage
from tests.bot.movable_clock import MovableClock
from tests.bot.storage.implementations import IMPLEMENTATIONS, prepared

Reopen = Callable[[], Awaitable[Storage]]


@pytest.fixture(params=IMPLEMENTATIONS)
def implementation(request: pytest.FixtureRequest) -> str:
    """The name of an implementation."""
    return str(request.param)


@pytest.fixture
async def reopen(implementation: str, tmp_path: Path, clock: MovableClock) -> AsyncIterator[Reopen]:
    """Opens the test's storage, and opens it again as another process would; all are closed afterwards."""
    opened: list[Storage] = []

    async def open_it() -> Storage:
        opened.append(await IMPLEMENTATIONS[implementation](tmp_path, clock))
        return opened[-1]

    with prepared(implementation, tmp_path):
        yield open_it
        for storage in opened:
            await storage.close()


@pytest.fixture
async def port(reopen: Reopen) -> Storage:
    """An empty storage, seen through the port."""
    return await reopen()
