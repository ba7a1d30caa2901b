"""How people can be reached, and what they prefer."""

from collections.abc import Callable, Mapping
from dataclasses import astuple, replace
from typing import Final, TypeVar

from bot.clock import Clock
from bot.schedule.habits import Away, Habits, QuietHours, Reminders
from bot.storage.people import Reach
from bot.storage.preferences import Colours, Preferences, Showing
from bot.storage.sql.database import Database, Row, Transaction
from bot.storage.sql.habit_rows import HABITS, VACATIONS, change_habits, habits_of

Stored = TypeVar("Stored", Reach, Preferences)

_REACH: Final = "SELECT wants_dms, dm_closed, told_closed, language, toured FROM people WHERE user_id = ?"
_CHANGE_REACH: Final = (
    "INSERT INTO people (user_id, wants_dms, dm_closed, told_closed, language, toured)"
    " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (user_id) DO UPDATE SET wants_dms = excluded.wants_dms,"
    " dm_closed = excluded.dm_closed, told_closed = excluded.told_closed, language = excluded.language,"
    " toured = excluded.toured"
)
_PREFERENCES: Final = (
    "SELECT chosen_language, colours, showing, asks_overpay, ends_turns FROM people WHERE user_id = ?"
)
_CHANGE_PREFERENCES: Final = (
    "INSERT INTO people (user_id, chosen_language, colours, showing, asks_overpay, ends_turns)"
    " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (user_id) DO UPDATE SET"
    " chosen_language = excluded.chosen_language, colours = excluded.colours, showing = excluded.showing,"
    " asks_overpay = excluded.asks_overpay, ends_turns = excluded.ends_turns"
)


_LESSONS: Final = "SELECT lesson FROM lessons WHERE user_id = ?"
_FORGET_LESSONS: Final = "DELETE FROM lessons WHERE user_id = ?"
_NOTE_LESSON: Final = (
    "INSERT INTO lessons (user_id, lesson) VALUES (?, ?) ON CONFLICT (user_id, lesson) DO NOTHING"
)


class SqlPeopleStore:
    """`PeopleStore` in SQL."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def reach(self, user_id: int) -> Reach:
        """How a person can be reached."""
        return _reach(await self._database.rows(_REACH, user_id))

    async def change_reach(self, user_id: int, **changes: bool | str) -> Reach:
        """Change fields of a person's reach; fields changed at the same time elsewhere stay changed."""
        return await self._change(user_id, _reach, _REACH, _CHANGE_REACH, changes)

    async def preferences(self, user_id: int) -> Preferences:
        """What a person prefers."""
        return _preferences(await self._database.rows(_PREFERENCES, user_id))

    async def change_preferences(self, user_id: int, **changes: bool | str) -> Preferences:
        """Change fields of a person's preferences; the others stay as they are."""
        return await self._change(user_id, _preferences, _PREFERENCES, _CHANGE_PREFERENCES, changes)

    async def habits(self, user_id: int) -> Habits:
        """When and how a person wants to be called."""
        return habits_of(await self._database.rows(HABITS, user_id))

    async def change_habits(
        self, user_id: int, **changes: str | QuietHours | Away | Reminders | None
    ) -> Habits:
        """Change fields of a person's habits; what has counted for them so far stays counted."""
        now = self._clock.now()
        return await self._database.write(lambda db: change_habits(db, user_id, changes, now), user_id)

    async def vacations(self, user_id: int) -> list[Away]:
        """The vacations that a person has taken, oldest first."""
        return [Away(*row) for row in await self._database.rows(VACATIONS, user_id)]

    async def _change(
        self,
        user_id: int,
        read: Callable[[list[Row]], Stored],
        select: str,
        store: str,
        changes: Mapping[str, bool | str],
    ) -> Stored:
        """Change some fields of what is stored of a person, in one transaction."""

        async def change(db: Transaction) -> Stored:
            before = read(await db.rows(select, user_id))
            changed: Stored = replace(before, **changes)  # type: ignore[arg-type]  # names and values of its own fields
            if changed != before:
                await db.execute(store, user_id, *astuple(changed))
            return changed

        return await self._database.write(change, user_id)

    async def lessons(self, user_id: int) -> frozenset[str]:
        """The lessons that a person has been told."""
        return frozenset(lesson for (lesson,) in await self._database.rows(_LESSONS, user_id))

    async def note_lessons(self, user_id: int, *lessons: str) -> None:
        """Note that a person has been told these lessons."""

        async def note(db: Transaction) -> None:
            await db.execute_many(_NOTE_LESSON, [(user_id, lesson) for lesson in lessons])

        await self._database.write(note, user_id)

    async def forget_lessons(self, user_id: int) -> None:
        """Tell a person all lessons again."""
        await self._database.write(lambda db: db.execute(_FORGET_LESSONS, user_id), user_id)


def _reach(rows: list[Row]) -> Reach:
    if not rows:
        return Reach()
    wants_dms, closed, told, language, toured = rows[0]
    return Reach(bool(wants_dms), bool(closed), bool(told), language, bool(toured))


def _preferences(rows: list[Row]) -> Preferences:
    if not rows:
        return Preferences()
    language, colours, showing, asks, ends = rows[0]
    return Preferences(language, Colours(colours), Showing(showing), bool(asks), bool(ends))
