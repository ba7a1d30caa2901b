"""A PostgreSQL that does not answer: whoever looks hears so soon, and again once it does."""

import asyncio

import asyncpg
import pytest

from bot.monitoring import checks, gauges
from bot.monitoring.monitor import Monitor
from bot.settings import Address
from bot.storage.postgres.opening import open_postgres
from tests.bot.monitoring.asked import ask, samples
from tests.bot.movable_clock import MovableClock
from tests.bot.postgres_databases import new_database
from tests.bot.storage.small_acts import open_table

SOON = 0.3


async def test_a_stuck_database_is_seen_and_forgiven(
    clock: MovableClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (checks, gauges):
        monkeypatch.setattr(module, "ANSWERS_WITHIN", SOON)
    with new_database() as url:
        storage = await open_postgres(url, clock)
        blocking = await asyncpg.connect(url)
        async with Monitor(Address("127.0.0.1", 0)) as monitor:
            assert monitor.address is not None
            await open_table(monitor.timed(storage))
            monitor.readiness.require("starting", _holds)
            assert (await ask(monitor.address, "/readyz")).status == 200
            transaction = blocking.transaction()
            await transaction.start()
            await blocking.execute("LOCK TABLE notes, outbox")
            stuck, seen = await asyncio.gather(ask(monitor.address, "/readyz"), samples(monitor.address))
            assert (stuck.status, stuck.text) == (503, "database\n")
            assert seen.total("alhambra_database_up") == seen.total("alhambra_ready") == 0
            assert not [name for name, _, _ in seen.figures if name == "alhambra_posts_waiting"]
            await transaction.rollback()
            assert (await ask(monitor.address, "/readyz")).status == 200
            seen = await samples(monitor.address)
            assert seen.total("alhambra_posts_waiting", kind="table") == 1
            assert seen.total("alhambra_tables_open") == 1
        await blocking.close()
        await storage.close()


async def _holds() -> bool:
    return True
