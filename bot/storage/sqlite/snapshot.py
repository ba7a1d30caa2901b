"""One moment of a SQLite file."""

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Final

import aiosqlite

from bot.settings import StartError
from bot.storage.inspection import NothingStored
from bot.storage.port import StorageUnavailable
from bot.storage.sql.database import Row
from bot.storage.sql.snapshot import ReadOnly, Shapes
from bot.storage.sqlite.database import migrations
from bot.storage.sqlite.shapes import shapes_of

MOST_FAULTS: Final = 20


class SqliteSnapshot(ReadOnly):
    """`Snapshot` on a connection of its own, in a transaction that only reads."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def rows(self, sql: str, *values: object) -> list[Row]:
        """The rows that answer a query."""
        try:
            return [tuple(row) for row in await self._connection.execute_fetchall(sql, values)]
        except sqlite3.OperationalError as error:
            raise StorageUnavailable(str(error)) from error

    async def close(self) -> None:
        """End the transaction, and close the file."""
        await self._connection.close()

    async def shapes(self) -> Shapes:
        """The tables there are."""
        return await shapes_of(self.rows)

    async def faults(self) -> list[str]:
        """What SQLite finds wrong with the file, and rows that name others which are not there."""
        found = [str(line) for (line,) in await self.rows(f"PRAGMA integrity_check({MOST_FAULTS})")]
        lost = await self.rows("PRAGMA foreign_key_check")
        return [line for line in found if line != "ok"] + [
            f"a row of {table} names a row of {other} that is not there" for table, _, other, _ in lost
        ]


@asynccontextmanager
async def snapshot_of(path: Path) -> AsyncIterator[SqliteSnapshot]:
    """A file as it is now; or `StartError`."""
    if not path.is_file():
        raise NothingStored(f"There is no file {path}.")
    with _explained(path):
        uri = f"{path.resolve().as_uri()}?mode=rw"  # tidied up by whoever closes it last
        connection = await aiosqlite.connect(uri, uri=True, isolation_level=None)
        snapshot = SqliteSnapshot(connection)
        try:
            await connection.execute("PRAGMA query_only = ON")
            await connection.execute("PRAGMA busy_timeout = 5000")
            await connection.execute("BEGIN")
            await _check_version(snapshot, path)
            yield snapshot
        finally:
            await snapshot.close()


async def check_writable(path: Path) -> None:
    """Raise `StartError` if a file cannot be written."""
    with _explained(path, "written"):
        async with aiosqlite.connect(f"{path.resolve().as_uri()}?mode=rw", uri=True) as connection:
            await connection.execute("PRAGMA busy_timeout = 5000")
            await connection.execute("BEGIN IMMEDIATE")
            await connection.execute("ROLLBACK")


async def version_of(snapshot: SqliteSnapshot) -> int:
    """How many migrations have run."""
    ((version,),) = await snapshot.rows("PRAGMA user_version")
    return int(version)


async def _check_version(snapshot: SqliteSnapshot, path: Path) -> None:
    version, newest = await version_of(snapshot), len(migrations())
    if version > newest:
        raise StartError(f"The file {path} was written by a newer version of this bot; use that version.")
    if version < newest:
        raise StartError(
            f"The file {path} was written by an earlier version of this bot;"
            " start the bot once to bring it up to date, or restore it."
        )


@contextmanager
def _explained(path: Path, done: str = "read") -> Iterator[None]:
    try:
        yield
    except (sqlite3.OperationalError, StorageUnavailable) as error:
        raise StartError(f"The file {path} cannot be {done} ({error}).") from error
    except sqlite3.DatabaseError as error:
        raise StartError(f"The file {path} is damaged ({error}); restore a backup.") from error
