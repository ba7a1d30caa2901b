"""A PostgreSQL database: a few connections, and patience while it has no server that takes writes."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final, TypeVar

import asyncpg

from bot.log import log
from bot.storage.port import Fenced, StorageUnavailable
from bot.storage.postgres.addresses import Servers
from bot.storage.postgres.failures import LOST, OVERTAKEN
from bot.storage.postgres.listening import CHANNEL, keep_listening
from bot.storage.postgres.transaction import Connection, PostgresTransaction, transact
from bot.storage.sql.database import UNFENCED, Fence, Row, UniqueViolation, Work

T = TypeVar("T")

CONNECTIONS: Final = 10
PATIENCE: Final = 60.0
"""Seconds for which something is tried again: what a standby takes to be promoted, and more."""
LONGEST: Final = 15.0
"""Seconds that one attempt may take. Nothing of ours takes a hundredth of it: the server has vanished."""
FINISHED_WITHIN: Final = 5.0
"""Seconds in which what is being written must end when the database is closed."""
_PAUSES: Final = (0.02, 0.05, 0.1, 0.2, 0.4)
_LONGEST_PAUSE: Final = 0.5
_MOST_OVERTAKEN: Final = 20


class PostgresDatabase:
    """Some connections to the server that takes writes, whichever that is at the moment."""

    def __init__(self, pool: asyncpg.Pool, servers: Servers) -> None:
        self._pool = pool
        self._servers = servers
        self._patience = PATIENCE
        self._writing = set[asyncio.Task[Any]]()
        self._answers = True
        self._fence = UNFENCED

    @classmethod
    async def connect(cls, url: str) -> "PostgresDatabase":
        """A database at an address. It is connected to when it is needed."""
        servers = Servers(url)
        pool = asyncpg.create_pool(
            min_size=0,
            max_size=CONNECTIONS,
            connect=servers.connect,
            reset=_nothing,  # we leave nothing behind, and every release would be a round trip
            statement_cache_size=300,
        )
        return cls(await pool, servers)

    async def prepare(self, work: Callable[[Connection], Awaitable[None]], patience: float) -> None:
        """Do something before anything else, and wait so long for a server that can do it."""
        self._patience = patience
        await self._patiently(work)
        self._patience = PATIENCE

    async def close(self) -> None:
        """Finish what is being written, and close all connections."""
        self._patience = 0.0
        if self._writing:
            await asyncio.wait(self._writing, timeout=FINISHED_WITHIN)
        try:
            await asyncio.wait_for(self._pool.close(), FINISHED_WITHIN)
        except TimeoutError:
            self._pool.terminate()

    async def rows(self, sql: str, *values: object) -> list[Row]:
        """The rows that answer a query."""
        return await self._patiently(lambda connection: PostgresTransaction(connection).rows(sql, *values))

    async def write(self, work: Work[T], *subjects: int) -> T:
        """Do some work in one transaction: all of it is stored, or nothing.

        It is done to its end even if nobody waits for it any more: a COMMIT that is cancelled while it
        waits for a standby would be seen by others and might yet be lost.
        """
        epoch = self._fence.epoch
        writing = asyncio.create_task(
            self._patiently(lambda connection: transact(connection, work, subjects, epoch))
        )
        self._writing.add(writing)
        writing.add_done_callback(self._written)
        return await asyncio.shield(writing)

    def fence(self, epoch: int, lost: Callable[[], None]) -> None:
        """From now on, write only while the process with this epoch is registered."""
        self._fence = Fence(epoch, lost)

    async def announce(self, text: str) -> None:
        """Tell whoever listens now, outside any transaction: it would hold up all other commits."""
        await self.rows("SELECT pg_notify(?, ?)", CHANNEL, text)

    async def listen(self, hear: Callable[[str], None], listening: Callable[[bool], None]) -> None:
        """Pass on what is announced, and tell whether it is heard."""
        await keep_listening(self._servers, hear, listening)

    def _written(self, writing: asyncio.Task[Any]) -> None:
        self._writing.discard(writing)
        # Whoever still waits for an error gets it too.
        if not writing.cancelled() and isinstance(writing.exception(), Fenced):
            self._fence.lost()

    async def _patiently(self, attempt: Callable[[Connection], Awaitable[T]]) -> T:
        """Try something, with another connection if one is lost, until it is done or has taken too long."""
        began, overtaken = asyncio.get_running_loop().time(), 0
        for pause in _pauses():
            try:
                done = await self._once(attempt)
            except (*OVERTAKEN, UniqueViolation) as error:
                overtaken += 1
                if overtaken > _MOST_OVERTAKEN:
                    raise StorageUnavailable(str(error)) from error
            except ValueError:
                raise  # asyncpg's DataError is an InterfaceError too: a value of the wrong type
            except LOST as error:
                self._note(error)
                if asyncio.get_running_loop().time() + pause > began + self._patience:
                    raise StorageUnavailable(str(error)) from error
                await asyncio.sleep(pause)
            else:
                self._note(None)
                return done
        raise AssertionError("pauses never end")

    async def _once(self, attempt: Callable[[Connection], Awaitable[T]]) -> T:
        async with self._pool.acquire() as connection:
            # Not by a timeout of asyncpg's, which would cancel a COMMIT at the server.
            watch = asyncio.get_running_loop().call_later(LONGEST, connection.terminate)
            try:
                return await attempt(connection)
            except LOST:
                with contextlib.suppress(asyncpg.InterfaceError):  # it is closed already
                    connection.terminate()  # it may lead to a server that has become a standby
                raise
            finally:
                watch.cancel()

    def _note(self, problem: Exception | None) -> None:
        """Log when the database is lost, and when it answers again."""
        if self._answers is (problem is None):
            return
        self._answers = problem is None
        if problem is None:
            log.warning("the database answers again")
        else:
            log.warning("the database is lost; trying again", extra={"why": repr(problem)})


def _pauses() -> Iterator[float]:
    yield from _PAUSES
    while True:
        yield _LONGEST_PAUSE


async def _nothing(_: object) -> None:
    pass
