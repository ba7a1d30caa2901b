"""The local table: a chat client in the browser for the people of a world.

    Sandbox(world, pages=page_routes(world))     # then open http://127.0.0.1:PORT/?as=ana

Only this machine may use it: see `sandbox.guard`.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

from aiohttp import WSMsgType, web

from sandbox.acts.person_acts import PersonActs
from sandbox.guard import check_from_page
from sandbox.page.languages import learn_language
from sandbox.page.tab import Tab
from sandbox.page.view import hello_view, people_of, person_called, person_view
from sandbox.page.welcome import welcome_view

if TYPE_CHECKING:
    from sandbox.page.welcome import Greeter
    from sandbox.world.state import User
    from sandbox.world.world import World

FOLDER = Path(__file__).parents[1] / "static"
KINDS = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
}
LARGEST_ACT = 64 * 1024
HEARTBEAT = 20.0
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}


def page_routes(
    world: World, person_acts: PersonActs | None = None, greeter: Greeter | None = None
) -> list[web.RouteDef]:
    """The page's routes, for `Sandbox(pages=…)`; a greeter offers newcomers one button to begin with."""
    page = Page(world, person_acts or PersonActs(world), greeter)
    return [
        web.get("/", page.front),
        web.get("/page/people", page.people),
        web.get("/page/welcome", page.welcome),
        web.get("/page/welcome.png", page.welcome_picture),
        web.get("/page/socket", page.socket),
        web.get("/page/{name}", page.asset),
    ]


class Page:
    """Serves the page's files and talks with its tabs."""

    def __init__(self, world: World, person_acts: PersonActs, greeter: Greeter | None = None) -> None:
        self.world = world
        self.person_acts = person_acts
        self._greeter = greeter
        self._tabs: Counter[int] = Counter()

    async def front(self, _: web.Request) -> web.Response:
        """The page itself."""
        return _file("index.html")

    async def asset(self, request: web.Request) -> web.Response:
        """A style sheet or script of the page."""
        return _file(request.match_info["name"])

    async def people(self, _: web.Request) -> web.Response:
        """Every person a visitor can be."""
        people = [person_view(self.world, user) for user in people_of(self.world)]
        return web.json_response(people, headers=HEADERS)

    async def welcome(self, request: web.Request) -> web.Response:
        """The greeting for a visitor who has not chosen a person; null if there is none."""
        person = person_called(self.world, request.query.get("as", "")) or people_of(self.world)[0]
        if self._greeter is None:
            return web.json_response(None, headers=HEADERS)
        greeting = await self._greeter(person, request.query.get("language", ""))
        return web.json_response(welcome_view(greeting, person), headers=HEADERS)

    async def welcome_picture(self, _: web.Request) -> web.Response:
        """The picture of the greeting."""
        greeting = await self._greeter(people_of(self.world)[0], "") if self._greeter else None
        if greeting is None or greeting.picture is None:
            raise web.HTTPNotFound
        return web.Response(body=greeting.picture, content_type="image/png", headers=HEADERS)

    async def socket(self, request: web.Request) -> web.StreamResponse:
        """One tab's connection: changes go out, acts come in."""
        check_from_page(request)
        me = person_called(self.world, request.query.get("as", ""))
        if me is None:
            raise web.HTTPNotFound(text="nobody of that name")
        learn_language(me, request.query.get("language", ""))
        line = web.WebSocketResponse(heartbeat=HEARTBEAT, max_msg_size=LARGEST_ACT)
        await line.prepare(request)
        tab = Tab(self.person_acts, me, self._since(me, request.query.get("since", "")))
        self._tabs[me.id] += 1
        try:
            await self._serve(line, tab)
        finally:
            self._tabs[me.id] -= 1
        return line

    def _since(self, me: User, given: str) -> int:
        """When the page was loaded; a reload leaves ephemeral messages behind, a reconnection does not."""
        if given.isdecimal():
            return int(given)
        if not self._tabs[me.id]:
            self.world.reload(me.id)
        return max(self.world.messages, default=0)

    async def _serve(self, line: web.WebSocketResponse, tab: Tab) -> None:
        stop = self.world.feed.subscribe(tab.me.id, tab.hear)
        tab.outbox.put_nowait(hello_view(self.world, tab.me, tab.since))
        writer = asyncio.create_task(_write(line, tab))
        try:
            async for message in line:
                if message.type is WSMsgType.TEXT:
                    tab.act(_parsed(message.data))
        finally:
            stop()
            writer.cancel()


async def _write(line: web.WebSocketResponse, tab: Tab) -> None:
    while not line.closed:
        told = await tab.outbox.get()
        try:
            await line.send_str(json.dumps(told, ensure_ascii=False))
        except ConnectionError:
            return


def _parsed(text: str) -> object:
    """What a page says; a lone surrogate would break every connection and is refused."""
    try:
        said: object = json.loads(text)
        json.dumps(said, ensure_ascii=False, allow_nan=False).encode()
    except (ValueError, RecursionError):
        return None
    return said


def _file(name: str) -> web.Response:
    """A file of the page's folder; only names that lie in it are known."""
    known = {path.name: path for path in FOLDER.iterdir() if path.suffix in KINDS}
    path = known.get(name)
    if path is None:
        raise web.HTTPNotFound
    return web.Response(
        body=path.read_bytes(), content_type=KINDS[path.suffix], charset="utf-8", headers=HEADERS
    )
