"""Questions to computer players: one at a time for each person and table, equal ones answered together."""

import asyncio
from contextlib import nullcontext
from pathlib import Path

import pytest

from bot.computers.questions import NoLongerAsked, Questions
from bot.computers.thinking import HINT_PATIENCE, MOVE_PATIENCE, ThinkingPool
from bot.storage.sql.storage import SqlStorage
from bot.storage.tables import Tables
from bot.table.lobby_events import Person, SeatTaken, TableOpened
from bot.table.table_state import Table
from tests.bot.bot_process import until
from tests.bot.end_to_end.test_hostile import failures
from tests.bot.game_session import UNHURRIED, game_session
from tests.workers.tasks import doze
from workers.errors import WorkFailed

ANA, BEN = Person(1, "Ana"), Person(2, "Ben")
AT = (1, ANA.id)


@pytest.fixture
def tables(storage: SqlStorage) -> Tables:
    return Tables(storage.tables)


class Thinker:
    """Thinks until it is told to be done, and counts how often it was asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.given_up: list[str] = []
        self.done = asyncio.Event()

    async def think(self, about: str) -> str:
        self.asked.append(about)
        try:
            await self.done.wait()
        except asyncio.CancelledError:
            self.given_up.append(about)
            raise
        return f"answer to {about}"


def always(_: Table) -> bool:
    return True


async def test_equal_questions_are_thought_about_once_and_answered_together(tables: Tables) -> None:
    questions, thinker = Questions(tables), Thinker()
    asking = [
        asyncio.create_task(questions.answer(AT, "a", lambda: thinker.think("a"), always)) for _ in range(150)
    ]
    await asyncio.sleep(0.01)
    thinker.done.set()
    assert set(await asyncio.gather(*asking)) == {"answer to a"}
    assert await questions.answer(AT, "a", lambda: thinker.think("a"), always) == "answer to a"
    assert thinker.asked == ["a"]


async def test_whoever_asks_something_else_gives_up_the_first_question(tables: Tables) -> None:
    questions, thinker = Questions(tables), Thinker()
    first = asyncio.create_task(questions.answer(AT, "a", lambda: thinker.think("a"), always))
    await asyncio.sleep(0.01)
    second = asyncio.create_task(questions.answer(AT, "b", lambda: thinker.think("b"), always))
    with pytest.raises(NoLongerAsked):
        await first
    thinker.done.set()
    assert await second == "answer to b"
    assert thinker.given_up == ["a"]


async def test_other_people_and_other_tables_have_questions_of_their_own(tables: Tables) -> None:
    questions, thinker = Questions(tables), Thinker()
    thinker.done.set()
    for asker in ((1, ANA.id), (1, BEN.id), (2, ANA.id)):
        await questions.answer(asker, "a", lambda: thinker.think("a"), always)
    assert len(thinker.asked) == 3


async def test_a_question_is_given_up_when_its_table_has_moved_on(tables: Tables) -> None:
    opened = await tables.open(100, 200, (TableOpened(ANA),), 1)
    other = await tables.open(101, 200, (TableOpened(ANA),), 2)
    assert opened is not None
    assert other is not None
    questions, thinker = Questions(tables), Thinker()
    asked = [
        asyncio.create_task(
            questions.answer(
                (table.stored.id, ANA.id),
                "a",
                lambda: thinker.think("a"),
                lambda now: len(now.lobby.seated) == 1,
            )
        )
        for table in (opened, other)
    ]
    await asyncio.sleep(0.01)
    await tables.act(opened.stored.id, lambda _: (SeatTaken(BEN),), 3)
    with pytest.raises(NoLongerAsked):
        await asked[0]
    assert thinker.given_up == ["a"]
    thinker.done.set()
    assert await asked[1] == "answer to a"


async def test_a_question_that_failed_can_be_asked_again(tables: Tables) -> None:
    questions, times = Questions(tables), 0

    async def stumble() -> None:
        nonlocal times
        times += 1
        raise WorkFailed

    for _ in range(2):
        with pytest.raises(WorkFailed):
            await questions.answer(AT, "a", stumble, always)
    assert times == 2


async def test_one_of_many_who_goes_away_takes_the_answer_from_nobody(tables: Tables) -> None:
    questions, thinker = Questions(tables), Thinker()
    goes, stays = [
        asyncio.create_task(questions.answer(AT, "a", lambda: thinker.think("a"), always)) for _ in range(2)
    ]
    await asyncio.sleep(0.01)
    goes.cancel()
    with pytest.raises(asyncio.CancelledError):
        await goes
    thinker.done.set()
    assert await stays == "answer to a"


async def test_a_hundred_and_fifty_different_hints_hold_up_another_tables_move_by_one(tables: Tables) -> None:
    """Somebody moves and takes back all the time, and wants a hint each time; others ask for them, too."""
    questions, thinking, order = Questions(tables), ThinkingPool(), list[int]()

    async def asks(user_id: int, about: int) -> None:
        async def think() -> float:
            taken = await thinking.think(doze, 0.05, patience=HINT_PATIENCE, table=1)
            order.append(1)
            return taken

        with pytest.raises(NoLongerAsked) if about < 149 else nullcontext():
            await questions.answer((1, user_id), about, think, always)

    try:
        asking = [asyncio.create_task(asks(user, about)) for about in range(150) for user in (1, 2, 3)]
        await asyncio.sleep(0)
        await thinking.think(doze, 0.0, patience=MOVE_PATIENCE, table=2)
        assert len(order) <= 2
        await asyncio.gather(*asking)
        assert len(order) <= 2 * 3, "most were given up before anybody thought about them"
    finally:
        await thinking.close()


async def test_hints_asked_for_all_at_once_are_all_answered_alike(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        await session.begin()
        mover = session.person(session.game().to_act[0])
        answers = await asyncio.gather(*(mover.slash("/hint") for _ in range(12)))
        hints = [answer.message for answer in answers]
        assert all(hints)
        await until(lambda: all("**Best:**" in one.text for one in hints if one), UNHURRIED)
        assert len({one.text for one in hints if one}) == 1
        assert failures(session) == []
