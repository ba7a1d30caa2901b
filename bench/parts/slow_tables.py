"""Slow tables in simulated time: the real store and delivery against the sandbox, pictures not drawn."""

import heapq
import random
from base64 import b64decode
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from typing import Any, cast

import discord

from bench.parts.crowd import Place
from bench.parts.slow_people import Pressed, SlowPerson, is_given_up, slow_agreement, slow_person
from bot.delivery.between_turns.follower_dms import FollowerDms
from bot.delivery.between_turns.reminders import Reminders
from bot.delivery.between_turns.timers import Timers
from bot.delivery.between_turns.vacations import Vacations
from bot.delivery.direct_messages import DirectMessages
from bot.delivery.hand_dms import Hands
from bot.delivery.members import Members
from bot.delivery.outbox import Outbox
from bot.delivery.requests import wire
from bot.delivery.requests.work_places import WorkPlaces
from bot.schedule.nudges import when_nudged
from bot.schedule.turn_time import DAY, LATER, MINUTE, TURN_TIMES, reserve_of, time_spent
from bot.schedule.waking_time import is_silent
from bot.storage.sql.storage import SqlStorage
from bot.storage.tables import Tables
from bot.storage.timers import TurnTimer
from bot.table import seating
from bot.table.agreement import WhenLate
from bot.table.between_turns.nudges import NudgeRefusal
from bot.table.lobby_events import AgreementChanged, GameStarted, SeatTaken, TableOpened
from bot.table.lobby_reasons import LobbyRefusal
from bot.table.table_events import TableEvent
from bot.table.table_state import Table
from engine import Options, Phase, Seat, Seed, draw_action, play, start
from engine.transitions.events import TurnEnded

PIXEL = b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
)
NUDGES: float = 0.2
"""How often others ask on some day for whoever is awaited."""
Turn = tuple[int, int, int]
"""A table, a person, and the event with which the turn began."""


class NoStudio:
    """Gives the same dot for every picture."""

    async def draw(self, *_: object) -> bytes:
        """A dot."""
        return PIXEL

    def alt_text(self, *_: object) -> str:
        """Nothing."""
        return ""


@dataclass(frozen=True)
class Press:
    """A button of a reminder that is about to be pressed."""

    which: Turn
    changes: dict[str, int | bool]


@dataclass
class SimulatedClock:
    """A clock that jumps to whatever comes next."""

    at: int

    def now(self) -> int:
        """Whole seconds since 1970, UTC."""
        return self.at


@dataclass
class Figures:
    """What is counted."""

    turns: int = 0
    by_computer: int = 0
    loud: Counter[Turn] = field(default_factory=Counter)
    called_by_posts: int = 0
    catch_ups: int = 0
    nudges: int = 0
    for_everybody: int = 0
    in_quiet_hours: int = 0
    for_played_turns: int = 0
    stuck: int = 0
    ended: int = 0
    given_up: int = 0
    """Games closed while they waited, as agreed, for somebody who never came back."""
    waiting: int = 0
    """Games that still wait for such a person."""
    slow: list[tuple[int, str, str]] = field(default_factory=list)
    """Games that go on: each table with its pace, and how far it has come."""
    unfinished: list[tuple[int, str, str]] = field(default_factory=list)


class SlowTables:
    """All tables, their people, and what comes next."""

    def __init__(self, client: discord.Client, storage: SqlStorage, clock: SimulatedClock, seed: int) -> None:
        self.storage, self.clock, self.chance, self.figures = storage, clock, random.Random(seed), Figures()
        self.tables, places, studio = Tables(storage.tables), WorkPlaces(), cast("Any", NoStudio())
        people, posts = storage.people, storage.posts
        hands = Hands(client, posts, self.tables, studio, people=people, places=places)
        dms, members = DirectMessages(client), Members(client)
        followers = FollowerDms(
            client, posts, self.tables, people=people, followers=storage.followers, dms=dms, members=members
        )
        self.outbox = Outbox(
            client,
            posts,
            self.tables,
            studio,
            people=people,
            hands=hands,
            followers=followers,
            places=places,
            clock=clock,
        )
        reminders = Reminders(client, storage.timers, people, dms=dms, clock=clock)
        vacations = Vacations(
            client,
            storage.tables,
            self.tables,
            self.outbox,
            people=people,
            timers=storage.timers,
            dms=dms,
            clock=clock,
        )
        self.timers = Timers(
            storage.timers,
            self.tables,
            self.outbox,
            reminders=reminders,
            vacations=vacations,
            members=members,
            clock=clock,
        )
        self.people: dict[int, SlowPerson] = {}
        self.gone: set[int] = set()
        """Those who have left their server."""
        self._given_up: set[int] = set()
        self._ahead: list[tuple[int, int, int, int, object]] = []
        self._order, self._causes = count(), count(1)
        self._planned: dict[tuple[int, int], object] = {}
        self._turns: dict[tuple[int, int], TurnTimer] = {}
        self._changed: dict[int, Table] = {}
        self.tables.listen(lambda table: self._changed.update({table.stored.id: table}))
        self._send, wire.post = wire.post, self._watched_post

    # What happens

    async def open(self, place: Place) -> None:
        """Deal a game at a place."""
        now, chance = self.clock.now(), self.chance
        people = [slow_person(one, now, chance) for one in place.people]
        for one in people:
            self.people[one.person.id] = one
            habits = one.habits
            await self.storage.people.change_habits(
                one.person.id, zone=habits.zone, quiet=habits.quiet, reminders=habits.reminders
            )
        first, *others = place.people
        agreement = slow_agreement(chance)
        seed = Seed(f"{chance.getrandbits(128):032x}")
        events: tuple[TableEvent, ...] = (
            TableOpened(first),
            *map(SeatTaken, others),
            AgreementChanged(first, agreement),
            GameStarted(first),
            *start(Options(len(people)), seed).events,
        )
        table = await self.tables.open(place.channel_id, place.guild_id, events, next(self._causes))
        assert table is not None
        if is_given_up(people, agreement):
            self._given_up.add(table.stored.id)
        await self._after(table)

    async def run(self, days: int) -> None:
        """Let time pass until all games are over, or so many days have passed."""
        end, midnight = self.clock.now() + days * DAY, self.clock.now() + DAY
        while True:
            due = await self.storage.timers.next_due()
            upcoming = [at for at in (due, self._ahead[0][0] if self._ahead else None) if at is not None]
            at = min(upcoming, default=end)
            if not upcoming or at >= end:
                break
            if at >= midnight:
                await self._wake_up_to_a_day()
                midnight += DAY
                continue
            self.clock.at = max(self.clock.at, at)
            if due is not None and due <= self.clock.at:
                await self._drain()
            else:
                await self._act(*heapq.heappop(self._ahead)[2:])
        await self._count_tables()

    async def _drain(self) -> None:
        """Let happen what is due, then see which tables it has changed."""
        self._changed.clear()
        await self.timers.drain()
        await self.timers.settled()
        for table in list(self._changed.values()):
            await self._after(table)

    async def _act(self, table_id: int, user_id: int, turn: object) -> None:
        """A person plays, comes back to their seat, or presses a button of a reminder."""
        if isinstance(turn, Press):
            await self.storage.timers.change_told(*turn.which, **turn.changes)
            return
        table = await self.tables.by_id(table_id)
        one = self.people[user_id]
        if table is None or not table.is_open or one.habits.is_away(self.clock.now()):
            self._planned.pop((table_id, user_id), None)
            if table is not None and table.is_open and one.habits.away is not None:
                self._plan(table, user_id, turn, one.habits.away.end + 600)
            return
        if table.lobby.away(user_id) is not None:
            try:
                table = await self.tables.act(
                    table_id, lambda now: (seating.sit_down(now.lobby, one.person),), next(self._causes)
                )
            except LobbyRefusal:
                return
            await self._after(table)
        elif table.people_to_act.get(user_id) == turn:
            *_, seat = table.people_to_act[user_id]
            self.figures.turns += 1
            await self._after(await self._play(table, seat, next(self._causes)))

    async def _after(self, table: Table) -> None:
        """Post what happened, let computers play, and have people plan their turns."""
        while table.computers_to_act:
            self.figures.by_computer += 1
            table = await self._play(table, table.computers_to_act[0], table.own_cause)
        await self.outbox.flush_channel(table.stored.channel_id)
        await self._look(table)
        for user_id, turn in table.people_to_act.items():
            if self._planned.get((table.stored.id, user_id)) != turn:
                self._plan(table, user_id, turn)
        for seat, _ in table.lobby.stand_ins:
            owner = table.lobby.seated[seat].id
            if owner > 0 and self._planned.get((table.stored.id, owner)) != "return":
                self._plan(table, owner, "return")

    def _plan(self, table: Table, user_id: int, turn: object, at: int | None = None) -> None:
        self._planned[table.stored.id, user_id] = turn
        when = at or self.people[user_id].plays_at(self.clock.now(), table.lobby.agreement.pace)
        if when is not None:
            heapq.heappush(self._ahead, (when, next(self._order), table.stored.id, user_id, turn))

    async def _play(self, table: Table, seat: Seat, cause: int) -> Table:
        def act(now: Table) -> list[TableEvent]:
            game, done = now.game, list[TableEvent]()
            assert game is not None
            while not any(isinstance(event, TurnEnded) for event in done):
                game, events = play(game, seat, draw_action(game, seat, self.chance.randrange))
                done += events
            return done

        return await self.tables.act(table.stored.id, act, cause)

    async def _wake_up_to_a_day(self) -> None:
        """A new day: some people leave for a vacation or for good, some travel, some nudge others."""
        now = self.clock.now()
        for turn in self._turns.values():
            if self.chance.random() < NUDGES:
                await self._nudge(turn.user_id, now)
        for user_id, one in self.people.items():
            if one.leaves and one.has_vanished(now):
                self.gone.add(user_id)
                continue
            away, zone = one.vacation(now), one.move_elsewhere()
            if zone is not None:
                one.habits = await self.storage.people.change_habits(user_id, zone=zone)
            if away is not None and not one.habits.is_away(now):
                one.habits = await self.storage.people.change_habits(user_id, away=away)

    async def _nudge(self, user_id: int, now: int) -> None:
        for turn in await self.storage.timers.turns_of(user_id):
            with suppress(NudgeRefusal):
                when_nudged(turn.wait, turn.told, turn.habits, now)
                self.figures.nudges += await self.storage.timers.nudge(turn.wait)

    # What is counted

    async def _look(self, table: Table) -> None:
        """Remember for whom a table waits, and see whether anybody took too long."""
        now, waiting = self.clock.now(), await self.storage.tables.turns_at(table.stored.id)
        current = {turn.user_id: turn for turn in waiting}
        for (table_id, user_id), turn in list(self._turns.items()):
            still = current.get(user_id)
            if table_id != table.stored.id or (still and still.wait.number == turn.wait.number):
                continue
            del self._turns[table_id, user_id]
            self._check_time(table, turn, now)
        self._turns |= {(table.stored.id, user_id): turn for user_id, turn in current.items()}

    def _check_time(self, table: Table, turn: TurnTimer, now: int) -> None:
        allowed, late = TURN_TIMES.get(turn.wait.pace), table.lobby.agreement.when_late
        habits = self.people[turn.user_id].habits
        if allowed is None or late in (WhenLate.WAIT, WhenLate.VOTE) or habits != turn.habits:
            return
        left = max(reserve_of(turn.wait.pace) - turn.reserve_used, 0)
        if time_spent(turn.wait, turn.habits, now) > allowed + left:
            self.figures.stuck += 1

    async def _watched_post(self, client: discord.Client, channel_id: int, *rest: Any, **more: Any) -> int:
        """Post, and count whom it calls."""
        sent = await self._send(client, channel_id, *rest, **more)
        called: list[int] = [] if more.get("silent") else more.get("mentions", {}).get("users", [])
        now, figures, nonce = self.clock.now(), self.figures, str(more["nonce"])
        figures.in_quiet_hours += sum(is_silent(now, self.people[one].habits) for one in called)
        if nonce[0] in "tc":
            await self._count_reminder(called[0], nonce)
        elif len(called) == 1:
            figures.called_by_posts += 1
        elif called:
            figures.for_everybody += 1
        return sent

    async def _count_reminder(self, user_id: int, nonce: str) -> None:
        timer_id, number = (int(part) for part in nonce[1:].split("-")[:2])
        turns = [one for one in await self.storage.timers.turns_of(user_id) if one.id == timer_id]
        if not turns or turns[0].wait.number != number:
            self.figures.for_played_turns += 1
            return
        self.figures.loud[turns[0].table.id, user_id, number] += 1
        self.figures.catch_ups += nonce[0] == "c"
        which, soon = (turns[0].table.id, user_id, number), self.clock.now() + MINUTE
        match self.people[user_id].presses():
            case Pressed.LATER:
                press = Press(which, {"later": soon + LATER})
            case Pressed.MUTE:
                press = Press(which, {"muted": True})
            case Pressed.NOTHING:
                return
        heapq.heappush(self._ahead, (soon, next(self._order), which[0], user_id, press))

    async def _count_tables(self) -> None:
        rows = await self.storage.database.rows("SELECT id FROM tables ORDER BY id")
        for (table_id,) in rows:
            table = await self.tables.by_id(table_id)
            assert table is not None
            self._count(table)

    def _count(self, table: Table) -> None:
        """How a game ended, or why it has not. Whoever waits for somebody for ever has given the game up."""
        game, figures, agreed = table.game, self.figures, table.lobby.agreement
        assert game is not None
        awaited = (self.people[user_id] for user_id in table.people_to_act)
        waits = any(one.has_vanished(self.clock.now()) for one in awaited)
        if game.phase is Phase.OVER:
            figures.ended += 1
        elif table.stored.id in self._given_up and not table.is_open:
            figures.given_up += 1
        elif table.stored.id in self._given_up and waits:
            figures.waiting += 1
        elif table.is_open:
            how_far = f"turn {game.turn}, {len(table.lobby.seated)} people, {len(game.bag)} tiles left"
            figures.slow.append((table.stored.id, agreed.pace.value, how_far))
        else:
            figures.unfinished.append((table.stored.id, agreed.pace.value, agreed.when_late.value))
