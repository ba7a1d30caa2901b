"""The order in which tables are served, with a clock that skips the waiting: tables take turns."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from bot.computers.fair_queue import TURN, Question, TablesTakeTurns
from bot.computers.thinking import HINT_PATIENCE, MOVE_PATIENCE, REVIEW_PATIENCE
from tests.bot.skipping_loop import run_skipping
from workers.pool import WorkerPool

ActionOption = Callable[[int, float], "asyncio.Task[Any]"]


class Thinker:
    """A worker that takes the same time for every question, and keeps a list of the tables it serves."""

    is_lost = False

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.served: list[tuple[int, float]] = []

    async def run(self, function: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        self.served.append((function(*arguments), asyncio.get_running_loop().time()))
        await asyncio.sleep(self.seconds)

    async def end(self) -> None:
        """Nothing is left."""


def served(asks: Callable[[ActionOption], Awaitable[None]], seconds: float = 1.0) -> list[tuple[int, float]]:
    """The tables that one worker serves, and when it begins with each, if every question takes so long."""
    thinker = Thinker(seconds)

    async def start() -> Thinker:
        return thinker

    async def main() -> None:
        pool = WorkerPool(TablesTakeTurns(), start)
        asked: list[asyncio.Task[Any]] = []

        def ask(table: int, patience: float) -> "asyncio.Task[Any]":
            asked.append(asyncio.create_task(pool.run(Question(table, patience), int, table)))
            return asked[-1]

        await asks(ask)
        await asyncio.sleep(3600)
        assert all(task.done() for task in asked)

    run_skipping(main())
    return thinker.served


def test_a_move_waits_for_the_question_under_way_and_no_other_of_a_busy_table() -> None:
    async def asks(ask: ActionOption) -> None:
        for _ in range(150):
            ask(1, HINT_PATIENCE)
        await asyncio.sleep(10.5)
        ask(2, MOVE_PATIENCE)

    order = served(asks)
    assert order.index((2, 11.0)) == 11
    assert len(order) == 151


def test_hints_that_keep_coming_delay_a_move_by_one() -> None:
    asked: list[float] = []

    async def asks(ask: ActionOption) -> None:
        for at in range(150):
            ask(1, HINT_PATIENCE)
            if at == 50:
                ask(2, MOVE_PATIENCE)
                asked.append(asyncio.get_running_loop().time())
            await asyncio.sleep(0.2)

    ((_, begun),) = [one for one in served(asks) if one[0] == 2]
    assert begun - asked[0] <= 1.0 + 1e-9


def test_busy_tables_are_served_in_turn_though_all_of_one_came_first() -> None:
    async def asks(ask: ActionOption) -> None:
        for table in (1, 2, 3):
            for _ in range(5):
                ask(table, HINT_PATIENCE)

    assert [table for table, _ in served(asks)] == [1, 2, 3] * 5


def test_a_person_goes_before_a_move_and_a_move_before_a_review() -> None:
    async def asks(ask: ActionOption) -> None:
        ask(9, HINT_PATIENCE)
        await asyncio.sleep(0.1)
        for table, patience in ((1, REVIEW_PATIENCE), (2, MOVE_PATIENCE), (3, HINT_PATIENCE)):
            ask(table, patience)

    assert [table for table, _ in served(asks)] == [9, 3, 2, 1]


def test_what_nobody_waits_for_any_more_costs_its_table_no_turn() -> None:
    async def asks(ask: ActionOption) -> None:
        ask(9, HINT_PATIENCE)
        await asyncio.sleep(0.1)
        given_up = [ask(1, HINT_PATIENCE) for _ in range(5)]
        ask(1, MOVE_PATIENCE)
        ask(2, REVIEW_PATIENCE)
        await asyncio.sleep(0)
        for answer in given_up:
            answer.cancel()

    assert [table for table, _ in served(asks)] == [9, 1, 2]


any_questions = st.lists(
    st.tuples(
        st.floats(0, 60), st.integers(1, 4), st.sampled_from((HINT_PATIENCE, MOVE_PATIENCE, REVIEW_PATIENCE))
    ),
    max_size=40,
)


@given(any_questions)
def test_everything_is_answered_once_and_a_first_question_waits_for_its_patience_and_a_round(
    questions: list[tuple[float, int, float]],
) -> None:
    async def ask_all(ask: ActionOption) -> None:
        before = 0.0
        for at, table, patience in [*sorted(questions), (61.0, 5, MOVE_PATIENCE)]:
            await asyncio.sleep(at - before)
            ask(table, patience)
            before = at

    order = served(ask_all)
    assert len(order) == len(questions) + 1
    ((_, begun),) = [one for one in order if one[0] == 5]
    # The thought under way, one of each other table, and the patience of a move.
    assert begun - 61.0 <= 1 + 4 + max(MOVE_PATIENCE, TURN) + 1e-9
