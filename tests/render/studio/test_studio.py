"""The studio draws each picture once, in the background, and survives whatever happens meanwhile."""

import asyncio
import logging
import threading
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import ClassVar

import pytest

from render.base.look import Look
from render.base.scene import Box, Fill, Scene
from render.base.theme import Palette, Role
from render.paint.paint import painter_for
from render.studio.priority_queue import MostUrgentFirst, Urgency
from render.studio.studio import Studio
from workers.pool import WorkerPool
from workers.worker_thread import WorkerThread


def no_words(phrase: str, /, **_facts: str | float) -> str:
    return phrase


LOOK = Look(Palette.LIGHT, no_words, ("Ana",))


@dataclass(frozen=True)
class Patch:
    """A picture of one colour, or one that cannot be drawn."""

    name: ClassVar[str] = "patch"
    side: int
    broken: bool = False

    def scene(self, look: Look) -> Scene:
        if self.broken:
            raise ValueError("the brush is broken")
        return Scene(self.side, self.side, Role.PAPER, (Fill(Box(0, 0, 1, 1), Role.INK),))

    def alt_text(self, look: Look) -> str:
        if self.broken:
            raise ValueError("lost for words")
        return "word " * self.side


class Easel:
    """Draws for a studio: counts renderings, and holds each until it is let go."""

    def __init__(self, *, hold: bool = False) -> None:
        self.drawn: Counter[int] = Counter()
        self.began = threading.Semaphore(0)
        self.go = threading.Event()
        self.most = self._now = 0
        self._lock = threading.Lock()
        if not hold:
            self.go.set()

    def __call__(self, picture: Patch, look: Look) -> bytes:
        with self._lock:
            self.drawn[picture.side] += 1
            self._now += 1
            self.most = max(self.most, self._now)
        self.began.release()
        assert self.go.wait(10)
        with self._lock:
            self._now -= 1
        return b"%d" % picture.side


async def begun(easel: Easel) -> None:
    """Wait until the easel is at work."""
    assert await asyncio.to_thread(easel.began.acquire, timeout=10)


@pytest.fixture
async def studio() -> AsyncIterator[Studio]:
    studio = Studio()
    yield studio
    await studio.close()


async def test_a_picture_is_drawn_away_from_the_event_loop() -> None:
    threads = set()

    def draw(_picture: Patch, _look: Look) -> bytes:
        threads.add(threading.current_thread())
        return b"png"

    studio = Studio(draw=draw)
    assert await studio.draw(Patch(1), LOOK) == b"png"
    assert threading.current_thread() not in threads
    await studio.close()


async def test_what_comes_out_is_a_png(studio: Studio) -> None:
    assert (await studio.draw(Patch(8), LOOK) or b"").startswith(b"\x89PNG")


async def test_equal_requests_at_the_same_time_share_one_rendering() -> None:
    easel = Easel()
    studio = Studio(draw=easel)
    assert await asyncio.gather(*(studio.draw(Patch(1), LOOK) for _ in range(20))) == [b"1"] * 20
    assert easel.drawn == {1: 1}
    await studio.close()


async def test_a_picture_drawn_before_is_still_at_hand() -> None:
    easel = Easel()
    studio = Studio(draw=easel)
    await studio.draw(Patch(1), LOOK)
    await studio.draw(Patch(1), LOOK)
    assert easel.drawn == {1: 1}
    await studio.close()


async def test_other_looks_are_other_pictures() -> None:
    easel = Easel()
    studio = Studio(draw=easel)
    await studio.draw(Patch(1), LOOK)
    await studio.draw(Patch(1), Look(Palette.DARK, no_words, ("Ana",)))
    await studio.draw(Patch(1), Look(Palette.LIGHT, no_words, ("Ben",)))
    assert easel.drawn == {1: 3}
    await studio.close()


async def test_finished_pictures_are_kept_within_a_budget() -> None:
    easel = Easel()
    studio = Studio(finished_bytes=50, draw=easel)
    for side in (1, 2, 3, 4, 4, 1):
        await studio.draw(Patch(side), LOOK)
    assert easel.drawn == {1: 2, 2: 1, 3: 1, 4: 1}
    await studio.close()


@pytest.mark.parametrize("workers", [1, 2])
async def test_no_more_than_so_many_are_drawn_at_the_same_time(workers: int) -> None:
    easel = Easel(hold=True)
    studio = Studio(WorkerPool(MostUrgentFirst(), WorkerThread.start, workers=workers), draw=easel)
    waiting = asyncio.gather(*(studio.draw(Patch(side), LOOK) for side in range(12)))
    await begun(easel)
    await asyncio.sleep(0.05)
    easel.go.set()
    assert await waiting == [b"%d" % side for side in range(12)]
    assert easel.most <= workers
    await studio.close()


async def test_whoever_comes_first_is_served_first() -> None:
    order = []

    def draw(picture: Patch, _look: Look) -> bytes:
        order.append(picture.side)
        return b"png"

    studio = Studio(draw=draw)
    await asyncio.gather(*(studio.draw(Patch(side), LOOK) for side in range(30)))
    assert order == list(range(30))
    await studio.close()


async def asked(studio: Studio, easel: Easel, *wanted: tuple[int, Urgency]) -> list[int]:
    """In which order these are drawn, if all are asked for while something else is being drawn."""
    first = asyncio.create_task(studio.draw(Patch(99), LOOK))
    await begun(easel)
    waiting = [asyncio.create_task(studio.draw(Patch(side), LOOK, urgency)) for side, urgency in wanted]
    await asyncio.sleep(0)
    easel.go.set()
    await asyncio.gather(first, *waiting)
    await studio.close()
    return [side for side in easel.drawn if side != 99]


async def test_a_post_is_drawn_before_an_answer_and_an_answer_before_mail() -> None:
    easel = Easel(hold=True)
    wanted = (1, Urgency.MAIL), (2, Urgency.ANSWER), (3, Urgency.POST), (4, Urgency.ANSWER), (5, Urgency.POST)
    assert await asked(Studio(draw=easel), easel, *wanted) == [3, 5, 2, 4, 1]


async def test_what_is_told_ahead_keeps_its_place_and_the_most_urgent_follows() -> None:
    easel = Easel(hold=True)
    wanted = (1, Urgency.MAIL), (2, Urgency.ANSWER), (3, Urgency.POST)
    pool = WorkerPool(MostUrgentFirst(), WorkerThread.start, told_ahead=1)
    assert await asked(Studio(pool, draw=easel), easel, *wanted) == [1, 3, 2]


async def test_pictures_for_posts_push_out_none_that_are_asked_for_again() -> None:
    easel = Easel()
    studio = Studio(finished_bytes=300, draw=easel)
    await studio.draw(Patch(1), LOOK)
    for side in range(2, 30):
        await studio.draw(Patch(side), LOOK, Urgency.POST)
    await studio.draw(Patch(1), LOOK)
    await studio.draw(Patch(29), LOOK)
    assert easel.drawn[1] == easel.drawn[29] == 1
    await studio.close()


async def test_mail_that_somebody_comes_to_wait_for_becomes_urgent() -> None:
    easel = Easel(hold=True)
    wanted = (1, Urgency.MAIL), (2, Urgency.ANSWER), (1, Urgency.POST)
    assert await asked(Studio(draw=easel), easel, *wanted) == [1, 2]


async def test_a_finished_picture_is_not_told_anew() -> None:
    told = []

    class Telling(Patch):
        def alt_text(self, look: Look) -> str:
            told.append(self.side)
            return super().alt_text(look)

    studio = Studio(draw=Easel())
    await studio.draw(Telling(2), LOOK)
    assert studio.alt_text(Telling(2), LOOK) == "word word "
    assert told == [2]
    await studio.close()


async def test_a_picture_that_cannot_be_drawn_costs_the_picture_and_is_logged(
    studio: Studio, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR, "alhambra"):
        assert await studio.draw(Patch(1, broken=True), LOOK) is None
    assert "the brush is broken" in caplog.text
    assert "Traceback" in caplog.text
    assert await studio.draw(Patch(2), LOOK)


async def test_a_picture_that_failed_once_is_tried_again() -> None:
    tries = iter([ValueError(), None])

    def draw(_picture: Patch, _look: Look) -> bytes:
        if (trouble := next(tries)) is not None:
            raise trouble
        return b"png"

    studio = Studio(draw=draw)
    assert await studio.draw(Patch(1), LOOK) is None
    assert await studio.draw(Patch(1), LOOK) == b"png"
    await studio.close()


async def test_a_picture_without_an_equal_costs_the_picture(studio: Studio) -> None:
    assert await studio.draw(Patch([1]), LOOK) is None  # type: ignore[arg-type]


async def test_alt_text_fits_and_its_failure_costs_the_text_only(
    studio: Studio, caplog: pytest.LogCaptureFixture
) -> None:
    assert studio.alt_text(Patch(2), LOOK) == "word word "
    assert len(studio.alt_text(Patch(999), LOOK)) == 1024
    with caplog.at_level(logging.ERROR, "alhambra"):
        assert studio.alt_text(Patch(1, broken=True), LOOK) == ""
    assert "lost for words" in caplog.text


async def test_one_who_stops_waiting_does_not_spoil_it_for_others() -> None:
    easel = Easel(hold=True)
    studio = Studio(draw=easel)
    one, other = (asyncio.create_task(studio.draw(Patch(1), LOOK)) for _ in range(2))
    await begun(easel)
    one.cancel()
    with pytest.raises(asyncio.CancelledError):
        await one
    easel.go.set()
    assert await other == b"1"
    assert easel.drawn == {1: 1}
    await studio.close()


async def test_what_nobody_waits_for_any_more_is_never_begun() -> None:
    easel = Easel(hold=True)
    studio = Studio(draw=easel)
    first, second, third = (asyncio.create_task(studio.draw(Patch(side), LOOK)) for side in (1, 2, 3))
    await begun(easel)
    second.cancel()
    easel.go.set()
    assert await first == b"1"
    assert await third == b"3"
    assert easel.drawn == {1: 1, 3: 1}
    await studio.close()


async def test_somebody_may_ask_again_for_what_was_given_up() -> None:
    easel = Easel(hold=True)
    studio = Studio(draw=easel)
    first, second = (asyncio.create_task(studio.draw(Patch(side), LOOK)) for side in (1, 2))
    await begun(easel)
    second.cancel()
    again = asyncio.create_task(studio.draw(Patch(2), LOOK))
    await asyncio.sleep(0)
    easel.go.set()
    assert (await first, await again) == (b"1", b"2")
    await studio.close()


async def test_closing_finishes_what_is_drawn_and_drops_what_waits() -> None:
    easel = Easel(hold=True)
    studio = Studio(draw=easel)
    waiting = [asyncio.create_task(studio.draw(Patch(side), LOOK)) for side in (1, 2, 3)]
    await begun(easel)
    closing = asyncio.create_task(studio.close())
    await asyncio.sleep(0.02)
    assert not closing.done()
    easel.go.set()
    await closing
    assert await asyncio.gather(*waiting) == [b"1", None, None]
    assert easel.drawn == {1: 1}


async def test_a_closed_studio_draws_nothing_and_closes_again() -> None:
    studio = Studio()
    await studio.close()
    assert await studio.draw(Patch(1), LOOK) is None
    await studio.warm_up()
    await studio.close()


async def test_warming_up_makes_the_tables_of_colours(studio: Studio) -> None:
    painter_for.cache_clear()
    await studio.warm_up([Palette.SAFE])
    assert painter_for.cache_info().currsize == 1


async def test_a_rendering_need_not_wait_for_the_end_of_warming_up(studio: Studio) -> None:
    warming = asyncio.create_task(studio.warm_up())
    await asyncio.sleep(0)
    assert await studio.draw(Patch(3), LOOK)
    assert not warming.done()
    await warming
