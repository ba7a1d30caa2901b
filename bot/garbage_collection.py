"""Runs the garbage collector while the bot is idle, because everything else stops meanwhile."""

import asyncio
import gc
from typing import Final

from bot.delivery.requests.priority_queue import Priority
from bot.delivery.requests.work_places import WorkPlaces

COLLECT_EVERY: Final = 60.0
"""Seconds between full collections. With 200 tables in memory one takes a fifth of a second."""
LONGEST_WAIT: Final = 60.0
"""Seconds after which it collects although the bot is busy."""
NEVER_REACHED: Final = 1_000_000_000


async def collect_while_idle(places: WorkPlaces, every: float = COLLECT_EVERY) -> None:
    """Collect the oldest generation only while nobody waits; the younger ones as usual."""
    gc.freeze()  # what the start has loaded stays for good
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, NEVER_REACHED)
    while True:
        await asyncio.sleep(every)
        await places.turn(Priority.IDLE, LONGEST_WAIT)
        gc.collect()
