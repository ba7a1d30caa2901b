"""The process that makes an automatic backup: beside the bot, with what it leaves of the machine.

python -m bot.operations.backups.backup_process DATABASE COPY
"""

import asyncio
import contextlib
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from bot.operations.backups.saving import save
from bot.private_files import OTHERS
from bot.settings import StartError
from bot.storage.places import StoragePlace
from bot.storage.port import StorageUnavailable

_MODEST: Final = 10
"""How much everything else on the machine takes precedence, as `nice` counts."""


def main() -> int:
    """Make one backup; problems in it go to standard output, what prevents it to standard error."""
    database, copy = map(Path, sys.argv[1:])
    os.umask(OTHERS)
    with contextlib.suppress(OSError, AttributeError):  # not everywhere
        os.nice(_MODEST)
    try:
        with _alone(copy.parent):
            for left_over in copy.parent.glob("alhambra-*.sqlite3.*"):
                left_over.unlink()  # of a process that was killed
            tally = asyncio.run(save(StoragePlace(database), copy))
    except (StartError, StorageUnavailable, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    for problem in tally.problems:
        print(problem)
    return 0


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """One backup at a time, even if a bot was killed while it made one."""
    folder.mkdir(parents=True, exist_ok=True)
    try:
        import fcntl  # noqa: PLC0415 (not everywhere)
    except ImportError:
        yield
        return
    with (folder / "alhambra.lock").open("w") as held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise StartError("Another backup is being made.") from error
        yield


if __name__ == "__main__":
    sys.exit(main())
