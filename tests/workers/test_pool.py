"""Tasks in worker processes: their results, and what becomes of workers that die, hang or never end."""

import asyncio
import os
import shutil
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import aclosing
from pathlib import Path
from typing import Any

import pytest

from tests.bot.bot_process import until
from tests.workers.pools import IMPATIENT, is_alive, pool_of_processes
from tests.workers.tasks import (
    announce_and_doze,
    chat,
    compute,
    die,
    die_once,
    doze,
    riddle,
    rooms_imported,
    stop_once,
    stumble,
    touch,
    unpicklable,
    wait_for,
    worker_id,
)
from workers.errors import NoWorker, PoolClosed, TookTooLong, WorkersLost, WorkFailed
from workers.heartbeat import Limits
from workers.pool import WorkerPool

ROOT = Path(__file__).parents[2]


class Pool:
    """A pool without places: tasks are served as they come."""

    def __init__(self, pool: WorkerPool[object]) -> None:
        self._pool = pool

    async def run(self, function: Callable[..., Any], *arguments: Any) -> Any:
        return await self._pool.run(object(), function, *arguments)

    async def aclose(self) -> None:
        await self._pool.close()

    async def finish(self) -> None:
        await self._pool.close(finish=True)


@pytest.fixture
async def pool() -> AsyncIterator[Pool]:
    async with aclosing(Pool(pool_of_processes(told_ahead=1))) as made:
        yield made


@pytest.fixture
async def impatient() -> AsyncIterator[Pool]:
    async with aclosing(Pool(pool_of_processes(IMPATIENT, told_ahead=1))) as made:
        yield made


async def test_a_worker_starts_with_the_first_task_and_stays(pool: Pool) -> None:
    first = await pool.run(worker_id)
    assert first != worker_id()
    assert await pool.run(worker_id) == first


async def test_a_worker_imports_nothing_but_its_task(pool: Pool) -> None:
    assert not await pool.run(rooms_imported) & {"engine", "ai", "render", "bot", "asyncio", "PIL", "discord"}


async def test_tasks_asked_for_at_the_same_time_get_their_own_results(pool: Pool) -> None:
    assert await asyncio.gather(*(pool.run(int, str(n)) for n in range(200))) == list(range(200))


async def test_several_workers_run_at_the_same_time(tmp_path: Path) -> None:
    async with aclosing(Pool(pool_of_processes(workers=2))) as pool:
        waiting = asyncio.create_task(pool.run(wait_for, str(tmp_path / "mark")))
        await until((tmp_path / "mark.begun").exists)
        await pool.run(touch, str(tmp_path / "mark"))
        await waiting


async def test_the_next_task_is_done_while_the_event_loop_is_held_up(pool: Pool, tmp_path: Path) -> None:
    go, done = tmp_path / "go", tmp_path / "done"
    tasks = asyncio.gather(pool.run(wait_for, str(go)), pool.run(touch, str(done)))
    await until(go.with_suffix(".begun").exists)
    go.touch()
    patience = time.monotonic() + 10
    while not done.exists():
        assert time.monotonic() < patience, "the worker waits for the pool"
        time.sleep(0.01)
    await tasks


# Failures


async def test_what_a_task_raises_is_told_and_costs_no_worker(pool: Pool) -> None:
    worker = await pool.run(worker_id)
    with pytest.raises(WorkFailed, match="ValueError: over a stone"):
        await pool.run(stumble)
    assert await pool.run(worker_id) == worker


@pytest.mark.parametrize("task", [riddle, unpicklable])
async def test_a_result_that_cannot_be_pickled_or_unpickled_is_told_and_costs_no_worker(
    pool: Pool, task: Callable[[], object]
) -> None:
    worker = await pool.run(worker_id)
    with pytest.raises(WorkFailed):
        await asyncio.wait_for(pool.run(task), 10.0)
    assert await pool.run(worker_id) == worker


async def test_arguments_that_cannot_be_pickled_are_told_and_cost_no_worker(pool: Pool) -> None:
    worker = await pool.run(worker_id)
    with pytest.raises((AttributeError, TypeError, ValueError), match="pickle"):
        await pool.run(len, lambda: None)
    assert await pool.run(worker_id) == worker


async def test_what_a_task_prints_does_not_get_between_the_results(pool: Pool) -> None:
    assert await pool.run(chat) == "done"
    assert await pool.run(int, "7") == 7


# Workers that die


async def test_a_worker_killed_between_two_tasks_is_replaced(pool: Pool) -> None:
    first = await pool.run(worker_id)
    os.kill(first, signal.SIGKILL)
    assert await pool.run(worker_id) not in (first, worker_id())


async def test_a_task_is_tried_again_when_its_worker_dies(pool: Pool, tmp_path: Path) -> None:
    worker = await pool.run(worker_id)
    assert await pool.run(die_once, str(tmp_path / "mark")) == "survived"
    assert await pool.run(worker_id) != worker


async def test_a_task_that_kills_every_worker_is_given_up(pool: Pool) -> None:
    with pytest.raises(WorkersLost):
        await pool.run(die)
    assert await pool.run(int, "7") == 7


async def test_tasks_told_to_a_worker_that_dies_over_another_are_done(tmp_path: Path) -> None:
    async with aclosing(Pool(pool_of_processes(told_ahead=3))) as pool:
        deadly = [asyncio.create_task(pool.run(die)) for _ in range(2)]
        others = [asyncio.create_task(pool.run(int, str(number))) for number in range(6)]
        assert await asyncio.gather(*others) == list(range(6))
        outcomes = await asyncio.gather(*deadly, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [WorkersLost, WorkersLost]
        assert await pool.run(die_once, str(tmp_path / "mark")) == "survived"


# Workers that hang


async def test_a_worker_stopped_between_two_tasks_is_replaced_and_does_not_stay(impatient: Pool) -> None:
    stopped = await impatient.run(worker_id)
    os.kill(stopped, signal.SIGSTOP)
    assert await impatient.run(worker_id) not in (stopped, worker_id())
    assert not is_alive(stopped)


async def test_a_worker_stopped_in_the_middle_of_a_task_is_replaced(impatient: Pool, tmp_path: Path) -> None:
    worker = await impatient.run(worker_id)
    assert await impatient.run(stop_once, str(tmp_path / "mark")) == "went on"
    assert not is_alive(worker)


async def test_all_tasks_of_a_worker_that_is_stopped_are_done_by_the_next(impatient: Pool) -> None:
    os.kill(await impatient.run(worker_id), signal.SIGSTOP)
    assert await asyncio.gather(*(impatient.run(int, text) for text in "123")) == [1, 2, 3]


async def test_a_worker_stopped_before_it_has_read_a_large_task_is_replaced(impatient: Pool) -> None:
    os.kill(await impatient.run(worker_id), signal.SIGSTOP)
    assert await impatient.run(len, b"x" * 5_000_000) == 5_000_000


async def test_a_task_that_waits_for_what_never_comes_is_given_up(impatient: Pool) -> None:
    with pytest.raises(WorkersLost):
        await impatient.run(signal.pause)
    assert await impatient.run(int, "7") == 7


# Tasks that never end


async def test_a_task_that_never_ends_is_given_up_and_not_tried_again(
    impatient: Pool, caplog: pytest.LogCaptureFixture
) -> None:
    worker = await impatient.run(worker_id)
    with pytest.raises(TookTooLong):
        await impatient.run(compute, 600.0)
    assert [record.message for record in caplog.records] == ["a worker was lost"]
    assert not is_alive(worker)
    assert await impatient.run(int, "7") == 7


async def test_a_task_told_behind_one_that_never_ends_is_done(impatient: Pool) -> None:
    endless = asyncio.create_task(impatient.run(compute, 600.0))
    await asyncio.sleep(0)
    assert await impatient.run(int, "7") == 7
    with pytest.raises(TookTooLong):
        await endless


async def test_a_slow_task_that_gets_on_is_left_alone(caplog: pytest.LogCaptureFixture) -> None:
    async with aclosing(Pool(pool_of_processes(Limits(silent=2)))) as pool:
        worker = await pool.run(worker_id)
        assert await pool.run(compute, 3.5) == "done"
        assert await pool.run(worker_id) == worker
    assert caplog.records == []


# Callers that give up


async def test_a_task_whose_caller_has_given_up_never_begins(tmp_path: Path) -> None:
    async with aclosing(Pool(pool_of_processes())) as pool:
        first = asyncio.create_task(pool.run(doze, 0.2))
        await asyncio.sleep(0)
        given_up = asyncio.create_task(pool.run(touch, str(tmp_path / "mark")))
        await asyncio.sleep(0)
        given_up.cancel()
        await first
        await pool.run(int, "7")
        assert not (tmp_path / "mark").exists()


async def test_a_worker_goes_on_with_the_next_task_though_a_caller_has_given_up(
    pool: Pool, tmp_path: Path
) -> None:
    worker, mark = await pool.run(worker_id), tmp_path / "mark"
    given_up = asyncio.create_task(pool.run(wait_for, str(mark)))
    await until(mark.with_suffix(".begun").exists)
    given_up.cancel()
    mark.touch()
    assert await pool.run(worker_id) == worker


# No worker


@pytest.mark.parametrize("program", ["nowhere", "/bin/false"], ids=["never starts", "dies at once"])
async def test_without_a_worker_there_is_no_result_and_the_next_task_tries_again(
    pool: Pool, monkeypatch: pytest.MonkeyPatch, program: str
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(sys, "executable", program)
        for _ in range(2):
            with pytest.raises(NoWorker):
                await asyncio.wait_for(pool.run(int, "7"), 10.0)
    assert await pool.run(int, "7") == 7


@pytest.mark.parametrize("script", ["exec sleep 600", "exec yes", "exec >&-; exec sleep 600"])
async def test_a_program_that_is_no_worker_is_ended(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, script: str
) -> None:
    program, number = tmp_path / "program", tmp_path / "number"
    program.write_text(f"#!{shutil.which('sh')}\necho $$ >{number}\n{script}\n")
    program.chmod(0o700)
    monkeypatch.setattr(sys, "executable", str(program))
    async with aclosing(Pool(pool_of_processes(Limits(starting=1, silent=1)))) as pool:
        with pytest.raises(NoWorker):
            await asyncio.wait_for(pool.run(int, "7"), 20.0)
        assert not is_alive(int(number.read_text()))


# The end


async def test_closing_ends_the_worker_and_tells_those_who_wait(pool: Pool) -> None:
    worker = await pool.run(worker_id)
    waiting = [asyncio.create_task(pool.run(doze, 60.0)) for _ in range(3)]
    await asyncio.sleep(0.05)
    await pool.aclose()
    assert not is_alive(worker)
    for task in waiting:
        with pytest.raises(PoolClosed):
            await task
    with pytest.raises(PoolClosed):
        await pool.run(int, "7")


async def test_closing_may_finish_what_has_begun(tmp_path: Path) -> None:
    async with aclosing(Pool(pool_of_processes())) as pool:
        mark = tmp_path / "mark"
        begun = asyncio.create_task(pool.run(wait_for, str(mark)))
        waiting = asyncio.create_task(pool.run(int, "7"))
        await until(mark.with_suffix(".begun").exists)
        closing = asyncio.create_task(pool.finish())
        with pytest.raises(PoolClosed):
            await waiting
        mark.touch()
        assert await begun is None
        await closing


async def test_closing_in_the_middle_of_a_first_task_ends_the_worker(pool: Pool, tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    asking = asyncio.create_task(pool.run(announce_and_doze, str(mark)))
    await until(lambda: mark.exists() and mark.read_text())
    await pool.aclose()
    assert not is_alive(int(mark.read_text()))
    with pytest.raises(PoolClosed):
        await asking


async def test_closing_while_the_worker_starts_ends_it(pool: Pool) -> None:
    asking = asyncio.create_task(pool.run(int, "7"))
    await asyncio.sleep(0.01)
    await pool.aclose()
    with pytest.raises(PoolClosed):
        await asking


async def test_closing_ends_a_worker_that_is_stopped(pool: Pool) -> None:
    stopped = await pool.run(worker_id)
    os.kill(stopped, signal.SIGSTOP)
    await pool.aclose()
    assert not is_alive(stopped)


async def test_a_worker_gets_no_ctrl_c(pool: Pool) -> None:
    assert await pool.run(os.getsid, 0) != os.getsid(0)


@pytest.mark.parametrize(
    "task", ["int, '7'", "doze, 60.0", "compute, 60.0"], ids=["idle", "asleep", "at work"]
)
async def test_a_worker_does_not_outlive_a_killed_parent(task: str) -> None:
    program = (
        "import asyncio\n"
        "from tests.workers.pools import pool_of_processes\n"
        "from tests.workers.tasks import compute, doze, worker_id\n"
        "async def main():\n"
        "    pool = pool_of_processes()\n"
        "    print(await pool.run(1, worker_id), flush=True)\n"
        f"    await pool.run(2, {task})\n"
        "    await asyncio.sleep(60)\n"
        "asyncio.run(main())\n"
    )
    parent = await asyncio.create_subprocess_exec(
        sys.executable, "-c", program, cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    assert parent.stdout is not None
    worker = int(await parent.stdout.readline())
    assert is_alive(worker)
    await asyncio.sleep(0.1)  # into the middle of its task
    parent.kill()
    await parent.wait()
    await until(lambda: not is_alive(worker))
