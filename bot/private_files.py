"""Let only their owner read the files of the bot."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from stat import S_IMODE, S_ISVTX
from typing import Final

from bot.log import log

OTHERS: Final = 0o077
"""All permissions of everyone but a file's owner."""


def _umask() -> int:
    usual = os.umask(OTHERS)
    os.umask(usual)
    return usual


USUAL_UMASK: Final = _umask()
"""The umask with which the host's own programs are started."""


def keep_private(data: Path) -> None:
    """Close to others what this process will write, and our files that are there already."""
    os.umask(OTHERS)
    if os.name != "posix":
        return
    for path in _ours(data):
        try:
            _close_to_others(path)
        except OSError as error:
            # Another owner's folder, or a disk without permissions: up to the host, and no reason to stop.
            log.warning("others may be able to read what is kept", extra={"path": path, "why": str(error)})


def _ours(data: Path) -> Iterator[Path]:
    """The data folder and the bot's files in it; the host may keep others there."""
    local_table = data / "local-table"
    yield from (path for path in (data, local_table) if path.exists())
    yield from data.glob("alhambra.*")
    yield from (path for path in local_table.rglob("*") if not path.is_symlink())


def _close_to_others(path: Path) -> None:
    with contextlib.suppress(FileNotFoundError):  # SQLite deletes files at any time
        mode = S_IMODE(path.stat().st_mode)
        shared_by_all = path.is_dir() and mode & S_ISVTX  # such as /tmp
        if mode & OTHERS and not shared_by_all:
            path.chmod(mode & ~OTHERS)
