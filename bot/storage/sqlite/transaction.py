"""A transaction on a SQLite connection, done without waiting for anything."""

import contextlib
import sqlite3
from collections.abc import Coroutine, Iterable, Sequence
from typing import Any, Final, TypeVar

from bot.storage.port import Fenced
from bot.storage.sql.database import Row, Statement, UniqueViolation, Work

T = TypeVar("T")

_REGISTERED: Final = "SELECT 1 FROM processes WHERE epoch = ?"
_NOT_UNIQUE: Final = (sqlite3.SQLITE_CONSTRAINT_UNIQUE, sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY)


class SqliteTransaction:
    """`Transaction` on a connection of which this thread has the use. Its methods never suspend."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def execute(self, sql: str, *values: object) -> int:
        """Run a statement; gives the number of rows that it changed."""
        return self._run(sql, values).rowcount

    async def execute_many(self, sql: str, rows: Iterable[Row]) -> None:
        """Run a statement once for each row of values."""
        try:
            self._connection.executemany(sql, rows)
        except sqlite3.IntegrityError as error:
            raise _neutral(error) from None

    async def execute_together(self, statements: Sequence[Statement]) -> None:
        """Run statements, each once for every row of values."""
        for sql, rows in statements:
            await self.execute_many(sql, rows)

    async def rows(self, sql: str, *values: object) -> list[Row]:
        """The rows that a statement gives."""
        return self._run(sql, values).fetchall()

    async def row(self, sql: str, *values: object) -> Row | None:
        """The first of them."""
        rows = self._run(sql, values).fetchall()  # read to its end: a RETURNING that is not takes no effect
        return rows[0] if rows else None

    def _run(self, sql: str, values: tuple[object, ...]) -> sqlite3.Cursor:
        try:
            return self._connection.execute(sql, values)
        except sqlite3.IntegrityError as error:
            raise _neutral(error) from None


def _neutral(error: sqlite3.IntegrityError) -> Exception:
    """What the stores know an error as, if they expect it."""
    return UniqueViolation(str(error)) if error.sqlite_errorcode in _NOT_UNIQUE else error


def transact(connection: sqlite3.Connection, work: Work[T], epoch: int | None = None) -> T:
    """Do some work in one transaction; or raise `Fenced` if the process with this epoch is not registered."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        _check_fence(connection, epoch)
        done = finish(work(SqliteTransaction(connection)))
        connection.execute("COMMIT")
    except BaseException:
        with contextlib.suppress(sqlite3.OperationalError):  # SQLite may have rolled back itself
            connection.execute("ROLLBACK")
        raise
    return done


def _check_fence(connection: sqlite3.Connection, epoch: int | None) -> None:
    if epoch is not None and not connection.execute(_REGISTERED, (epoch,)).fetchall():
        raise Fenced


def finish(work: Coroutine[Any, Any, T]) -> T:
    """Bring a coroutine that never suspends to its end, without an event loop."""
    try:
        work.send(None)
    except StopIteration as done:
        result: T = done.value
        return result
    work.close()
    raise RuntimeError("a transaction may wait for nothing but its database")
