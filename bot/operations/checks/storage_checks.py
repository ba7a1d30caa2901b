"""Whether the data folder and the database are there, up to date and writable."""

import os
import shutil
from collections.abc import AsyncIterator, Iterator
from typing import Final

from bot.clock import SystemClock
from bot.operations.backups.kept_backups import AN_HOUR, found
from bot.operations.checks.findings import Finding, problem
from bot.operations.words import counted, moment
from bot.settings import Settings, StartError
from bot.storage.copying import check_writable, inspected
from bot.storage.inspection import NothingStored
from bot.storage.places import place_of

LEAST_SPACE: Final = 200_000_000
"""Bytes below which the disk is about to be full."""


async def storage_checks(settings: Settings) -> AsyncIterator[Finding]:
    """Look at the data folder, the database and the backups."""
    for finding in _data_folder(settings):
        yield finding
    place = place_of(settings)
    try:
        async with inspected(place, SystemClock()) as inspection:
            tables = await inspection.storage.tables.open_tables()
        await check_writable(place)
    except NothingStored:
        yield Finding("database", f"there is nothing in {place} yet; the bot fills it at its first start")
    except StartError as error:
        yield problem("database", str(error))
    else:
        yield Finding("database", f"{place} can be read and written, with {counted(tables, 'open table')}")
    if settings.database_url is None:
        yield _backups(settings)


def _data_folder(settings: Settings) -> Iterator[Finding]:
    folder = settings.data
    if not folder.exists():
        yield Finding("data folder", f"there is no {folder} yet; the bot makes it at its first start")
        return
    if not folder.is_dir() or not os.access(folder, os.R_OK | os.W_OK | os.X_OK):
        yield problem("data folder", f"{folder} cannot be written; make it writable or set ALHAMBRA_DATA")
        return
    free = shutil.disk_usage(folder).free
    told = f"{folder} can be written, with {free // 1_000_000:,} MB free"
    yield Finding("data folder", told) if free > LEAST_SPACE else problem("data folder", f"{told}; make room")


def _backups(settings: Settings) -> Finding:
    """How old the newest automatic backup is."""
    if settings.backup_hours == 0:
        return Finding("backups", "none are made by themselves: ALHAMBRA_BACKUP_HOURS is 0")
    made = found(settings.backups)
    if not made:
        return Finding("backups", "none yet; the first one follows soon after the bot's start")
    age = SystemClock().now() - made[0].moment
    told = f"{len(made)} in {settings.backups}, the newest from {moment(made[0].moment)}"
    if age > 2 * settings.backup_hours * AN_HOUR:
        return problem(
            "backups", f"{told}; look for “the automatic backup failed” in the log, if the bot runs"
        )
    return Finding("backups", told)
