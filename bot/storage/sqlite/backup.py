"""Copy a SQLite file while a bot uses it."""

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.settings import StartError


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
