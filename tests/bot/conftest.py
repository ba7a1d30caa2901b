"""What tests of the bot share."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.storage.sql.storage import SqlStorage
from tests.bot.movable_clock import MovableClock
from tests.bot.storage.implementations import IMPLEMENTATIONS, SQLITE, prepared
from tests.conftest import SOAK


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests of these run on a file; those that are marked, and in a soak all, on a server too."""
    marked = metafunc.definition.get_closest_marker
    both = (SOAK or marked("on_both_databases")) and not marked("on_the_file")
    for name in {"database", "storage"} & set(metafunc.fixturenames):
        metafunc.parametrize(name, IMPLEMENTATIONS if both else [SQLITE], indirect=True)


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The database of the bot whose data folder is the test's own."""
    with prepared(request.param, tmp_path):
        yield request.param


@pytest.fixture
def clock() -> MovableClock:
    """A clock that stands still until the test moves it."""
    return MovableClock()


@pytest.fixture
async def storage(
    request: pytest.FixtureRequest, tmp_path: Path, clock: MovableClock
) -> AsyncIterator[SqlStorage]:
    """An empty storage, closed after the test."""
    with prepared(request.param, tmp_path):
        opened = await IMPLEMENTATIONS[request.param](tmp_path, clock)
        yield opened
        await opened.close()
