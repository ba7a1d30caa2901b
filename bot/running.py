"""Starting and stopping the bot: one plain sentence for everything that can go wrong on the way."""

import asyncio
import signal
from typing import Final

import aiohttp
import discord

from bot.app import AlhambraBot
from bot.database import Database
from bot.log import log
from bot.settings import Settings, StartError
from bot.store import Store

_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


def stop_signal() -> asyncio.Event:
    """Set when the host asks the process to stop."""
    asked = asyncio.Event()
    for name in _SIGNALS:
        asyncio.get_running_loop().add_signal_handler(name, asked.set)
    return asked


async def run_bot(settings: Settings, token: str, stop: asyncio.Event, *, always_sync: bool = False) -> None:
    """Run until asked to stop; finish what was started, then return."""
    store = Store(await Database.open(settings.database))
    try:
        bot = AlhambraBot(store, always_sync=always_sync)
        await _until_stopped(bot, token, stop)
    finally:
        await store.close()
    log.info("stopped")


async def _until_stopped(bot: AlhambraBot, token: str, stop: asyncio.Event) -> None:
    running = asyncio.create_task(bot.start(token))
    asked = asyncio.create_task(stop.wait())
    try:
        await asyncio.wait({running, asked}, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            await running
        else:
            await bot.stop()
            # Whatever a start or a connection says that was cut off on request is not worth a word.
            await asyncio.gather(running, return_exceptions=True)
    except discord.LoginFailure as error:
        raise StartError(
            "Discord does not accept the token: copy it again from the developer portal into DISCORD_TOKEN."
        ) from error
    except discord.PrivilegedIntentsRequired as error:
        raise StartError(
            "Discord refuses an intent, though this bot needs only ordinary ones; "
            "check the application in the developer portal."
        ) from error
    except (aiohttp.ClientConnectorError, OSError) as error:
        raise StartError(f"Discord cannot be reached ({error}); check the network and try again.") from error
    finally:
        asked.cancel()
        if not bot.is_closed():
            await bot.close()
