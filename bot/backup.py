"""Save a copy of everything while the bot runs: `python -m bot.backup FILE`."""

import argparse
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

from bot.private_files import keep_private
from bot.settings import StartError, read_settings


def back_up(database: Path, copy: Path) -> None:
    """Write all that is in the database, the newest included, into a new file; `StartError` if that fails."""
    if not database.exists():  # SQLite would make an empty one, and save that
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


def main() -> int:
    """Save where the command line says; what prevents it is said in one sentence."""
    parser = argparse.ArgumentParser(prog="python -m bot.backup", description=__doc__)
    parser.add_argument("file", type=Path, help="where the copy goes; must not exist yet")
    copy = parser.parse_args().file
    try:
        settings = read_settings()
        keep_private(settings.data)
        back_up(settings.database, copy)
    except StartError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"Saved in {copy}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
