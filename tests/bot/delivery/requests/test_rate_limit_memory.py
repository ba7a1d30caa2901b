"""discord.py's memory of rate limits neither grows for ever nor costs more than it must."""

import asyncio

import discord
import pytest
from discord.http import Ratelimit

from bot.delivery.requests.rate_limit_memory import FEW, clear_seldom

MANY = 16 * FEW


async def looks(monkeypatch: pytest.MonkeyPatch, *, unused: bool) -> tuple[int, int]:
    """How often a limit was looked at for requests to many channels, and how many are remembered."""
    client = discord.Client(intents=discord.Intents.none())
    client.http.loop = asyncio.get_running_loop()
    clear_seldom(client)
    looked_at = list[Ratelimit]()

    def is_inactive(one: Ratelimit) -> bool:
        looked_at.append(one)
        return unused

    monkeypatch.setattr(Ratelimit, "is_inactive", is_inactive)
    for channel_id in range(MANY):
        client.http.get_ratelimit(f"POST /messages:{channel_id}")
    return len(looked_at), len(client.http._buckets)


async def test_limits_in_use_are_looked_at_twice_each_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    assert await looks(monkeypatch, unused=False) == (MANY * 2 - FEW, MANY)


async def test_unused_limits_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    assert (await looks(monkeypatch, unused=True))[1] < FEW
