"""Who may be called by a loud message now."""

from collections.abc import Sequence

from bot.clock import Clock
from bot.schedule.waking_time import may_call
from bot.storage.port import PeopleStore


class AwakePeople:
    """Leaves out those who want no reminders, or none at this hour."""

    def __init__(self, people: PeopleStore, clock: Clock) -> None:
        self._people = people
        self._clock = clock

    async def among(self, called: Sequence[int]) -> list[int]:
        """Those among some people who may be called now."""
        now = self._clock.now()
        return [user_id for user_id in called if may_call(await self._people.habits(user_id), now)]
