"""Starts and stops the bot; whatever goes wrong is explained in one plain sentence."""

import asyncio
import contextlib
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import aiohttp
import discord

from bot.app import AlhambraBot
from bot.clock import SystemClock
from bot.log import log
from bot.settings import Settings, StartError
from bot.storage.opening import open_storage
from bot.storage.port import Storage

_SIGNALS: Final = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
)
WRONG_TOKEN: Final = 4004
CONNECTION_ENDS_WITHIN: Final = 1.0
"""Seconds that a connection gets to end by itself."""


def stop_signal() -> asyncio.Event:
    """Set when the host asks the process to stop; asked a second time, it stops at once."""
    asked = asyncio.Event()
    loop = asyncio.get_running_loop()

    def ask() -> None:
        if asked.is_set():
            raise KeyboardInterrupt
        asked.set()

    for name in _SIGNALS:
        try:
            loop.add_signal_handler(name, ask)
        except NotImplementedError:  # Windows
            signal.signal(name, lambda *_: loop.call_soon_threadsafe(ask))
    return asked


async def run_bot(
    settings: Settings,
    token: str,
    stop: asyncio.Event,
    *,
    always_sync: bool = False,
    opened: Callable[[Storage], None] | None = None,
) -> None:
    """Run until asked to stop; finish what was started, then return. `opened` is told of the storage."""
    with _locked(settings.data):
        clock = SystemClock()
        storage = await open_storage(settings, clock)
        if opened is not None:
            opened(storage)
        try:
            bot = AlhambraBot(
                storage,
                clock,
                always_sync=always_sync,
                minds=settings.minds,
                requests=settings.requests,
                emojis=settings.emojis,
            )
            await _run_until_stopped(bot, token, stop)
        finally:
            await storage.close()
    log.info("stopped")


@contextmanager
def _locked(data: Path) -> Iterator[None]:
    """Lock the data folder: two bots on one would answer everybody twice."""
    try:
        import fcntl  # noqa: PLC0415 (not everywhere)
    except ImportError:
        yield
        return
    try:
        data.mkdir(parents=True, exist_ok=True)
        held = (data / "alhambra.lock").open("w")
    except OSError as error:
        raise StartError(
            f"The data folder {data} cannot be written ({error.strerror}); "
            "make it writable or set ALHAMBRA_DATA to another folder."
        ) from error
    with held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise StartError(
                f"Another bot is running on the data folder {data}; "
                "stop it, or set ALHAMBRA_DATA to another folder."
            ) from error
        yield


async def _run_until_stopped(bot: AlhambraBot, token: str, stop: asyncio.Event) -> None:
    running = asyncio.create_task(bot.start(token))
    asked = asyncio.create_task(stop.wait())
    try:
        await asyncio.wait({running, asked}, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            await running
        else:
            await _stop(bot, running)
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        raise _explained(error) from error
    finally:
        asked.cancel()
        await bot.stop()


async def _stop(bot: AlhambraBot, running: asyncio.Task[None]) -> None:
    """Stop on request, ignoring errors of the connection that is cut off."""
    await bot.stop()
    await asyncio.wait({running}, timeout=CONNECTION_ENDS_WITHIN)
    running.cancel()
    with contextlib.suppress(asyncio.CancelledError, Exception):
        await running


def _explained(error: Exception) -> StartError:
    """What keeps the bot from running, and how to mend it."""
    if isinstance(error, discord.LoginFailure) or getattr(error, "code", None) == WRONG_TOKEN:
        return StartError(
            "Discord does not accept the token: copy it again from the developer portal into DISCORD_TOKEN."
        )
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return StartError(
            "Discord refuses an intent, though this bot needs only ordinary ones; "
            "check the application in the developer portal."
        )
    if isinstance(error, discord.DiscordException):
        told = " ".join(str(error).split())
        return StartError(f"Discord did not let the bot start or go on ({told}); try again in a while.")
    return StartError(f"Discord cannot be reached ({error}); check the network and try again.")
