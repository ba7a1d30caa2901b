"""What people told the host about: a few reports a day, each of a length that somebody will read."""

from dataclasses import dataclass
from enum import Enum, auto
from sqlite3 import Connection
from typing import Final, cast

from bot.storage.sqlite.database import Database

LONGEST_REPORT: Final = 1000
"""Characters."""
A_DAY: Final = 86400
MOST_A_DAY: Final = 5
"""Reports of one person in a day."""
MOST_OF_ALL_A_DAY: Final = 200
"""Reports of everybody together in a day."""


class ReportReason(Enum):
    """Why a report is not kept."""

    EMPTY = auto()
    TOO_LONG = auto()
    TOO_MANY = auto()
    """This person has written enough for a day."""
    TOO_MANY_OF_ALL = auto()
    """Everybody together has."""


class ReportRefusal(Exception):
    """A report is not kept."""

    def __init__(self, reason: ReportReason) -> None:
        super().__init__(reason.name)
        self.reason = reason


@dataclass(frozen=True)
class Report:
    """What somebody writes to the host; the interaction it came with makes it one of a kind."""

    user_id: int
    guild_id: int | None
    text: str
    interaction_id: int


class ReportStore:
    """Keeps reports for the host."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def check(self, user_id: int) -> None:
        """May somebody write another report today? Else `ReportRefusal`."""
        ((everybodys, own),) = await self._database.rows(_TODAY, user_id, A_DAY)
        _check(cast("int", everybodys), cast("int", own))

    async def add(self, report: Report) -> int:
        """Keep a report, once; gives its number, or `ReportRefusal`."""
        if not report.text.strip():
            raise ReportRefusal(ReportReason.EMPTY)
        if len(report.text) > LONGEST_REPORT:  # no honest client sends it, but a forged one may
            raise ReportRefusal(ReportReason.TOO_LONG)
        return await self._database.write(lambda db: _keep(db, report))


_TODAY: Final = (
    "SELECT count(*), count(*) FILTER (WHERE user_id = ?) FROM reports WHERE written_at > unixepoch() - ?"
)


def _check(everybodys: int, own: int) -> None:
    if own >= MOST_A_DAY:
        raise ReportRefusal(ReportReason.TOO_MANY)
    if everybodys >= MOST_OF_ALL_A_DAY:
        raise ReportRefusal(ReportReason.TOO_MANY_OF_ALL)


def _keep(db: Connection, report: Report) -> int:
    known = db.execute("SELECT id FROM reports WHERE interaction_id = ?", (report.interaction_id,)).fetchone()
    if known:
        return cast("int", known[0])
    _check(*db.execute(_TODAY, (report.user_id, A_DAY)).fetchone())
    row = (report.user_id, report.guild_id, report.text, report.interaction_id)
    add = "INSERT INTO reports (user_id, guild_id, text, interaction_id) VALUES (?, ?, ?, ?)"
    return cast("int", db.execute(add, row).lastrowid)
