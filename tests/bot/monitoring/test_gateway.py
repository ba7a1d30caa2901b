"""The gateway as a real client of a sandbox has it, with one shard or with several."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord

from bot.monitoring.gateway import is_connected, latencies, note_event
from bot.monitoring.metrics import Metrics
from sandbox.connect import point_discord_py_at
from sandbox.server import Sandbox
from tests.bot.bot_process import until
from tests.bot.monitoring.asked import figures_of


@asynccontextmanager
async def running(client: discord.Client) -> AsyncIterator[Sandbox]:
    async with Sandbox() as sandbox:
        point_discord_py_at(sandbox.url)
        work = asyncio.create_task(client.start(sandbox.token))
        try:
            yield sandbox
        finally:
            await client.close()
            await asyncio.wait({work})


async def test_a_client_is_connected_once_it_is_ready_and_until_it_is_closed() -> None:
    client = discord.Client(intents=discord.Intents(guilds=True), guild_ready_timeout=0.1)
    assert not is_connected(client)
    assert list(latencies(client)) == []
    async with running(client):
        await until(lambda: is_connected(client))
        await client.close()
        assert not is_connected(client)


async def test_the_shards_of_a_client_count_by_their_numbers() -> None:
    client = discord.AutoShardedClient(
        intents=discord.Intents(guilds=True), shard_count=2, shard_ids=[1], guild_ready_timeout=0.1
    )
    assert is_connected(client), "with no shard there is nothing to hear"
    async with running(client):
        await until(lambda: client.is_ready() and is_connected(client))
        await until(lambda: [shard for shard, _ in latencies(client)] == [1])
        await client.shards[1].disconnect()
        assert not is_connected(client)


def test_only_what_happens_to_connections_is_counted() -> None:
    metrics = Metrics()
    for event in ("connect", "ready", "interaction", "disconnect", "connect", "resumed"):
        note_event(metrics, event)
    seen = figures_of(metrics)
    assert seen.total("alhambra_gateway_events_total", event="connected") == 2
    assert seen.total("alhambra_gateway_events_total", event="broken") == 1
    assert seen.total("alhambra_gateway_events_total", event="resumed") == 1
