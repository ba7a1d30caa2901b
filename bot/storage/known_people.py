"""What is stored of the people who used the bot last, kept in memory: a press asks for it several times."""

from collections.abc import Awaitable, Callable
from typing import Final, Generic, TypeVar

from cachetools import LRUCache

from bot.schedule.habits import Away, Habits, QuietHours, Reminders
from bot.storage.ownership import ALL_OURS, Ownership
from bot.storage.people import Reach
from bot.storage.port import PeopleStore
from bot.storage.preferences import Preferences

PEOPLE_IN_MEMORY: Final = 5000
"""Those who used the bot last; others are read again when they are needed."""
Stored = TypeVar("Stored")
Result = TypeVar("Result")


class KnownPeople:
    """`PeopleStore` over another one. What other processes write there has to be told with `forget`."""

    def __init__(self, store: PeopleStore, ownership: Ownership = ALL_OURS) -> None:
        self._store = store
        self._listeners: list[Callable[[int], None]] = []
        self._reach = _Kept(store.reach, ownership, self._changed)
        self._preferences = _Kept(store.preferences, ownership, self._changed)
        self._lessons = _Kept(store.lessons, ownership, self._changed)

    def listen(self, listener: Callable[[int], None]) -> None:
        """Call a listener with every person of whom something was changed here."""
        self._listeners.append(listener)

    def forget(self, user_id: int | None = None) -> None:
        """Another process has changed what is stored of a person, or may have of anybody."""
        for kept in (self._reach, self._preferences, self._lessons):
            kept.forget(user_id)

    def _changed(self, user_id: int) -> None:
        for listener in self._listeners:
            listener(user_id)

    async def reach(self, user_id: int) -> Reach:
        """How a person can be reached."""
        return await self._reach.of(user_id)

    async def change_reach(self, user_id: int, **changes: bool | str) -> Reach:
        """Change fields of a person's reach."""
        return await self._reach.changed(user_id, self._store.change_reach(user_id, **changes))

    async def preferences(self, user_id: int) -> Preferences:
        """What a person prefers."""
        return await self._preferences.of(user_id)

    async def change_preferences(self, user_id: int, **changes: bool | str) -> Preferences:
        """Change fields of a person's preferences."""
        return await self._preferences.changed(user_id, self._store.change_preferences(user_id, **changes))

    async def lessons(self, user_id: int) -> frozenset[str]:
        """The lessons that a person has been told."""
        return await self._lessons.of(user_id)

    async def note_lessons(self, user_id: int, *lessons: str) -> None:
        """Note that a person has been told these lessons."""
        await self._lessons.changed(user_id, self._store.note_lessons(user_id, *lessons))

    async def forget_lessons(self, user_id: int) -> None:
        """Tell a person all lessons again."""
        await self._lessons.changed(user_id, self._store.forget_lessons(user_id))

    async def habits(self, user_id: int) -> Habits:
        """When and how a person wants to be called."""
        return await self._store.habits(user_id)

    async def change_habits(
        self, user_id: int, **changes: str | QuietHours | Away | Reminders | None
    ) -> Habits:
        """Change fields of a person's habits."""
        return await self._store.change_habits(user_id, **changes)

    async def vacations(self, user_id: int) -> list[Away]:
        """The vacations that a person has taken, oldest first."""
        return await self._store.vacations(user_id)


class _Kept(Generic[Stored]):
    """One kind of what is stored, in memory for the people who were asked about last."""

    def __init__(
        self,
        read: Callable[[int], Awaitable[Stored]],
        ownership: Ownership,
        changed: Callable[[int], None],
    ) -> None:
        self._read = read
        self._ownership = ownership
        self._tell = changed
        self._known: LRUCache[int, Stored] = LRUCache(PEOPLE_IN_MEMORY)
        self._changes = 0

    async def of(self, user_id: int) -> Stored:
        """What is in memory, or else read now."""
        found = self._known.get(user_id) if self._ownership.trusts_memory_of_people else None
        if found is None:
            before = self._changes
            found = await self._read(user_id)
            if self._changes == before:  # else it may be what was stored before the change
                self._known[user_id] = found
        return found

    async def changed(self, user_id: int, change: Awaitable[Result]) -> Result:
        """Change what is stored; it is read again next time, also if the change was cancelled on the way."""
        try:
            return await change
        finally:
            self.forget(user_id)
            self._tell(user_id)

    def forget(self, user_id: int | None = None) -> None:
        """Read it again next time, of one person or of all."""
        self._changes += 1
        if user_id is None:
            self._known.clear()
        else:
            self._known.pop(user_id, None)
