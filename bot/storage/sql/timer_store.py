"""What happens by itself: timers, and what people have been told in their turns."""

from typing import Final, cast

from bot.clock import Clock
from bot.schedule.turn_time import Nudge, Wait
from bot.storage.shards import EVERYTHING, Shards
from bot.storage.sql.database import Database, Transaction
from bot.storage.sql.shard_rows import among
from bot.storage.sql.stored_timers import TIMERS, timers, turn_timers
from bot.storage.timers import Note, Reminder, Sent, Timer, TurnTimer

_DUE: Final = f"{TIMERS} WHERE t.due_at <= ?"
_SOONEST: Final = "ORDER BY t.due_at, t.id LIMIT ?"
_DUE_OF: Final = f"{TIMERS} WHERE t.user_id = ? AND t.kind = 'turn' AND t.due_at <= ? ORDER BY t.due_at, t.id"
_TURNS_OF: Final = f"{TIMERS} WHERE t.user_id = ? AND t.kind = 'turn' ORDER BY t.id"
_NEXT: Final = (
    "SELECT t.due_at FROM timers t LEFT JOIN tables b ON b.id = t.table_id WHERE t.due_at IS NOT NULL"
)
_MOVE: Final = "UPDATE timers SET due_at = ? WHERE id = ? AND due_at = ? AND coalesce(since, 0) = ?"
_LOOK: Final = (
    "UPDATE timers SET due_at = ? WHERE table_id = ? AND user_id = ? AND kind = 'turn' AND number = ?"
)
_TELL: Final = (
    "INSERT INTO reminders (table_id, user_id, number, sent, later, muted, nudged, channel_id, message_id)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (table_id, user_id) DO UPDATE SET number = excluded.number, sent = excluded.sent,"
    " later = excluded.later, muted = excluded.muted, channel_id = excluded.channel_id,"
    " message_id = excluded.message_id, is_over = 0,"
    " nudged = CASE WHEN reminders.number = excluded.number AND reminders.nudged > excluded.nudged"
    " THEN reminders.nudged ELSE excluded.nudged END"  # it may have been asked for in the meantime
)
_ADD_TOLD: Final = (
    "INSERT INTO reminders (table_id, user_id, number) VALUES (?, ?, ?)"
    " ON CONFLICT (table_id, user_id) DO UPDATE SET number = excluded.number, sent = 0, later = 0,"
    " muted = 0, nudged = 0, is_over = 0 WHERE reminders.number <> excluded.number"
)
_NUDGE: Final = "UPDATE reminders SET nudged = ? WHERE table_id = ? AND user_id = ? AND nudged = ?"
_CHANGE_TOLD: Final = (
    "UPDATE reminders SET later = coalesce(?, later), muted = coalesce(?, muted)"
    " WHERE table_id = ? AND user_id = ?"
)
_OVER: Final = (
    "SELECT r.table_id, r.user_id, r.number, r.channel_id, r.message_id FROM reminders r"
    " JOIN tables t ON t.id = r.table_id WHERE r.is_over = 1"
)
_FORGET: Final = "DELETE FROM reminders WHERE table_id = ? AND user_id = ? AND number = ? AND is_over = 1"


class SqlTimerStore:
    """`TimerStore` in SQL."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def next_due(self, shards: Shards = EVERYTHING) -> int | None:
        """When the next timer of some shards is due."""
        ours, values = among(shards, "b.guild_id")
        rows = await self._database.rows(f"{_NEXT}{ours} {_SOONEST}", *values, 1)
        return cast("int", rows[0][0]) if rows else None

    async def due(self, now: int, most: int, shards: Shards = EVERYTHING) -> list[Timer]:
        """The timers of some shards that are due, in order of time."""
        ours, values = among(shards, "b.guild_id")
        return timers(await self._database.rows(f"{_DUE}{ours} {_SOONEST}", now, *values, most))

    async def due_turns_of(self, user_id: int, now: int) -> list[TurnTimer]:
        """The turns of one person that are due to be looked at, in order of time."""
        return turn_timers(await self._database.rows(_DUE_OF, user_id, now))

    async def turns_of(self, user_id: int) -> list[TurnTimer]:
        """The turns for which tables wait for a person, oldest first."""
        return turn_timers(await self._database.rows(_TURNS_OF, user_id))

    async def move(self, timer: Timer, due_at: int | None) -> None:
        """Look at something at another time, or never; unless its timer has changed in the meantime."""
        await self._database.write(
            lambda db: db.execute(_MOVE, due_at, timer.id, timer.due_at, timer.since or 0)
        )

    async def note_told(self, *notes: Note) -> list[bool]:
        """Note what people were told in their turns, in one transaction; False for a turn that is over."""

        async def note(db: Transaction) -> list[bool]:
            return [await _note_told(db, note) for note in notes]

        return await self._database.write(note, *(note.wait.table_id for note in notes))

    async def change_told(self, table_id: int, user_id: int, number: int, **changes: int | bool) -> bool:
        """Change what a person was told in a turn, and look at it now; False if the turn is over."""
        now, turn = self._clock.now(), (table_id, user_id, number)

        async def change(db: Transaction) -> bool:
            if await db.execute(_LOOK, now, *turn) != 1:
                return False
            await db.execute(_ADD_TOLD, *turn)
            muted = changes.get("muted")
            values = (changes.get("later"), None if muted is None else int(muted))
            await db.execute(_CHANGE_TOLD, *values, table_id, user_id)
            return True

        return await self._database.write(change, table_id)

    async def nudge(self, wait: Wait) -> bool:
        """Have somebody reminded for another player; False if the turn is over, or it was asked before."""
        now, turn = self._clock.now(), (wait.table_id, wait.user_id, wait.number)

        async def nudge(db: Transaction) -> bool:
            if await db.execute(_LOOK, now, *turn) != 1:
                return False
            await db.execute(_ADD_TOLD, *turn)
            return await db.execute(_NUDGE, Nudge.ASKED.value, *turn[:2], Nudge.NONE.value) == 1

        return await self._database.write(nudge, wait.table_id)

    async def over(self, most: int, shards: Shards = EVERYTHING) -> list[Reminder]:
        """What was told in turns that are over at the tables of some shards."""
        ours, values = among(shards)
        rows = await self._database.rows(f"{_OVER}{ours} ORDER BY r.table_id LIMIT ?", *values, most)
        return [
            Reminder(table_id, user_id, number, None if message_id is None else Sent(channel_id, message_id))
            for table_id, user_id, number, channel_id, message_id in rows
        ]

    async def forget(self, reminder: Reminder) -> None:
        """Forget what was told in a turn that is over."""
        turn = (reminder.table_id, reminder.user_id, reminder.number)
        await self._database.write(lambda db: db.execute(_FORGET, *turn), reminder.table_id)


async def _note_told(db: Transaction, note: Note) -> bool:
    """Note what was told in one turn."""
    wait, told, sent = note.wait, note.told, note.sent
    turn = (wait.table_id, wait.user_id, wait.number)
    if await db.execute(_LOOK, note.due_at, *turn) != 1:
        return False
    where = (None, None) if sent is None else (sent.channel_id, sent.message_id)
    values = (told.sent.value, told.later, int(told.muted), told.nudge.value)
    await db.execute(_TELL, *turn, *values, *where)
    return True
