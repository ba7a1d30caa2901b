"""Whether a bot runs on a data folder or a database."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.cluster.folder_lock import FolderLock
from bot.settings import StartError
from bot.storage.places import StoragePlace


@contextmanager
def without_bots(folder: Path) -> Iterator[None]:
    """Keep bots off a data folder meanwhile; or raise `StartError` if one runs on it."""
    with FolderLock(folder) as lock:
        lock.take()
        yield


async def check_no_bot(place: StoragePlace) -> None:
    """Raise `StartError` if bots are connected to a PostgreSQL database; a file is locked instead."""
    if place.url is None:
        return
    from bot.storage.postgres.snapshot import bots_connected  # noqa: PLC0415 (most never need it)

    if await bots_connected(place.url):
        raise StartError(f"A bot is running on {place}; stop it first.")
