"""Vacations that begin and end: told at all of a person's tables, and by DM a day before the end."""

from collections.abc import Callable, Sequence
from typing import Final

import discord

from bot.clock import Clock
from bot.delivery.direct_messages import DirectMessages, TooEarly, language_of
from bot.delivery.layouts import lay_out_again
from bot.delivery.outbox import Outbox
from bot.delivery.requests import wire
from bot.delivery.requests.priority_queue import Priority
from bot.delivery.requests.request_budget import requests_as
from bot.language.words import words_for
from bot.log import log
from bot.message.messages import Message
from bot.storage.damage import TableBroken
from bot.storage.port import MovedOn, PeopleStore, TableStore, TimerStore
from bot.storage.tables import Tables
from bot.storage.timers import Timer
from bot.table.between_turns import vacations
from bot.table.lobby import Lobby
from bot.table.lobby_events import Person
from bot.table.lobby_reasons import LobbyRefusal
from bot.table.table_events import TableEvent

MOST_TABLES: Final = 50
"""Tables at which a vacation is told."""
Told = Callable[[Lobby, Person], Sequence[TableEvent]]


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

    async def look(self, timer: Timer) -> None:
        """Warn of the end of a vacation, or end it."""
        habits, now = await self._people.habits(timer.user_id), self._clock.now()
        if habits.away is None:
            await self._timers.move(timer, None)
        elif habits.away.end <= now:
            await self.end(timer.user_id)
        else:
            await self._warn(timer.user_id, habits.away.end)
            await self._timers.move(timer, habits.away.end)

    async def end(self, user_id: int) -> None:
        """A person is back: their time runs again, and their tables know."""
        await self._people.change_habits(user_id, away=None)
        await self.tell(user_id, vacations.come_back)

    async def tell(self, user_id: int, told: Told) -> None:
        """Tell something of a person at every table at which they play, under their name there."""
        for stored in await self._store.tables_of(user_id, MOST_TABLES):
            try:
                await self._tell_at(stored.id, user_id, told)
            except (TableBroken, LobbyRefusal, MovedOn):
                continue  # nobody plays there any more, or it goes on without waiting

    async def _tell_at(self, table_id: int, user_id: int, told: Told) -> None:
        table = await self._tables.by_id(table_id)
        seat = None if table is None else table.lobby.owned_by(user_id)
        if table is None or seat is None or not table.is_open:
            return
        who = table.lobby.seated[seat]
        if told(table.lobby, who):
            await self._tables.act(table_id, lambda now: told(now.lobby, who), table.own_cause)
            self._outbox.begin(table.stored.channel_id)

    async def _warn(self, user_id: int, end: int) -> None:
        words = words_for(await language_of(self._people, user_id))
        message = Message(words("away-ends-soon", until=f"<t:{end}:R>"))
        try:
            with requests_as(Priority.REMINDER):
                channel = await self._dms.open(user_id)
                nonce = f"v{user_id % 10**10}-{end}"
                await wire.post(self._client, channel.id, lay_out_again(message, ()), (), nonce=nonce)
        except (TooEarly, discord.HTTPException) as error:
            log.info("the end of a vacation is not announced", extra={"why": str(error)})
