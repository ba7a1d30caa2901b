"""Automatic backups by their names: which there are, when one is due, which are kept."""

from collections.abc import Hashable, Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

NEWEST_KEPT: Final = 7
DAYS_KEPT: Final = 7
WEEKS_KEPT: Final = 5
"""This one and four before it."""
AN_HOUR: Final = 3600
_NAME: Final = "alhambra-%Y%m%dT%H%M%SZ.sqlite3"


@dataclass(frozen=True, order=True)
class Backup:
    """A backup and when it was made."""

    moment: int
    file: Path

    @property
    def _made(self) -> datetime:
        return datetime.fromtimestamp(self.moment, UTC)

    @property
    def day(self) -> Hashable:
        """The day on which it was made."""
        return self._made.date()

    @property
    def week(self) -> Hashable:
        """The week, with its year."""
        return self._made.isocalendar()[:2]


def name_at(moment: int) -> str:
    """The name of a backup that is made at a moment."""
    return datetime.fromtimestamp(moment, UTC).strftime(_NAME)


def found(folder: Path) -> list[Backup]:
    """The automatic backups in a folder, newest first. Files with other names are the host's own."""
    return sorted(_read(folder.glob("alhambra-*.sqlite3")), reverse=True)


def due_at(backups: list[Backup], hours: int, now: int) -> int:
    """When the next backup is to be made. One from the future, after a clock was set, does not count."""
    made = [backup.moment for backup in backups if backup.moment <= now]
    return max(made) + hours * AN_HOUR if made else now


def superfluous(backups: list[Backup]) -> list[Backup]:
    """Those not to be kept, newest first.

    Kept are the newest, the last of each of the latest days, and the last of each of the latest weeks.
    A backup that is the last of its week is always the last of its day or the newest, so none goes too early.
    """
    kept = {
        *backups[:NEWEST_KEPT],
        *list(_last_of_each(backups, "day"))[:DAYS_KEPT],
        *list(_last_of_each(backups, "week"))[:WEEKS_KEPT],
    }
    return [backup for backup in backups if backup not in kept]


def _last_of_each(backups: list[Backup], period: str) -> Iterator[Backup]:
    seen = set[Hashable]()
    for backup in backups:
        if (own := getattr(backup, period)) not in seen:
            seen.add(own)
            yield backup


def _read(files: Iterable[Path]) -> Iterator[Backup]:
    for file in files:
        try:
            made = datetime.strptime(file.name, _NAME).replace(tzinfo=UTC)
        except ValueError:
            continue
        yield Backup(int(made.timestamp()), file)
