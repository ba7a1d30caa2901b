"""A transaction on a PostgreSQL connection."""

import contextlib
import re
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import cache
from itertools import count
from typing import Any, Final, Protocol, TypeVar

from asyncpg.exceptions import UniqueViolationError

from bot.storage.postgres.failures import LOST
from bot.storage.sql.database import Row, UniqueViolation

T = TypeVar("T")


class Connection(Protocol):
    """What we use of a connection of asyncpg's, which describes no types."""

    async def execute(self, sql: str, *values: object) -> str:
        """Run a statement, or several without values; gives what the server says of the last."""

    async def executemany(self, sql: str, rows: Sequence[Sequence[object]]) -> None:
        """Run a statement once for each row of values."""

    async def fetch(self, sql: str, *values: object) -> Sequence[Iterable[Any]]:
        """The rows that a statement gives."""

    def terminate(self) -> None:
        """Cut the connection."""


_PLACEHOLDER: Final = re.compile(r"'[^']*'|\?")


class PostgresTransaction:
    """`Transaction` on a connection that nobody else uses meanwhile."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def execute(self, sql: str, *values: object) -> int:
        """Run a statement; gives the number of rows that it changed."""
        try:
            done = await self._connection.execute(numbered(sql), *storable(values))
        except UniqueViolationError as error:
            raise UniqueViolation(str(error)) from error
        changed = done.rpartition(" ")[2]
        return int(changed) if changed.isdecimal() else 0

    async def run_script(self, script: str) -> None:
        """Run statements without values."""
        await self._connection.execute(script)

    async def execute_many(self, sql: str, rows: Iterable[Row]) -> None:
        """Run a statement once for each row of values."""
        try:
            await self._connection.executemany(numbered(sql), [storable(row) for row in rows])
        except UniqueViolationError as error:
            raise UniqueViolation(str(error)) from error

    async def rows(self, sql: str, *values: object) -> list[Row]:
        """The rows that a statement gives."""
        try:
            found = await self._connection.fetch(numbered(sql), *storable(values))
        except UniqueViolationError as error:
            raise UniqueViolation(str(error)) from error
        return [tuple(row) for row in found]

    async def row(self, sql: str, *values: object) -> Row | None:
        """The first of them."""
        found = await self.rows(sql, *values)
        return found[0] if found else None


async def transact(
    connection: Connection,
    work: Callable[[PostgresTransaction], Awaitable[T]],
    subjects: Sequence[int],
) -> T:
    """Do some work in one transaction, while no other one has the same subjects."""
    await connection.execute(_begin(subjects))
    try:
        done = await work(PostgresTransaction(connection))
        await connection.execute("COMMIT")
    except BaseException:
        with contextlib.suppress(*LOST):
            await connection.execute("ROLLBACK")
        raise
    return done


@cache
def numbered(sql: str) -> str:
    """A statement with `$1`, `$2` … where its values go, instead of `?`."""
    numbers = count(1)
    return _PLACEHOLDER.sub(lambda found: f"${next(numbers)}" if found[0] == "?" else found[0], sql)


def storable(values: Sequence[object]) -> list[object]:
    """Values as PostgreSQL takes them: its texts have no null characters."""
    return [
        value.replace("\0", "\N{REPLACEMENT CHARACTER}") if isinstance(value, str) else value
        for value in values
    ]


def _begin(subjects: Sequence[int]) -> str:
    """Begin, and wait for the subjects, in one message; in one order, so that no two wait for each other."""
    if not subjects:
        return "BEGIN"
    locks = ", ".join(f"pg_advisory_xact_lock({subject})" for subject in sorted(set(subjects)))
    return f"BEGIN; SELECT {locks}"
