"""`alhambra move-data`: everything from one database into another one."""

import contextlib
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from bot.operations.backups.saving import beside, remove
from bot.operations.command import FINE, Command
from bot.operations.running_bots import check_no_bot, without_bots
from bot.operations.words import counted
from bot.settings import DATABASE_NAME, Settings, StartError
from bot.storage.copying import copy
from bot.storage.places import StoragePlace
from bot.storage.sqlite.backup import put_in_place

FROM_SETTINGS: Final = ("env", "-")
"""What stands for the address in ALHAMBRA_DATABASE, which would else be in the list of processes."""
_POSTGRES: Final = ("postgresql://", "postgres://")


def place(word: str, settings: Settings) -> StoragePlace:
    """The place that a word of the command line names."""
    if word in FROM_SETTINGS:
        if settings.database_url is None:
            raise StartError(f"{word!r} stands for the address in ALHAMBRA_DATABASE, which is not set.")
        return StoragePlace(url=settings.database_url)
    return StoragePlace(url=word) if word.startswith(_POSTGRES) else StoragePlace(Path(word))


async def _move(options: Namespace, settings: Settings) -> int:
    source, target = place(options.source, settings), place(options.target, settings)
    if source == target:
        raise StartError("The two places are the same one.")
    if source.file is not None and not source.file.is_file():
        raise StartError(f"There is no file {source.file}.")
    with _reserved(source), _reserved(target):
        await check_no_bot(source)
        await check_no_bot(target)
        rows = await _copied_into_file(source, target.file) if target.file else await copy(source, target)
    for name, number in rows.items():
        print(f"{number:>10}  {name}")
    print(
        f"Moved {counted(sum(rows.values()), 'row')} from {source} to {target}, and found them all the same."
    )
    return FINE


async def _copied_into_file(source: StoragePlace, file: Path) -> dict[str, int]:
    """Copy into a new file, which gets its name once everything is in it."""
    if file.exists():
        raise StartError(f"There is a file {file} already; name another one, or move it away.")
    part = beside(file, "part")
    remove(part)
    try:
        rows = await copy(source, StoragePlace(part))
        put_in_place(part, file)
    finally:
        remove(part)
    return rows


@contextmanager
def _reserved(one: StoragePlace) -> Iterator[None]:
    """Keep bots away from a file while it is copied."""
    folder = one.file.parent if one.file is not None and one.file.name == DATABASE_NAME else None
    with contextlib.nullcontext() if folder is None else without_bots(folder):
        yield


def _options(parser: ArgumentParser) -> None:
    told = "a SQLite file, a PostgreSQL address, or env for the address in ALHAMBRA_DATABASE"
    parser.add_argument("source", metavar="FROM", help=told)
    parser.add_argument("target", metavar="TO", help="the same; must be empty, and a file must not exist yet")


MOVE_DATA = Command(
    "move-data",
    "Copy everything from one database into another, and check it row by row.",
    "Stop the bot first. Everything is copied in one transaction: it arrives whole or not at all. Then each "
    "table of the copy is held against the original, which stays as it is. Set ALHAMBRA_DATABASE to the "
    "new address, or leave it out for the file, and start the bot. Write env (or -) for the address in "
    "ALHAMBRA_DATABASE: what is typed here can be read in the list of processes.",
    ("move-data data/alhambra.sqlite3 env", "move-data env data/alhambra.sqlite3"),
    _move,
    _options,
)
