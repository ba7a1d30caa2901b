"""What is due happens by itself, in order of time, once."""

from dataclasses import dataclass, field
from typing import Any, cast

import pytest

from bot.delivery.between_turns.reminders import Reminders
from bot.delivery.between_turns.timers import Timers
from bot.delivery.between_turns.turn_news import TurnNews
from bot.delivery.between_turns.vacations import Vacations
from bot.delivery.direct_messages import DirectMessages
from bot.delivery.members import Members
from bot.message.custom_ids import ReminderButton
from bot.schedule.habits import Away, QuietHours
from bot.schedule.habits import Reminders as Wanted
from bot.schedule.turn_time import DAY, HOUR, LATER, MINUTE
from bot.storage.sql.storage import SqlStorage
from bot.storage.tables import Tables
from bot.table.agreement import OnVacation, Pace, WhenLate
from bot.table.between_turns.votes import cast as cast_vote
from bot.table.lobby_events import (
    HOUSE,
    GamePaused,
    GameStarted,
    Person,
    Question,
    SeatTaken,
    ServerLeft,
    StandInCalled,
    TableOpened,
    TurnHandedOver,
    VacationEnded,
)
from bot.table.seating import sit_down
from bot.table.table_state import Table
from engine import Options, Seed, start
from tests.bot.delivery.recorded_discord import DM_OF, RecordedDiscord
from tests.bot.movable_clock import MovableClock
from tests.bot.slow_games import ANA, BEN, CHANNEL, GUILD, awaited, deal, play_turn


@dataclass
class Flushed:
    """Stands in for the outbox: notes which channels are to be posted to."""

    channels: list[int] = field(default_factory=list)

    def begin(self, channel_id: int) -> None:
        self.channels.append(channel_id)

    async def flush_channel(self, channel_id: int) -> None:
        self.channels.append(channel_id)


@dataclass
class Host:
    """Everything that lets things happen by themselves, on a clock that a test moves."""

    storage: SqlStorage
    clock: MovableClock
    tables: Tables
    discord: RecordedDiscord = field(default_factory=RecordedDiscord)
    outbox: Flushed = field(default_factory=Flushed)

    def __post_init__(self) -> None:
        self.restart()

    def restart(self) -> None:
        """As a new process would begin: only what is stored is known."""
        client, people = cast("Any", self.discord), self.storage.people
        self.tables = Tables(self.storage.tables)
        dms, news = DirectMessages(client), TurnNews(self.tables).line
        reminders = Reminders(client, self.storage.timers, people, dms=dms, clock=self.clock, news=news)
        outbox = cast("Any", self.outbox)
        vacations = Vacations(
            client,
            self.storage.tables,
            self.tables,
            outbox,
            people=people,
            timers=self.storage.timers,
            dms=DirectMessages(client),
            clock=self.clock,
        )
        self.timers = Timers(
            self.storage.timers,
            self.tables,
            outbox,
            reminders=reminders,
            vacations=vacations,
            members=Members(client),
            clock=self.clock,
        )

    async def after(self, seconds: int) -> None:
        """Let time pass, looking whenever something is due."""
        end = self.clock.now() + seconds
        while (at := await self.storage.timers.next_due()) is not None and at <= end:
            self.clock.move(max(at - self.clock.now(), 0))
            await self.timers.drain()
        self.clock.move(end - self.clock.now())
        await self.timers.drain()

    async def away_for(self, seconds: int) -> None:
        """Let time pass without looking."""
        self.clock.move(seconds)
        self.restart()
        await self.timers.drain()

    async def now_at(self, table: Table) -> Table:
        found = await self.tables.by_id(table.stored.id)
        assert found is not None
        return found


@pytest.fixture
def host(storage: SqlStorage, clock: MovableClock) -> Host:
    return Host(storage, clock, Tables(storage.tables))


async def test_one_ping_a_turn_comes_after_two_minutes_and_goes_with_the_turn(host: Host) -> None:
    table = await deal(host.tables)
    await host.after(2 * MINUTE - 1)
    assert host.discord.sent == []
    await host.after(1)
    (ping,) = host.discord.sent
    assert (ping.channel_id, ping.calls) == (CHANNEL, (awaited(table),))
    assert f"<@{awaited(table)}>, it’s your turn." in ping.text
    await host.after(HOUR)
    assert len(host.discord.sent) == 1
    await play_turn(host.tables, table, 50)
    await host.timers.drain()
    assert host.discord.deleted == [ping.id]


async def test_a_ping_says_in_a_line_what_happened_since_the_players_last_turn(host: Host) -> None:
    table = await deal(host.tables)
    for cause in (50, 51):
        table = await play_turn(host.tables, table, cause)
    await host.after(HOUR)
    call, news, time_left = host.discord.sent[0].text.splitlines()
    assert "it’s your turn" in call
    assert news
    assert "You have until" in time_left


async def test_a_turn_played_in_time_is_never_mentioned(host: Host) -> None:
    table = await deal(host.tables)
    await host.after(MINUTE)
    await play_turn(host.tables, table, 50)
    await host.after(MINUTE)
    assert host.discord.sent == []


async def test_each_of_three_messages_replaces_the_one_before(host: Host) -> None:
    await deal(host.tables, when_late=WhenLate.WAIT)
    await host.after(10 * DAY)
    assert len(host.discord.sent) == 3
    assert host.discord.deleted == [1, 2]
    assert "nearly up" in host.discord.shown[0].text


async def test_later_and_not_this_turn_are_offered_and_obeyed(host: Host) -> None:
    table = await deal(host.tables, when_late=WhenLate.WAIT)
    turn = (table.stored.id, awaited(table), table.number)
    await host.after(HOUR)
    later = ReminderButton(table.stored.id, table.number, ReminderButton.LATER)
    assert str(later) in host.discord.sent[0].custom_ids
    await host.storage.timers.change_told(*turn, later=host.clock.now() + LATER)
    await host.after(LATER - 1)
    assert len(host.discord.sent) == 1
    await host.after(1)
    assert len(host.discord.sent) == 2
    await host.storage.timers.change_told(*turn, muted=True)
    await host.after(10 * DAY)
    assert len(host.discord.sent) == 2


async def test_a_nudge_is_a_kind_word_instead_of_the_next_reminder(host: Host) -> None:
    table = await deal(host.tables, when_late=WhenLate.WAIT)
    await host.after(13 * HOUR)
    (turn,) = await host.storage.timers.turns_of(awaited(table))
    await host.storage.timers.nudge(turn.wait)
    await host.after(0)
    _, nudge = host.discord.sent
    assert nudge.calls == (awaited(table),)
    assert "the others are curious" in nudge.text
    assert host.discord.deleted == [1]
    await host.after(10 * DAY)
    assert [("curious" in sent.text, "nearly up" in sent.text) for sent in host.discord.sent[1:]] == [
        (True, False),
        (False, True),
    ]


async def test_a_nudge_in_quiet_hours_is_sent_when_they_end(host: Host) -> None:
    for person in (ANA, BEN):
        await host.storage.people.change_habits(person.id, reminders=Wanted.DM)
    table = await deal(host.tables, Pace.NONE)
    await host.after(2 * DAY)
    hour = host.clock.now() % DAY // HOUR
    quiet = QuietHours(hour * 60, (hour + 9) % 24 * 60)
    await host.storage.people.change_habits(awaited(table), zone="UTC", quiet=quiet)
    (turn,) = await host.storage.timers.turns_of(awaited(table))
    await host.storage.timers.nudge(turn.wait)
    await host.after(8 * HOUR)
    assert host.discord.sent == []
    await host.after(2 * HOUR)
    (nudge,) = host.discord.sent
    assert nudge.channel_id == DM_OF + awaited(table)
    assert f"The others in <#{CHANNEL}> are curious" in nudge.text


async def test_nobody_is_called_in_their_quiet_hours(host: Host) -> None:
    hour = host.clock.now() % DAY // HOUR
    quiet = QuietHours(hour * 60, (hour + 9) % 24 * 60)
    for person in (ANA, BEN):
        await host.storage.people.change_habits(person.id, zone="UTC", quiet=quiet)
    await deal(host.tables)
    await host.after(8 * HOUR)
    assert host.discord.sent == []
    await host.after(2 * HOUR)
    assert len(host.discord.sent) == 1


async def test_who_prefers_dms_is_reminded_there_and_in_the_channel_if_that_fails(host: Host) -> None:
    for person in (ANA, BEN):
        await host.storage.people.change_habits(person.id, reminders=Wanted.DM)
    table = await deal(host.tables)
    user_id = awaited(table)
    await host.after(HOUR)
    assert host.discord.sent[0].channel_id == DM_OF + user_id
    assert f"It’s your turn in <#{CHANNEL}>." in host.discord.sent[0].text
    host.discord.refuses[DM_OF + user_id] = (403, 50007)
    await host.after(DAY)
    assert (host.discord.sent[1].channel_id, host.discord.sent[1].calls) == (CHANNEL, (user_id,))
    assert (await host.storage.people.reach(user_id)).closed


async def test_who_wants_no_reminders_gets_none(host: Host) -> None:
    for person in (ANA, BEN):
        await host.storage.people.change_habits(person.id, reminders=Wanted.OFF)
    await deal(host.tables, when_late=WhenLate.WAIT)
    await host.after(10 * DAY)
    assert host.discord.sent == []


async def test_a_channel_that_refuses_reminders_stops_nothing(host: Host) -> None:
    table = await deal(host.tables)
    host.discord.refuses[CHANNEL] = (403, 50013)
    await host.after(3 * DAY)
    assert (await host.now_at(table)).lobby.for_one_turn


async def test_a_table_whose_channel_is_gone_is_closed(host: Host) -> None:
    table = await deal(host.tables)
    host.discord.refuses[CHANNEL] = (404, 10003)
    await host.after(HOUR)
    assert not (await host.now_at(table)).is_open
    assert await host.storage.timers.next_due() is None


async def test_one_person_alone_is_never_reminded(host: Host) -> None:
    computer = Person(-1, "Zahra")
    dealt = start(Options(2), Seed("ab" * 16)).events
    events = (TableOpened(ANA), SeatTaken(computer), GameStarted(ANA), *dealt)
    assert await host.tables.open(CHANNEL, GUILD, events, 9) is not None
    await host.after(13 * DAY)
    assert host.discord.sent == []


async def test_late_turns_are_played_by_a_computer_that_goes_again(host: Host) -> None:
    table = await deal(host.tables)
    user_id = awaited(table)
    seat = table.lobby.seat_of(user_id)
    await host.after(3 * DAY - 1)
    assert (await host.now_at(table)).number == table.number
    await host.after(1)
    late = await host.now_at(table)
    assert late.computers_to_act == (seat,)
    assert (await host.storage.tables.events(table.stored.id))[-1] == TurnHandedOver(
        HOUSE, cast("Any", seat), late.lobby.stand_ins[0][1]
    )
    assert host.outbox.channels == [CHANNEL]
    after = await play_turn(host.tables, late, 51)
    assert after.lobby.stand_ins == ()
    assert dict(after.lobby.missed) == {seat: 1}
    again = await play_turn(host.tables, await play_turn(host.tables, after, 52), 53)
    assert again.lobby.missed == ()


async def test_where_it_was_agreed_a_computer_sits_in_for_whoever_is_late(host: Host) -> None:
    table = await deal(host.tables, when_late=WhenLate.SIT_IN)
    await host.after(3 * DAY)
    assert isinstance((await host.storage.tables.events(table.stored.id))[-1], StandInCalled)


async def test_where_it_was_agreed_the_table_waits(host: Host) -> None:
    table = await deal(host.tables, when_late=WhenLate.WAIT)
    await host.after(10 * DAY)
    assert (await host.now_at(table)).number == table.number


async def test_a_vacation_is_waited_for_or_played_through_as_agreed(host: Host) -> None:
    for person in (ANA, BEN):
        await host.storage.people.change_habits(person.id, away=Away(0, host.clock.now() + 9 * DAY))
    waits = await deal(host.tables)
    plays = await deal(host.tables, on_vacation=OnVacation.COMPUTER, channel_id=101)
    await host.after(0)
    assert (await host.now_at(plays)).computers_to_act
    assert not (await host.now_at(plays)).lobby.missed
    await host.after(7 * DAY)
    assert (await host.now_at(waits)).number == waits.number
    assert host.discord.sent == []
    await host.after(DAY + HOUR)
    assert [sent for sent in host.discord.sent if "vacation" in sent.text] != []


async def test_a_lobby_closes_after_a_day_and_a_game_is_warned_about_first(host: Host) -> None:
    lobby = await host.tables.open(7, GUILD, (TableOpened(ANA),), 70)
    game = await deal(host.tables, Pace.NONE)
    assert lobby is not None
    await host.after(DAY)
    assert not (await host.now_at(lobby)).is_open
    await host.after(13 * DAY)
    assert (await host.now_at(game)).lobby.warned
    await host.after(7 * DAY)
    assert not (await host.now_at(game)).is_open
    assert await host.storage.timers.next_due() is None


async def test_a_game_does_not_close_while_the_time_for_a_turn_runs(host: Host) -> None:
    table = await deal(host.tables, Pace.WEEK, WhenLate.WAIT)
    await host.after(21 * DAY)
    assert not (await host.now_at(table)).lobby.warned
    await host.after(14 * DAY)
    assert (await host.now_at(table)).lobby.warned
    await host.after(7 * DAY)
    assert not (await host.now_at(table)).is_open


async def test_after_an_outage_a_person_gets_one_message_for_all_their_tables(host: Host) -> None:
    for channel_id in (100, 101, 102):
        await deal(host.tables, channel_id=channel_id)
    await host.away_for(20 * HOUR)
    (message,) = host.discord.sent
    assert all(f"<#{channel_id}>" in message.text for channel_id in (100, 101, 102))
    await host.after(HOUR)
    assert len(host.discord.sent) == 1


async def test_after_an_outage_late_deadlines_take_effect_in_their_order(host: Host) -> None:
    second = await deal(host.tables, Pace.DAY, channel_id=101)
    first = await deal(host.tables, Pace.RELAXED)
    await host.away_for(9 * DAY)
    assert host.outbox.channels == [CHANNEL, 101]
    for table in (first, second):
        assert (await host.now_at(table)).computers_to_act
    assert host.discord.sent == []


async def test_what_discord_does_not_take_is_sent_once_when_it_is_back(host: Host) -> None:
    await deal(host.tables)
    host.discord.away = True
    host.clock.move(5 * MINUTE)
    assert not await host.timers.drain()
    host.discord.away = False
    assert await host.timers.drain()
    assert await host.timers.drain()
    assert len(host.discord.sent) == 1


async def test_a_crash_between_sending_and_noting_sends_nothing_twice(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    await deal(host.tables)
    host.clock.move(5 * MINUTE)

    async def crash(*_: object) -> None:
        raise OSError

    with monkeypatch.context() as patched:
        patched.setattr(host.storage.timers, "note_told", crash)
        assert not await host.timers.drain()
    host.restart()
    assert await host.timers.drain()
    assert len(host.discord.sent) == 1


# Votes, breaks and vacations


async def test_where_it_was_agreed_the_others_vote_on_a_late_turn(host: Host) -> None:
    table = await deal(host.tables, when_late=WhenLate.VOTE)
    late = awaited(table)
    await host.after(3 * DAY)
    now = await host.now_at(table)
    assert now.lobby.vote is not None
    assert now.lobby.vote.opened.question is Question.LATE_TURN
    other = BEN if late == ANA.id else ANA
    await host.tables.act(table.stored.id, lambda at: cast_vote(at.lobby, other, 1, yes=True), 60)
    assert (await host.now_at(table)).computers_to_act == (now.lobby.seat_of(late),)


async def test_a_vote_that_nobody_answers_ends_by_itself_and_the_table_waits(host: Host) -> None:
    table = await deal(host.tables, when_late=WhenLate.VOTE)
    await host.after(3 * DAY)
    assert (await host.now_at(table)).lobby.vote is not None
    await host.after(DAY)
    now = await host.now_at(table)
    assert now.lobby.vote is None
    assert now.people_to_act


async def test_no_time_runs_during_a_break_and_it_ends_by_itself(host: Host) -> None:
    table = await deal(host.tables)
    await host.after(10 * HOUR)
    called = len(host.discord.sent)
    until = host.clock.now() + 20 * DAY
    await host.tables.act(table.stored.id, lambda _: (GamePaused(ANA, until),), 61)
    await host.after(20 * DAY - 1)
    assert len(host.discord.sent) == called
    assert await host.tables.deadline(table) == until + 14 * HOUR
    await host.after(1)
    assert (await host.now_at(table)).lobby.paused_until is None
    await host.after(14 * HOUR - 1)
    assert (await host.now_at(table)).computers_to_act == ()


async def test_a_vacation_is_warned_of_and_ends_by_itself(host: Host) -> None:
    table = await deal(host.tables)
    waited_for = awaited(table)
    now = host.clock.now()
    await host.storage.people.change_habits(waited_for, away=Away(now, now + 5 * DAY))
    await host.after(4 * DAY - 1)
    assert host.discord.sent == []
    await host.after(1)
    (warning,) = host.discord.sent
    assert "Your vacation ends" in warning.text
    await host.after(DAY)
    assert (await host.storage.people.habits(waited_for)).away is None
    assert isinstance((await host.storage.tables.events(table.stored.id))[-1], VacationEnded)


# People who have left the server


async def leave(host: Host, when_late: WhenLate, pace: Pace = Pace.DAY) -> tuple[Table, int]:
    """A game in which whoever is awaited leaves the server."""
    table = await deal(host.tables, pace, when_late)
    host.discord.left.add(awaited(table))
    return table, awaited(table)


@pytest.mark.parametrize("when_late", [WhenLate.ONE_TURN, WhenLate.SIT_IN])
async def test_for_whoever_has_left_the_server_a_computer_sits_in_as_soon_as_it_is_noticed(
    host: Host, when_late: WhenLate
) -> None:
    table, gone = await leave(host, when_late)
    await host.after(DAY * 8 // 10 - 1)
    assert len(host.discord.sent) == 1
    await host.after(1)
    *_, called, left = await host.storage.tables.events(table.stored.id)
    assert isinstance(called, StandInCalled)
    assert isinstance(left, ServerLeft)
    assert left.by.id == gone
    now = await host.now_at(table)
    assert now.computers_to_act == (now.lobby.away(gone),)
    assert now.lobby.gone == {gone}
    await host.timers.drain()
    assert host.discord.shown == [], "nobody is called who cannot see it"
    back = await host.tables.act(table.stored.id, lambda at: (sit_down(at.lobby, called_back(gone)),), 70)
    assert back.lobby.gone == frozenset()
    assert back.people_to_act


def called_back(user_id: int) -> Person:
    return ANA if user_id == ANA.id else BEN


async def test_where_it_was_agreed_the_others_vote_as_soon_as_it_is_noticed(host: Host) -> None:
    table, gone = await leave(host, WhenLate.VOTE)
    await host.after(DAY * 8 // 10)
    now = await host.now_at(table)
    assert now.lobby.gone == {gone}
    assert now.lobby.vote is not None
    assert now.lobby.vote.opened.question is Question.LATE_TURN


async def test_a_table_that_waits_says_once_that_somebody_has_left_and_calls_them_no_more(host: Host) -> None:
    table, gone = await leave(host, WhenLate.WAIT)
    await host.after(10 * DAY)
    now = await host.now_at(table)
    assert now.number == table.number + 1
    assert now.lobby.gone == {gone}
    assert len(host.discord.sent) == 1
    host.discord.left.clear()
    after = await play_turn(host.tables, now, 71)
    assert after.lobby.gone == frozenset()


async def test_who_wants_no_reminders_is_missed_when_the_time_is_up(host: Host) -> None:
    for person in (ANA, BEN):
        await host.storage.people.change_habits(person.id, reminders=Wanted.OFF)
    table, gone = await leave(host, WhenLate.ONE_TURN)
    await host.after(3 * DAY)
    assert (await host.now_at(table)).lobby.gone == {gone}


async def test_where_discord_does_not_answer_nobody_has_left(host: Host) -> None:
    table, _ = await leave(host, WhenLate.ONE_TURN)
    await host.after(HOUR)
    host.discord.away = True
    host.clock.move(DAY)
    assert not await host.timers.drain()
    assert (await host.now_at(table)).number == table.number
