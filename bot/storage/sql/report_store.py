"""Reports to the host."""

from sqlite3 import Connection
from typing import Final, cast

from bot.clock import Clock
from bot.storage.reports import A_DAY, Report, check_number, check_text
from bot.storage.sqlite.database import Database

_WRITTEN_AFTER: Final = (
    "SELECT count(*), count(*) FILTER (WHERE user_id = ?) FROM reports WHERE written_at > ?"
)
_KNOWN: Final = "SELECT id FROM reports WHERE interaction_id = ?"
_ADD: Final = (
    "INSERT INTO reports (user_id, guild_id, text, interaction_id, written_at) VALUES (?, ?, ?, ?, ?)"
    " RETURNING id"
)


class SqliteReportStore:
    """`ReportStore` in SQLite."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def check(self, user_id: int) -> None:
        """Raise `ReportRefusal` if this person cannot write another report today."""
        ((of_all, own),) = await self._database.rows(_WRITTEN_AFTER, user_id, self._clock.now() - A_DAY)
        check_number(of_all, own)

    async def add(self, report: Report) -> int:
        """Store a report, once per interaction, and give its number; or raise `ReportRefusal`."""
        check_text(report.text)
        now = self._clock.now()
        return await self._database.write(lambda db: _add(db, report, now))


def _add(db: Connection, report: Report, now: int) -> int:
    found = db.execute(_KNOWN, (report.interaction_id,)).fetchone()
    if not found:
        check_number(*db.execute(_WRITTEN_AFTER, (report.user_id, now - A_DAY)).fetchone())
        row = (report.user_id, report.guild_id, report.text, report.interaction_id, now)
        found = db.execute(_ADD, row).fetchone()
    return cast("int", found[0])
