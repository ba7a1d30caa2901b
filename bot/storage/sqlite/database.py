"""The SQLite file: opening it, migrating it, and one writer at a time."""

import sqlite3
from collections.abc import Awaitable, Callable
from importlib.resources import files
from pathlib import Path
from typing import Final, TypeVar, cast

import aiosqlite

from bot.settings import StartError
from bot.storage.port import Fenced, StorageUnavailable
from bot.storage.sql.database import UNFENCED, Fence, Row, Transaction, Work
from bot.storage.sqlite.transaction import transact

T = TypeVar("T")

PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 5000",
)


class SqliteDatabase:
    """One connection shared by all, with one thread on which everything is written in turn."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._fence = UNFENCED

    @classmethod
    async def open(cls, path: Path) -> "SqliteDatabase":
        """Open the file, creating it if need be, check and migrate it; or raise `StartError`."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            connection = await aiosqlite.connect(path, isolation_level=None)
        except (OSError, sqlite3.OperationalError) as error:
            raise StartError(
                f"The data folder {path.parent} cannot be written ({error}); "
                "make it writable or set ALHAMBRA_DATA to another folder."
            ) from error
        database = cls(connection)
        try:
            await database._prepare(path)
        except BaseException:
            await connection.close()
            raise
        return database

    async def close(self) -> None:
        """Finish what is being written and close the file."""
        await self._connection.close()

    async def write(self, work: Work[T], *_subjects: int) -> T:
        """Do some work in one transaction: all of it is stored, or nothing. One is done at a time."""
        epoch = self._fence.epoch
        try:
            return await _on_its_thread(self._connection, lambda db: transact(db, work, epoch))
        except sqlite3.OperationalError as error:
            raise StorageUnavailable(str(error)) from error
        except Fenced:
            self._fence.lost()
            raise

    def fence(self, epoch: int, lost: Callable[[], None]) -> None:
        """From now on, write only while the process with this epoch is registered."""
        self._fence = Fence(epoch, lost)

    async def announce(self, text: str) -> None:
        """Nobody listens: processes share a file only for the moments of a hand-over."""

    async def listen(self, hear: Callable[[str], None], listening: Callable[[bool], None]) -> None:
        """Nothing is ever heard."""

    async def rows(self, sql: str, *values: object) -> list[Row]:
        """The rows that answer a query."""
        try:
            return [tuple(row) for row in await self._connection.execute_fetchall(sql, values)]
        except sqlite3.OperationalError as error:
            raise StorageUnavailable(str(error)) from error

    async def _prepare(self, path: Path) -> None:
        try:
            for pragma in PRAGMAS:
                await self._connection.execute(pragma)
            await self._check()
            await self._migrate(path)
            await self.write(_nothing)  # finds out now if the file cannot be written
        except (sqlite3.OperationalError, StorageUnavailable) as error:
            raise StartError(f"The file {path} cannot be written ({error}); make it writable.") from error
        except sqlite3.DatabaseError as error:
            raise StartError(
                f"The file {path} is damaged ({error}); "
                "put a backup in its place, or move it away to start anew."
            ) from error

    async def _check(self) -> None:
        ((verdict,),) = await self.rows("PRAGMA quick_check(1)")
        if verdict != "ok":
            raise sqlite3.DatabaseError(str(verdict))

    async def _migrate(self, path: Path) -> None:
        ((version,),) = await self.rows("PRAGMA user_version")
        steps = migrations()
        if version > len(steps):
            raise StartError(
                f"The file {path} was written by a newer version of this bot; run that version, or update."
            )
        for number, script in enumerate(steps[version:], start=version + 1):
            await self._connection.executescript(
                f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;"
            )


def migrations() -> list[str]:
    """The scripts that build the file, in order; the file's version is how many have run."""
    folder = files("bot.storage.sqlite") / "migrations"
    scripts = sorted(
        (script for script in folder.iterdir() if script.name.endswith(".sql")), key=lambda s: s.name
    )
    return [script.read_text(encoding="utf-8") for script in scripts]


async def _nothing(_: Transaction) -> None:
    pass


async def _on_its_thread(connection: aiosqlite.Connection, work: Callable[[sqlite3.Connection], T]) -> T:
    """Run a function on the connection's own thread.

    The only use of aiosqlite's private attributes. Its public methods cross to the thread once per
    statement, which costs more than the statement and lets other tasks in between, inside a transaction.
    """
    execute = cast("Callable[..., Awaitable[T]]", connection._execute)  # noqa: SLF001
    return await execute(work, connection._conn)  # noqa: SLF001
