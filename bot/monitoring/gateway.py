"""The connection to Discord's gateway: whether it stands, how slow it is, how often it breaks."""

import math
from collections.abc import Iterator
from typing import Final

import discord

from bot.delivery.interactions import Client
from bot.monitoring.metrics import Metrics

EVENTS: Final = {"connect": "connected", "disconnect": "broken", "resumed": "resumed"}


def note_event(metrics: Metrics, event: str) -> None:
    """Count what happens to connections."""
    if event in EVENTS:
        metrics.gateway_events.labels(EVENTS[event]).inc()


def is_connected(client: Client) -> bool:
    """Is every shard of this client connected, and has it been told of its servers? It may have none."""
    if isinstance(client, discord.AutoShardedClient):
        shards = client.shards
        return not shards or (client.is_ready() and not any(one.is_closed() for one in shards.values()))
    return client.is_ready() and client.ws is not None and client.ws.open


def latencies(client: Client) -> Iterator[tuple[int, float]]:
    """Seconds between the last heartbeat of each shard and its answer, where there was one."""
    known = client.latencies if isinstance(client, discord.AutoShardedClient) else [(0, client.latency)]
    for shard, seconds in known:
        if math.isfinite(seconds):
            yield shard, seconds
