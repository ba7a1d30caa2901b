"""From a person's slash command to the bot's answer: python -m bench.latency

The real bot's /about against a bare discord.py client that answers a no-op, each a process of its own at a
sandbox of its own, measured in turns in one run. Trust the ratios.
"""

import asyncio
import statistics
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import perf_counter

from bench.parts.clients import BARE, BOT, running
from sandbox.server import Sandbox

ONE_BY_ONE = 300
IN_FLIGHT = 50
WAVES = 8
ROUNDS = 3


@asynccontextmanager
async def settled(module: str) -> AsyncIterator[Sandbox]:
    """A sandbox with a client in it that has come to rest."""
    with tempfile.TemporaryDirectory() as data:
        async with Sandbox() as sandbox, running(module, sandbox, Path(data)):
            await asyncio.sleep(2.5)
            yield sandbox


async def asked(sandbox: Sandbox) -> float:
    """Seconds from one command to its answer."""
    ana = sandbox.world.user("Ana")
    channel = sandbox.world.channel("alhambra")
    began = perf_counter()
    interaction = sandbox.person_acts.slash(ana.id, channel.id, "/about", {})
    await sandbox.person_acts.outcome(interaction)
    assert not interaction.failed
    return perf_counter() - began


async def one_by_one(sandbox: Sandbox) -> list[float]:
    """Each command after the answer to the last."""
    return [await asked(sandbox) for _ in range(ONE_BY_ONE)]


async def together(sandbox: Sandbox) -> list[float]:
    """Waves of many at once."""
    took: list[float] = []
    for _ in range(WAVES):
        took += await asyncio.gather(*(asked(sandbox) for _ in range(IN_FLIGHT)))
    return took


def told(name: str, bot: list[float], bare: list[float]) -> None:
    """p50 and p99 of both, and their ratios."""
    figures = []
    for percent in (50, 99):
        ours, theirs = (statistics.quantiles(took, n=100)[percent - 1] * 1000 for took in (bot, bare))
        figures.append(f"p{percent} {ours:6.2f} ms / {theirs:6.2f} ms = {ours / theirs:4.2f}")
    print(f"{name:14} bot / bare client: {'    '.join(figures)}")


async def main() -> None:
    """Measure in turns, so that both see the same machine."""
    async with settled(BOT) as bot, settled(BARE) as bare:
        for name, measure in (("one by one", one_by_one), (f"{IN_FLIGHT} in flight", together)):
            ours: list[float] = []
            theirs: list[float] = []
            for _ in range(ROUNDS):
                ours += await measure(bot)
                theirs += await measure(bare)
            told(name, ours, theirs)


if __name__ == "__main__":
    asyncio.run(main())
