"""The local table: a Discord on this machine with the real bot, for playing without a token."""

import asyncio
import contextlib
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Final

from bot.lifecycle import run_bot, stop_signal
from bot.local.welcome import Greeter
from bot.log import log
from bot.private_files import USUAL_UMASK
from bot.settings import Settings, StartError
from sandbox.connect import point_discord_py_at
from sandbox.page.routes import page_routes
from sandbox.server import Sandbox
from sandbox.world.default_world import everyday_world
from sandbox.world.world import World

SAVE_EVERY: Final = 5.0


async def run_local_table(settings: Settings) -> None:
    """Serve the page and play until asked to stop; everything is saved for the next time."""
    # Apart from the host's real tables, which may be in the same folder or in a database.
    settings = replace(settings, data=settings.data / "local-table", database_url=None, monitor=None)
    file = settings.data / "world.json"
    world = _world(file)
    greeter = Greeter(world)
    sandbox = Sandbox(world, port=settings.port, pages=page_routes(world, greeter=greeter.greet))
    try:
        await sandbox.start()
    except OSError as error:
        raise StartError(
            f"Port {settings.port} is taken; stop the program that uses it, or set ALHAMBRA_PORT to another."
        ) from error
    stop = stop_signal()
    point_discord_py_at(sandbox.url)
    print(f"Your table is ready: {sandbox.url}/   (Ctrl+C ends it)", flush=True)
    background = asyncio.create_task(_save_often(sandbox.world, file))
    if settings.opens_browser:
        _open_browser(sandbox.url)
    try:
        await run_bot(settings, sandbox.token, stop, always_sync=True, opened=greeter.learn)
    finally:
        background.cancel()
        _save(sandbox.world, file)
        await sandbox.stop()


def _world(file: Path) -> World:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        return World.load(file) if file.exists() else everyday_world()
    except OSError as error:
        raise StartError(
            f"The data folder {file.parent} cannot be written ({error.strerror}); "
            "make it writable or set ALHAMBRA_DATA to another folder."
        ) from error
    except (ValueError, LookupError, TypeError) as error:
        raise StartError(f"The file {file} is damaged ({error}); move it away to start anew.") from error


async def _save_often(world: World, file: Path) -> None:
    while True:
        await asyncio.sleep(SAVE_EVERY)
        _save(world, file)


def _save(world: World, file: Path) -> None:
    """Save the world; a failure is logged, and the next attempt follows soon."""
    try:
        world.save(file)
    except OSError as error:
        log.warning("the local table was not saved", extra={"why": str(error)})


def _open_browser(url: str) -> None:
    # A process of its own: some browsers block, and files saved there need not be private.
    with contextlib.suppress(OSError):
        subprocess.Popen(
            [sys.executable, "-m", "webbrowser", url],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            umask=USUAL_UMASK,
        )
