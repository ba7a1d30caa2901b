"""Everything that is stored, in one database."""

from bot.clock import Clock
from bot.storage.sql.backlog_store import SqlBacklogStore
from bot.storage.sql.cluster_store import SqlClusterStore
from bot.storage.sql.database import Database
from bot.storage.sql.ending_turn_store import SqlEndingTurnStore
from bot.storage.sql.follower_store import SqlFollowerStore
from bot.storage.sql.note_store import SqlNoteStore
from bot.storage.sql.people_store import SqlPeopleStore
from bot.storage.sql.post_store import SqlPostStore
from bot.storage.sql.report_store import SqlReportStore
from bot.storage.sql.table_store import SqlTableStore
from bot.storage.sql.timer_store import SqlTimerStore


class SqlStorage:
    """`Storage` in SQL."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self.database = database
        self.tables = SqlTableStore(database, clock)
        self.posts = SqlPostStore(database, clock)
        self.people = SqlPeopleStore(database, clock)
        self.followers = SqlFollowerStore(database, clock)
        self.ending_turns = SqlEndingTurnStore(database)
        self.timers = SqlTimerStore(database, clock)
        self.reports = SqlReportStore(database, clock)
        self.notes = SqlNoteStore(database)
        self.cluster = SqlClusterStore(database, clock)
        self.backlog = SqlBacklogStore(database, clock)

    async def close(self) -> None:
        """Finish what is being written, and close the database."""
        await self.database.close()
