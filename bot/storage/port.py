"""What the bot asks of its storage, by subject, in the words of the game. It names no database.

An implementation keeps these promises, and `tests/bot/storage` puts each one through the same tests:

- Every change is written whole or not at all, and is still there after a crash once the call has returned.
- A table's events are numbered from 1 without gaps and never change.
- A cause (an interaction, or the position from which a computer plays) adds to tables once.
- A channel has at most one open table.
- Times are whole seconds of the bot's own `Clock`, never those of the database.
"""

from typing import Protocol

from bot.schedule.habits import Away, Habits, QuietHours, Reminders
from bot.schedule.turn_time import Wait
from bot.storage.backlog import BacklogStore
from bot.storage.ending_turns import EndingTurnStore
from bot.storage.followers import FollowerStore
from bot.storage.people import Reach
from bot.storage.posts import Posted, ToPost
from bot.storage.preferences import Preferences
from bot.storage.processes import ClusterStore
from bot.storage.reports import Report
from bot.storage.shards import EVERYTHING, Shards
from bot.storage.timers import Note, Reminder, Timer, TurnTimer
from bot.table.table_events import TableEvent
from bot.table.table_state import RecordedAct, StoredTable


class Conflict(Exception):
    """Another write came first; nothing of this one is stored."""


class MovedOn(Conflict):
    """Something has happened at the table since it was looked at."""


class ChannelTaken(Conflict):
    """The channel has another open table."""


class Fenced(Exception):
    """Others have taken this process for dead: nothing that it writes is stored any more."""


class StorageUnavailable(Exception):
    """The database does not answer for now; what it holds is not in doubt."""


class TableStore(Protocol):
    """Tables by channel, their events, and who sits there."""

    async def table(self, table_id: int) -> StoredTable | None:
        """A table by its number, open or closed."""

    async def table_in(self, channel_id: int) -> StoredTable | None:
        """The open table of a channel."""

    async def last_table_in(self, channel_id: int) -> StoredTable | None:
        """The newest table of a channel, open or closed."""

    async def closed_tables_in(self, channel_id: int, most: int) -> list[StoredTable]:
        """The closed tables of a channel, newest first."""

    async def tables_of(self, user_id: int, most: int) -> list[StoredTable]:
        """The open tables at which a person has taken a seat, newest first."""

    async def closed_for(self, table: StoredTable) -> int:
        """Seconds since a table was closed."""

    async def turns_at(self, table_id: int) -> list[TurnTimer]:
        """The turns for which a table waits, oldest first."""

    async def open_tables(self) -> int:
        """How many tables are open."""

    async def awaiting_computers(self, shards: Shards = EVERYTHING) -> list[int]:
        """The tables of some shards that wait for a computer to play."""

    async def last_number(self, table_id: int) -> int:
        """The number of a table's last event."""

    async def events(self, table_id: int, up_to: int | None = None) -> list[TableEvent]:
        """A table's events in order, all or the first ones; an error if one is missing or unreadable."""

    async def first_event(self, table_id: int) -> TableEvent:
        """The event with which a table was opened, whatever is wrong with the others."""

    async def has_seen(self, cause: int) -> bool:
        """Has this cause taken effect at some table?"""

    async def open_table(self, channel_id: int, guild_id: int, act: RecordedAct) -> StoredTable:
        """Store a new table with its first act, or raise `ChannelTaken`."""

    async def add(self, table: StoredTable, act: RecordedAct) -> bool:
        """Store an act; False, and nothing is stored, if its cause has taken effect already.

        `MovedOn` if its number does not follow the table's last event; `ChannelTaken` if it reopens the
        table and the channel has another.
        """

    async def close_damaged(self, table_id: int, why: str) -> None:
        """Close a table that cannot be read. Its events stay; the note `damaged/<table>` says why."""


class PostStore(Protocol):
    """Pending posts, and which messages show which table or hand."""

    async def ask_for_table(self, table: StoredTable, number: int, cause: int, rest: int = 0) -> bool:
        """Have a table posted again, once per cause.

        False, and nothing is stored, if a post of it was asked for less than `rest` seconds ago.
        """

    async def ask_for_hands(self, user_id: int, cause: int) -> None:
        """Have a person's hands brought, at all open tables where they have taken a seat."""

    async def to_post(self, channel_id: int | None = None, shards: Shards = EVERYTHING) -> list[ToPost]:
        """The pending posts, of one channel's tables or of all in some shards, oldest first."""

    async def mark_done(
        self,
        item_ids: list[int],
        message_id: int | None = None,
        problem: str | None = None,
        replaced: int | None = None,
    ) -> None:
        """Strike off pending posts: the last was sent as this message, or a problem prevents them.

        The buttons of the post that it has replaced, named by its item, are then to be removed.
        """

    async def mark_refreshed(self, table_id: int, number: int) -> None:
        """Strike off the refreshes of a table up to an event."""

    async def posts_of(self, table_id: int, most: int = 1) -> list[Posted]:
        """The messages that show a table, newest first."""

    async def post(self, item_id: int) -> Posted | None:
        """The message that an item was posted as."""

    async def hand_of(self, table_id: int, user_id: int) -> tuple[int, int] | None:
        """Channel and message of the DM that shows a person's hand."""

    async def keep_hand(self, table_id: int, user_id: int, channel_id: int, message_id: int) -> None:
        """Remember the DM that shows a person's hand, instead of an earlier one."""


class PeopleStore(Protocol):
    """How people can be reached, and what they prefer."""

    async def reach(self, user_id: int) -> Reach:
        """How a person can be reached."""

    async def change_reach(self, user_id: int, **changes: bool | str) -> Reach:
        """Change fields of a person's reach; fields changed at the same time elsewhere stay changed."""

    async def lessons(self, user_id: int) -> frozenset[str]:
        """The lessons that a person has been told."""

    async def note_lessons(self, user_id: int, *lessons: str) -> None:
        """Note that a person has been told these lessons."""

    async def forget_lessons(self, user_id: int) -> None:
        """Tell a person all lessons again."""

    async def preferences(self, user_id: int) -> Preferences:
        """What a person prefers."""

    async def change_preferences(self, user_id: int, **changes: bool | str) -> Preferences:
        """Change fields of a person's preferences; the others stay as they are."""

    async def habits(self, user_id: int) -> Habits:
        """When and how a person wants to be called."""

    async def change_habits(
        self, user_id: int, **changes: str | QuietHours | Away | Reminders | None
    ) -> Habits:
        """Change fields of a person's habits; the others stay as they are.

        The time that has counted for this person so far at tables that wait for them stays counted, and
        what is due there is looked at anew. A vacation counts among those taken.
        """

    async def vacations(self, user_id: int) -> list[Away]:
        """The vacations that a person has taken, oldest first."""


class TimerStore(Protocol):
    """What happens by itself: timers, and what people have been told in their turns.

    Acts set and remove the timers of their table; what has happened silences what was due before.
    """

    async def next_due(self, shards: Shards = EVERYTHING) -> int | None:
        """When the next timer of some shards is due; what concerns no table belongs to shard 0."""

    async def due(self, now: int, most: int, shards: Shards = EVERYTHING) -> list[Timer]:
        """The timers of some shards that are due, in order of time."""

    async def due_turns_of(self, user_id: int, now: int) -> list[TurnTimer]:
        """The turns of one person that are due to be looked at, in order of time."""

    async def turns_of(self, user_id: int) -> list[TurnTimer]:
        """The turns for which tables wait for a person, oldest first."""

    async def move(self, timer: Timer, due_at: int | None) -> None:
        """Look at something at another time, or never; unless its timer has changed in the meantime."""

    async def note_told(self, *notes: Note) -> list[bool]:
        """Note what people were told in their turns, all or nothing; False for a turn that is over."""

    async def change_told(self, table_id: int, user_id: int, number: int, **changes: int | bool) -> bool:
        """Change what a person was told in a turn, and look at it now; False if the turn is over."""

    async def nudge(self, wait: Wait) -> bool:
        """Have somebody reminded for another player; False if the turn is over, or it was asked before."""

    async def over(self, most: int, shards: Shards = EVERYTHING) -> list[Reminder]:
        """What was told in turns that are over at the tables of some shards."""

    async def forget(self, reminder: Reminder) -> None:
        """Forget what was told in a turn that is over."""


class ReportStore(Protocol):
    """Reports to the host."""

    async def check(self, user_id: int) -> None:
        """Raise `ReportRefusal` if this person cannot write another report today."""

    async def add(self, report: Report) -> int:
        """Store a report, once per interaction, and give its number; or raise `ReportRefusal`."""


class NoteStore(Protocol):
    """Short texts by name, for the bot itself."""

    async def read(self, name: str) -> str | None:
        """The text with this name."""

    async def write(self, name: str, text: str) -> None:
        """Store a text under a name, instead of an earlier one."""


class Storage(Protocol):
    """Everything that is stored."""

    @property
    def tables(self) -> TableStore:
        """Tables and their events."""

    @property
    def posts(self) -> PostStore:
        """Pending posts, and what was posted where."""

    @property
    def people(self) -> PeopleStore:
        """How people can be reached, and what they prefer."""

    @property
    def followers(self) -> FollowerStore:
        """Who follows which table."""

    @property
    def ending_turns(self) -> EndingTurnStore:
        """Turns that are about to end by themselves."""

    @property
    def timers(self) -> TimerStore:
        """What happens by itself."""

    @property
    def reports(self) -> ReportStore:
        """Reports to the host."""

    @property
    def notes(self) -> NoteStore:
        """Notes for the bot itself."""

    @property
    def cluster(self) -> ClusterStore:
        """The processes that serve the bot, and their shards."""

    @property
    def backlog(self) -> BacklogStore:
        """What waits to be done."""

    async def close(self) -> None:
        """Finish what is being written, and close the database."""
