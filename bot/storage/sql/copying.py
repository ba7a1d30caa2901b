"""Copying everything that one database holds into another, checked row by row."""

import hashlib
import json
from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass
from graphlib import TopologicalSorter
from typing import Final, Protocol

from bot.settings import StartError
from bot.storage.sql.database import Row
from bot.storage.sql.snapshot import Shape, Shapes, Snapshot

BATCH: Final = 500
"""Rows that are in memory at a time."""
_HASHES: Final = 2**128


class Filling(Protocol):
    """A database that is being filled, in one transaction."""

    async def rows(self, sql: str, *values: object) -> list[Row]:
        """The rows that answer a query."""

    async def execute(self, sql: str, *values: object) -> int:
        """Run a statement; gives the number of rows that it changed."""

    async def execute_many(self, sql: str, rows: Iterable[Row]) -> None:
        """Run a statement once for each row of values."""

    async def shapes(self) -> Shapes:
        """The tables there are."""

    async def number_on(self) -> None:
        """Let what the database numbers by itself go on after the highest number that is there."""


class Readable(Protocol):
    """What rows can be read from."""

    async def rows(self, sql: str, *values: object) -> list[Row]:
        """The rows that answer a query."""


@dataclass(frozen=True)
class Content:
    """How much a table holds, and a hash of it that does not depend on the order of the rows."""

    rows: int = 0
    hash: int = 0

    def and_also(self, rows: Iterable[Row]) -> "Content":
        """The same with some more rows."""
        hashes = [_hash(row) for row in rows]
        return Content(self.rows + len(hashes), (self.hash + sum(hashes)) % _HASHES)


async def copy_all(source: Snapshot, target: Filling) -> dict[str, int]:
    """Copy every row of every table and check each table; gives the numbers of rows, or `StartError`."""
    shapes = await source.shapes()
    if shapes != await target.shapes():
        raise StartError("The two databases do not have the same tables; bring both up to date first.")
    ordered = in_order(shapes)
    for name in ordered:
        if await target.rows(f"SELECT 1 FROM {name} LIMIT 1"):
            raise StartError(f"The target is not empty ({name} has rows); give it an empty one.")
    copied = {name: await _copy(source, target, name, shapes[name]) for name in ordered}
    for name, content in copied.items():
        await _check(target, name, shapes[name], content)
    await target.number_on()
    return {name: content.rows for name, content in copied.items()}


async def clear(target: Filling) -> None:
    """Delete every row of every table."""
    for name in reversed(in_order(await target.shapes())):
        await target.execute(f"DELETE FROM {name}")


def in_order(shapes: Shapes) -> list[str]:
    """The tables, each after those that it refers to."""
    return list(
        TopologicalSorter({name: sorted(one.refers_to) for name, one in shapes.items()}).static_order()
    )


async def content_of(database: Readable, name: str, shape: Shape) -> Content:
    """What a table holds."""
    content = Content()
    async for batch in _batches(database, name, shape):
        content = content.and_also(batch)
    return content


async def _copy(source: Readable, target: Filling, name: str, shape: Shape) -> Content:
    places = ", ".join("?" * len(shape.columns))
    add = f"INSERT INTO {name} ({', '.join(shape.columns)}) VALUES ({places})"
    content = Content()
    async for batch in _batches(source, name, shape):
        await target.execute_many(add, batch)
        content = content.and_also(batch)
    return content


async def _check(target: Readable, name: str, shape: Shape, expected: Content) -> None:
    found = await content_of(target, name, shape)
    if found.rows != expected.rows:
        raise StartError(f"{name} has {found.rows} rows in the copy, but {expected.rows} in the original.")
    if found != expected:
        raise StartError(f"What {name} holds is not the same in the copy as in the original.")


async def _batches(database: Readable, name: str, shape: Shape) -> AsyncIterator[list[Row]]:
    """A table's rows in order of its key, a batch at a time."""
    columns, key = ", ".join(shape.columns), ", ".join(shape.key)
    of_key = [shape.columns.index(column) for column in shape.key]
    first = f"SELECT {columns} FROM {name} ORDER BY {key} LIMIT {BATCH}"
    after = f"({key}) > ({', '.join('?' * len(of_key))})"
    further = f"SELECT {columns} FROM {name} WHERE {after} ORDER BY {key} LIMIT {BATCH}"
    batch = await database.rows(first)
    while batch:
        yield batch
        last = batch[-1]
        batch = await database.rows(further, *(last[at] for at in of_key)) if len(batch) == BATCH else []


def _hash(row: Row) -> int:
    # PostgreSQL has no null characters in texts, so they are replaced there.
    text = json.dumps(
        [
            value.replace("\0", "\N{REPLACEMENT CHARACTER}") if isinstance(value, str) else value
            for value in row
        ]
    )
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:16])
