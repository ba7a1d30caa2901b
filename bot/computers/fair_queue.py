"""Which question is thought about next: tables take turns, however often each of them asks."""

import asyncio
from collections.abc import Collection
from dataclasses import dataclass, field
from itertools import count
from typing import Final

TURN: Final = 2.0
"""Seconds by which a table that has just been served lets others go first.

At least as long as a computer's move lets people go first (`MOVE_PATIENCE`): a move then waits for no more
than the question that is being thought about, however many another table has asked."""

_numbers: Final = count()


def _now() -> float:
    return asyncio.get_running_loop().time()


@dataclass(frozen=True, eq=False)
class Question:
    """A question's place in the queue."""

    table: int
    patience: float
    """Seconds by which it lets others go first."""
    asked: float = field(default_factory=_now)
    number: int = field(default_factory=lambda: next(_numbers))

    @property
    def due(self) -> tuple[float, int]:
        """When it should be answered; at its own table the earliest comes first."""
        return self.asked + self.patience, self.number


class TablesTakeTurns:
    """The order of a pool that thinks: questions as they are due, but table by table.

    A table that was served stands back for a turn. Nobody waits for ever, because time passes for all.
    """

    def __init__(self) -> None:
        self._served: dict[int, float] = {}

    def first(self, waiting: Collection[Question]) -> Question:
        """The question that is served next."""
        first_of_table: dict[int, Question] = {}
        for question in sorted(waiting, key=lambda question: question.due):
            first_of_table.setdefault(question.table, question)
        chosen = min(first_of_table.values(), key=self._turn_of)
        self.leave(chosen)
        return chosen

    def leave(self, question: Question) -> None:
        """Let a table stand back from now on: its turn lasts as long as its question was thought about."""
        now = _now()
        self._served = {table: at for table, at in self._served.items() if at + TURN > now}
        self._served[question.table] = now

    def _turn_of(self, question: Question) -> tuple[float, int]:
        rested = self._served.get(question.table, float("-inf")) + TURN
        return max(question.asked, rested) + question.patience, question.number
