"""Everything that is stored, in one SQLite file."""

from pathlib import Path

from bot.clock import Clock
from bot.storage.sql.storage import SqlStorage
from bot.storage.sqlite.database import SqliteDatabase


async def open_sqlite(path: Path, clock: Clock) -> SqlStorage:
    """Open the file, creating or migrating it if need be; or raise `StartError`."""
    return SqlStorage(await SqliteDatabase.open(path), clock)
