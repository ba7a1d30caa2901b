"""Save a copy of everything while the bot runs: `python -m bot.backup FILE`."""

import argparse
import sys
from pathlib import Path

from bot.private_files import keep_private
from bot.settings import Settings, StartError, read_settings
from bot.storage.sqlite.backup import back_up


def main() -> int:
    """Save to the file on the command line; say in one sentence what prevents it."""
    parser = argparse.ArgumentParser(prog="python -m bot.backup", description=__doc__)
    parser.add_argument("file", type=Path, help="where the copy goes; must not exist yet")
    copy = parser.parse_args().file
    try:
        settings = read_settings()
        keep_private(settings.data)
        _save(settings, copy)
    except StartError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"Saved in {copy}")
    return 0


def _save(settings: Settings, copy: Path) -> None:
    if settings.database_url is not None:
        raise StartError("The tables are in PostgreSQL; save them with its own pg_dump.")
    back_up(settings.database, copy)


if __name__ == "__main__":
    sys.exit(main())
