"""Questions that people ask computer players: one at a time for each person and table."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from cachetools import LRUCache

from bot.storage.tables import Tables
from bot.table.table_state import Table
from bot.tasks import cancel

MOST_ANSWERS: Final = 500
"""Answers kept in memory for people who ask the same again."""

T = TypeVar("T")


class NoLongerAsked(Exception):
    """The table has moved on, or the same person has asked something else."""


@dataclass(frozen=True, eq=False)
class _Asked:
    """What a person has asked, and when the answer stops making sense."""

    about: object
    still_makes_sense: Callable[[Table], bool]
    thought: asyncio.Task[Any]


class Questions:
    """Asking the same again gives the same answer; asking something else drops the first question."""

    def __init__(self, tables: Tables) -> None:
        self._asked: LRUCache[tuple[int, int], _Asked] = LRUCache(MOST_ANSWERS)
        tables.listen(self._look_again)

    async def answer(
        self,
        asker: tuple[int, int],
        about: object,
        think: Callable[[], Coroutine[Any, Any, T]],
        still_makes_sense: Callable[[Table], bool],
    ) -> T:
        """The answer to a person's question at a table; or what thinking raises, or `NoLongerAsked`.

        The asker is a table and a person; questions are equal if they are about the same.
        """
        asked = self._asked.get(asker)
        if asked is None or asked.about != about:
            if asked is not None:
                asked.thought.cancel()
            asked = _Asked(about, still_makes_sense, asyncio.create_task(think()))
            self._asked[asker] = asked
        try:
            answer: T = await asyncio.shield(asked.thought)
        except asyncio.CancelledError:
            if asked.thought.cancelled() and not _is_cancelled():
                raise NoLongerAsked from None
            raise
        except Exception:
            if self._asked.get(asker) is asked:
                del self._asked[asker]  # asking again may help
            raise
        return answer

    async def close(self) -> None:
        """Drop all questions."""
        await cancel([asked.thought for asked in self._asked.values()])

    def _look_again(self, table: Table) -> None:
        """Drop questions that no longer make sense after something happened at a table."""
        here = [asker for asker in self._asked if asker[0] == table.stored.id]
        for asker in here:
            asked = self._asked[asker]
            if not asked.still_makes_sense(table):
                asked.thought.cancel()
                del self._asked[asker]


def _is_cancelled() -> bool:
    """Is the current task, which waits for an answer, being cancelled?"""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
