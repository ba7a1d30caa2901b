"""The monitor's server: what it says, and that it never keeps the bot from running."""

import asyncio
import logging
import socket
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import closing

import pytest

from bot.fault_injection import inject
from bot.monitoring.monitor import Monitor
from bot.settings import Address, FaultSettings
from tests.bot.bot_process import until
from tests.bot.monitoring.asked import ask, samples

ANY_PORT = Address("127.0.0.1", 0)


@pytest.fixture
async def monitor() -> AsyncIterator[Monitor]:
    async with Monitor(ANY_PORT) as started:
        yield started


@pytest.fixture
def _hurried() -> Iterator[None]:
    inject(FaultSettings(haste=500))
    yield
    inject(FaultSettings())


async def test_before_there_is_a_bot_it_is_well_and_not_ready(monitor: Monitor) -> None:
    assert monitor.address is not None
    assert (await ask(monitor.address, "/healthz")).status == 200
    ready = await ask(monitor.address, "/readyz")
    assert (ready.status, ready.text) == (503, "starting\n")
    assert (await samples(monitor.address)).total("alhambra_ready") == 0


async def test_what_is_missing_is_said_in_a_word(monitor: Monitor) -> None:
    assert monitor.address is not None

    async def holds() -> bool:
        return False

    monitor.health.require("background", holds)
    well = await ask(monitor.address, "/healthz")
    assert (well.status, well.text) == (503, "background\n")


@pytest.mark.usefixtures("_hurried")
async def test_a_port_that_is_taken_is_told_once_and_used_as_soon_as_it_is_free(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as other:
        taken = Address(*other.getsockname())
        async with Monitor(taken) as monitor:
            assert monitor.address is None
            await asyncio.sleep(0.05)
            other.close()
            await until(lambda: monitor.address == taken)
            assert (await ask(taken, "/healthz")).status == 200
    (warning,) = [one for one in caplog.records if one.levelno == logging.WARNING]
    assert str(taken) in warning.getMessage()
    assert "ALHAMBRA_MONITOR" in warning.getMessage()


async def test_a_port_that_stays_taken_does_not_keep_it_from_ending() -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as other:
        async with Monitor(Address(*other.getsockname())) as monitor:
            assert monitor.address is None


async def test_two_bots_in_one_process_count_for_themselves() -> None:
    async with Monitor(ANY_PORT) as one, Monitor(ANY_PORT) as other:
        one.metrics.interactions.labels("press", "answered").inc()
        other.metrics.interactions.labels("press", "answered").inc(5)
        assert one.address is not None
        assert (await samples(one.address)).total("alhambra_interactions_total") == 1


async def test_warnings_and_errors_are_counted_while_it_runs(monitor: Monitor) -> None:
    logging.getLogger("alhambra.anything").warning("careful")
    logging.getLogger("discord").error("broken")
    logging.getLogger("alhambra").info("fine")
    assert monitor.address is not None
    seen = await samples(monitor.address)
    assert seen.total("alhambra_log_lines_total", level="warning") == 1
    assert seen.total("alhambra_log_lines_total", level="error") == 1


async def test_a_late_event_loop_shows(monitor: Monitor) -> None:
    def slow() -> float:
        (family,) = monitor.metrics.lag.collect()
        figures = {str(one.labels.get("le")): one.value for one in family.samples}
        return figures["+Inf"] - figures["0.1"]

    await asyncio.sleep(0.4)
    time.sleep(0.3)  # nothing else happens meanwhile
    await until(lambda: slow() == 1)
