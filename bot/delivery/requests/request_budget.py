"""One budget for all requests to Discord that count against its global limit of 50 a second.

Every attempt of every request passes through `RequestBudget.trace`, which discord.py hands to its HTTP
session: retries are counted too, and no call can go around it. Answers to interactions do not count and are
never held back.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from http import HTTPStatus
from types import SimpleNamespace
from typing import Final

import aiohttp
from yarl import URL

from bot.delivery.requests.priority_queue import Priority, PriorityQueue
from bot.log import log

SECOND: Final = 1.0
LONGEST_REQUEST: Final = 10.0
"""Seconds after which a request without an answer no longer keeps others waiting."""
NOT_COUNTED: Final = {"interactions", "webhooks"}
DEFAULT_PAUSE: Final = 1.0


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
            self.budget.give_back()


class RequestBudget(PriorityQueue):
    """So many requests a second: posts, edits, hands, old buttons, then emojis."""

    _may_send: Callable[[], Awaitable[None]] | None = None

    async def slot(self, priority: Priority) -> Slot:
        """Wait for a slot."""
        await self.take(priority)
        slot = Slot(self)
        slot.start()
        return slot

    def share(self, size: int) -> None:
        """Have so many slots from now on: other processes have the rest."""
        self.size = size
        self._grant()

    def send_after(self, may_send: Callable[[], Awaitable[None]]) -> None:
        """Let every request, counted or not, wait for this right before it is sent."""
        self._may_send = may_send

    def trace(self) -> aiohttp.TraceConfig:
        """The hooks that make an HTTP session keep to this budget."""
        config = aiohttp.TraceConfig()
        config.on_request_start.append(self._starts)
        config.on_request_end.append(self._ends)
        config.on_request_exception.append(self._fails)
        return config

    async def _starts(
        self, _: aiohttp.ClientSession, context: SimpleNamespace, request: aiohttp.TraceRequestStartParams
    ) -> None:
        context.slot = await self.slot(current_priority()) if counts(request.url) else None
        if self._may_send is not None:
            await self._may_send()

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
