"""Vacations that begin and end: told at all of a person's tables, and by DM a day before the end."""

from collections.abc import Callable, Sequence
from typing import Final

import discord

from bot.clock import Clock
from bot.delivery.direct_messages import DirectMessages, TooEarly, language_of, may_pass
from bot.delivery.layouts import lay_out_again
from bot.delivery.outbox import Outbox
from bot.delivery.requests import wire
from bot.delivery.requests.priority_queue import Priority
from bot.delivery.requests.refused_requests import UNREACHABLE
from bot.delivery.requests.request_budget import requests_as
from bot.fault_injection import reached
from bot.language.words import words_for
from bot.log import log
from bot.message.messages import Message
from bot.schedule.habits import Away
from bot.storage.damage import TableBroken
from bot.storage.port import MovedOn, PeopleStore, TableStore, TimerStore
from bot.storage.tables import Tables
from bot.storage.timers import Timer
from bot.table.between_turns import vacations
from bot.table.lobby import Lobby
from bot.table.lobby_events import Person
from bot.table.lobby_reasons import LobbyRefusal
from bot.table.table_events import TableEvent
from bot.table.table_state import Table
from engine import Seat

MOST_TABLES: Final = 50
"""Tables at which a vacation is told."""
Told = Callable[[Lobby, Person], Sequence[TableEvent]]
Cause = Callable[[Table, Seat], int]


class Vacations:
    """Tells of vacations, and ends them."""

    def __init__(
        self,
        client: discord.Client,
        store: TableStore,
        tables: Tables,
        outbox: Outbox,
        *,
        people: PeopleStore,
        timers: TimerStore,
        dms: DirectMessages,
        clock: Clock,
    ) -> None:
        self._client = client
        self._store = store
        self._tables = tables
        self._outbox = outbox
        self._people = people
        self._timers = timers
        self._dms = dms
        self._clock = clock

    async def look(self, timer: Timer) -> bool:
        """Warn of the end of a vacation, or end it; False if that is to be tried again."""
        habits, now = await self._people.habits(timer.user_id), self._clock.now()
        if habits.away is None:
            await self._timers.move(timer, None)
        elif habits.away.end <= now:
            await self.end(timer.user_id)
        elif await self._warn(timer.user_id, habits.away.end):
            await self._timers.move(timer, habits.away.end)
        else:
            return False
        return True

    async def end(self, user_id: int) -> None:
        """A person is back: their tables know, and their time runs again.

        The vacation is over only when all of them know, and each is told once however often this is begun.
        """
        away = (await self._people.habits(user_id)).away
        if away is None:
            return
        told = await self._save(
            user_id, vacations.come_back, lambda table, seat: cause_of_return(table, seat, away)
        )
        reached("return-told")
        await self._people.change_habits(user_id, away=None)
        reached("back")
        self._post(told)

    async def tell(self, user_id: int, told: Told) -> None:
        """Tell something of a person at every table at which they play, under their name there."""
        self._post(await self._save(user_id, told, lambda table, _: table.own_cause))

    def _post(self, tables: Sequence[Table]) -> None:
        for table in tables:
            self._outbox.begin(table.stored.channel_id)

    async def _save(self, user_id: int, told: Told, cause: Cause) -> list[Table]:
        """The tables of a person that are told of something, once per cause."""
        tables = [
            await self._save_at(stored.id, user_id, told, cause)
            for stored in await self._store.tables_of(user_id, MOST_TABLES)
        ]
        return [table for table in tables if table is not None]

    async def _save_at(self, table_id: int, user_id: int, told: Told, cause: Cause) -> Table | None:
        try:
            table = await self._tables.by_id(table_id)
            seat = None if table is None else table.lobby.owned_by(user_id)
            if table is None or seat is None or not table.is_open:
                return None
            who = table.lobby.seated[seat]
            if not told(table.lobby, who):
                return None
            return await self._tables.act(table_id, lambda now: told(now.lobby, who), cause(table, seat))
        except (TableBroken, LobbyRefusal, MovedOn):
            return None  # nobody plays there any more, or it goes on without waiting

    async def _warn(self, user_id: int, end: int) -> bool:
        """Tell somebody that they will soon be back; False if Discord is away."""
        words = words_for(await language_of(self._people, user_id))
        message = Message(words("away-ends-soon", until=f"<t:{end}:R>"))
        reached("warning")
        try:
            with requests_as(Priority.REMINDER):
                channel = await self._dms.open(user_id)
                nonce = f"v{user_id % 10**10}-{end}"
                await wire.post(self._client, channel.id, lay_out_again(message, ()), (), nonce=nonce)
        except (TooEarly, discord.HTTPException, *UNREACHABLE) as error:
            log.info("the end of a vacation is not announced", extra={"why": str(error)})
            return isinstance(error, discord.HTTPException) and not may_pass(error)
        reached("warned")
        return True


def cause_of_return(table: Table, seat: Seat, away: Away) -> int:
    """The cause of telling a table that a vacation is over, like no other."""
    return -(1 << 62 | table.stored.id << 36 | away.start << 3 | seat)
