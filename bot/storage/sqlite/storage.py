"""Everything that is stored, in one SQLite file."""

from pathlib import Path

from bot.clock import Clock
from bot.storage.sqlite.database import Database
from bot.storage.sqlite.ending_turn_store import SqliteEndingTurnStore
from bot.storage.sqlite.follower_store import SqliteFollowerStore
from bot.storage.sqlite.note_store import SqliteNoteStore
from bot.storage.sqlite.people_store import SqlitePeopleStore
from bot.storage.sqlite.post_store import SqlitePostStore
from bot.storage.sqlite.report_store import SqliteReportStore
from bot.storage.sqlite.table_store import SqliteTableStore
from bot.storage.sqlite.timer_store import SqliteTimerStore


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
