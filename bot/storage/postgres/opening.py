"""Opening a PostgreSQL database; what prevents it is explained in one sentence."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from asyncpg import exceptions

from bot.clock import Clock
from bot.fault_injection import shortened
from bot.settings import StartError
from bot.storage.port import StorageUnavailable
from bot.storage.postgres.addresses import unreadable
from bot.storage.postgres.database import PostgresDatabase
from bot.storage.postgres.migrating import migrate
from bot.storage.sql.storage import SqlStorage

START_PATIENCE: Final = 20.0
"""Seconds that a database gets to come up: it may have been started together with the bot."""


async def open_postgres(url: str, clock: Clock) -> SqlStorage:
    """Open the database, building or migrating its tables if need be; or raise `StartError`."""
    return SqlStorage(await connect(url), clock)


async def connect(url: str) -> PostgresDatabase:
    """Connect to a database and bring its schema up to date; or raise `StartError`."""
    with explained():
        database = await PostgresDatabase.connect(url)
        try:
            await database.prepare(migrate, shortened(START_PATIENCE))
        except BaseException:
            await database.close()
            raise
    return database


@contextmanager
def explained() -> Iterator[None]:
    """What is wrong with the address or the database, without the address: it holds a password."""
    try:
        yield
    except StorageUnavailable as error:
        raise StartError(
            f"The database cannot be reached ({error}); start it, or correct ALHAMBRA_DATABASE."
        ) from error
    except exceptions.InvalidAuthorizationSpecificationError as error:
        raise StartError(
            f"The database does not let the bot in ({error}); correct the user and password"
            " in ALHAMBRA_DATABASE."
        ) from error
    except exceptions.InvalidCatalogNameError as error:
        raise StartError(f"The server is there, but the {error}; create it first.") from error
    except exceptions.ClientConfigurationError as error:
        raise unreadable() from error
