"""Opens what the settings name: a PostgreSQL database, or else the SQLite file."""

from bot.clock import Clock
from bot.settings import Settings
from bot.storage.sql.storage import SqlStorage
from bot.storage.sqlite.storage import open_sqlite


async def open_storage(settings: Settings, clock: Clock) -> SqlStorage:
    """Open the storage, creating or migrating it if need be; or raise `StartError`."""
    if settings.database_url is None:
        return await open_sqlite(settings.database, clock)
    from bot.storage.postgres.opening import open_postgres  # noqa: PLC0415 (most never need it)

    return await open_postgres(settings.database_url, clock)
