"""Where answers are worked on: whoever waits for a thought leaves the place to others."""

import asyncio
from typing import Any, cast

from bot.delivery.answer_slots import AnswerSlots, without_answer_slot
from bot.delivery.replies import Answer, Reply, Request, _work_out


async def _run(answer: Answer, slots: AnswerSlots) -> Reply:
    return await _work_out(cast("Any", None), answer, slots, has_slot=False)


async def test_a_long_thought_keeps_nobody_else_waiting() -> None:
    slots, thought = AnswerSlots(1), asyncio.Event()

    async def thinks(_: Request) -> Reply:
        async with without_answer_slot():
            await thought.wait()
        return Reply()

    async def answers(_: Request) -> Reply:
        thought.set()
        return Reply()

    thinking = asyncio.create_task(_run(thinks, slots))
    await asyncio.wait_for(_run(answers, slots), timeout=5)
    assert await thinking == Reply()
    assert not slots.locked()


async def test_whoever_has_thought_waits_for_a_place_again() -> None:
    slots, thought, working = AnswerSlots(1), asyncio.Event(), asyncio.Event()
    at_once: list[str] = []

    async def thinks(_: Request) -> Reply:
        async with without_answer_slot():
            await thought.wait()
        at_once.append("thought")
        return Reply()

    async def works(_: Request) -> Reply:
        thought.set()
        await working.wait()
        at_once.append("worked")
        return Reply()

    both = asyncio.gather(*(asyncio.create_task(_run(work, slots)) for work in (thinks, works)))
    await thought.wait()
    await asyncio.sleep(0)
    working.set()
    await both
    assert at_once == ["worked", "thought"]


async def test_without_a_slot_there_is_nothing_to_leave() -> None:
    async with without_answer_slot():
        pass
