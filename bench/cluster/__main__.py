"""Processes that serve the bot together, and their database: python -m bench.cluster [part …]

Parts: databases, two, deaths, deploys, starts; all of them if none is named. The server is on this machine,
durable, on a socket. Trust the ratios.
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from bench.cluster import databases, deaths, deploys, starts, two_processes
from tests.bot.postgres_server import PostgresServer, programs

PRESSES, TABLES = 10_000, 5_000


def main() -> int:
    """Measure; whether all aims were met is the exit code."""
    parser = argparse.ArgumentParser(prog="bench.cluster", description=__doc__.splitlines()[0])
    parser.add_argument("parts", nargs="*", metavar="part", help=f"one of {', '.join(PARTS)}")
    parser.add_argument("--presses", type=int, default=PRESSES, help="during each deploy")
    parser.add_argument("--tables", type=int, default=TABLES, help="at the start, two a server")
    given = parser.parse_args()
    if unknown := set(given.parts) - set(PARTS):
        parser.error(f"there is no part {', '.join(unknown)}")
    if programs() is None:
        print("the programs of a PostgreSQL server (initdb, postgres) are not installed")
        return 0
    met = [_measure(PARTS[name], given) for name in given.parts or PARTS]
    return 0 if all(met) else 1


def _measure(part: "Part", given: argparse.Namespace) -> bool:
    server = PostgresServer(("autovacuum=on", "shared_buffers=128MB"))
    try:
        server.create()
        server.start()
        with tempfile.TemporaryDirectory() as folder:
            return asyncio.run(part(server, Path(folder), given))  # type: ignore[arg-type]
    finally:
        server.remove()


Part = Callable[[PostgresServer, Path, argparse.Namespace], Awaitable[bool]]
PARTS: Final[dict[str, Part]] = {
    "databases": lambda server, folder, _: databases.run(server, folder),
    "two": lambda server, folder, _: two_processes.run(server, folder),
    "deaths": lambda server, folder, _: deaths.run(server, folder),
    "deploys": lambda server, folder, given: deploys.run(server, folder, given.presses),
    "starts": lambda server, folder, given: starts.run(server, folder, given.tables),
}

if __name__ == "__main__":
    sys.exit(main())
