"""The real bot as a process of its own, talking to a sandbox over sockets."""

import asyncio
import os
import re
import signal
import sqlite3
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from types import TracebackType
from typing import Self

from bot.storage.sql.database import Work
from bot.storage.sqlite.transaction import SqliteTransaction, finish
from sandbox.acts import interactions
from sandbox.people.people import Person
from sandbox.server import Sandbox
from tests.bot import postgres_databases
from tests.bot.forked_bots import ROOT, ForkedBot, forked_bot
from tests.bot.storage.implementations import address_for
from tests.conftest import SHARED

TIMEOUT = 60.0
OPENAPI = SHARED / "discord" / "openapi.json"


class BotProcess:
    """The bot in a process of its own against a sandbox, with its data in a folder."""

    def __init__(self, sandbox: Sandbox, data: Path, *arguments: str, **environment: str) -> None:
        self.sandbox = sandbox
        self.arguments = arguments
        self.data = data
        self.environment = environment
        sandbox.logins.spacing = 0.0  # tests start bots again at once
        self._log = Path(tempfile.mkdtemp()) / "bot.log"
        self._process: ForkedBot | None = None

    async def start(self) -> None:
        """Start, and wait until it is connected and has its commands."""
        self.launch()
        await self._until(lambda: self.sandbox.world.commands[None] and self.sandbox.gateway.connected())

    def launch(self) -> None:
        """Start, and wait for nothing."""
        self._process = forked_bot(self._whole_environment, self._log, *self.arguments)

    async def end(self) -> tuple[int, str]:
        """Run until it ends by itself; gives its exit code and what it said."""
        self.launch()
        assert self._process is not None
        code = await asyncio.wait_for(self._process.ended(), TIMEOUT)
        return code, self._log.read_text(encoding="utf-8")

    async def run_command(self) -> tuple[int, str]:
        """The same, as a host types it."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", *self.arguments),
            cwd=ROOT,
            env=self._whole_environment,
            stderr=asyncio.subprocess.PIPE,
        )
        _, said = await asyncio.wait_for(process.communicate(), TIMEOUT)
        return process.returncode or 0, said.decode()

    def log(self) -> list[str]:
        """What it has logged, line by line."""
        return self._log.read_text(encoding="utf-8").splitlines()

    @property
    def database_url(self) -> str | None:
        """The database server it uses, if any."""
        return self.environment.get("ALHAMBRA_DATABASE") or address_for(self.data)

    @property
    def _whole_environment(self) -> dict[str, str]:
        own = {
            "DISCORD_TOKEN": self.sandbox.token,
            "ALHAMBRA_DISCORD_URL": self.sandbox.url,
            "ALHAMBRA_DATA": str(self.data),
            "ALHAMBRA_SCORING_PAUSE": "0",
            "ALHAMBRA_MONITOR": "0",  # many bots at once would want the same port
            "ALHAMBRA_EMOJIS": "0",  # hundreds of drawings and requests, which few tests look at
            "ALHAMBRA_BACKUP_HOURS": "0",
        }
        if (url := self.database_url) is not None:
            own["ALHAMBRA_DATABASE"] = url
        return {**os.environ, **own, **self.environment}

    async def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Send a signal and wait for the end; gives the exit code."""
        assert self._process is not None
        os.kill(self._process.pid, how)
        return await asyncio.wait_for(self._process.ended(), TIMEOUT)

    @property
    def process_id(self) -> int:
        """Which process it is."""
        assert self._process is not None
        return self._process.pid

    @property
    def has_ended(self) -> bool:
        """Whether the process is gone."""
        return self._process is None or self._process.exit_code is not None

    async def died(self) -> None:
        """Wait until it has ended by itself."""
        assert self._process is not None
        await self._process.ended()

    async def kill(self) -> None:
        """End it in the middle of whatever it does."""
        await self.stop(signal.SIGKILL)

    async def restart(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End it and start it again."""
        await self.stop(how)
        # The sandbox may notice a little later than we do that the bot is gone.
        async with asyncio.timeout(TIMEOUT):
            while self.sandbox.gateway.connected():
                await asyncio.sleep(0.01)
        await self.start()

    def rows(self, sql: str) -> list[tuple[object, ...]]:
        """What the bot has stored."""
        if (url := self.database_url) is not None:
            return postgres_databases.rows(url, sql)
        with sqlite3.connect(self.data / "alhambra.sqlite3") as connection:
            return connection.execute(sql).fetchall()

    def change(self, sql: str) -> None:
        """Change what the bot has stored, as only a test may."""
        self.rows(sql)

    def write(self, work: Work[None]) -> None:
        """Change it in one transaction."""
        if (url := self.database_url) is not None:
            postgres_databases.write(url, work)
            return
        with sqlite3.connect(self.data / "alhambra.sqlite3") as connection:
            finish(work(SqliteTransaction(connection)))

    @contextmanager
    def unwritable(self) -> Iterator[None]:
        """Keep whatever it wants to store waiting."""
        if (url := self.database_url) is not None:
            with postgres_databases.locked(url, "tables"):
                yield
            return
        with closing(sqlite3.connect(self.data / "alhambra.sqlite3", isolation_level=None)) as blocker:
            blocker.execute("BEGIN IMMEDIATE")
            yield

    def let_posts_rest(self) -> None:
        """Let everything have been posted so long ago that it may be posted again."""
        self.change("UPDATE outbox SET asked_at = asked_at - 100, since = since - 100")

    async def _until(self, holds: object) -> None:
        assert callable(holds)
        async with asyncio.timeout(TIMEOUT):
            while not holds():
                assert self._process is not None
                assert self._process.exit_code is None, "the bot has ended"
                await asyncio.sleep(0.01)

    async def __aenter__(self) -> Self:
        try:
            await self.start()
        except BaseException:
            await self.__aexit__(None, None, None)
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if not self.has_ended:
            await self.kill()


@contextmanager
def patient_people(seconds: float) -> Iterator[None]:
    """Let the sandbox wait so long for answers."""
    in_time, interactions.FIRST_ANSWER = interactions.FIRST_ANSWER, seconds
    try:
        yield
    finally:
        interactions.FIRST_ANSWER = in_time


@asynccontextmanager
async def playing(
    data: Path, **environment: str
) -> AsyncIterator[tuple[Sandbox, BotProcess, Person, Person]]:
    """A sandbox with the bot in it, and Ana and Ben."""
    # Where Discord's own description is at hand, every request of the bot is held against it.
    described = OPENAPI if OPENAPI.exists() else None
    async with Sandbox(openapi=described) as sandbox, BotProcess(sandbox, data, **environment) as bot:
        yield sandbox, bot, sandbox.person("Ana"), sandbox.person("Ben")


async def local_table(data: Path, **environment: str) -> tuple[asyncio.subprocess.Process, str]:
    """A bot at its local table, and the address it prints."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot"),
        cwd=ROOT,
        env=tokenless(data, **environment),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    assert process.stdout is not None
    line = (await asyncio.wait_for(process.stdout.readline(), TIMEOUT)).decode()
    (url,) = re.findall(r"http://127\.0\.0\.1:\d+/", line)
    return process, url


def tokenless(data: Path, **environment: str) -> dict[str, str]:
    """An environment without a token, in which no browser is opened."""
    kept = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
    own = {
        "ALHAMBRA_DATA": str(data),
        "ALHAMBRA_PORT": "0",
        "ALHAMBRA_NO_BROWSER": "1",
        "ALHAMBRA_EMOJIS": "0",
    }
    return {**kept, **own, **environment}


async def until(holds: object, within: float = TIMEOUT) -> None:
    """Wait for something to be so."""
    assert callable(holds)
    async with asyncio.timeout(within):
        while not holds():
            await asyncio.sleep(0.01)
