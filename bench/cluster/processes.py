"""Real bots as processes of their own, which share a sandbox, and a database or a data folder."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Final

import asyncpg

from bench.parts.clients import started_by, weighs
from sandbox.server import Sandbox
from tests.bot.postgres_server import PostgresServer

SHARDS: Final = 4
ALREADY_ANSWERED: Final = 40060
LONGEST: Final = 180.0
ELSEWHERE: Final = ("unshare", "--pid", "--fork", "--kill-child")
"""In a room of its own, from which nobody sees whether a process lives. Only root may do so."""
_numbers: Final = count(1)


@dataclass
class Bots:
    """The bots that run, oldest first; on SQLite they share the data folder."""

    sandbox: Sandbox
    folder: Path
    url: str | None = None
    running: list[Process] = field(default_factory=list)

    async def start(self, *options: str, elsewhere: bool = False) -> Process:
        """Start one more; elsewhere it looks to the others as if it were on another machine."""
        environment = {
            **os.environ,
            "DISCORD_TOKEN": self.sandbox.token,
            "ALHAMBRA_DISCORD_URL": self.sandbox.url,
            "ALHAMBRA_DATA": str(self.folder),
            "ALHAMBRA_SHARDS": str(SHARDS),
            "ALHAMBRA_LOG": os.environ.get("ALHAMBRA_LOG", "ERROR"),
            "ALHAMBRA_SCORING_PAUSE": "0.01",
            "ALHAMBRA_EMOJIS": "0",
            "ALHAMBRA_REQUESTS": "1000",
        }
        if self.url is not None:
            environment["ALHAMBRA_DATABASE"] = self.url
        command = (*(ELSEWHERE if elsewhere else ()), sys.executable, "-m", "bot", *options)
        bot = await asyncio.create_subprocess_exec(*command, env=environment)
        self.running.append(bot)
        return bot

    async def end(self, bot: Process, how: signal.Signals = signal.SIGTERM) -> int:
        """End one of them."""
        self.running.remove(bot)
        if bot.returncode is None:
            bot.send_signal(how)
        return await bot.wait()

    async def end_all(self) -> None:
        """End them all."""
        for bot in list(self.running):
            await self.end(bot, signal.SIGKILL)

    async def heard(self) -> None:
        """Wait until one session listens to each shard, and there are commands."""

        def is_heard() -> bool:
            shards = sorted(session.shard[0] for session in self.sandbox.gateway.connected())
            return shards == list(range(SHARDS)) and bool(self.sandbox.world.commands[None])

        await until(is_heard)

    async def shared_out(self) -> None:
        """Wait until every process has the same number of shards."""

        def is_fair(owners: list[int]) -> bool:
            fair = SHARDS // len(self.running)
            return len(owners) == SHARDS and {owners.count(one) for one in owners} == {fair}

        async with asyncio.timeout(LONGEST):
            while not is_fair([row[0] for row in await self.rows(OWNERS)]):
                await asyncio.sleep(0.1)
        await self.heard()

    async def rows(self, sql: str, *values: object) -> list[tuple[int, ...]]:
        """What the database server says."""
        connection = await asyncpg.connect(self.url)
        try:
            return [tuple(row) for row in await connection.fetch(sql, *values)]
        finally:
            await connection.close()

    def weights(self) -> str:
        """What each process holds, with those it has started."""
        each = (weighs(bot.pid) + sum(map(weighs, started_by(bot.pid))) for bot in self.running)
        return ", ".join(f"{one:.0f} MB" for one in each)


OWNERS: Final = "SELECT owner FROM shards WHERE owner IS NOT NULL AND heir IS NULL"


@asynccontextmanager
async def bots(sandbox: Sandbox, folder: Path, url: str | None = None) -> AsyncIterator[Bots]:
    """No bots yet; all that were started are ended."""
    some = Bots(sandbox, folder, url)
    try:
        yield some
    finally:
        await some.end_all()


async def fresh_database(server: PostgresServer) -> str:
    """The name of a new database."""
    name = f"bench_{next(_numbers)}"
    connection = await asyncpg.connect(server.url("postgres"))
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return name


async def until(holds: Callable[[], object]) -> None:
    """Wait for something to be so."""
    async with asyncio.timeout(LONGEST):
        while not holds():
            await asyncio.sleep(0.02)


def second_answers(sandbox: Sandbox) -> Callable[[], int]:
    """Begins to count the answers that Discord refuses because there was one before; the result ends it."""
    found, seen = [0], [0.0]

    def look() -> int:
        calls = [one for one in sandbox.calls if one.moment > seen[0]]
        if calls:
            seen[0] = calls[-1].moment
        answers = [one.answer for one in calls if isinstance(one.answer, dict)]
        found[0] += sum(answer.get("code") == ALREADY_ANSWERED for answer in answers)
        return found[0]

    look()
    return look


def doubled_posts(sandbox: Sandbox) -> int:
    """How many posts there are twice."""
    world = sandbox.world
    names = [
        (one.channel_id, one.nonce)
        for one in world.messages.values()
        if one.author_id == world.bot_id and one.nonce is not None and one.reader is None
    ]
    return len(names) - len(set(names))
