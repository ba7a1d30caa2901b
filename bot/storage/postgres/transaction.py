"""A transaction on a PostgreSQL connection."""

import contextlib
import re
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import cache
from itertools import count
from typing import Any, Final, Protocol, TypeVar

from asyncpg.exceptions import UniqueViolationError

from bot.storage.port import Fenced
from bot.storage.postgres.failures import LOST
from bot.storage.sql.database import Row, Statement, UniqueViolation

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


MOST_VALUES: Final = 100
"""In one message: with more, as when a game is dealt, there would be too many statements to keep."""
_REGISTERED: Final = "SELECT 1"
"""What the server says of a fence that holds: one row."""
_PLACEHOLDER: Final = re.compile(r"'[^']*'|\?")
_VALUES: Final = re.compile(r"VALUES (\([^()]*\))")


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

    async def execute_together(self, statements: Sequence[Statement]) -> None:
        """Run statements that change different tables, each once for every row of values: in one message."""
        needed = [(sql, rows) for sql, rows in statements if rows]
        values = [value for _, rows in needed for row in rows for value in row]
        if len(values) > MOST_VALUES:
            for sql, rows in needed:
                await self.execute_many(sql, rows)
        elif needed:
            await self.execute(together(tuple((sql, len(rows)) for sql, rows in needed)), *values)

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
    epoch: int | None = None,
) -> T:
    """Do some work in one transaction, while no other one has the same subjects.

    Raise `Fenced` if the process with this epoch is not registered; it stays so until the transaction ends.
    """
    begun = await connection.execute(_begin(subjects, epoch))
    try:
        _check_fence(begun, epoch)
        done = await work(PostgresTransaction(connection))
        await connection.execute("COMMIT")
    except BaseException:
        with contextlib.suppress(*LOST):
            await connection.execute("ROLLBACK")
        raise
    return done


def _check_fence(begun: str, epoch: int | None) -> None:
    if epoch is not None and begun != _REGISTERED:
        raise Fenced


@cache
def numbered(sql: str) -> str:
    """A statement with `$1`, `$2` … where its values go, instead of `?`."""
    numbers = count(1)
    return _PLACEHOLDER.sub(lambda found: f"${next(numbers)}" if found[0] == "?" else found[0], sql)


@cache
def together(statements: tuple[tuple[str, int], ...]) -> str:
    """One statement in place of several, each for so many rows of values."""
    each = [
        _VALUES.sub(lambda found, rows=rows: f"VALUES {', '.join([found[1]] * rows)}", sql)  # type: ignore[misc]
        for sql, rows in statements
    ]
    before = ", ".join(f"part_{number} AS ({sql})" for number, sql in enumerate(each[:-1]))
    return f"WITH {before} {each[-1]}" if before else each[-1]


def storable(values: Sequence[object]) -> list[object]:
    """Values as PostgreSQL takes them: its texts have no null characters."""
    return [
        value.replace("\0", "\N{REPLACEMENT CHARACTER}") if isinstance(value, str) else value
        for value in values
    ]


def _begin(subjects: Sequence[int], epoch: int | None) -> str:
    """Begin, wait for the subjects, and lock the process's row against being removed, in one message.

    The subjects come in one order, so that no two transactions wait for each other.
    """
    steps = ["BEGIN"]
    if subjects:
        locks = (f"pg_advisory_xact_lock({subject})" for subject in sorted(set(subjects)))
        steps.append(f"SELECT {', '.join(locks)}")
    if epoch is not None:
        steps.append(f"SELECT 1 FROM processes WHERE epoch = {epoch} FOR KEY SHARE")
    return "; ".join(steps)
