"""How late the event loop is: what is due in a moment, and comes later."""

import asyncio
from typing import Final

from bot.monitoring.metrics import Metrics

BEAT: Final = 0.5
"""Seconds between two looks."""


async def keep_measuring_lag(metrics: Metrics) -> None:
    """Sleep again and again, and note by how much each sleep was too long."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + BEAT
        await asyncio.sleep(BEAT)
        metrics.lag.observe(max(loop.time() - due, 0))
