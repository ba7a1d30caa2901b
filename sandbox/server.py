"""The sandbox as a server on this machine.

    async with Sandbox() as sandbox:
        point_discord_py_at(sandbox.url)
        ...                          # start a discord.py client with sandbox.token
        ana = sandbox.person("Ana")  # see sandbox.people

Only programs on this machine and the sandbox's own page are answered; the token is a fresh one unless given.
Inspect it and inject faults with `.world`, `.clock`, `.gateway`, `.faults`, `.rates`, `.logins` and `.calls`.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Self

from aiohttp import web

from sandbox.acts.person_acts import PersonActs
from sandbox.connect import check_loopback
from sandbox.gateway.gateway import HEARTBEAT_MS, Gateway
from sandbox.guard import only_this_machine
from sandbox.limits.rate_limits import Rates
from sandbox.people.people import Person
from sandbox.rest.bodies import MAX_REQUEST
from sandbox.rest.dispatcher import Call, Dispatcher
from sandbox.rest.fault_injection import Faults
from sandbox.world.default_world import everyday_world
from sandbox.world.pictures import content_type_of

if TYPE_CHECKING:
    from collections.abc import Iterable
    from types import TracebackType

    from sandbox.limits.schema import Schema
    from sandbox.world.world import World

OPENAPI_VARIABLE = "SANDBOX_OPENAPI"
INERT = {"X-Content-Type-Options": "nosniff", "Content-Security-Policy": "sandbox; default-src 'none'"}
"""Uploads come from the page's own address: opened by themselves they must not act as the page."""


class Sandbox:
    """A running Discord: a world, its REST API, its gateway, its files."""

    def __init__(
        self,
        world: World | None = None,
        *,
        token: str | None = None,
        host: str = "127.0.0.1",
        port: int = 0,
        openapi: Path | None = None,
        heartbeat_ms: int = HEARTBEAT_MS,
        pages: Iterable[web.AbstractRouteDef] = (),
        emojis: bool = True,
    ) -> None:
        check_loopback(host)
        self.world = world or everyday_world()
        self.world.takes_emojis = emojis
        self.clock = self.world.clock
        if token is not None:
            self.world.logins.token = token
        self.person_acts = PersonActs(self.world)
        self.gateway = Gateway(self.world, heartbeat_ms)
        self.logins = self.world.logins
        self.rates = Rates(self.clock)
        self.faults = Faults()
        self.dispatcher = Dispatcher(self.world, self.rates, self.faults, _schema(openapi))
        self._host, self._port = host, port
        self._pages = tuple(pages)
        self._runner: web.AppRunner | None = None

    @property
    def token(self) -> str:
        """What the bot logs in with; too many logins a day reset it."""
        return self.logins.token

    @property
    def url(self) -> str:
        """Where the sandbox listens."""
        return self.world.base_url

    @property
    def calls(self) -> list[Call]:
        """Every REST call so far, oldest first."""
        return list(self.dispatcher.calls)

    def person(self, name: str, channel: str | None = None) -> Person:
        """A test's person: Ana, Ben, Chloé, Dmitri, Eva, Farid or Gus."""
        user = self.world.user(name)
        return Person(self.person_acts, user, self.dispatcher.calls, channel=channel)

    async def start(self) -> None:
        """Listen."""
        app = web.Application(client_max_size=2 * MAX_REQUEST, middlewares=[only_this_machine])
        app.add_routes(self.dispatcher.routes())
        app.add_routes(
            [
                web.get("/gateway", self.gateway.serve),
                web.get("/gateway/", self.gateway.serve),
                web.get("/attachments/{channel_id}/{id}/{filename}", self._attachment),
                web.get("/emojis/{id}.{kind}", self._attachment),
                *self._pages,
            ]
        )
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        site = web.TCPSite(self._runner, self._host, self._port)
        await site.start()
        host, port = self._runner.addresses[0][:2]
        self.world.base_url = f"http://{f'[{host}]' if ':' in host else host}:{port}"

    async def stop(self) -> None:
        """Close every connection and stop listening."""
        self.person_acts.stop()
        await self.gateway.close(1001)
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    async def _attachment(self, request: web.Request) -> web.Response:
        name = request.match_info["id"]
        content = self.world.files.get(int(name)) if name.isdecimal() else None
        if content is None:
            raise web.HTTPNotFound
        filename = request.match_info.get("filename") or f"emoji.{request.match_info['kind']}"
        return web.Response(body=content, content_type=content_type_of(filename), headers=INERT)


def _schema(openapi: Path | None) -> Schema | None:
    named = os.environ.get(OPENAPI_VARIABLE)
    path = openapi or (Path(named) if named else None)
    if path is None:
        return None
    from sandbox.limits import schema  # noqa: PLC0415 its checker is only installed for development

    return schema.schema_of(path)
