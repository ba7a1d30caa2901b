"""What it costs to watch: python -m bench.watching

Everything that is measured about one press, with its answer, two more requests and five questions to the
storage, against a bare discord.py client's whole no-op, in processor time; and a look at all metrics.
"""

import asyncio
import sys
from time import process_time
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import discord
from prometheus_client import generate_latest
from yarl import URL

from bench.turn_cost import BARE_PRESSES, bare_client
from bot.delivery.requests.request_budget import RequestBudget
from bot.monitoring.monitor import Monitor
from bot.monitoring.timed_storage import timed

if TYPE_CHECKING:
    from bot.storage.port import Storage

PRESSES = 5_000
LOOKS = 100
QUESTIONS = 5
MOST = 0.1
"""No-ops."""
CALLBACK = URL("http://discord/api/v10/interactions/1/token/callback")
POST = URL("http://discord/api/v10/channels/1/messages")


class _Store:
    async def read(self, _: str) -> None:
        """Nothing."""


async def request(trace: Any, url: URL) -> None:
    """The hooks of a request that takes no time."""
    context = SimpleNamespace()
    response = SimpleNamespace(status=200, ok=True, headers={})
    for hooks in (trace.on_request_start, trace.on_request_end):
        for hook in hooks:
            await hook(None, context, SimpleNamespace(url=url, response=response))


async def watched(monitor: Monitor) -> float:
    """Seconds for what is measured about a press."""
    trace = RequestBudget(PRESSES * 2).trace()
    for hooks in (trace.on_request_start, trace.on_request_end):
        hooks.clear()  # the budget's own
    monitor.measure_requests(trace)
    storage = timed(cast("Storage", SimpleNamespace(notes=_Store())), monitor.metrics)
    press = cast("Any", SimpleNamespace(type=discord.InteractionType.component))
    began = process_time()
    for _ in range(PRESSES):
        monitor.note_event("interaction")
        with monitor.interactions.serving(press):
            for url in (CALLBACK, POST, POST):
                await request(trace, url)
            for _ in range(QUESTIONS):
                await storage.notes.read("nothing")
    return (process_time() - began) / PRESSES


def look(monitor: Monitor) -> float:
    """Seconds for a look at all metrics."""
    began = process_time()
    for _ in range(LOOKS):
        generate_latest(monitor.metrics.registry)
    return (process_time() - began) / LOOKS


async def main() -> int:
    """Measure; the exit code says whether the aim was met."""
    monitor = Monitor()
    async with bare_client() as bare:
        no_op = await bare.press(BARE_PRESSES)
        press = min([await watched(monitor) for _ in range(3)])
    print(
        f"watching a press: {press * 1e6:.0f} µs, {press / no_op:.3f} no-ops (at most {MOST});"
        f" a no-op takes {no_op * 1e3:.2f} ms"
    )
    print(f"a look at all metrics: {look(monitor) * 1e3:.1f} ms")
    return int(press / no_op > MOST)


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
