"""The database server is lost in the middle of everything, and its standby takes its place."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import pytest

from sandbox.server import Sandbox
from tests.bot.bot_process import BotProcess, patient_people, until
from tests.bot.forked_bots import SEED
from tests.bot.game_session import HASTE, UNHURRIED
from tests.bot.many_tables import TableOfMany, tables_at, world_of
from tests.bot.postgres_databases import locked, rows, run_aside
from tests.bot.postgres_server import NAME, PostgresServer, need_postgres
from tests.bot.storage.implementations import ADDRESS

DURABLE = ("wal_level=replica", "max_wal_senders=4", "synchronous_commit=on", "fsync=off")
"""What a standby needs; only the power is never cut."""
TABLES = 3
STEPS = 8
WAITING = "SELECT pid FROM pg_locks WHERE NOT granted AND relation = 'events'::regclass"
"""Whoever waits to write down an event."""


class Pair:
    """Two servers: what the first one stores is stored on the second as well before anybody hears of it."""

    def __init__(self) -> None:
        self.primary, self.standby = (PostgresServer(DURABLE, on_port=True) for _ in range(2))

    def start(self) -> None:
        """Make and start both."""
        self.primary.create()
        self.primary.start()
        self._run(f"CREATE DATABASE {NAME}")
        self.standby.copy_of(self.primary)
        self.standby.start()
        self._run("ALTER SYSTEM SET synchronous_standby_names = 'standby'")
        self._run("SELECT pg_reload_conf()")

    @property
    def url(self) -> str:
        """The address of both."""
        hosts = ",".join(f"127.0.0.1:{one.port}" for one in (self.primary, self.standby))
        return f"postgresql://{NAME}@{hosts}/{NAME}"

    def replicates(self) -> bool:
        """Whether commits wait for the standby."""
        return self._run("SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'") == [(1,)]

    def remove(self) -> None:
        """Stop and delete both."""
        self.primary.remove()
        self.standby.remove()

    def _run(self, sql: str) -> list[tuple[object, ...]]:
        return run_aside(_ask(self.primary.url("postgres"), sql))


async def _ask(url: str, sql: str) -> list[tuple[object, ...]]:
    connection = await asyncpg.connect(url)
    try:
        return [tuple(row) for row in await connection.fetch(sql)]
    finally:
        await connection.close()


@pytest.fixture
def pair() -> Iterator[Pair]:
    """Two servers that run."""
    need_postgres()
    servers = Pair()
    try:
        servers.start()
        yield servers
    finally:
        servers.remove()


@asynccontextmanager
async def tables_playing(folder: Path, url: str) -> AsyncIterator[list[TableOfMany]]:
    """The bot on a database, and some tables whose games have begun."""
    (folder / ADDRESS).write_text(url, encoding="utf-8")
    fast = {"ALHAMBRA_SEED": SEED, "ALHAMBRA_HASTE": HASTE, "ALHAMBRA_REQUESTS": "1000"}
    with patient_people(UNHURRIED):
        async with Sandbox(world_of(TABLES)) as sandbox, BotProcess(sandbox, folder, **fast) as bot:
            sandbox.rates.enforced = False
            tables = list(tables_at(sandbox, bot, TABLES))
            await asyncio.gather(*(table.open() for table in tables))
            yield tables


async def test_when_the_standby_takes_over_nothing_confirmed_is_lost_and_everybody_is_answered(
    pair: Pair, tmp_path: Path
) -> None:
    await until(pair.replicates)
    async with tables_playing(tmp_path, pair.url) as tables:

        async def steps(table: TableOfMany) -> None:
            for _ in range(STEPS):
                await table.do()

        playing = [asyncio.create_task(steps(table)) for table in tables]
        await until(lambda: all(table.acknowledged for table in tables))
        with locked(pair.url, "events"):
            await until(lambda: len(rows(pair.url, WAITING)) == TABLES)  # with a move each
            pair.primary.kill()
        asking = [asyncio.create_task(table.people[0].slash("/alhambra show")) for table in tables]
        world = tables[0].sandbox.world
        await until(lambda: all(one.answer is not None for one in world.interactions.values()))
        assert not any(one.done() for one in (*playing, *asking)), "they were heard, and wait"
        pair.standby.promote()
        await asyncio.gather(*playing, *asking)
        assert not any(one.failed for one in world.interactions.values())
        for table in tables:
            await table.told()
            table.check_all()
            assert len(table.acknowledged) == STEPS
