"""What tests of the bot share."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.storage.sql.storage import SqlStorage
from bot.storage.sqlite.storage import open_sqlite
from tests.bot.movable_clock import MovableClock


@pytest.fixture
def clock() -> MovableClock:
    """A clock that stands still until the test moves it."""
    return MovableClock()


@pytest.fixture
async def storage(tmp_path: Path, clock: MovableClock) -> AsyncIterator[SqlStorage]:
    """An empty storage in a file, closed after the test."""
    opened = await open_sqlite(tmp_path / "alhambra.sqlite3", clock)
    yield opened
    await opened.close()
