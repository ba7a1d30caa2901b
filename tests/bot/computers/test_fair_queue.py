"""The line in front of the workers, with a clock that skips the waiting: tables take turns."""

import asyncio
from collections.abc import Awaitable, Callable

from hypothesis import given
from hypothesis import strategies as st

from bot.computers.fair_queue import TURN, FairQueue
from bot.computers.minds import FOR_A_MOVE, FOR_LATER, FOR_SOMEBODY
from tests.bot.skipping_loop import run_skipping


def served(asks: Callable[[FairQueue], Awaitable[None]], thought: float = 1.0) -> list[tuple[int, float]]:
    """The tables that one worker serves, and when it begins with each, if every thought takes so long."""
    order: list[tuple[int, float]] = []

    async def work(line: FairQueue) -> None:
        while True:
            question = await line.next()
            order.append((question.table, asyncio.get_running_loop().time()))
            await asyncio.sleep(thought)
            question.answer.set_result(None)
            line.serve(question.table)

    async def main() -> None:
        line = FairQueue()
        working = asyncio.create_task(work(line))
        await asks(line)
        await asyncio.sleep(3600)
        working.cancel()

    run_skipping(main())
    return order


def test_a_move_waits_for_the_question_under_way_and_no_other_of_a_busy_table() -> None:
    async def asks(line: FairQueue) -> None:
        for _ in range(150):
            line.ask(1, FOR_SOMEBODY, b"")
        await asyncio.sleep(10.5)
        line.ask(2, FOR_A_MOVE, b"")

    order = served(asks)
    assert order.index((2, 11.0)) == 11
    assert len(order) == 151


def test_hints_that_keep_coming_delay_a_move_by_one() -> None:
    asked: list[float] = []

    async def asks(line: FairQueue) -> None:
        for at in range(150):
            line.ask(1, FOR_SOMEBODY, b"")
            if at == 50:
                line.ask(2, FOR_A_MOVE, b"")
                asked.append(asyncio.get_running_loop().time())
            await asyncio.sleep(0.2)

    ((_, begun),) = [one for one in served(asks) if one[0] == 2]
    assert begun - asked[0] <= 1.0 + 1e-9


def test_busy_tables_are_served_in_turn_though_all_of_one_came_first() -> None:
    async def asks(line: FairQueue) -> None:
        for table in (1, 2, 3):
            for _ in range(5):
                line.ask(table, FOR_SOMEBODY, b"")

    assert [table for table, _ in served(asks)] == [1, 2, 3] * 5


def test_a_person_goes_before_a_move_and_a_move_before_a_review() -> None:
    async def asks(line: FairQueue) -> None:
        line.ask(9, FOR_SOMEBODY, b"")
        await asyncio.sleep(0.1)
        for table, patience in ((1, FOR_LATER), (2, FOR_A_MOVE), (3, FOR_SOMEBODY)):
            line.ask(table, patience, b"")

    assert [table for table, _ in served(asks)] == [9, 3, 2, 1]


def test_what_nobody_waits_for_any_more_costs_its_table_no_turn() -> None:
    async def asks(line: FairQueue) -> None:
        line.ask(9, FOR_SOMEBODY, b"")
        await asyncio.sleep(0.1)
        given_up = [line.ask(1, FOR_SOMEBODY, b"") for _ in range(5)]
        line.ask(1, FOR_A_MOVE, b"")
        line.ask(2, FOR_LATER, b"")
        for answer in given_up:
            answer.cancel()

    assert [table for table, _ in served(asks)] == [9, 1, 2]


any_questions = st.lists(
    st.tuples(st.floats(0, 60), st.integers(1, 4), st.sampled_from((FOR_SOMEBODY, FOR_A_MOVE, FOR_LATER))),
    max_size=40,
)


@given(any_questions)
def test_everything_is_answered_once_and_a_first_question_waits_for_its_patience_and_a_round(
    questions: list[tuple[float, int, float]],
) -> None:
    async def ask_all(line: FairQueue) -> None:
        before = 0.0
        for at, table, patience in [*sorted(questions), (61.0, 5, FOR_A_MOVE)]:
            await asyncio.sleep(at - before)
            line.ask(table, patience, b"")
            before = at

    order = served(ask_all)
    assert len(order) == len(questions) + 1
    ((_, begun),) = [one for one in order if one[0] == 5]
    # The thought under way, one of each other table, and the patience of a move.
    assert begun - 61.0 <= 1 + 4 + max(FOR_A_MOVE, TURN) + 1e-9
