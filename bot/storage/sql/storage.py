"""Everything that is stored, in one SQLite file."""

from pathlib import Path

from bot.clock import Clock
from bot.storage.sql.ending_turn_store import SqliteEndingTurnStore
from bot.storage.sql.follower_store import SqliteFollowerStore
from bot.storage.sql.note_store import SqliteNoteStore
from bot.storage.sql.people_store import SqlitePeopleStore
from bot.storage.sql.post_store import SqlitePostStore
from bot.storage.sql.report_store import SqliteReportStore
from bot.storage.sql.table_store import SqliteTableStore
from bot.storage.sql.timer_store import SqliteTimerStore
from bot.storage.sqlite.database import Database


class SqliteStorage:
    """`Storage` in SQLite."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self.database = database
        self.tables = SqliteTableStore(database, clock)
        self.posts = SqlitePostStore(database, clock)
        self.people = SqlitePeopleStore(database, clock)
        self.followers = SqliteFollowerStore(database, clock)
        self.ending_turns = SqliteEndingTurnStore(database)
        self.timers = SqliteTimerStore(database, clock)
        self.reports = SqliteReportStore(database, clock)
        self.notes = SqliteNoteStore(database)

    async def close(self) -> None:
        """Finish what is being written, and close the file."""
        await self.database.close()


async def open_sqlite(path: Path, clock: Clock) -> SqliteStorage:
    """Open the file, creating or migrating it if need be; or raise `StartError`."""
    return SqliteStorage(await Database.open(path), clock)
