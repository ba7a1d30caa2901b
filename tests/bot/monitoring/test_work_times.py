"""Pictures and thoughts: what waits, what was done, and what failed."""

import asyncio
import os

import pytest

from bot.monitoring.gauges import Gauges, memory_of_children
from bot.monitoring.metrics import Metrics
from bot.monitoring.work_times import measure_work
from tests.bot.monitoring.asked import Samples, figures_of
from tests.workers.pools import pool_of_processes
from tests.workers.tasks import doze, stumble
from workers.errors import WorkFailed


async def scrape(metrics: Metrics, gauges: Gauges) -> Samples:
    await gauges.refresh()
    return figures_of(metrics)


async def test_work_is_counted_while_it_waits_and_when_it_is_done() -> None:
    metrics, pool = Metrics(), pool_of_processes()
    gauges = Gauges(metrics)
    gauges.add_pool("drawing", pool)
    measure_work("drawing", pool, metrics)
    try:
        await pool.run(object(), os.getpid)
        running = [asyncio.create_task(pool.run(object(), doze, 0.1)) for _ in range(3)]
        await asyncio.sleep(0)
        assert (await scrape(metrics, gauges)).total("alhambra_work_waiting", pool="drawing") == 2
        await asyncio.gather(*running)
        with pytest.raises(WorkFailed):
            await pool.run(object(), stumble)
        seen = await scrape(metrics, gauges)
        assert seen.total("alhambra_workers_memory_bytes") > 1e6
    finally:
        await pool.close()
    assert seen.total("alhambra_work_waiting", pool="drawing") == 0
    assert seen.total("alhambra_work_seconds_count", pool="drawing") == 5
    assert seen.total("alhambra_work_seconds_sum", pool="drawing") >= 0.3
    assert seen.total("alhambra_work_wait_seconds_sum", pool="drawing") >= 0.3
    assert seen.total("alhambra_work_failures_total", pool="drawing") == 1


def test_memory_of_children_is_a_figure_even_without_any() -> None:
    assert memory_of_children() >= 0
