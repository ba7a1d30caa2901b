"""Other pages of the player's browser get no answer, whatever they ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import aiohttp
import pytest

from sandbox.page.routes import page_routes
from sandbox.server import Sandbox
from sandbox.world.default_world import everyday_world

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

PATHS = (
    "/",
    "/page/people",
    "/gateway",
    "/api/v10/gateway",
    "/api/v10/users/@me",
    "/emojis/1.png",
    "/nowhere",
)


@pytest.fixture
async def paged() -> AsyncIterator[Sandbox]:
    """A sandbox with its page."""
    world = everyday_world()
    async with Sandbox(world, pages=page_routes(world)) as sandbox:
        yield sandbox


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "evil.example"},
        {"Host": ""},
        {"Host": "127.0.0.1.evil.example"},
        {"Host": "[::1"},
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": ""},
        {"Origin": "http://127.0.0.1:1"},
        {"Origin": "file://"},
        {"Host": "evil.example", "Origin": "http://evil.example"},
    ],
)
async def test_strangers_are_refused_everywhere(paged: Sandbox, headers: dict[str, str]) -> None:
    known = {"Authorization": f"Bot {paged.token}", **headers}
    async with aiohttp.ClientSession(headers=known) as session:
        for path in PATHS:
            async with session.get(paged.url + path) as answer:
                assert answer.status == 403, path


async def test_another_scheme_is_another_page(paged: Sandbox) -> None:
    origin = paged.url.replace("http://", "https://")
    url = f"{paged.url}/api/v10/gateway"
    async with aiohttp.ClientSession(headers={"Origin": origin}) as session, session.get(url) as answer:
        assert answer.status == 403


@pytest.mark.parametrize("own", [False, True])
async def test_programs_and_the_own_page_are_answered(paged: Sandbox, own: bool) -> None:
    headers = {"Origin": paged.url} if own else {}
    async with aiohttp.ClientSession(headers=headers) as session:
        for url in (paged.url, paged.url.replace("127.0.0.1", "localhost") if not own else paged.url):
            async with session.get(f"{url}/api/v10/gateway") as answer:
                assert answer.status == 200
        async with session.ws_connect(f"{paged.url}/gateway") as socket:
            assert (await socket.receive_json())["op"] == 10


def test_every_sandbox_has_a_token_of_its_own() -> None:
    assert Sandbox().token != Sandbox().token
    assert Sandbox(token="known").token == "known"
