"""Thinking in worker processes: the answers, the order of the line, and what becomes of lost workers."""

import asyncio
import logging
import os
import shutil
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ai import Level, advise, choose
from bot.computers.minds import (
    FOR_A_MOVE,
    FOR_LATER,
    FOR_SOMEBODY,
    Minds,
    MindsClosed,
    NoWorker,
    ThoughtFailed,
    ThoughtTooLong,
    WorkersLost,
)
from engine import Options, Seed, legal_actions, start, view_for
from tests.bot.bot_process import until
from tests.bot.computers.thoughts import (
    announce_and_doze,
    chat,
    die,
    die_once,
    doze,
    riddle,
    stop_once,
    stumble,
    toil,
    worker_id,
)

ROOT = Path(__file__).parents[3]
GAME = start(Options(3), Seed("ab" * 16)).game
SEAT = GAME.to_act[0]
VIEW, LEGAL = view_for(GAME, SEAT), legal_actions(GAME, SEAT)


@pytest.fixture
async def minds() -> AsyncIterator[Minds]:
    made = Minds()
    yield made
    await made.close()


def is_alive(process_id: int) -> bool:
    """Whether a process is there and not only waiting to be forgotten."""
    try:
        state = Path(f"/proc/{process_id}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


async def test_a_worker_decides_what_would_be_decided_here(minds: Minds) -> None:
    decided = await minds.decide(VIEW, LEGAL, Level.GARDENER, 7)
    assert decided == choose(VIEW, LEGAL, Level.GARDENER, 7)
    assert worker_id() != await minds.think(worker_id)


async def test_a_worker_advises_as_would_be_advised_here(minds: Minds) -> None:
    assert await minds.advise(VIEW, LEGAL, Level.MASON) == advise(VIEW, LEGAL, Level.MASON)


async def test_workers_start_with_the_first_question_and_stay(minds: Minds) -> None:
    assert minds._tasks == []
    first = await minds.think(worker_id)
    assert await minds.think(worker_id) == first


async def test_a_worker_that_decides_knows_neither_discord_nor_the_token(
    minds: Minds, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    await minds.decide(VIEW, LEGAL, Level.GARDENER, 7)
    loaded = await minds.think(eval, "{name.split('.')[0] for name in __import__('sys').modules}")
    assert {"ai", "engine", "bot"} <= loaded
    assert not loaded & {"discord", "aiohttp", "asyncio", "PIL", "sandbox"}
    assert await minds.think(os.getenv, "DISCORD_TOKEN") is None


async def test_what_a_thought_raises_is_told_and_the_worker_goes_on(minds: Minds) -> None:
    worker = await minds.think(worker_id)
    with pytest.raises(ThoughtFailed, match="over a stone"):
        await minds.think(stumble)
    assert await minds.think(worker_id) == worker


async def test_what_a_thought_prints_is_no_answer(minds: Minds) -> None:
    assert await minds.think(chat) == "done"


async def test_a_question_is_asked_again_when_its_worker_is_killed(minds: Minds, tmp_path: Path) -> None:
    worker = await minds.think(worker_id)
    assert await minds.think(die_once, str(tmp_path / "mark")) == "survived"
    assert await minds.think(worker_id) != worker


async def test_a_worker_killed_while_it_rests_is_replaced(minds: Minds) -> None:
    os.kill(await minds.think(worker_id), signal.SIGKILL)
    assert await minds.decide(VIEW, LEGAL, Level.MASON, 1) == choose(VIEW, LEGAL, Level.MASON, 1)


async def test_a_question_that_kills_every_worker_is_given_up(minds: Minds) -> None:
    with pytest.raises(WorkersLost):
        await minds.think(die)
    assert await minds.think(chat) == "done"


async def test_a_thought_that_goes_round_in_circles_is_cut_off(
    minds: Minds, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = await minds.think(worker_id)
    monkeypatch.setattr("bot.computers.minds.MOST_WORK", 1.5)
    with pytest.raises(ThoughtTooLong):
        await minds.think(toil, 600.0)
    assert not is_alive(worker)
    assert await minds.think(chat) == "done"


async def test_a_thought_that_waits_for_what_never_comes_is_given_up(
    minds: Minds, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.computers.minds.QUIET", 3)
    with pytest.raises(WorkersLost):
        await minds.think(doze, 600.0)
    assert await minds.think(chat) == "done"


async def test_a_worker_that_is_stopped_is_replaced_and_its_question_answered(
    minds: Minds, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    worker = await minds.think(worker_id)
    monkeypatch.setattr("bot.computers.minds.QUIET", 3)
    os.kill(worker, signal.SIGSTOP)  # while it rests
    assert await minds.decide(VIEW, LEGAL, Level.MASON, 1) == choose(VIEW, LEGAL, Level.MASON, 1)
    assert not is_alive(worker)
    worker = await minds.think(worker_id)
    assert await minds.think(stop_once, str(tmp_path / "mark")) == "went on"  # in the middle of a thought
    assert not is_alive(worker)


async def test_a_long_question_to_a_worker_that_is_stopped_is_answered_too(
    minds: Minds, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = await minds.think(worker_id)
    monkeypatch.setattr("bot.computers.minds.QUIET", 3)
    os.kill(worker, signal.SIGSTOP)
    assert await minds.think(len, b"x" * 5_000_000) == 5_000_000


async def test_a_slow_thought_that_gets_on_is_left_in_peace(
    minds: Minds, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = await minds.think(worker_id)
    monkeypatch.setattr("bot.computers.minds.QUIET", 3)
    assert await minds.think(toil, 3.5) == "done"
    assert await minds.think(worker_id) == worker


async def test_where_every_worker_hangs_a_move_is_thought_out_here(
    minds: Minds, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.computers.minds.STARTING", 1)
    monkeypatch.setattr(sys, "executable", shutil.which("sleep") or "sleep")
    monkeypatch.setattr("bot.computers.minds.WORKER", ("600",))
    assert await minds.decide(VIEW, LEGAL, Level.VIZIER, 1) == choose(VIEW, LEGAL, Level.MASON, 1)


async def test_a_person_goes_before_a_move_and_a_move_before_a_review(minds: Minds) -> None:
    first = asyncio.create_task(minds.think(doze, 0.05))
    await asyncio.sleep(0)
    urgency = {"review": FOR_LATER, "move": FOR_A_MOVE, "person": FOR_SOMEBODY}
    asked = {name: asyncio.create_task(minds.think(doze, 0.0, patience=p)) for name, p in urgency.items()}
    await first
    ended = {name: await task for name, task in asked.items()}
    assert sorted(ended, key=lambda name: ended[name]) == ["person", "move", "review"]


async def test_a_table_with_much_to_decide_waits_for_the_others_in_between(minds: Minds) -> None:
    order: list[str] = []

    async def decides(table: str, times: int) -> None:
        for _ in range(times):
            await minds.think(doze, 0.0, patience=FOR_A_MOVE, table=len(table))
            order.append(table)

    await asyncio.gather(decides("long", 6), decides("short", 2))
    assert set(order[:4]) == {"long", "short"}
    assert order[:4].count("short") == 2


async def test_a_move_does_not_wait_for_a_table_that_has_asked_a_hundred_and_fifty_questions(
    minds: Minds,
) -> None:
    order: list[int] = []

    async def asks(table: int, patience: float) -> None:
        await minds.think(doze, 0.02, patience=patience, table=table)
        order.append(table)

    await minds.think(chat)  # the worker is there
    hints = [asyncio.create_task(asks(1, FOR_SOMEBODY)) for _ in range(150)]
    await until(lambda: len(order) >= 3)
    before = len(order)
    await asks(2, FOR_A_MOVE)
    assert order[before:].index(2) <= 2, "one may be under way, and one just be done"
    for task in hints:
        task.cancel()


async def test_what_nobody_waits_for_any_more_is_not_thought_about(minds: Minds, tmp_path: Path) -> None:
    first = asyncio.create_task(minds.think(doze, 0.2))
    await asyncio.sleep(0)
    given_up = asyncio.create_task(minds.think(die_once, str(tmp_path / "mark")))
    await asyncio.sleep(0)
    given_up.cancel()
    await first
    await minds.think(chat)
    assert not (tmp_path / "mark").exists()


async def test_closing_ends_the_workers_and_tells_those_who_wait() -> None:
    minds = Minds()
    worker = await minds.think(worker_id)
    waiting = [asyncio.create_task(minds.think(doze, 60.0)) for _ in range(2)]
    await asyncio.sleep(0.05)
    await minds.close()
    assert not is_alive(worker)
    for task in waiting:
        with pytest.raises(MindsClosed):
            await task
    with pytest.raises(MindsClosed):
        await minds.think(chat)


async def test_closing_in_the_middle_of_a_first_thought_ends_the_worker(tmp_path: Path) -> None:
    minds, mark = Minds(), tmp_path / "mark"
    asking = asyncio.create_task(minds.think(announce_and_doze, str(mark)))
    await until(lambda: mark.exists() and mark.read_text())
    await minds.close()
    assert not is_alive(int(mark.read_text()))
    with pytest.raises(MindsClosed):
        await asking


async def test_where_no_worker_can_be_had_there_is_no_answer_and_the_next_one_is_tried(
    minds: Minds, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(sys, "executable", str(tmp_path / "nowhere"))
        for _ in range(2):
            with pytest.raises(NoWorker):
                await asyncio.wait_for(minds.think(chat), 10.0)
    assert await minds.think(chat) == "done"


@pytest.mark.parametrize("executable", ["nowhere", "/bin/false"], ids=["never starts", "dies at once"])
async def test_where_no_worker_lives_a_move_is_thought_out_here_without_a_search(
    minds: Minds, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, executable: str
) -> None:
    monkeypatch.setattr(sys, "executable", executable)
    with caplog.at_level(logging.ERROR, "alhambra"):
        for seed in (1, 2):
            for level, thinker in ((Level.VIZIER, Level.MASON), (Level.GARDENER, Level.GARDENER)):
                decided = await minds.decide(VIEW, LEGAL, level, seed)
                assert decided == choose(VIEW, LEGAL, thinker, seed)
    assert len(caplog.records) == 1, "it is told once"


async def test_that_no_worker_lives_is_told_again_when_one_has_lived_in_between(
    minds: Minds, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR, "alhambra"):
        for _ in range(2):
            with monkeypatch.context() as patched:
                patched.setattr(sys, "executable", "nowhere")
                await minds.decide(VIEW, LEGAL, Level.MASON, 1)
            await minds.decide(VIEW, LEGAL, Level.MASON, 1)
            os.kill(await minds.think(worker_id), signal.SIGKILL)
    assert len(caplog.records) == 2


async def test_an_answer_that_cannot_be_read_is_none(minds: Minds) -> None:
    with pytest.raises(ThoughtFailed):
        await asyncio.wait_for(minds.think(riddle), 10.0)
    assert await minds.think(chat) == "done"


async def test_a_worker_does_not_outlive_a_killed_bot() -> None:
    program = (
        "import asyncio\n"
        "from bot.computers.minds import Minds\n"
        "from tests.bot.computers.thoughts import doze, worker_id\n"
        "async def main():\n"
        "    minds = Minds()\n"
        "    print(await minds.think(worker_id), flush=True)\n"
        "    await minds.think(doze, 60.0)\n"
        "asyncio.run(main())\n"
    )
    bot = await asyncio.create_subprocess_exec(
        sys.executable, "-c", program, cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    assert bot.stdout is not None
    worker = int(await bot.stdout.readline())
    assert is_alive(worker)
    await asyncio.sleep(0.1)  # into the middle of its thought
    bot.kill()
    await bot.wait()
    await until(lambda: not is_alive(worker))
