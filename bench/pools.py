"""Pools of worker processes compared, by the cost of a task: python -m bench.pools

Ours, the standard library's, and Pebble's if it is installed. The tasks are the same, one after the other and
many at once; a palace is a small picture. Trust the ratios, taken side by side, more than the milliseconds.
"""

import asyncio
import gc
import multiprocessing
import os
import statistics
from collections.abc import Awaitable, Callable, Collection
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from bench.render import LOOK, moves, palace
from render.base.picture import drawn
from workers.pool import WorkerPool
from workers.worker_process import WorkerProcess

TASKS, ROUNDS, AT_ONCE = 60, 7, 20
Run = Callable[..., Awaitable[Any]]


class AsTheyCame:
    """Tasks are served in the order in which they came."""

    def first(self, waiting: Collection[object]) -> object:
        return next(iter(waiting))

    def leave(self, place: object) -> None:
        """Nothing changes."""


async def ours() -> tuple[Run, Callable[[], Any]]:
    pool = WorkerPool(AsTheyCame(), partial(WorkerProcess.start, "bench"), told_ahead=3)

    async def run(function: Callable[..., Any], *arguments: Any) -> Any:
        return await pool.run(object(), function, *arguments)

    return run, pool.close


async def standard_library() -> tuple[Run, Callable[[], Any]]:
    pool = ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"))
    return partial(asyncio.get_running_loop().run_in_executor, pool), partial(
        asyncio.to_thread, pool.shutdown
    )


async def pebble() -> tuple[Run, Callable[[], Any]]:
    from pebble import ProcessPool  # type: ignore[import-not-found]  # noqa: PLC0415 (only compared with)

    pool = ProcessPool(1, context=multiprocessing.get_context("spawn"))

    async def run(function: Callable[..., Any], *arguments: Any) -> Any:
        return await asyncio.wrap_future(pool.schedule(function, arguments, timeout=60))

    async def close() -> None:
        pool.close()
        await asyncio.to_thread(pool.join)

    return run, close


def memory(process_id: int) -> float:
    """Megabytes that a process has in memory."""
    pages = int(Path(f"/proc/{process_id}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


async def cost(run: Run, task: tuple[Any, ...], at_once: int) -> tuple[float, float]:
    """Milliseconds by the clock and of this process's processor time, for one task of many."""
    gc.collect()
    room = asyncio.Semaphore(at_once)

    async def one() -> None:
        async with room:
            await run(*task)

    began, used = perf_counter(), process_time()
    await asyncio.gather(*(one() for _ in range(TASKS)))
    return (perf_counter() - began) * 1000 / TASKS, (process_time() - used) * 1000 / TASKS


async def main() -> None:
    """Each pool in turn, round by round, so that all have the same noise."""
    (small,) = (palace(before, after) for before, after in moves(1, 1))
    tasks = {"no-op": (int, "7"), "palace": (drawn, small, LOOK)}
    pools: dict[str, tuple[Run, Callable[[], Any]]] = {}
    for start in (ours, standard_library, pebble):
        began = perf_counter()
        try:
            pool = await start()
        except ImportError:
            print(f"{start.__name__} is not installed")
            continue
        worker = await pool[0](os.getpid)
        started = perf_counter() - began
        empty = memory(worker)
        await pool[0](*tasks["palace"])
        pools[start.__name__] = pool
        print(
            f"{start.__name__:17} first result after {started * 1000:4.0f} ms;"
            f" worker {empty:3.0f} MB, {memory(worker):3.0f} MB after a picture"
        )
    for name, task in tasks.items():
        for at_once in (1, AT_ONCE):
            rows = [[await cost(run, task, at_once) for run, _ in pools.values()] for _ in range(ROUNDS)]
            print(f"{name}, {at_once} at once:")
            for number, pool_name in enumerate(pools):
                clock, used = (statistics.median(row[number][part] for row in rows) for part in (0, 1))
                ratio = statistics.median(row[number][0] / row[0][0] for row in rows)
                print(
                    f"  {pool_name:17} {clock:6.2f} ms a task, {used:5.2f} ms of it here; ratio {ratio:5.2f}"
                )
    for _, close in pools.values():
        await close()


if __name__ == "__main__":
    asyncio.run(main())
