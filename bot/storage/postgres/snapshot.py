"""One moment of a PostgreSQL database."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Final

from bot.settings import StartError
from bot.storage.inspection import NothingStored
from bot.storage.port import StorageUnavailable
from bot.storage.postgres.addresses import BOT, Servers
from bot.storage.postgres.failures import LOST, UNREACHABLE
from bot.storage.postgres.migrating import migrations
from bot.storage.postgres.opening import explained
from bot.storage.postgres.shapes import shapes_of
from bot.storage.postgres.transaction import Connection, PostgresTransaction
from bot.storage.sql.database import Row
from bot.storage.sql.snapshot import ReadOnly, Shapes

_BEGIN: Final = "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY"
_KNOWN: Final = "SELECT to_regclass('schema_version') IS NOT NULL"
_BOTS: Final = (
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = ?"
    " AND pid <> pg_backend_pid()"
)


class PostgresSnapshot(ReadOnly):
    """`Snapshot` on a connection of its own, in a transaction that only reads."""

    def __init__(self, connection: Connection) -> None:
        self._transaction = PostgresTransaction(connection)

    async def rows(self, sql: str, *values: object) -> list[Row]:
        """The rows that answer a query."""
        return await self._transaction.rows(sql, *values)

    async def close(self) -> None:
        """Whoever opened the connection closes it."""

    async def shapes(self) -> Shapes:
        """The tables there are."""
        return await shapes_of(self.rows)

    async def faults(self) -> list[str]:
        """PostgreSQL itself sees to it that rows name only rows that are there."""
        return []


@asynccontextmanager
async def snapshot_of(url: str) -> AsyncIterator[PostgresSnapshot]:
    """A database as it is now; or `StartError`."""
    async with connection_to(url) as connection:
        await connection.execute(_BEGIN)
        snapshot = PostgresSnapshot(connection)
        await _check_version(snapshot)
        yield snapshot


@asynccontextmanager
async def connection_to(url: str) -> AsyncIterator[Any]:
    """A connection of one's own, closed afterwards: what it had not committed is undone."""
    with explained(), _lost():
        connection = await Servers(url).connect(server_settings={"application_name": f"{BOT} command"})
        try:
            yield connection
        finally:
            await connection.close()


async def version_of(snapshot: PostgresSnapshot) -> int:
    """The number of the last migration that has run; 0 if none has."""
    if await snapshot.rows(_KNOWN) == [(False,)]:
        return 0
    ((version,),) = await snapshot.rows("SELECT number FROM schema_version")
    return int(version)


async def bots_connected(url: str) -> int:
    """How many connections bots have to a database."""
    async with connection_to(url) as connection:
        ((number,),) = await PostgresSnapshot(connection).rows(_BOTS, BOT)
        return int(number)


async def _check_version(snapshot: PostgresSnapshot) -> None:
    version, newest = await version_of(snapshot), max(migrations())
    if version > newest:
        raise StartError("The database was written by a newer version of this bot; use that version.")
    if version == 0:
        raise NothingStored(
            "There is nothing in the database yet; the bot makes its tables at its first start."
        )
    if version < newest:
        raise StartError("The database is not up to date; start the bot once on it.")


@contextmanager
def _lost() -> Iterator[None]:
    try:
        yield
    except (*UNREACHABLE, *LOST) as error:
        raise StorageUnavailable(str(error)) from error
