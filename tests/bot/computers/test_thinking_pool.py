"""Thinking in worker processes: the answers, their order, and who thinks where no worker lives."""

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
from ai.review.review import Glance
from bot.computers.review_first_look import first_look
from bot.computers.thinking import HINT_PATIENCE, MOVE_PATIENCE, REVIEW_PATIENCE, ThinkingPool
from engine import Options, Seat, Seed, legal_actions, start, view_for
from tests.bot.bot_process import until
from tests.workers.pools import IMPATIENT, is_alive
from tests.workers.tasks import chat, doze, rooms_imported, worker_id
from workers.errors import PoolClosed
from workers.heartbeat import Limits

ROOMS = {"ai", "bot", "engine", "render", "sandbox", "workers"}
STARTED = start(Options(3), Seed("ab" * 16))
GAME = STARTED.game
SEAT = GAME.to_act[0]
VIEW, LEGAL = view_for(GAME, SEAT), legal_actions(GAME, SEAT)


@pytest.fixture
async def thinking() -> AsyncIterator[ThinkingPool]:
    made = ThinkingPool()
    yield made
    await made.close()


async def test_a_worker_decides_what_would_be_decided_here(thinking: ThinkingPool) -> None:
    decided = await thinking.decide(VIEW, LEGAL, Level.GARDENER, 7)
    assert decided == choose(VIEW, LEGAL, Level.GARDENER, 7)
    assert worker_id() != await thinking.think(worker_id)


async def test_a_worker_advises_as_would_be_advised_here(thinking: ThinkingPool) -> None:
    assert await thinking.advise(VIEW, LEGAL, Level.MASON) == advise(VIEW, LEGAL, Level.MASON)


async def test_a_worker_that_decides_and_advises_imports_ai_and_engine_only(thinking: ThinkingPool) -> None:
    await thinking.decide(VIEW, LEGAL, Level.GARDENER, 7)
    await thinking.advise(VIEW, LEGAL, Level.MASON)
    loaded = await thinking.think(eval, "{name.split('.')[0] for name in __import__('sys').modules}")
    assert loaded & ROOMS == {"ai", "engine", "workers"}
    assert not loaded & {"discord", "aiohttp", "asyncio", "PIL"}


async def test_a_worker_that_reviews_imports_neither_discord_nor_pictures(thinking: ThinkingPool) -> None:
    assert isinstance(await thinking.think(first_look, STARTED.events, Seat(0)), Glance)
    loaded = await thinking.think(rooms_imported)
    assert not loaded & {"discord", "aiohttp", "asyncio", "PIL", "render", "sandbox"}


async def test_a_worker_knows_no_token(thinking: ThinkingPool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    assert await thinking.think(os.getenv, "DISCORD_TOKEN") is None


async def test_a_worker_killed_while_it_rests_is_replaced(thinking: ThinkingPool) -> None:
    os.kill(await thinking.think(worker_id), signal.SIGKILL)
    assert await thinking.decide(VIEW, LEGAL, Level.MASON, 1) == choose(VIEW, LEGAL, Level.MASON, 1)


async def test_a_move_comes_though_the_worker_was_stopped() -> None:
    thinking = ThinkingPool(limits=IMPATIENT)
    worker = await thinking.think(worker_id)
    os.kill(worker, signal.SIGSTOP)
    assert await thinking.decide(VIEW, LEGAL, Level.MASON, 1) == choose(VIEW, LEGAL, Level.MASON, 1)
    assert not is_alive(worker)
    await thinking.close()


async def test_where_every_worker_hangs_a_move_is_thought_out_here(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    program = tmp_path / "program"
    program.write_text(f"#!{shutil.which('sh')}\nexec sleep 600\n")
    program.chmod(0o700)
    monkeypatch.setattr(sys, "executable", str(program))
    thinking = ThinkingPool(limits=Limits(starting=1))
    assert await thinking.decide(VIEW, LEGAL, Level.VIZIER, 1) == choose(VIEW, LEGAL, Level.MASON, 1)
    await thinking.close()


async def test_a_person_goes_before_a_move_and_a_move_before_a_review(thinking: ThinkingPool) -> None:
    first = asyncio.create_task(thinking.think(doze, 0.05))
    await asyncio.sleep(0)
    urgency = {"review": REVIEW_PATIENCE, "move": MOVE_PATIENCE, "person": HINT_PATIENCE}
    asked = {name: asyncio.create_task(thinking.think(doze, 0.0, patience=p)) for name, p in urgency.items()}
    await first
    ended = {name: await task for name, task in asked.items()}
    assert sorted(ended, key=lambda name: ended[name]) == ["person", "move", "review"]


async def test_a_table_with_much_to_decide_waits_for_the_others_in_between(thinking: ThinkingPool) -> None:
    order: list[str] = []

    async def decides(table: str, times: int) -> None:
        for _ in range(times):
            await thinking.think(doze, 0.0, patience=MOVE_PATIENCE, table=len(table))
            order.append(table)

    await asyncio.gather(decides("long", 6), decides("short", 2))
    assert set(order[:4]) == {"long", "short"}
    assert order[:4].count("short") == 2


async def test_a_move_does_not_wait_for_a_table_that_has_asked_a_hundred_and_fifty_questions(
    thinking: ThinkingPool,
) -> None:
    order: list[int] = []

    async def asks(table: int, patience: float) -> None:
        await thinking.think(doze, 0.02, patience=patience, table=table)
        order.append(table)

    await thinking.think(chat)  # the worker is there
    hints = [asyncio.create_task(asks(1, HINT_PATIENCE)) for _ in range(150)]
    await until(lambda: len(order) >= 3)
    before = len(order)
    await asks(2, MOVE_PATIENCE)
    assert order[before:].index(2) <= 2, "one may be under way, and one just be done"
    for task in hints:
        task.cancel()


@pytest.mark.parametrize("executable", ["nowhere", "/bin/false"], ids=["never starts", "dies at once"])
async def test_where_no_worker_lives_a_move_is_thought_out_here_without_a_search(
    thinking: ThinkingPool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, executable: str
) -> None:
    monkeypatch.setattr(sys, "executable", executable)
    with caplog.at_level(logging.ERROR, "alhambra"):
        for seed in (1, 2):
            for level, thinker in ((Level.VIZIER, Level.MASON), (Level.GARDENER, Level.GARDENER)):
                decided = await thinking.decide(VIEW, LEGAL, level, seed)
                assert decided == choose(VIEW, LEGAL, thinker, seed)
    assert len(caplog.records) == 1, "it is told once"


async def test_that_no_worker_lives_is_told_again_when_one_has_lived_in_between(
    thinking: ThinkingPool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR, "alhambra"):
        for _ in range(2):
            with monkeypatch.context() as patched:
                patched.setattr(sys, "executable", "nowhere")
                await thinking.decide(VIEW, LEGAL, Level.MASON, 1)
            await thinking.decide(VIEW, LEGAL, Level.MASON, 1)
            os.kill(await thinking.think(worker_id), signal.SIGKILL)
    assert len(caplog.records) == 2


async def test_closing_tells_those_who_wait() -> None:
    thinking = ThinkingPool()
    waiting = [asyncio.create_task(thinking.think(doze, 60.0)) for _ in range(2)]
    await asyncio.sleep(0.05)
    await thinking.close()
    for task in waiting:
        with pytest.raises(PoolClosed):
            await task
    with pytest.raises(PoolClosed):
        await thinking.think(chat)
