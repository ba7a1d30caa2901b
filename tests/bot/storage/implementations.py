"""The implementations of the storage port that the contract tests run against."""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from bot.clock import Clock
from bot.storage.postgres.opening import open_postgres
from bot.storage.sql.storage import SqlStorage
from bot.storage.sqlite.storage import open_sqlite
from tests.bot.postgres_databases import new_database

Opener = Callable[[Path, Clock], Awaitable[SqlStorage]]
"""Opens the storage that belongs to a folder; opened twice, both see the same."""


async def _sqlite(folder: Path, clock: Clock) -> SqlStorage:
    return await open_sqlite(folder / "alhambra.sqlite3", clock)


async def _postgres(folder: Path, clock: Clock) -> SqlStorage:
    return await open_postgres((folder / ADDRESS).read_text(encoding="utf-8"), clock)


SQLITE: Final = "sqlite"
IMPLEMENTATIONS: Final[dict[str, Opener]] = {SQLITE: _sqlite, "postgres": _postgres}
ADDRESS: Final = "database.url"
"""The file in a test's folder that says where its database is, for other processes too."""


def address_for(folder: Path) -> str | None:
    """Where the database server of a folder is, if it has one."""
    file = folder / ADDRESS
    return file.read_text(encoding="utf-8") if file.exists() else None


@contextmanager
def prepared(name: str, folder: Path) -> Iterator[None]:
    """All that an implementation needs before it is opened for a folder."""
    if name == SQLITE:
        yield
        return
    with new_database() as url:
        (folder / ADDRESS).write_text(url, encoding="utf-8")
        yield
