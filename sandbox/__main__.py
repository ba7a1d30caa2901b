"""Runs the sandbox alone: `python -m sandbox --port 8420 --data DIR`."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import signal
from pathlib import Path

from sandbox.page.routes import page_routes
from sandbox.server import Sandbox
from sandbox.world.default_world import everyday_world
from sandbox.world.world import World

SAVE_EVERY = 5.0


async def serve(port: int, folder: Path | None, openapi: Path | None) -> None:
    """Serve until interrupted; with a folder, the world outlives the process."""
    file = None if folder is None else folder / "world.json"
    world = World.load(file) if file is not None and file.exists() else everyday_world()
    ended = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(name, ended.set)
    async with Sandbox(world, port=port, openapi=openapi, pages=page_routes(world)) as sandbox:
        print(f"address {sandbox.url}\ntoken   {sandbox.token}", flush=True)
        while not ended.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(ended.wait(), SAVE_EVERY)
            if file is not None:
                world.save(file)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="sandbox", description="A Discord on this machine.")
    parser.add_argument("--port", type=int, default=8420)
    parser.add_argument("--data", type=Path, help="folder in which the world is kept")
    parser.add_argument("--openapi", type=Path, help="Discord's API description, to check requests against")
    given = parser.parse_args()
    asyncio.run(serve(given.port, given.data, given.openapi))


if __name__ == "__main__":
    main()
