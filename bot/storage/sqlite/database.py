"""The SQLite file: opening it, bringing it up to date, and one writer at a time."""

import contextlib
import sqlite3
from collections.abc import Awaitable, Callable
from importlib.resources import files
from pathlib import Path
from typing import Final, TypeVar, cast

import aiosqlite

from bot.settings import StartError

T = TypeVar("T")

PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 5000",
)


class Database:
    """One connection, used by all; what is written is written on its one thread, in turns."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    @classmethod
    async def open(cls, path: Path) -> "Database":
        """The file at this path, made if need be, checked and up to date; or `StartError`."""
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
        """Finish what is being written and let go of the file."""
        await self._connection.close()

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do some work in one transaction: all of it is kept, or nothing.

        The work is done in one visit to the connection's thread: the way there costs more than SQLite.
        """
        run = cast("Callable[..., Awaitable[T]]", self._connection._execute)  # noqa: SLF001 (no other way)
        return await run(self._transact, work)

    async def rows(self, sql: str, *values: object) -> list[tuple[object, ...]]:
        """The answer to a question."""
        return [tuple(row) for row in await self._connection.execute_fetchall(sql, values)]

    def _transact(self, work: Callable[[sqlite3.Connection], T]) -> T:
        db = self._connection._conn  # noqa: SLF001 (on its own thread)
        db.execute("BEGIN IMMEDIATE")
        try:
            done = work(db)
            db.execute("COMMIT")
        except BaseException:
            with contextlib.suppress(sqlite3.OperationalError):  # SQLite may have done so itself
                db.execute("ROLLBACK")
            raise
        return done

    async def _prepare(self, path: Path) -> None:
        try:
            for pragma in PRAGMAS:
                await self._connection.execute(pragma)
            await self._check()
            await self._migrate(path)
            await self.write(lambda _: None)  # a file that cannot be written is found out now
        except sqlite3.OperationalError as error:
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
        if int(str(version)) > len(steps):
            raise StartError(
                f"The file {path} was written by a newer version of this bot; run that version, or update."
            )
        for number, script in enumerate(steps[int(str(version)) :], start=int(str(version)) + 1):
            await self._connection.executescript(
                f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;"
            )


def migrations() -> list[str]:
    """The scripts that build the file, in order; the file's version is how many it has seen."""
    folder = files("bot.storage.sqlite") / "migrations"
    scripts = sorted(
        (script for script in folder.iterdir() if script.name.endswith(".sql")), key=lambda s: s.name
    )
    return [script.read_text(encoding="utf-8") for script in scripts]
