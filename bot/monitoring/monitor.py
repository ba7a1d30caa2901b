"""Watches one bot: its parts are shown to this once, and nothing else has to tell it anything."""

import asyncio
import logging
from types import TracebackType
from typing import Self

import aiohttp

from bot.delivery.interactions import Client
from bot.delivery.requests.request_budget import RequestBudget
from bot.monitoring.checks import Checks
from bot.monitoring.event_loop import keep_measuring_lag
from bot.monitoring.gateway import is_connected, note_event
from bot.monitoring.gauges import Gauges
from bot.monitoring.interaction_times import InteractionTimes
from bot.monitoring.log_lines import CountLines
from bot.monitoring.metrics import Metrics
from bot.monitoring.request_times import RequestTimes
from bot.monitoring.server import MonitorServer
from bot.monitoring.timed_storage import timed
from bot.monitoring.work_times import measure_work
from bot.services import Services
from bot.settings import Address
from bot.storage.port import Storage
from bot.tasks import cancel


class Monitor:
    """Health, readiness and metrics of a bot, served on an address if there is one."""

    def __init__(self, address: Address | None = None) -> None:
        self.metrics = Metrics()
        self.interactions = InteractionTimes(self.metrics)
        self.health, self.readiness = Checks(), Checks()
        self.readiness.require("starting", self._is_watching)
        self._watching = False
        self._gauges = Gauges(self.metrics)
        self._address = address
        self._server = MonitorServer(self.health, self.readiness, self.metrics.registry, self._refresh)
        self._lines = CountLines(self.metrics.log_lines)
        self._measuring: list[asyncio.Task[None]] = []

    @property
    def address(self) -> Address | None:
        """Where it is served."""
        return self._server.address

    def timed(self, storage: Storage) -> Storage:
        """The same storage, measured."""
        self._gauges.add_storage(storage.tables, storage.backlog)
        self.readiness.require("database", lambda: _answers(storage))
        return timed(storage, self.metrics)

    def measure_requests(self, trace: aiohttp.TraceConfig) -> None:
        """Measure the requests of a session that is not open yet."""
        RequestTimes(self.metrics, self.interactions).add_to(trace)

    def note_event(self, event: str) -> None:
        """Something has happened to the client."""
        note_event(self.metrics, event)

    def watch(self, client: Client, services: Services, budget: RequestBudget) -> None:
        """Watch a bot from now on."""

        async def is_logged_in() -> bool:
            return client.user is not None

        async def is_at_the_gateway() -> bool:
            return is_connected(client)

        self.readiness.require("login", is_logged_in)
        self.readiness.require("gateway", is_at_the_gateway)
        self._gauges.add_gateway(client)
        self._gauges.add_budget(budget)
        for name, pool in (("drawing", services.studio.pool), ("thinking", services.thinking.pool)):
            self._gauges.add_pool(name, pool)
            measure_work(name, pool, self.metrics)
        self._watching = True

    async def _is_watching(self) -> bool:
        return self._watching

    async def _refresh(self) -> None:
        await self._gauges.refresh()
        self.metrics.ready.set(await self.readiness.missing() is None)

    async def __aenter__(self) -> Self:
        if self._address is not None:
            await self._server.start(self._address)
            self._measuring.append(asyncio.create_task(keep_measuring_lag(self.metrics)))
            logging.getLogger().addHandler(self._lines)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        logging.getLogger().removeHandler(self._lines)
        await cancel(self._measuring)
        await self._server.stop()


async def _answers(storage: Storage) -> bool:
    await storage.notes.read("ready")
    return True
