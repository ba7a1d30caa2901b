"""The line of questions in front of the worker processes: tables take turns, whoever asks how often."""

import asyncio
import heapq
from dataclasses import dataclass, field
from typing import Any, Final

TURN: Final = 2.0
"""Seconds by which a table that has just been served lets others go first.

At least as long as a computer's move lets people go first (`FOR_A_MOVE`): a move then waits for no more than
the question that is being thought about, however many another table has asked."""


@dataclass(order=True)
class Question:
    """What is to be thought about; at its own table the most urgent comes first."""

    due: float = field(init=False)
    number: int
    asked: float = field(compare=False)
    patience: float = field(compare=False)
    table: int = field(compare=False)
    pickled: bytes = field(compare=False)
    answer: "asyncio.Future[Any]" = field(compare=False)

    def __post_init__(self) -> None:
        self.due = self.asked + self.patience


class FairQueue:
    """Questions in the order of when they were asked plus their patience, but table by table.

    A table that was served stands back for a turn. Nobody waits for ever: all others' moments move on.
    """

    def __init__(self) -> None:
        self._tables: dict[int, list[Question]] = {}
        self._served: dict[int, float] = {}
        self._asked = 0
        self._somebody_waits = asyncio.Event()

    def ask(self, table: int, patience: float, pickled: bytes) -> "asyncio.Future[Any]":
        """Put a question of a table into the line; gives where the answer will be."""
        loop = asyncio.get_running_loop()
        self._asked += 1
        question = Question(self._asked, loop.time(), patience, table, pickled, loop.create_future())
        heapq.heappush(self._tables.setdefault(table, []), question)
        self._somebody_waits.set()
        return question.answer

    async def next(self) -> Question:
        """The question whose turn it is, as soon as there is one that somebody still wants answered."""
        while (question := self._take()) is None:
            self._somebody_waits.clear()
            await self._somebody_waits.wait()
        return question

    def serve(self, table: int) -> None:
        """A table is served now: it stands back for a turn."""
        now = asyncio.get_running_loop().time()
        self._served = {one: at for one, at in self._served.items() if at + TURN > now}
        self._served[table] = now

    def empty(self) -> list[Question]:
        """Take out everything."""
        found = [question for line in self._tables.values() for question in line]
        self._tables.clear()
        return found

    def _take(self) -> Question | None:
        for table, line in list(self._tables.items()):
            while line and line[0].answer.done():  # nobody waits for it any more
                heapq.heappop(line)
            if not line:
                del self._tables[table]
        if not self._tables:
            return None
        line = min(self._tables.values(), key=lambda line: self._turn_of(line[0]))
        question = heapq.heappop(line)
        self.serve(question.table)
        return question

    def _turn_of(self, question: Question) -> tuple[float, int]:
        rested = self._served.get(question.table, float("-inf")) + TURN
        return max(question.asked, rested) + question.patience, question.number
