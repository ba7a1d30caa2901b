"""A sandbox and a bot that plays in it."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any, TypeVar

import discord
import pytest

from sandbox.connect import point_discord_py_at
from sandbox.server import Sandbox
from tests.conftest import SHARED
from tests.sandbox.testbot import TestBot

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

Client = TypeVar("Client", bound=discord.Client)
OPENAPI = SHARED / "discord" / "openapi.json"


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """A sandbox of its own for each test, checked by its own rules alone."""
    async with Sandbox() as running:
        running.logins.spacing = 0.0
        point_discord_py_at(running.url)
        yield running


@pytest.fixture
async def bot(sandbox: Sandbox) -> AsyncIterator[TestBot]:
    """A bot that is logged in and ready."""
    async with running(TestBot(), sandbox) as client:
        yield client


@contextlib.asynccontextmanager
async def running(client: Client, sandbox: Sandbox) -> AsyncIterator[Client]:
    """Log a client in, wait until it is ready, and close it in the end."""
    task = asyncio.create_task(client.start(sandbox.token))
    ready = asyncio.create_task(_ready(client))
    await asyncio.wait({task, ready}, timeout=10, return_when=asyncio.FIRST_COMPLETED)
    try:
        if task.done():
            await task
        assert ready.done(), "the bot never became ready"
        yield client
    finally:
        ready.cancel()
        await client.close()
        await asyncio.wait({task}, timeout=5)


async def _ready(client: Any) -> None:
    while client._ready is discord.utils.MISSING:
        await asyncio.sleep(0.005)
    await client.wait_until_ready()
