"""Databases of tests on this test process's own PostgreSQL server: each a copy of one that is migrated."""

import asyncio
import atexit
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from typing import Any, Final, TypeVar

import asyncpg

from bot.storage.postgres.opening import connect
from bot.storage.postgres.transaction import transact
from bot.storage.sql.database import Row, Work
from tests.bot.postgres_server import PostgresServer, need_postgres

T = TypeVar("T")

TEMPLATE: Final = "migrated"
NUMBERS_ON: Final = "SELECT setval(pg_get_serial_sequence('tables', 'id'), max(id)) FROM tables"
NO_ANSWER: Final = (
    OSError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.exceptions.InternalClientError,
)
"""What comes instead of an answer when a server is away, or goes away."""
_numbers: Final = count(1)
_kept: Final[dict[str, Any]] = {}


@cache
def server() -> PostgresServer:
    """The server, started with the first test that needs it; the test is skipped where none can be."""
    need_postgres()
    started = PostgresServer()
    atexit.register(started.remove)
    started.create()
    started.start()
    run_aside(_on_server(started, f"CREATE DATABASE {TEMPLATE}"))
    run_aside(_migrate(started.url(TEMPLATE)))
    return started


@contextmanager
def new_database(template: str = TEMPLATE) -> Iterator[str]:
    """The address of a new database with nothing in it but the schema; it is gone afterwards."""
    name = f"test_{next(_numbers)}"
    run_aside(_on_server(server(), f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY file_copy"))
    try:
        yield server().url(name)
    finally:
        run_aside(forget(server().url(name)))
        run_aside(_on_server(server(), f"DROP DATABASE {name} WITH (FORCE)"))


def rows(url: str, sql: str) -> list[Row]:
    """What a database answers, for tests that wait for nothing else meanwhile."""
    return run_aside(_ask(url, sql))


def write(url: str, work: Work[None]) -> None:
    """Change what is in a database; whatever numbers were given out, the next ones are higher."""
    run_aside(_write(url, work))


@contextmanager
def locked(url: str, table: str) -> Iterator[None]:
    """Let nobody else change a table."""
    connection = run_aside(_lock(url, table))
    try:
        yield
    finally:
        _loop().call_soon_threadsafe(connection.terminate)


def run_aside(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine on an event loop of its own, beside the test's."""
    return asyncio.run_coroutine_threadsafe(work, _loop()).result()


@cache
def _loop() -> asyncio.AbstractEventLoop:
    loop = asyncio.new_event_loop()
    threading.Thread(target=loop.run_forever, daemon=True).start()
    return loop


async def _on_server(on: PostgresServer, sql: str) -> None:
    connection = await asyncpg.connect(on.url("postgres"))
    await connection.execute(sql)
    await connection.close()


async def _migrate(url: str) -> None:
    await (await connect(url)).close()


async def _ask(url: str, sql: str) -> list[Row]:
    try:
        return [tuple(row) for row in await (await _connected(url)).fetch(sql)]
    except NO_ANSWER:
        if url in _kept:
            _kept.pop(url).terminate()
        raise


async def _lock(url: str, table: str) -> Any:
    connection = await asyncpg.connect(url, target_session_attrs="read-write")
    await connection.execute(f"BEGIN; LOCK TABLE {table} IN SHARE MODE")
    return connection


async def _write(url: str, work: Work[None]) -> None:
    connection = await _connected(url)
    await transact(connection, work, ())
    await connection.execute(NUMBERS_ON)


async def _connected(url: str) -> Any:
    if url not in _kept or _kept[url].is_closed():
        _kept[url] = await asyncpg.connect(url, statement_cache_size=0, target_session_attrs="read-write")
    return _kept[url]


async def forget(url: str) -> None:
    """Close the connection over which a database was asked."""
    if url in _kept:
        await _kept.pop(url).close()
