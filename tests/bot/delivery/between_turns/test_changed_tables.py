"""Somebody has left the server, and while that was found out something has happened at their table."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.schedule.turn_time import DAY, HOUR, StepKind
from bot.storage.damage import TableBroken
from bot.storage.sql.storage import SqlStorage
from bot.table.agreement import WhenLate
from bot.table.lobby_events import (
    HOUSE,
    GamePaused,
    LobbyEvent,
    Person,
    Question,
    SeatLeft,
    ServerLeft,
    TableClosed,
    VoteOpened,
)
from bot.table.table_state import Table
from tests.bot.delivery.between_turns.test_timers import Host, host, leave
from tests.bot.slow_games import ANA, BEN, awaited, deal, play_turn

__all__ = ["host"]

Happens = Callable[[], Awaitable[object]]


def meanwhile(host: Host, monkeypatch: pytest.MonkeyPatch, happens: Happens) -> None:
    """Let something happen at the moment when it is known who has left."""
    ask, asked = host.discord.get_member, list[int]()

    async def ask_slowly(guild_id: int, user_id: int) -> dict[str, int]:
        try:
            return await ask(guild_id, user_id)
        finally:
            asked.append(user_id)
            if len(asked) == 1:
                await happens()

    monkeypatch.setattr(host.discord, "get_member", ask_slowly)


def before_the_save(host: Host, monkeypatch: pytest.MonkeyPatch, happens: Happens) -> None:
    """Let something happen after it was decided what to do, and before that is saved."""
    act, begun = host.tables.act, list[int]()

    async def act_late(table_id: int, *others: Any, **options: Any) -> Table:
        begun.append(table_id)
        if len(begun) == 1:
            await happens()
        return await act(table_id, *others, **options)

    monkeypatch.setattr(host.tables, "act", act_late)


MOMENTS = pytest.mark.parametrize("let_happen", [meanwhile, before_the_save])


async def told(host: Host, table: Table) -> list[ServerLeft]:
    """How often the table was told."""
    events = await host.storage.tables.events(table.stored.id)
    return [event for event in events if isinstance(event, ServerLeft)]


def other_than(user_id: int) -> Person:
    return BEN if user_id == ANA.id else ANA


@MOMENTS
async def test_who_has_played_in_the_meantime_is_not_replaced(
    host: Host, monkeypatch: pytest.MonkeyPatch, let_happen: Any
) -> None:
    table, gone = await leave(host, WhenLate.ONE_TURN)
    let_happen(host, monkeypatch, lambda: play_turn(host.tables, table, 80))
    await host.after(DAY * 8 // 10)
    now = await host.now_at(table)
    assert await told(host, table) == []
    assert now.lobby.stand_ins == ()
    assert awaited(now) == other_than(gone).id
    assert host.discord.shown == [], "no reminder of a turn already played"


@MOMENTS
async def test_a_table_that_was_closed_in_the_meantime_stays_as_it_is(
    host: Host, monkeypatch: pytest.MonkeyPatch, let_happen: Any
) -> None:
    table, _ = await leave(host, WhenLate.ONE_TURN)

    async def close() -> None:
        await play(host, table, TableClosed(HOUSE), 81)

    let_happen(host, monkeypatch, close)
    await host.after(10 * DAY)
    assert await told(host, table) == []
    assert (await host.now_at(table)).lobby.stand_ins == ()
    assert await host.storage.timers.next_due() is None


@MOMENTS
@pytest.mark.parametrize("when_late", [WhenLate.ONE_TURN, WhenLate.VOTE])
async def test_a_table_that_votes_on_something_by_then_is_looked_at_again_at_once(
    host: Host, monkeypatch: pytest.MonkeyPatch, let_happen: Any, when_late: WhenLate
) -> None:
    table, gone = await leave(host, when_late)
    vote = VoteOpened(other_than(gone), Question.PAUSE, host.clock.now() + 2 * DAY, until=10**10)
    let_happen(host, monkeypatch, lambda: play(host, table, vote, 82))
    await host.after(DAY * 8 // 10)
    now = await host.now_at(table)
    assert len(await told(host, table)) == 1
    assert now.lobby.gone == {gone}
    assert now.lobby.vote is not None
    assert now.lobby.vote.opened.question is Question.PAUSE, "there is one vote at a time"
    if when_late is WhenLate.ONE_TURN:
        assert now.computers_to_act == (now.lobby.away(gone),)


async def test_a_break_that_was_agreed_in_the_meantime_is_kept(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, gone = await leave(host, WhenLate.WAIT)
    pause = GamePaused(other_than(gone), host.clock.now() + 5 * DAY)
    before_the_save(host, monkeypatch, lambda: play(host, table, pause, 84))
    await host.after(2 * DAY)
    now = await host.now_at(table)
    assert now.lobby.paused_until == pause.until
    assert len(await told(host, table)) <= 1


async def test_who_gave_up_their_seat_in_the_meantime_is_not_told_of(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, gone = await leave(host, WhenLate.ONE_TURN)
    who = table.lobby.person(gone)
    assert who is not None
    before_the_save(host, monkeypatch, lambda: play(host, table, SeatLeft(who), 85))
    await host.after(2 * DAY)
    assert await told(host, table) == []


@pytest.mark.parametrize("step", [StepKind.PING, StepKind.REMINDER, StepKind.DEADLINE])
async def test_a_table_that_cannot_be_read_is_left_out_and_the_others_go_on(
    host: Host, monkeypatch: pytest.MonkeyPatch, step: StepKind
) -> None:
    table, gone = await leave(host, WhenLate.ONE_TURN)
    healthy = await deal(host.tables, channel_id=101)
    if step is not StepKind.PING:
        await host.after(DAY * 7 // 10)
    if step is StepKind.DEADLINE:
        await mute(host.storage, table, gone)
    read = host.tables.by_id

    async def by_id(table_id: int) -> Table | None:
        if table_id == table.stored.id:
            raise TableBroken(table_id, ValueError("torn"))
        return await read(table_id)

    monkeypatch.setattr(host.tables, "by_id", by_id)
    await host.after(4 * DAY)
    due = await host.storage.timers.turns_of(gone)
    assert [turn.due_at for turn in due if turn.table.id == table.stored.id] == [None]
    assert await told(host, table) == []
    assert await told(host, healthy), "whoever has left is found out at the other table"


async def test_where_it_is_not_known_whether_somebody_has_left_they_are_reminded(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = await leave(host, WhenLate.ONE_TURN)

    async def no_answer(*_: int) -> dict[str, int]:
        raise ConnectionRefusedError

    monkeypatch.setattr(host.discord, "get_member", no_answer)
    await host.after(DAY * 8 // 10)
    assert len(host.discord.sent) == 2
    await host.after(3 * DAY)
    assert await told(host, table) == []
    assert (await host.now_at(table)).lobby.for_one_turn, "their time runs out as anybody’s"


async def play(host: Host, table: Table, event: LobbyEvent, cause: int) -> Table:
    """Something besides the game happens at a table."""
    return await host.tables.act(table.stored.id, lambda _: (event,), cause)


async def mute(storage: SqlStorage, table: Table, user_id: int) -> None:
    """Let somebody want no more reminders of their turn."""
    (turn,) = [one for one in await storage.timers.turns_of(user_id) if one.table.id == table.stored.id]
    await storage.timers.change_told(table.stored.id, user_id, turn.wait.number, muted=True)


async def test_nobody_is_missed_before_the_second_reminder(host: Host) -> None:
    table, gone = await leave(host, WhenLate.ONE_TURN)
    await host.after(HOUR)
    assert awaited(await host.now_at(table)) == gone
    assert len(host.discord.sent) == 1
