"""Two processes against one, on the same cores: whole turns a second, and nothing said twice."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import perf_counter

from bench.cluster.crowd_at_work import CrowdAtWork
from bench.cluster.processes import Bots, bots, doubled_posts, fresh_database
from bench.parts.crowd import places, seed_server
from bench.parts.live import Live
from sandbox.server import Sandbox
from tests.bot.postgres_server import PostgresServer

AT_WORK = 32
TABLES = 4 * AT_WORK
SECONDS = 20.0
SETTLE = 3.0


@asynccontextmanager
async def tables_on_four_shards(
    server: PostgresServer, folder: Path, tables: int
) -> AsyncIterator[tuple[Bots, Live]]:
    """Tables of people, one on each server, and no bots yet."""
    async with Sandbox() as sandbox:
        sandbox.rates.enforced = False
        where = list(places(sandbox.world, tables, a_server=1))
        url = server.url(await fresh_database(server))
        await seed_server(url, where, posted=False)
        async with bots(sandbox, folder, url) as some:
            yield some, Live(sandbox, where)


async def run(server: PostgresServer, folder: Path) -> bool:
    """Measure one, two, and one again; gives whether nothing was said twice."""
    async with tables_on_four_shards(server, folder, TABLES) as (some, live):
        first = await some.start()
        await some.heard()
        await live.all_posted()
        await _speed(CrowdAtWork(live, some), 0)  # everything is slower at first
        crowds = [CrowdAtWork(live, some) for _ in range(3)]
        speeds = [await _speed(crowds[0], AT_WORK)]
        await some.start()
        await some.shared_out()
        speeds.append(await _speed(crowds[1], 2 * AT_WORK))
        weights = some.weights()
        await some.end(first)
        await some.heard()
        speeds.append(await _speed(crowds[2], 3 * AT_WORK))
        lost = sum([await crowd.lost() for crowd in crowds])
        doubled = doubled_posts(some.sandbox)
        told = " / ".join(f"{speed:.1f}" for speed in speeds)
        print(f"{AT_WORK} tables at work: one process / two / one: {told} whole turns a second")
        print(f"  two against one {2 * speeds[1] / (speeds[0] + speeds[2]):.2f}; memory of two: {weights}")
        for crowd in crowds:
            print(f"  {crowd.told()}")
        print(f"  posts doubled {doubled}, moves lost {lost}")
    return not (any(crowd.second_answers for crowd in crowds) or doubled or lost)


async def _speed(crowd: CrowdAtWork, first: int) -> float:
    """Whole turns a second at tables of their own, whose people begin now and end afterwards."""
    crowd.begin(first, AT_WORK)
    await asyncio.sleep(SETTLE)
    before, began = crowd.turns(), perf_counter()
    await asyncio.sleep(SECONDS)
    speed = (crowd.turns() - before) / (perf_counter() - began)
    await crowd.end()
    return speed
