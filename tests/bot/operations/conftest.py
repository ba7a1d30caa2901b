"""Fixtures: hosts whose bots use one database or the other, with tables in them."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.bot.operations.stored import Bot, fill, host
from tests.bot.storage.implementations import IMPLEMENTATIONS


@pytest.fixture(params=IMPLEMENTATIONS)
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Bot]:
    """A bot with nothing stored, once on each database."""
    with host(str(request.param), tmp_path / "data") as bot:
        yield bot


@pytest.fixture
async def bot(empty: Bot) -> Bot:
    """A bot with a few tables, stopped; once on each database."""
    await fill(empty)
    return empty


@pytest.fixture
async def small(tmp_path: Path) -> AsyncIterator[Bot]:
    """The same in a SQLite file only, for what has nothing to do with the database."""
    with host("sqlite", tmp_path / "data") as bot:
        await fill(bot)
        yield bot
