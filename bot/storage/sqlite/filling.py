"""Filling a new SQLite file, in one transaction."""

import sqlite3
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path

import aiosqlite

from bot.settings import StartError
from bot.storage.sql.database import Row
from bot.storage.sql.snapshot import Shapes
from bot.storage.sqlite.database import SqliteDatabase
from bot.storage.sqlite.shapes import shapes_of


class SqliteFilling:
    """`Filling` on a connection of its own."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def rows(self, sql: str, *values: object) -> list[Row]:
        """The rows that answer a query."""
        return [tuple(row) for row in await self._connection.execute_fetchall(sql, values)]

    async def execute(self, sql: str, *values: object) -> int:
        """Run a statement; gives the number of rows that it changed."""
        return (await self._connection.execute(sql, values)).rowcount

    async def execute_many(self, sql: str, rows: Iterable[Row]) -> None:
        """Run a statement once for each row of values."""
        await self._connection.executemany(sql, rows)

    async def shapes(self) -> Shapes:
        """The tables there are."""
        return await shapes_of(self.rows)

    async def number_on(self) -> None:
        """SQLite always goes on after the highest number that is there."""


@asynccontextmanager
async def filling(path: Path) -> AsyncIterator[SqliteFilling]:
    """A file, made if need be, in a transaction that is committed at the end; or `StartError`."""
    await (await SqliteDatabase.open(path)).close()
    connection = await aiosqlite.connect(path, isolation_level=None)
    try:
        await connection.execute("PRAGMA foreign_keys = ON")
        await connection.execute("BEGIN IMMEDIATE")
        yield SqliteFilling(connection)
        await connection.execute("COMMIT")
    except sqlite3.OperationalError as error:
        raise StartError(f"The file {path} cannot be written ({error}).") from error
    finally:
        await connection.close()
