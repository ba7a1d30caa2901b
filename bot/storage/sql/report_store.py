"""Reports to the host."""

from typing import Final, cast

from bot.clock import Clock
from bot.storage.reports import A_DAY, Report, check_number, check_text
from bot.storage.sql.database import Database, Transaction

_WRITTEN_AFTER: Final = (
    "SELECT count(*), count(*) FILTER (WHERE user_id = ?) FROM reports WHERE written_at > ?"
)
_KNOWN: Final = "SELECT id FROM reports WHERE interaction_id = ?"
_ADD: Final = (
    "INSERT INTO reports (user_id, guild_id, text, interaction_id, written_at) VALUES (?, ?, ?, ?, ?)"
    " RETURNING id"
)


class SqlReportStore:
    """`ReportStore` in SQL."""

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
        return await self._database.write(lambda db: _add(db, report, now), report.user_id)


async def _add(db: Transaction, report: Report, now: int) -> int:
    found = await db.row(_KNOWN, report.interaction_id)
    if not found:
        ((of_all, own),) = await db.rows(_WRITTEN_AFTER, report.user_id, now - A_DAY)
        check_number(of_all, own)
        row = (report.user_id, report.guild_id, report.text, report.interaction_id, now)
        (found,) = await db.rows(_ADD, *row)
    return cast("int", found[0])
