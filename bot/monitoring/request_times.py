"""Requests to Discord: how long they wait and take, and what Discord says."""

import time
from http import HTTPStatus
from types import SimpleNamespace
from typing import Final

import aiohttp

from bot.delivery.requests.request_budget import counts, current_priority
from bot.monitoring.interaction_times import InteractionTimes, resource_of
from bot.monitoring.metrics import Metrics

ANSWER: Final = "interaction"
"""The priority of what counts against no budget: answers to interactions."""


class RequestTimes:
    """Hooks beside those of the budget, in the one place that every attempt of every request passes."""

    def __init__(self, metrics: Metrics, interactions: InteractionTimes) -> None:
        self._metrics, self._interactions = metrics, interactions

    def add_to(self, trace: aiohttp.TraceConfig) -> None:
        """Measure the requests of a session, before and after the hooks that it has already."""
        trace.on_request_start.insert(0, self._asked)
        trace.on_request_start.append(self._sent)
        trace.on_request_end.insert(0, self._answered)
        trace.on_request_exception.insert(0, self._lost)

    async def _asked(
        self, _: aiohttp.ClientSession, context: SimpleNamespace, __: aiohttp.TraceRequestStartParams
    ) -> None:
        context.asked = time.perf_counter()

    async def _sent(
        self, _: aiohttp.ClientSession, context: SimpleNamespace, request: aiohttp.TraceRequestStartParams
    ) -> None:
        context.sent = time.perf_counter()
        if counts(request.url):
            waited = context.sent - context.asked
            self._metrics.request_waited.labels(_priority()).observe(waited)

    async def _answered(
        self, _: aiohttp.ClientSession, context: SimpleNamespace, request: aiohttp.TraceRequestEndParams
    ) -> None:
        if (purpose := _purpose(request)) is None:
            return
        self._metrics.request_took.observe(time.perf_counter() - context.sent)
        response = request.response
        self._metrics.requests.labels(purpose, f"{response.status // 100}xx").inc()
        if purpose == ANSWER and response.ok:
            self._interactions.note_answer(resource_of(request.url.path))
        if response.status == HTTPStatus.TOO_MANY_REQUESTS:
            self._metrics.rate_limited.labels(response.headers.get("X-RateLimit-Scope", "unknown")).inc()

    async def _lost(
        self, _: aiohttp.ClientSession, __: SimpleNamespace, request: aiohttp.TraceRequestExceptionParams
    ) -> None:
        if (purpose := _purpose(request)) is not None:
            self._metrics.requests.labels(purpose, "lost").inc()


def _purpose(request: aiohttp.TraceRequestEndParams | aiohttp.TraceRequestExceptionParams) -> str | None:
    """The priority of a request; None for the gateway and whatever else is not the API."""
    if counts(request.url):
        return _priority()
    return ANSWER if resource_of(request.url.path) is not None else None


def _priority() -> str:
    return current_priority().name.lower()
