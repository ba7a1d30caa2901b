"""Copy a SQLite file while a bot uses it, and take its place when none does."""

import contextlib
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.settings import StartError
from bot.storage.sqlite.database import migrations


def back_up(database: Path, copy: Path) -> None:
    """Write everything in the database, the newest included, to a new file; or raise `StartError`."""
    if not database.exists():  # SQLite would create an empty one, and copy that
        raise StartError(
            f"There is no {database} to save; ALHAMBRA_DATA must be the one that the bot runs with."
        )
    if copy.exists():
        raise StartError(f"There is a file {copy} already; name another one, or move it away.")
    try:
        with closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=rw", uri=True)) as connection:
            connection.execute("VACUUM INTO ?", (str(copy),))
    except sqlite3.Error as error:
        raise StartError(f"The copy {copy} could not be made ({error}).") from error


def is_up_to_date(database: Path) -> bool:
    """Was a file written by this version of the bot, and not by an earlier one?"""
    try:
        with closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=rw", uri=True)) as connection:
            ((version,),) = connection.execute("PRAGMA user_version").fetchall()
    except sqlite3.Error as error:
        raise StartError(f"The file {database} is no database of the bot's ({error}).") from error
    return bool(version >= len(migrations()))


def take_place(new: Path, database: Path, kept: Path) -> None:
    """Put a file in the place of a database that nobody uses; what was there is kept under another name."""
    if database.exists():
        _finish(database)
        for end in ("-wal", "-shm"):  # only of a damaged file: what is left of it goes along
            beside = database.with_name(database.name + end)
            if beside.exists():
                beside.replace(kept.with_name(kept.name + end))
        try:
            kept.hardlink_to(database)
        except OSError:  # not on every disk
            shutil.copyfile(database, kept)
    put_in_place(new, database)  # in one step: whatever happens, there is a database


def put_in_place(part: Path, file: Path) -> None:
    """Give a finished file its name, once it is on the disk."""
    with part.open("rb+") as written:
        os.fsync(written.fileno())
    part.replace(file)


def _finish(database: Path) -> None:
    """Let everything that was written be in the file itself, if it can be read."""
    with contextlib.suppress(sqlite3.Error), closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
