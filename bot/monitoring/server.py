"""The server that tells hosts how the bot is: /healthz, /readyz and /metrics."""

import asyncio
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Final

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest

from bot.fault_injection import shortened
from bot.log import log
from bot.monitoring.checks import Checks
from bot.settings import Address
from bot.tasks import cancel

TRY_AGAIN_AFTER: Final = 5.0
"""Seconds between attempts at an address that is not to be had."""
ENDS_WITHIN: Final = 0.5
"""Seconds that answers under way get when the bot ends."""


class MonitorServer:
    """Serves checks and metrics on an address, as long as it is there to be had."""

    def __init__(
        self,
        health: Checks,
        readiness: Checks,
        registry: CollectorRegistry,
        refresh: Callable[[], Awaitable[None]],
    ) -> None:
        self._registry, self._refresh = registry, refresh
        application = web.Application()
        application.add_routes(
            [
                web.get("/healthz", _answering(health)),
                web.get("/readyz", _answering(readiness)),
                web.get("/metrics", self._metrics),
            ]
        )
        self._runner = web.AppRunner(application, access_log=None, shutdown_timeout=ENDS_WITHIN)
        self.address: Address | None = None
        """Where it listens."""
        self._waiting: list[asyncio.Task[None]] = []

    async def start(self, address: Address) -> None:
        """Listen, now or as soon as the address is free: the bot that this one replaces may still use it."""
        await self._runner.setup()
        if not await self._listens(address):
            self._waiting.append(asyncio.create_task(self._wait_for(address)))

    async def stop(self) -> None:
        """Listen no more."""
        await cancel(self._waiting)
        await self._runner.cleanup()

    async def _wait_for(self, address: Address) -> None:
        while self.address is None:
            await asyncio.sleep(shortened(TRY_AGAIN_AFTER))
            await self._listens(address)

    async def _listens(self, address: Address) -> bool:
        listener = web.TCPSite(self._runner, address.host, address.port)
        try:
            await listener.start()
        except OSError as error:
            await listener.stop()
            if not self._waiting:
                log.warning(
                    f"Nobody can ask for health and metrics while {address} is not to be had; "
                    "set ALHAMBRA_MONITOR to another address, or to 0.",
                    extra={"why": error.strerror or str(error)},
                )
            return False
        host, port, *_ = self._runner.addresses[-1]
        self.address = Address(host, port)
        log.info("health and metrics are served", extra={"address": str(self.address)})
        return True

    async def _metrics(self, _: web.Request) -> web.Response:
        await self._refresh()
        text = generate_latest(self._registry)
        return web.Response(body=text, headers={"Content-Type": CONTENT_TYPE_LATEST})


def _answering(checks: Checks) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def answer(_: web.Request) -> web.Response:
        missing = await checks.missing()
        if missing is None:
            return web.Response(text="ok\n")
        return web.Response(text=f"{missing}\n", status=HTTPStatus.SERVICE_UNAVAILABLE)

    return answer
