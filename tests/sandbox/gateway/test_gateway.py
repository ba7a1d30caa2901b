"""Losing the gateway and finding it again."""

from __future__ import annotations

import asyncio
import json
import time
from typing import TYPE_CHECKING

import aiohttp
import discord
import pytest

from sandbox.gateway.gateway import ROUND_TRIP
from sandbox.server import Sandbox
from tests.sandbox.conftest import running
from tests.sandbox.testbot import TestBot

if TYPE_CHECKING:
    from collections.abc import Callable


async def until(true: Callable[[], object], seconds: float = 30.0) -> None:
    """Wait for something to become true."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.005)


@pytest.mark.usefixtures("bot")
async def test_op_7_leads_to_a_resume(sandbox: Sandbox) -> None:
    sandbox.gateway.reconnect()
    await until(lambda: sandbox.gateway.resumes == 1)
    assert (await sandbox.person("Ana").slash("/ping")).text == "pong"
    assert sandbox.gateway.identifies == 1


async def test_an_interaction_sent_while_the_bot_is_away_is_replayed(sandbox: Sandbox, bot: TestBot) -> None:
    await sandbox.gateway.close(4000)
    assert sandbox.gateway.connected() == []
    answer = await sandbox.person("Ana").slash("/ping")
    assert answer.text == "pong"
    assert sandbox.gateway.resumes == 1
    assert bot.heard == ["ping"]


@pytest.mark.usefixtures("bot")
async def test_a_broken_connection_is_resumed(sandbox: Sandbox) -> None:
    sandbox.gateway.reset()
    answer = await sandbox.person("Ana").slash("/ping")
    assert answer.text == "pong"
    assert sandbox.gateway.resumes == 1


@pytest.mark.usefixtures("bot")
async def test_op_9_true_leads_to_a_resume(sandbox: Sandbox) -> None:
    sandbox.gateway.invalidate(resumable=True)
    await until(lambda: sandbox.gateway.resumes == 1)
    assert (await sandbox.person("Ana").slash("/ping")).text == "pong"


@pytest.mark.usefixtures("bot")
async def test_op_9_false_leads_to_a_new_session(sandbox: Sandbox) -> None:
    sandbox.gateway.invalidate(resumable=False)
    await until(lambda: sandbox.gateway.identifies == 2)
    assert (await sandbox.person("Ana").slash("/ping")).text == "pong"
    assert sandbox.gateway.resumes == 0


async def test_heartbeats_are_answered_but_no_sooner_than_over_a_network() -> None:
    async with Sandbox(heartbeat_ms=50) as sandbox, talk(sandbox) as socket:
        assert (await socket.receive_json())["op"] == 10
        sent = time.monotonic()
        await socket.send_json({"op": 1, "d": None})
        assert (await socket.receive_json())["op"] == 11
        assert time.monotonic() - sent >= ROUND_TRIP


async def test_a_wrong_token_is_turned_away_everywhere(sandbox: Sandbox) -> None:
    bot = TestBot()
    with pytest.raises(discord.LoginFailure):
        await bot.login("wrong")
    await bot.close()
    async with talk(sandbox) as socket:
        await socket.receive_json()
        await socket.send_json({"op": 2, "d": {"token": "wrong", "intents": 0}})
        assert (await socket.receive()).data == 4004


async def test_privileged_intents_are_turned_away_unless_granted(sandbox: Sandbox) -> None:
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with running(TestBot(intents=discord.Intents.all()), sandbox):
            pass
    sandbox.gateway.granted = 1 << 1 | 1 << 8 | 1 << 15
    async with running(TestBot(intents=discord.Intents.all()), sandbox) as bot:
        assert bot.is_ready()


async def test_no_intents_still_bring_interactions(sandbox: Sandbox) -> None:
    async with running(TestBot(intents=discord.Intents.none()), sandbox) as bot:
        assert bot.guilds[0].name == ""
        assert (await sandbox.person("Ana").slash("/ping")).text == "pong"


async def test_without_compression_frames_are_plain_text(sandbox: Sandbox) -> None:
    async with talk(sandbox) as socket:
        hello = await socket.receive()
        assert json.loads(hello.data)["op"] == 10
        await socket.send_json({"op": 2, "d": {"token": sandbox.token, "intents": 1}})
        ready = await socket.receive_json()
        assert ready["t"] == "READY"
        assert ready["d"]["resume_gateway_url"].startswith("ws://127.0.0.1")
        assert (await socket.receive_json())["t"] == "GUILD_CREATE"


async def test_nothing_is_heard_before_identifying(sandbox: Sandbox) -> None:
    async with talk(sandbox) as socket:
        await socket.receive_json()
        await socket.send_json({"op": 3, "d": {}})
        assert (await socket.receive()).data == 4003


async def test_an_unknown_session_cannot_be_resumed(sandbox: Sandbox) -> None:
    async with talk(sandbox) as socket:
        await socket.receive_json()
        await socket.send_json({"op": 6, "d": {"token": sandbox.token, "session_id": "none", "seq": 1}})
        assert await socket.receive_json() == {"op": 9, "d": False, "s": None, "t": None}


class talk:  # noqa: N801 reads as a verb
    """A bare gateway connection."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.url = sandbox.url.replace("http", "ws") + "/gateway/?v=10&encoding=json"
        self.session = aiohttp.ClientSession()

    async def __aenter__(self) -> aiohttp.ClientWebSocketResponse:
        self.socket = await self.session.ws_connect(self.url)
        return self.socket

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()
        await self.session.close()
