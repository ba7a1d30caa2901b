"""A worker process draws: the same pictures as here, and this process where there is none."""

import os
import pickle
import sys
from collections.abc import AsyncIterator

import pytest

from bot.language.words import words_for
from engine import Options, Seat, Seed, start, view_for
from render.base.look import Look
from render.base.picture import drawn
from render.base.theme import Palette
from render.pictures.hand import HandPicture
from render.studio.drawing_pool import drawing_pool
from render.studio.priority_queue import Ticket, Urgency
from tests.render.samples import samples
from workers.pool import WorkerPool

LOOK = Look(Palette.LIGHT, words_for("pl"), ("Ana", "Ben", "Cleo"))


@pytest.fixture
async def pool() -> AsyncIterator[WorkerPool[Ticket]]:
    pool = drawing_pool()
    yield pool
    await pool.close()


def place() -> Ticket:
    return Ticket(Urgency.ANSWER)


async def test_a_picture_drawn_in_a_worker_is_the_same(pool: WorkerPool[Ticket]) -> None:
    picture = HandPicture(view_for(start(Options(3), Seed("1" * 32)).game, Seat(1)))
    assert await pool.run(place(), drawn, picture, LOOK) == drawn(picture, LOOK)
    assert await pool.run(place(), os.getpid) != os.getpid()


def test_every_picture_can_be_sent_to_a_worker() -> None:
    for sample in samples():
        assert pickle.loads(pickle.dumps(sample.picture)) == sample.picture, sample.name


@pytest.mark.parametrize("program", ["/nowhere/python", "/bin/true"], ids=["never starts", "ends at once"])
async def test_without_a_worker_pictures_are_drawn_in_this_process_from_then_on(
    pool: WorkerPool[Ticket],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    program: str,
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(sys, "executable", program)
        assert await pool.run(place(), os.getpid) == os.getpid()
    assert await pool.run(place(), os.getpid) == os.getpid()
    assert caplog.messages[-1:] == ["pictures are drawn in this process, there is no worker"]
