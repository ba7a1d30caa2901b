"""The implementations of the storage port that the contract tests run against."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from bot.clock import Clock
from bot.storage.port import Storage
from bot.storage.sqlite.storage import open_sqlite

Opener = Callable[[Path, Clock], Awaitable[Storage]]
"""Opens the storage that belongs to a folder; opened twice, both see the same."""


async def _sqlite(folder: Path, clock: Clock) -> Storage:
    return await open_sqlite(folder / "alhambra.sqlite3", clock)


IMPLEMENTATIONS: Final[dict[str, Opener]] = {"sqlite": _sqlite}
