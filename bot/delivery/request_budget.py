"""One budget for all requests to Discord that count against its global limit of 50 a second.

Every attempt of every request passes through `RequestBudget.trace`, which discord.py hands to its HTTP
session: retries are counted too, and no call can go around it. Answers to interactions do not count and are
never held back.
"""

import asyncio
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from enum import IntEnum
from http import HTTPStatus
from types import SimpleNamespace
from typing import Final

import aiohttp
from yarl import URL

from bot.log import log

SECOND: Final = 1.0
LONGEST_REQUEST: Final = 10.0
"""Seconds after which a request without an answer no longer keeps others waiting."""
SHARE_OF_THE_LONGEST_WAITING: Final = 10
"""Every tenth request is the one that has waited longest, so that nothing waits for ever."""
NOT_COUNTED: Final = {"interactions", "webhooks"}
DEFAULT_PAUSE: Final = 1.0
TIMER_MARGIN: Final = 0.001
"""Seconds added to a timer, which may fire a little too early."""


class Priority(IntEnum):
    """Which requests take precedence."""

    POST = 0
    """A new post, and everything else that people wait for."""
    EDIT = 1
    """Bringing an older post up to date."""
    HAND = 2
    """A hand by DM; players can also see it behind a button."""
    EMOJI = 3
    """Uploading emojis, without which everything works."""


USABLE: Final = {Priority.POST: 1.0, Priority.EDIT: 0.9, Priority.HAND: 0.7, Priority.EMOJI: 0.4}
"""The share of the budget that a priority may use up, so that posts find room after many hands."""

_priority: ContextVar[Priority] = ContextVar("priority", default=Priority.POST)


@contextmanager
def requests_as(priority: Priority) -> Iterator[None]:
    """Give the requests made in here a priority."""
    before = _priority.set(priority)
    try:
        yield
    finally:
        _priority.reset(before)


def current_priority() -> Priority:
    """The priority of requests made in this task."""
    return _priority.get()


@dataclass(eq=False)
class Slot:
    """Permission to make one request: taken until a second after Discord has answered.

    Discord counts a request at some moment before it answers. Because a slot stays taken for a second after
    that, no second at Discord sees more requests than there are slots, however long each takes.
    """

    budget: "RequestBudget"
    _timer: asyncio.TimerHandle | None = None
    _has_answer: bool = False

    def start(self) -> None:
        """Start the timer, in case no answer comes."""
        self._timer = asyncio.get_running_loop().call_later(LONGEST_REQUEST, self.free)

    def note_answer(self) -> None:
        """Discord has answered, or never will."""
        if self._timer is not None and not self._has_answer:
            self._has_answer = True
            self._timer.cancel()
            self._timer = asyncio.get_running_loop().call_later(SECOND, self.free)

    def free(self) -> None:
        """Give the slot back now."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
            self.budget.take_back()


@dataclass(eq=False)
class _Waiting:
    """A request that waits for a slot."""

    number: int
    granted: "asyncio.Future[Slot]"


@dataclass
class RequestBudget:
    """Hands out slots: posts, edits, hands, then emojis; first come, first served among equals."""

    size: int
    """Requests a second."""
    _taken: int = 0
    _asked: int = 0
    _granted: int = 0
    _paused_until: float = float("-inf")
    _waiting: dict[Priority, deque[_Waiting]] = field(
        default_factory=lambda: {priority: deque() for priority in Priority}
    )

    async def slot(self, priority: Priority) -> Slot:
        """Wait for a slot."""
        self._asked += 1
        waiting = _Waiting(self._asked, asyncio.get_running_loop().create_future())
        self._waiting[priority].append(waiting)
        self._grant()
        try:
            return await waiting.granted
        except asyncio.CancelledError:
            if waiting.granted.done() and not waiting.granted.cancelled():
                waiting.granted.result().free()
            self._grant()  # others may have waited only for this one
            raise

    def take_back(self) -> None:
        """A slot is free again."""
        self._taken -= 1
        self._grant()

    def pause(self, seconds: float) -> None:
        """Make no requests for some time: Discord's global limit was reached."""
        loop = asyncio.get_running_loop()
        self._paused_until = max(self._paused_until, loop.time() + seconds)
        loop.call_at(self._paused_until + TIMER_MARGIN, self._grant)

    def trace(self) -> aiohttp.TraceConfig:
        """The hooks that make an HTTP session keep to this budget."""
        config = aiohttp.TraceConfig()
        config.on_request_start.append(self._starts)
        config.on_request_end.append(self._ends)
        config.on_request_exception.append(self._fails)
        return config

    def _grant(self) -> None:
        """Give slots to all requests for which there is room."""
        while asyncio.get_running_loop().time() >= self._paused_until:
            chosen = self._next()
            if chosen is None:
                return
            self._granted += 1
            self._taken += 1
            slot = Slot(self)
            slot.start()
            chosen.granted.set_result(slot)

    def _next(self) -> _Waiting | None:
        """The next request, taken out of its queue; None if none waits or there is no room for it."""
        for line in self._waiting.values():
            while line and line[0].granted.cancelled():  # given up meanwhile
                line.popleft()
        lines = [(priority, line) for priority, line in self._waiting.items() if line]
        if not lines:
            return None
        priority, line = lines[0]
        usable = self.size * USABLE[priority]
        if self._granted % SHARE_OF_THE_LONGEST_WAITING == SHARE_OF_THE_LONGEST_WAITING - 1:
            line = min((line for _, line in lines), key=lambda line: line[0].number)
            usable = self.size
        return line.popleft() if self._taken < usable else None

    async def _starts(
        self, _: aiohttp.ClientSession, context: SimpleNamespace, request: aiohttp.TraceRequestStartParams
    ) -> None:
        context.slot = await self.slot(current_priority()) if counts(request.url) else None

    async def _ends(
        self, _: aiohttp.ClientSession, context: SimpleNamespace, request: aiohttp.TraceRequestEndParams
    ) -> None:
        if context.slot is None:
            return
        context.slot.note_answer()
        response = request.response
        if response.status == HTTPStatus.TOO_MANY_REQUESTS and "X-RateLimit-Global" in response.headers:
            seconds = _seconds(response.headers.get("Retry-After", ""))
            log.warning("Discord's global limit was met", extra={"seconds": seconds})
            self.pause(seconds)

    async def _fails(
        self, _: aiohttp.ClientSession, context: SimpleNamespace, __: aiohttp.TraceRequestExceptionParams
    ) -> None:
        if context.slot is not None:
            context.slot.note_answer()


def counts(url: URL) -> bool:
    """Does a request count against the global limit? The gateway and answers to interactions do not."""
    _, api, _, resource = (*url.path.split("/", 4), "", "", "")[:4]
    return api == "api" and resource not in NOT_COUNTED


def _seconds(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return DEFAULT_PAUSE
