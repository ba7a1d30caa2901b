"""Calls people whose turn it is: by DM or in the table's channel, each message instead of the one before."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Final

import discord

from bot.clock import Clock
from bot.delivery.direct_messages import DM_REFUSED, DirectMessages, TooEarly
from bot.delivery.layouts import lay_out_again
from bot.delivery.requests import wire
from bot.delivery.requests.priority_queue import Priority
from bot.delivery.requests.refused_requests import UNKNOWN_CHANNEL, UNREACHABLE, is_passing
from bot.delivery.requests.request_budget import requests_as
from bot.fault_injection import reached
from bot.log import log
from bot.message.messages import Message
from bot.public.between_turns.reminder_post import reminder_message, several_message
from bot.schedule.habits import Reminders as Wanted
from bot.schedule.turn_time import Nudge, StepKind, next_step
from bot.storage.port import PeopleStore, TimerStore
from bot.storage.shards import EVERYTHING, Shards
from bot.storage.timers import Note, Sent, TurnTimer

CLEARED_AT_ONCE: Final = 50

Reminded = tuple[TurnTimer, StepKind, Sent | None]
"""A turn, what its player was reminded of, and the message, if one was sent for this turn."""
News = Callable[[TurnTimer], Awaitable[str]]
"""What happened since somebody's last turn, in a line for their first reminder."""


class ChannelGone(Exception):
    """The channel of a table does not exist any more."""

    def __init__(self, channel_id: int) -> None:
        super().__init__(channel_id)
        self.channel_id = channel_id


async def no_news(_: TurnTimer) -> str:
    """Nothing to tell."""
    return ""


class Reminders:
    """Sends reminders, and deletes those that are over."""

    def __init__(
        self,
        client: discord.Client,
        timers: TimerStore,
        people: PeopleStore,
        *,
        dms: DirectMessages,
        clock: Clock,
        news: News = no_news,
    ) -> None:
        self._client = client
        self._timers = timers
        self._people = people
        self._dms = dms
        self._clock = clock
        self._news = news

    async def remind(self, turn: TurnTimer, kind: StepKind, *, hurried: bool = False) -> None:
        """Remind somebody of one turn; in a hurry without the news, which take long to find out."""
        news = await self._news(turn) if kind is StepKind.PING and not hurried else ""
        sent = await self._send(
            turn,
            lambda by_dm: reminder_message(turn, kind, by_dm=by_dm, news=news),
            f"t{turn.id}-{turn.wait.number}-{kind.value}",
        )
        reached("reminded")
        await self._note((turn, kind, sent))

    async def catch_up(self, turns: Sequence[tuple[TurnTimer, StepKind]]) -> None:
        """Remind somebody of several turns in one message."""
        (first, kind), *others = turns
        sent = await self._send(
            first,
            lambda _: several_message([turn for turn, _ in turns]),
            f"c{first.id}-{first.wait.number}-{kind.value}",
        )
        reached("reminded")
        await self._note((first, kind, sent), *((turn, step, None) for turn, step in others))

    async def pass_over(self, turn: TurnTimer, kind: StepKind) -> None:
        """Leave out a reminder that would reach nobody."""
        await self._note((turn, kind, None))

    async def clear(self, shards: Shards = EVERYTHING) -> None:
        """Delete reminders of turns that are over at the tables of some shards, while Discord is there."""
        while over := await self._timers.over(CLEARED_AT_ONCE, shards):
            for reminder in over:
                if reminder.sent is not None and not await self._delete(reminder.sent):
                    return
                await self._timers.forget(reminder)

    async def _note(self, *reminded: Reminded) -> None:
        """Delete what was told before, as nobody knows of it afterwards, and note all at one stroke."""
        for turn, _, _ in reminded:
            if turn.sent is not None:
                await self._delete(turn.sent)
        go_on = await self._timers.note_told(*(self._note_of(*one) for one in reminded))
        reached("told")
        for (_, _, sent), goes_on in zip(reminded, go_on, strict=True):
            if not goes_on and sent is not None:
                await self._delete(sent)

    def _note_of(self, turn: TurnTimer, kind: StepKind, sent: Sent | None) -> Note:
        nudge = Nudge.SENT if turn.told.nudge is Nudge.ASKED else turn.told.nudge
        told = replace(turn.told, sent=kind, later=0, nudge=nudge)
        due_at = next_step(turn.wait, told, turn.reserve_left, turn.habits, self._clock.now()).at
        return Note(turn.wait, told, sent, due_at)

    async def _send(self, turn: TurnTimer, make: Callable[[bool], Message], nonce: str) -> Sent | None:
        """Send a message by DM if that is wanted and works, else to the channel; None if neither works."""
        reached("reminding")
        with requests_as(Priority.REMINDER):
            if turn.habits.reminders is Wanted.DM and not turn.dm_closed:
                channel_id = await self._dm_with(turn.user_id)
                sent = channel_id and await self._post(channel_id, make(True), nonce, turn)
                if sent:
                    return sent
            return await self._post(turn.table.channel_id, make(False), nonce, turn)

    async def _dm_with(self, user_id: int) -> int | None:
        try:
            return (await self._dms.open(user_id)).id
        except TooEarly:
            return None
        except discord.HTTPException as error:
            await self._note_refusal(error, user_id)
            return None

    async def _post(self, channel_id: int, message: Message, nonce: str, turn: TurnTimer) -> Sent | None:
        """Post a message; None if Discord refuses it for good."""
        try:
            message_id = await wire.post(
                self._client,
                channel_id,
                lay_out_again(message, ()),
                (),
                nonce=nonce,
                mentions=wire.mentioning(message.pings),
            )
        except discord.HTTPException as error:
            if error.code == UNKNOWN_CHANNEL and channel_id == turn.table.channel_id:
                raise ChannelGone(channel_id) from error
            await self._note_refusal(error, turn.user_id)
            return None
        return Sent(channel_id, message_id)

    async def _note_refusal(self, error: discord.HTTPException, user_id: int) -> None:
        """Remember closed DMs; raise what may pass."""
        if is_passing(error):
            raise error
        if error.code in DM_REFUSED:
            await self._people.change_reach(user_id, closed=True, told=False)
        else:
            log.warning("a reminder is not sent", extra={"why": str(error)})

    async def _delete(self, sent: Sent) -> bool:
        """Delete a message, if it is still there; False if Discord is away."""
        try:
            with requests_as(Priority.OLD_BUTTONS):
                await self._client.http.delete_message(sent.channel_id, sent.message_id)
        except discord.HTTPException as error:
            return not is_passing(error)
        except UNREACHABLE:
            return False
        return True
