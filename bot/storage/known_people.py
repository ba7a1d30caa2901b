"""What is stored of the people who used the bot last, kept in memory: a press asks for it several times."""

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

from cachetools import LRUCache

from bot.storage.people import Reach
from bot.storage.port import PeopleStore
from bot.storage.preferences import Preferences

PEOPLE_IN_MEMORY: Final = 5000
"""Those who used the bot last; others are read again when they are needed."""
Stored = TypeVar("Stored")


class KnownPeople:
    """`PeopleStore` over another one, to which nobody else may write."""

    def __init__(self, store: PeopleStore) -> None:
        self._store = store
        self._reach: LRUCache[int, Reach] = LRUCache(PEOPLE_IN_MEMORY)
        self._preferences: LRUCache[int, Preferences] = LRUCache(PEOPLE_IN_MEMORY)
        self._lessons: LRUCache[int, frozenset[str]] = LRUCache(PEOPLE_IN_MEMORY)

    async def reach(self, user_id: int) -> Reach:
        """How a person can be reached."""
        return await _known(self._reach, user_id, self._store.reach)

    async def change_reach(self, user_id: int, **changes: bool | str) -> Reach:
        """Change fields of a person's reach."""
        return await _changed(self._reach, user_id, self._store.change_reach(user_id, **changes))

    async def preferences(self, user_id: int) -> Preferences:
        """What a person prefers."""
        return await _known(self._preferences, user_id, self._store.preferences)

    async def change_preferences(self, user_id: int, **changes: bool | str) -> Preferences:
        """Change fields of a person's preferences."""
        return await _changed(self._preferences, user_id, self._store.change_preferences(user_id, **changes))

    async def lessons(self, user_id: int) -> frozenset[str]:
        """The lessons that a person has been told."""
        return await _known(self._lessons, user_id, self._store.lessons)

    async def note_lessons(self, user_id: int, *lessons: str) -> None:
        """Note that a person has been told these lessons."""
        await _changed(self._lessons, user_id, self._store.note_lessons(user_id, *lessons))

    async def forget_lessons(self, user_id: int) -> None:
        """Tell a person all lessons again."""
        await _changed(self._lessons, user_id, self._store.forget_lessons(user_id))


async def _known(
    known: LRUCache[int, Stored], user_id: int, read: Callable[[int], Awaitable[Stored]]
) -> Stored:
    """What is in memory, or else read now."""
    found = known.get(user_id)
    if found is None:
        found = known[user_id] = await read(user_id)
    return found


async def _changed(known: LRUCache[int, Any], user_id: int, change: Awaitable[Stored]) -> Stored:
    """Change what is stored; it is read again next time, also if the change was cancelled on the way."""
    try:
        return await change
    finally:
        known.pop(user_id, None)
