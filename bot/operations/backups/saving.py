"""Backups: one verified SQLite file with everything, whichever database it comes from."""

import asyncio
import shutil
from pathlib import Path

from bot.clock import SystemClock
from bot.operations.verify_command import Tally, find_problems
from bot.settings import StartError
from bot.storage.copying import copy, inspected
from bot.storage.places import StoragePlace
from bot.storage.sqlite.backup import back_up, is_up_to_date, put_in_place
from bot.storage.sqlite.storage import open_sqlite


async def save(source: StoragePlace, file: Path) -> Tally:
    """Write everything to a new file, which is there only once it was verified; or raise `StartError`.

    Damaged tables are in the copy as they are in the original; the tally names them.
    """
    if file.exists():
        raise StartError(f"There is a file {file} already; name another one, or move it away.")
    part = beside(file, "part")
    remove(part)
    try:
        await write_copy(source, part)
        tally = await verified(part)
        put_in_place(part, file)
    finally:
        remove(part)
    return tally


async def write_copy(source: StoragePlace, file: Path) -> None:
    """Write everything to a new file, while a bot may write to the source."""
    if source.file is not None:
        await asyncio.to_thread(back_up, source.file, file)
    else:
        await copy(source, StoragePlace(file))


async def verified(file: Path) -> Tally:
    """Put every table of a copy together from its events; raises `StartError` if the file is damaged.

    One that an earlier version wrote is verified as this version would use it, and stays as it is.
    """
    if is_up_to_date(file):
        return await _verified(file)
    newer = beside(file, "newer")
    try:
        shutil.copyfile(file, newer)
        await (await open_sqlite(newer, SystemClock())).close()
        return await _verified(newer)
    finally:
        remove(newer)


def beside(file: Path, ending: str) -> Path:
    """A file that is there only while something is done with another one."""
    return file.with_name(f"{file.name}.{ending}")


def remove(file: Path) -> None:
    """Delete a database file, and what SQLite may have left beside it."""
    for ending in ("", "-wal", "-shm", "-journal"):
        file.with_name(file.name + ending).unlink(missing_ok=True)


async def _verified(file: Path) -> Tally:
    tally = Tally()
    async with inspected(StoragePlace(file), SystemClock()) as inspection:
        if faults := await inspection.faults():
            raise StartError(f"The copy is damaged ({faults[0]}); check the disk.")
        async for _ in find_problems(inspection, tally, replays=False):
            pass  # the tally counts them
    return tally
