"""Filling an empty PostgreSQL database, in one transaction."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.storage.postgres.opening import connect
from bot.storage.postgres.shapes import NUMBERED, shapes_of
from bot.storage.postgres.snapshot import connection_to
from bot.storage.postgres.transaction import PostgresTransaction
from bot.storage.sql.snapshot import Shapes


class PostgresFilling(PostgresTransaction):
    """`Filling` on a connection of its own."""

    async def shapes(self) -> Shapes:
        """The tables there are."""
        return await shapes_of(self.rows)

    async def number_on(self) -> None:
        """Let what PostgreSQL numbers by itself go on after the highest number that is, or was, there."""
        for table, column in await self.rows(NUMBERED):
            numbers, highest = f"pg_get_serial_sequence('{table}', '{column}')", f"coalesce(max({column}), 0)"
            await self.rows(
                f"SELECT setval({numbers}, greatest({highest} + 1, nextval({numbers})), false) FROM {table}"
            )


@asynccontextmanager
async def filling(url: str) -> AsyncIterator[PostgresFilling]:
    """A database, its schema up to date, in a transaction that is committed at the end; or `StartError`."""
    await (await connect(url)).close()
    async with connection_to(url) as connection:
        await connection.execute("BEGIN")
        yield PostgresFilling(connection)
        await connection.execute("COMMIT")
