"""`alhambra backup` and `alhambra restore`: everything in one file, and back."""

import asyncio
from argparse import ArgumentParser, Namespace
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

from bot.clock import SystemClock
from bot.operations.backups.saving import beside, remove, save, verified, write_copy
from bot.operations.command import FINE, PROBLEM, Command
from bot.operations.running_bots import check_no_bot, without_bots
from bot.operations.verify_command import Tally
from bot.operations.words import counted
from bot.settings import Settings, StartError
from bot.storage.copying import copy
from bot.storage.places import StoragePlace, place_of
from bot.storage.sqlite.backup import take_place
from bot.storage.sqlite.storage import open_sqlite


async def _backup(options: Namespace, settings: Settings) -> int:
    tally = await save(place_of(settings), options.file)
    print(f"Saved in {options.file}: {tally}")
    return _told(tally)


async def _restore(options: Namespace, settings: Settings) -> int:
    if not options.file.is_file():
        raise StartError(f"There is no file {options.file} to restore.")
    with without_bots(settings.data):
        place = place_of(settings)
        await check_no_bot(place)
        new = beside(settings.database, "restored")
        remove(new)
        try:
            await write_copy(StoragePlace(options.file), new)
            await (await open_sqlite(new, SystemClock())).close()
            tally = await verified(new)
            if tally.problems and not options.anyway:
                _told(tally)
                raise StartError("Nothing was restored; add --anyway to restore these tables too.")
            kept = await _replace(place, new, settings)
        finally:
            remove(new)
    print(f"Restored from {options.file}: {tally}")
    if kept is not None:
        print(f"What was there before is kept in {kept}")
    return FINE


async def _replace(place: StoragePlace, new: Path, settings: Settings) -> Path | None:
    """Put a verified file in the place of what is there; gives the file in which that is kept."""
    kept = _free_name(settings.data)
    if place.file is not None:
        had_one = place.file.exists()
        await asyncio.to_thread(take_place, new, place.file, kept)
        return kept if had_one else None
    await save(place, kept)
    await copy(StoragePlace(new), place, replace=True)
    return kept


def _free_name(folder: Path) -> Path:
    """A name for what is replaced now."""
    now = datetime.now(UTC).strftime("%Y%m%dT%H%M%SZ")
    names = (f"alhambra.replaced-{now}{f'-{again}' if again else ''}.sqlite3" for again in count())
    return next(file for file in map(folder.joinpath, names) if not file.exists())


def _told(tally: Tally) -> int:
    for problem in tally.problems:
        print(problem)
    if tally.problems:
        print(f"{counted(len(tally.problems), 'problem')}; see docs/host.md on damaged tables.")
    return PROBLEM if tally.problems else FINE


def _backup_options(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="where the copy goes; must not exist yet")


def _restore_options(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a backup")
    parser.add_argument(
        "--anyway", action="store_true", help="restore it even if there are damaged tables in it"
    )


BACKUP = Command(
    "backup",
    "Save everything in one file, while the bot runs or not.",
    "The file is a SQLite database with everything as it was at one moment, whether the bot keeps it in "
    "SQLite or in PostgreSQL, and can be restored into either. It gets its name once it was verified: "
    "SQLite's own check, and every table put together from its events. Only its owner can read it.",
    ("backup backup.sqlite3",),
    _backup,
    _backup_options,
)
RESTORE = Command(
    "restore",
    "Put a backup in the place of what the bot has stored.",
    "Stop the bot first: it is refused while one runs. The backup is verified, and brought up to date if an "
    "earlier version made it. What was there before is kept beside it in the data folder.",
    ("restore backup.sqlite3",),
    _restore,
    _restore_options,
)
