"""The measured storage: it is the storage, with a clock beside it."""

import pytest

from bot.monitoring.metrics import Metrics
from bot.monitoring.timed_storage import timed
from bot.storage.port import MovedOn, Storage, StorageUnavailable
from bot.storage.sql.storage import SqlStorage
from bot.table.lobby_events import SeatTaken
from tests.bot.monitoring.asked import figures_of
from tests.bot.storage.small_acts import BEN, CHANNEL, act, open_table


async def test_everything_that_is_asked_is_measured_under_its_name(storage: SqlStorage) -> None:
    metrics = Metrics()
    measured = timed(storage, metrics)
    table = await open_table(measured)
    assert await measured.tables.table_in(CHANNEL) == table
    assert await measured.tables.table_in(CHANNEL + 1) is None
    figures = figures_of(metrics)
    assert figures.total("alhambra_database_seconds_count", work="tables.open_table") == 1
    assert figures.total("alhambra_database_seconds_count", work="tables.table_in") == 2
    assert 0 < figures.total("alhambra_database_seconds_sum") < 10
    assert figures.total("alhambra_database_failures_total") == 0


async def test_a_refusal_is_no_failure(storage: SqlStorage) -> None:
    metrics = Metrics()
    measured = timed(storage, metrics)
    table = await open_table(measured)
    with pytest.raises(MovedOn):
        await measured.tables.add(table, act(7, SeatTaken(BEN), 12))
    assert figures_of(metrics).total("alhambra_database_failures_total", work="tables.add") == 0


async def test_a_database_that_does_not_answer_is_a_failure(storage: SqlStorage) -> None:
    metrics = Metrics()
    measured = timed(storage, metrics)
    await storage.database.rows("DROP TABLE notes")
    with pytest.raises(StorageUnavailable):
        await measured.notes.read("anything")
    assert figures_of(metrics).total("alhambra_database_failures_total", work="notes.read") == 1


async def test_closing_closes_it(storage: SqlStorage) -> None:
    measured: Storage = timed(storage, Metrics())
    await measured.close()
    with pytest.raises(ValueError, match="closed"):
        await storage.notes.read("anything")
