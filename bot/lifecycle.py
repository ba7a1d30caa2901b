"""Starts and stops the bot; whatever goes wrong is explained in one plain sentence."""

import asyncio
import contextlib
import signal
from collections.abc import Callable
from typing import Final

import aiohttp
import discord

from bot.app import AlhambraBot
from bot.clock import SystemClock
from bot.cluster.folder_lock import FolderLock
from bot.cluster.member import LEASE, Member
from bot.cluster.neighbours import LONGEST_LOOK_AWAY, FolderNeighbours, LeasedNeighbours, Neighbours
from bot.cluster.place import Place
from bot.fault_injection import shortened
from bot.log import log
from bot.monitoring.monitor import Monitor
from bot.settings import Settings, StartError
from bot.storage.opening import open_storage
from bot.storage.port import Fenced, Storage, StorageUnavailable
from bot.tasks import cancel

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
    take_over: bool = False,
) -> None:
    """Run until asked to stop; finish what was started, then return. `opened` is told of the storage.

    To take over is to follow a process that runs, without a gap.
    """
    async with Monitor(settings.monitor) as monitor:
        await _run_watched(
            settings, token, stop, monitor, always_sync=always_sync, opened=opened, take_over=take_over
        )
    log.info("stopped")


async def _run_watched(
    settings: Settings,
    token: str,
    stop: asyncio.Event,
    monitor: Monitor,
    *,
    always_sync: bool,
    opened: Callable[[Storage], None] | None,
    take_over: bool,
) -> None:
    with FolderLock(settings.data) as lock:
        if settings.database_url is None:
            lock.take(take_over=take_over)
        clock = SystemClock()
        storage = await open_storage(settings, clock)
        if opened is not None:
            opened(storage)
        try:
            member = Member(
                storage.cluster, _neighbours(settings, lock), leased=settings.database_url is not None
            )
            await member.join(take_over=take_over)
            bot = AlhambraBot(
                monitor.timed(storage),
                clock,
                member,
                shards=settings.shards,
                always_sync=always_sync,
                minds=settings.minds,
                requests=settings.requests,
                emojis=settings.emojis,
                monitor=monitor,
            )
            await _run_until_stopped(bot, token, stop)
        finally:
            await storage.close()


def _neighbours(settings: Settings, lock: FolderLock) -> Neighbours:
    """The other processes: on the same data folder, or with the same database anywhere."""
    place = Place.here()
    if settings.database_url is None:
        return FolderNeighbours(place, lock)
    return LeasedNeighbours(place, shortened(LEASE), shortened(LONGEST_LOOK_AWAY))


async def _run_until_stopped(bot: AlhambraBot, token: str, stop: asyncio.Event) -> None:
    member = bot.member
    running = asyncio.create_task(bot.start(token))
    ends = [asyncio.create_task(one.wait()) for one in (stop, member.is_succeeded, member.is_fenced)]
    try:
        await asyncio.wait({running, *ends}, return_when=asyncio.FIRST_COMPLETED)
        if member.is_fenced.is_set():
            raise _fenced()
        if running.done():
            await running
        else:
            await member.leave()
            await _stop(bot, running)
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        raise _explained(error) from error
    except Fenced as error:
        raise _fenced() from error
    finally:
        await cancel(ends)
        await bot.stop(at_once=member.is_fenced.is_set())
        await _resign(member)


async def _resign(member: Member) -> None:
    """Let other processes know that this one is gone; else they find out."""
    with contextlib.suppress(Fenced, StorageUnavailable):
        await member.resign()


async def _stop(bot: AlhambraBot, running: asyncio.Task[None]) -> None:
    """Stop on request, ignoring errors of the connection that is cut off."""
    await bot.stop()
    await asyncio.wait({running}, timeout=CONNECTION_ENDS_WITHIN)
    running.cancel()
    with contextlib.suppress(asyncio.CancelledError, Exception):
        await running


def _fenced() -> StartError:
    """Other processes have taken this one for dead."""
    return StartError(
        "Other processes of this bot have taken this one for dead, because it stood still or lost the"
        " database, and serve its tables now; start it anew."
    )


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
