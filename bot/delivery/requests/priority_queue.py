"""Who is next: the most urgent, and among equals whoever came first. Both queues of the bot work so."""

import asyncio
from collections import deque
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final

EVERY_TENTH: Final = 10
"""Every tenth place goes to whoever has waited longest, so that no answer, edit or hand waits for ever."""
TIMER_MARGIN: Final = 0.001
"""Seconds added to a timer, which may fire a little too early."""


class Priority(IntEnum):
    """What takes precedence."""

    POST = 0
    """A new post, for which a whole table waits."""
    ANSWER = 1
    """An answer, for which one person waits. They have been acknowledged."""
    EDIT = 2
    """Bringing an older post up to date."""
    HAND = 3
    """A hand by DM; players can also see it behind a button."""
    REMINDER = 4
    """Calling somebody whose turn it is."""
    OLD_BUTTONS = 5
    """Removing buttons of an old post, which answer kindly if they are pressed."""
    IDLE = 6
    """What can wait until nothing else is to be done: emojis, the garbage collector."""


USABLE: Final = {
    Priority.POST: 1.0,
    Priority.ANSWER: 1.0,
    Priority.EDIT: 0.9,
    Priority.HAND: 0.7,
    Priority.REMINDER: 0.6,
    Priority.OLD_BUTTONS: 0.5,
    Priority.IDLE: 0.2,
}
"""The share of the places that a priority may use up, so that posts find room after many hands."""


@dataclass(eq=False)
class _Waiting:
    """Somebody who waits for a place."""

    number: int
    granted: "asyncio.Future[None]"


@dataclass
class PriorityQueue:
    """A number of places, and whoever waits for one."""

    size: int
    _taken: int = 0
    _asked: int = 0
    _granted: int = 0
    _paused_until: float = float("-inf")
    _waiting: dict[Priority, deque[_Waiting]] = field(
        default_factory=lambda: {priority: deque() for priority in Priority}
    )

    @property
    def is_idle(self) -> bool:
        """Is no place taken, and nobody waiting?"""
        return not self._taken and not any(self._waiting.values())

    @property
    def taken(self) -> int:
        """How many places are taken."""
        return self._taken

    def waiting(self, priority: Priority) -> int:
        """How many wait for a place."""
        return sum(not one.granted.done() for one in self._waiting[priority])

    def ask(self, priority: Priority) -> "asyncio.Future[None]":
        """Ask for a place; it is taken at once if there is one, so that the next to come see it taken."""
        self._asked += 1
        waiting = _Waiting(self._asked, asyncio.get_running_loop().create_future())
        self._waiting[priority].append(waiting)
        self._grant()
        return waiting.granted

    async def take(self, priority: Priority, asked: "asyncio.Future[None] | None" = None) -> None:
        """Wait for a place, which may have been asked for already."""
        granted = asked or self.ask(priority)
        try:
            await granted
        except asyncio.CancelledError:
            if granted.done() and not granted.cancelled():
                self._taken -= 1
            self._grant()  # others may have waited only for this one
            raise

    def give_back(self) -> None:
        """A place is free again."""
        self._taken -= 1
        self._grant()

    def pause(self, seconds: float) -> None:
        """Grant no place for some time."""
        loop = asyncio.get_running_loop()
        self._paused_until = max(self._paused_until, loop.time() + seconds)
        loop.call_at(self._paused_until + TIMER_MARGIN, self._grant)

    def _grant(self) -> None:
        """Grant places to all for whom there is room."""
        while asyncio.get_running_loop().time() >= self._paused_until and (chosen := self._next()):
            self._granted += 1
            self._taken += 1
            chosen.granted.set_result(None)

    def _next(self) -> _Waiting | None:
        """Whoever is next, taken out of the queue; None if nobody waits or there is no room."""
        for line in self._waiting.values():
            while line and line[0].granted.cancelled():  # given up meanwhile
                line.popleft()
        lines = [(priority, line) for priority, line in self._waiting.items() if line]
        if not lines:
            return None
        priority, line = lines[0]
        usable = self.size * USABLE[priority]
        if priority <= Priority.HAND and self._granted % EVERY_TENTH == EVERY_TENTH - 1:
            awaited = [line for priority, line in lines if priority <= Priority.HAND]
            line, usable = min(awaited, key=lambda line: line[0].number), self.size
        return line.popleft() if self._taken < usable else None
