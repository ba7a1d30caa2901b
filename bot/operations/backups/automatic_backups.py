"""Backups of the database file every few hours while the bot runs, beside the event loop."""

import asyncio
import contextlib
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bot.clock import Clock, SystemClock
from bot.fault_injection import shortened
from bot.log import log
from bot.operations.backups.kept_backups import due_at, found, name_at, superfluous
from bot.settings import Settings
from bot.tasks import cancel
from workers.child_environment import child_environment

SETTLING: Final = 120.0
"""Seconds that the bot has for itself after its start."""
TRIED_AGAIN_AFTER: Final = 900.0
"""Seconds after a failure."""
LOOKED_AFTER: Final = 600.0
"""Seconds after which the clock is read again: the machine may have slept."""
FINISHED_WITHIN: Final = 3600.0
"""Seconds that a backup may take."""
_ROOT: Final = Path(__file__).parents[3]


class BackupFailed(Exception):
    """No backup was made; the text says why."""


@dataclass(frozen=True)
class AutomaticBackups:
    """Copies one database file into one folder."""

    database: Path
    folder: Path
    hours: int
    clock: Clock

    async def keep_saving(self) -> None:
        """Make a backup whenever one is due."""
        await asyncio.sleep(shortened(SETTLING))
        while True:
            await asyncio.sleep(await self.save_if_due())

    async def save_if_due(self) -> float:
        """Make a backup if one is due; gives the seconds until it is to be asked again."""
        left = await asyncio.to_thread(self._seconds_left)
        if left > 0:
            return min(left, LOOKED_AFTER)
        try:
            await self._save()
        except (BackupFailed, OSError) as error:
            log.error(
                "the automatic backup failed", extra={"why": str(error), "again_after": TRIED_AGAIN_AFTER}
            )
            return TRIED_AGAIN_AFTER
        return 0.0

    def _seconds_left(self) -> float:
        now = self.clock.now()
        return due_at(found(self.folder), self.hours, now) - now

    async def _save(self) -> None:
        """Make a backup, then delete those that are not to be kept."""
        copy = self.folder / name_at(self.clock.now())
        problems = await _run(self.database, copy)
        for problem in problems:
            log.warning(
                "something is damaged, in the backup too", extra={"backup": copy.name, "what": problem}
            )
        deleted = await asyncio.to_thread(self._tidy)
        log.info("backup made", extra={"backup": copy.name, "bytes": copy.stat().st_size, "deleted": deleted})

    def _tidy(self) -> int:
        unwanted = superfluous(found(self.folder))
        for backup in unwanted:
            backup.file.unlink(missing_ok=True)
        return len(unwanted)


@asynccontextmanager
async def backups_beside(settings: Settings) -> AsyncIterator[None]:
    """Make automatic backups meanwhile, if the settings ask for them and the tables are in a file."""
    if settings.backup_hours == 0 or settings.database_url is not None:
        yield
        return
    backups = AutomaticBackups(settings.database, settings.backups, settings.backup_hours, SystemClock())
    saving = asyncio.create_task(backups.keep_saving())
    try:
        yield
    finally:
        await cancel([saving])


async def _run(database: Path, copy: Path) -> list[str]:
    """Make a backup in a process of its own; gives the problems found in it, or raises `BackupFailed`."""
    process = await asyncio.create_subprocess_exec(
        *(
            sys.executable,
            "-P",
            "-m",
            "bot.operations.backups.backup_process",
            str(database.resolve()),
            str(copy.resolve()),
        ),
        stdin=DEVNULL,
        stdout=PIPE,
        stderr=PIPE,
        env=child_environment(str(_ROOT), *sys.path),
        start_new_session=True,
    )
    try:
        async with asyncio.timeout(FINISHED_WITHIN):
            said, wrong = await process.communicate()
    except TimeoutError as error:
        raise BackupFailed(f"it took more than {FINISHED_WITHIN:.0f} seconds") from error
    finally:
        await _ended(process)
    if process.returncode:
        raise BackupFailed(wrong.decode(errors="replace").strip() or f"it ended with {process.returncode}")
    return said.decode(errors="replace").splitlines()


async def _ended(process: Process) -> None:
    """Kill it if it still runs: what it leaves is tidied up by the next one."""
    if process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
