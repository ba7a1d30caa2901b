"""One of two processes is killed under load: how soon its tables answer again, and what is lost."""

import asyncio
import os
import shutil
import signal
from pathlib import Path
from time import perf_counter

from bench.cluster.crowd_at_work import CrowdAtWork
from bench.cluster.processes import SHARDS, doubled_posts
from bench.cluster.two_processes import tables_on_four_shards
from sandbox.world.snowflake import shard_of
from tests.bot.postgres_server import PostgresServer

TABLES = 16
BEFORE, AFTER = 5.0, 40.0
AIM = 20.0
PATIENCE = 2.0
"""Seconds until somebody presses again: what is measured is when the bot answers."""


async def run(server: PostgresServer, folder: Path) -> bool:
    """Measure; gives whether the aims were met."""
    met = await _death(server, folder / "here", elsewhere=False)
    if os.geteuid() != 0 or shutil.which("unshare") is None:
        print("  only root can try the same with processes that do not see each other")
        return met
    return await _death(server, folder / "elsewhere", elsewhere=True) and met


async def _death(server: PostgresServer, folder: Path, *, elsewhere: bool) -> bool:
    async with tables_on_four_shards(server, folder, TABLES) as (some, live):
        first = await some.start(elsewhere=elsewhere)
        await some.heard()
        await some.start()
        await some.shared_out()
        await live.all_posted()
        crowd = CrowdAtWork(live, some, PATIENCE)
        crowd.begin(0, TABLES)
        await asyncio.sleep(BEFORE)
        ((epoch,),) = await some.rows("SELECT min(epoch) FROM processes")
        shards = {row[0] for row in await some.rows("SELECT number FROM shards WHERE owner = $1", epoch)}
        await some.end(first, signal.SIGKILL)
        killed = perf_counter()
        await asyncio.sleep(AFTER)
        await crowd.end()
        theirs = {
            one.channel_id
            for table in live.tables
            if shard_of((one := table.place).guild_id, SHARDS) in shards
        }
        away = _until_answered(crowd, killed)
        slowest = max(away[channel_id] for channel_id in theirs)
        lost, doubled = await crowd.lost(), doubled_posts(some.sandbox)
        where = "as if on another machine" if elsewhere else "on the same machine"
        print(f"one of two killed, {where}; {TABLES} tables at work, {len(theirs)} of them on its shards")
        print(
            f"  until they answer: {min(away[one] for one in theirs):.1f} to {slowest:.1f} s"
            f" (aim {AIM:.0f}); others: at most {_others(away, theirs):.1f} s"
        )
        print(f"  {crowd.told()}, posts doubled {doubled}, moves lost {lost}")
    return slowest <= AIM and not (crowd.second_answers or doubled or lost)


def _until_answered(crowd: CrowdAtWork, since: float) -> dict[int, float]:
    """Seconds until each table's first press that was made afterwards, and answered."""
    found: dict[int, float] = {table.place.channel_id: float("inf") for table in crowd.live.tables}
    for one in crowd.pressed:
        if one.began >= since and one.shown is not None:
            found[one.channel_id] = min(found[one.channel_id], one.shown - since)
    return found


def _others(away: dict[int, float], theirs: set[int]) -> float:
    return max(seconds for channel_id, seconds in away.items() if channel_id not in theirs)
