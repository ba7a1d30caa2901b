"""Presses without a pause while a new process follows the old one: each is answered, and once."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import perf_counter

from bench.cluster.crowd_at_work import PATIENCE, CrowdAtWork
from bench.cluster.processes import Bots, bots, doubled_posts
from bench.cluster.two_processes import tables_on_four_shards
from bench.parts.clients import percentile
from bench.parts.crowd import places, seed
from bench.parts.live import Live
from sandbox.server import Sandbox
from tests.bot.bot_process import patient_people
from tests.bot.postgres_server import PostgresServer

TABLES = 12


@asynccontextmanager
async def on_a_file(folder: Path) -> AsyncIterator[tuple[Bots, Live]]:
    """The same tables on SQLite."""
    async with Sandbox() as sandbox:
        sandbox.rates.enforced = False
        where = list(places(sandbox.world, TABLES, a_server=1))
        seed(folder / "alhambra.sqlite3", where, posted=False)
        async with bots(sandbox, folder) as some:
            yield some, Live(sandbox, where)


async def run(server: PostgresServer, folder: Path, presses: int) -> bool:
    """Measure both; gives whether everybody was answered, once."""
    (folder / "file").mkdir()
    with patient_people(PATIENCE):
        async with tables_on_four_shards(server, folder, TABLES) as (some, live):
            on_server = await _deploy("PostgreSQL", some, live, presses)
        async with on_a_file(folder / "file") as (some, live):
            return await _deploy("SQLite", some, live, presses) and on_server


async def _deploy(name: str, some: Bots, live: Live, presses: int) -> bool:
    old = await some.start()
    await some.heard()
    await live.all_posted()
    crowd = CrowdAtWork(live, some)
    crowd.begin(0, TABLES)
    await crowd.presses(presses // 4)
    asked = perf_counter()
    await some.start("--take-over")
    await old.wait()
    gone = perf_counter()
    some.running.remove(old)
    await crowd.presses(presses)
    await crowd.end()
    doubled = doubled_posts(some.sandbox)
    took = [one.shown - one.began for one in crowd.pressed if one.shown is not None]
    during = [
        one.shown - one.began for one in crowd.pressed if one.shown is not None and asked <= one.began <= gone
    ]
    print(f"{name}: {len(crowd.pressed)} presses across a deploy of {gone - asked:.1f} s")
    print(f"  {crowd.told()}, posts doubled {doubled}")
    print(
        f"  answers at p99 {percentile(took, 99):.0f} ms, while it lasted {percentile(during, 99):.0f} ms,"
        f" at most {max(during) * 1000:.0f} ms"
    )
    return not (crowd.unanswered() or crowd.second_answers or doubled)
