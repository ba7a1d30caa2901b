"""Hearing what other processes announce, on a connection that does nothing else."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from bot.storage.postgres.addresses import Servers
from bot.storage.postgres.failures import LOST

CHANNEL: Final = "alhambra"
RECONNECT_AFTER: Final = 1.0
CHECK_EVERY: Final = 10.0
"""Seconds between questions whether the server is still there, which a lost wire does not tell."""
ANSWERS_WITHIN: Final = 5.0


async def keep_listening(
    servers: Servers, hear: Callable[[str], None], listening: Callable[[bool], None]
) -> None:
    """Pass on what is announced, for ever; `listening` is told when that begins and when it is lost."""
    while True:
        with suppress(*LOST):
            await _listen(servers, hear, listening)
        listening(False)
        await asyncio.sleep(RECONNECT_AFTER)


async def _listen(servers: Servers, hear: Callable[[str], None], listening: Callable[[bool], None]) -> None:
    """Listen until the connection is lost."""
    connection = await servers.connect()
    try:
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        await connection.add_listener(CHANNEL, lambda *heard: hear(heard[-1]))
        listening(True)
        while not lost.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(CHECK_EVERY):
                    await lost.wait()
            await connection.execute("SELECT 1", timeout=ANSWERS_WITHIN)
    finally:
        listening(False)
        connection.terminate()
