"""Turns that end in bursts at many tables, with the sandbox's rate limits on: python -m bench.bursts

Everybody at 50 tables ends a turn at the same moment, again and again. Prints how many requests that count
against Discord's 50 a second were made in the busiest second, how many were refused, and how soon a turn's
post was there.
"""

import asyncio
import sys
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from bench.parts.clients import BOT, percentile, running
from bench.parts.crowd import places, seed, settled
from bench.parts.live import Live
from sandbox.acts import interactions
from sandbox.rest.dispatcher import Call
from sandbox.server import Sandbox

TABLES = 50
BURSTS = 4
STEPS = 3
"""Presses of a turn: take money, these cards, end the turn."""
UNHURRIED = 30.0
"""Seconds in which the sandbox wants answers: whether they are in time is asked elsewhere."""
NOT_COUNTED = ("/interactions/", "/webhooks/")
TOO_MANY = 429


@dataclass(frozen=True)
class Traffic:
    """Requests that count against the global limit."""

    requests: int
    busiest: int
    """The most of them in any one second."""
    refused: int
    refused_globally: int


def traffic(calls: Iterable[Call]) -> Traffic:
    """What a sandbox has recorded, counted."""
    counted = [call for call in calls if not call.path.startswith(NOT_COUNTED)]
    refused = [call for call in counted if call.status == TOO_MANY]
    moments = sorted(call.moment for call in counted)
    busiest = first = 0
    for last, moment in enumerate(moments):
        while moments[first] <= moment - 1.0:
            first += 1
        busiest = max(busiest, last - first + 1)
    return Traffic(len(counted), busiest, len(refused), sum(call.answer == "global" for call in refused))


async def main() -> int:
    """Measure; the exit code says whether Discord's global limit was kept."""
    interactions.FIRST_ANSWER = UNHURRIED
    with tempfile.TemporaryDirectory() as folder:
        async with Sandbox() as sandbox:
            where = list(places(sandbox.world, TABLES))
            file = Path(folder) / "alhambra.sqlite3"
            seed(file, where, posted=False, hands=True)
            live, calls = Live(sandbox, where), list[Call]()
            async with running(BOT, sandbox, Path(folder)):
                await live.all_posted()
                for _ in range(BURSTS):
                    for _ in range(STEPS):
                        await live.wave(TABLES)
                    await live.all_posted()
                    calls += sandbox.calls
                    sandbox.dispatcher.calls.clear()
                await settled(file)
                calls += sandbox.calls
    found = traffic(calls)
    print(f"{TABLES} tables, {BURSTS} bursts of as many turns")
    print(f"  {found.requests} requests that count, {found.busiest} in the busiest second")
    print(f"  {found.refused} refused, {found.refused_globally} of them by the global limit")
    half, most = percentile(live.took.posted, 50), percentile(live.took.posted, 99)
    print(f"  a turn's post after {half:.0f} ms at p50, {most:.0f} ms at p99 ({len(live.took.posted)} posts)")
    return 0 if found.refused_globally == 0 else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
