"""Where answers are worked on: whoever waits for a thought leaves the place to others."""

import asyncio
from typing import Any, cast

from bot.delivery.replies import Reply, Request, WorkOut, _work_out
from bot.delivery.requests.priority_queue import Priority
from bot.delivery.requests.work_places import WorkPlaces, away_from_work


async def _run(answer: WorkOut, places: WorkPlaces) -> Reply:
    return await _work_out(cast("Any", None), answer, places)


async def test_a_long_thought_keeps_nobody_else_waiting() -> None:
    places, thought = WorkPlaces(1), asyncio.Event()

    async def thinks(_: Request) -> Reply:
        async with away_from_work():
            await thought.wait()
        return Reply()

    async def answers(_: Request) -> Reply:
        thought.set()
        return Reply()

    thinking = asyncio.create_task(_run(thinks, places))
    await asyncio.wait_for(_run(answers, places), timeout=5)
    assert await thinking == Reply()
    assert places.is_idle


async def test_whoever_has_thought_waits_for_a_place_again() -> None:
    places, thought, working = WorkPlaces(1), asyncio.Event(), asyncio.Event()
    at_once: list[str] = []

    async def thinks(_: Request) -> Reply:
        async with away_from_work():
            await thought.wait()
        at_once.append("thought")
        return Reply()

    async def works(_: Request) -> Reply:
        thought.set()
        await working.wait()
        at_once.append("worked")
        return Reply()

    both = asyncio.gather(*(asyncio.create_task(_run(work, places)) for work in (thinks, works)))
    await thought.wait()
    await asyncio.sleep(0)
    working.set()
    await both
    assert at_once == ["worked", "thought"]


async def test_without_a_place_there_is_nothing_to_leave() -> None:
    async with away_from_work():
        pass


async def test_posts_are_made_before_answers_and_both_before_hands_and_old_buttons() -> None:
    places, order = WorkPlaces(1), list[Priority]()

    async def work(priority: Priority) -> None:
        async with places.place(priority):
            order.append(priority)

    async with places.place(Priority.ANSWER):
        # Fewer than ten, of which the last would be whoever has waited longest.
        working = [asyncio.create_task(work(priority)) for priority in reversed(Priority)]
        await asyncio.sleep(0)
        assert not order
    await asyncio.gather(*working)
    assert order == list(Priority)


async def test_what_can_wait_comes_when_nothing_else_is_done_or_after_so_long() -> None:
    places = WorkPlaces()
    async with places.place(Priority.ANSWER):
        waiting = asyncio.create_task(places.turn(Priority.IDLE))
        async with asyncio.timeout(5):
            await places.turn(Priority.IDLE, longest=0.01)
        assert not waiting.done()
    await asyncio.wait_for(waiting, 5)
    assert places.is_idle


async def test_whoever_gives_up_leaves_no_place_taken() -> None:
    places = WorkPlaces(1)
    async with places.place(Priority.ANSWER):
        given_up = asyncio.create_task(places.turn(Priority.POST))
        await asyncio.sleep(0)
        given_up.cancel()
        await asyncio.gather(given_up, return_exceptions=True)
    assert places.is_idle
