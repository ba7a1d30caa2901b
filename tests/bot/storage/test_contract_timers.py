"""Contract of `TimerStore`: timers come and go with the acts that cause them."""

import pytest

from bot.schedule.habits import Away, QuietHours
from bot.schedule.turn_time import DAY, HOUR, PING_AFTER, Nudge, StepKind, Told, time_spent
from bot.storage.port import Storage
from bot.storage.tables import Tables
from bot.storage.timers import Note, Reminder, Sent, TableTimer, TimerKind, TurnTimer
from bot.table.agreement import Agreement, Pace
from bot.table.lobby_events import (
    HOUSE,
    AgreementChanged,
    TableClosed,
    TableOpened,
    TableReopened,
    TableWarned,
)
from tests.bot.movable_clock import MovableClock
from tests.bot.slow_games import ANA, BEN, awaited, deal, play_turn
from tests.bot.storage.small_acts import open_table

LONG = 10**6 * DAY


async def turn_of(port: Storage, user_id: int) -> TurnTimer:
    (turn,) = await port.timers.turns_of(user_id)
    return turn


async def test_a_table_waits_for_whoever_is_to_act_and_nobody_else(
    port: Storage, clock: MovableClock
) -> None:
    tables = Tables(port.tables)
    table = await deal(tables)
    first = awaited(table)
    (other,) = {ANA.id, BEN.id} - {first}
    turn = await turn_of(port, first)
    assert (turn.wait.number, turn.wait.since, turn.wait.pace) == (table.number, clock.now(), Pace.DAY)
    assert turn.table == table.stored
    assert await port.timers.turns_of(other) == []
    clock.move(HOUR)
    after = await play_turn(tables, table, 50)
    assert await port.timers.turns_of(first) == []
    assert (await turn_of(port, other)).wait.number == after.number
    assert [one.user_id for one in await port.tables.turns_at(table.stored.id)] == [other]


async def test_what_is_due_comes_in_order_of_time(port: Storage, clock: MovableClock) -> None:
    tables = Tables(port.tables)
    quick, slow = await deal(tables, Pace.DAY), await deal(tables, Pace.LIVE, channel_id=101)
    assert await port.timers.next_due() == clock.now() + PING_AFTER
    assert await port.timers.due(clock.now(), 10) == []
    due = await port.timers.due(clock.now() + LONG, 10)
    assert [(type(one), one.due_at) for one in due] == [
        (TurnTimer, clock.now() + PING_AFTER),
        (TurnTimer, clock.now() + 8 * 60),
        (TableTimer, clock.now() + 14 * DAY),
        (TableTimer, clock.now() + 14 * DAY),
    ]
    assert [one.id for one in await port.timers.due(clock.now() + LONG, 1)] == [due[0].id]
    assert {one.table.id for one in due if isinstance(one, TurnTimer)} == {quick.stored.id, slow.stored.id}


async def test_a_timer_is_moved_unless_it_has_changed(port: Storage, clock: MovableClock) -> None:
    tables = Tables(port.tables)
    table = await deal(tables)
    turn = await turn_of(port, awaited(table))
    await port.timers.move(turn, 5)
    assert (await turn_of(port, awaited(table))).due_at == 5
    await port.timers.move(turn, 7)
    assert (await turn_of(port, awaited(table))).due_at == 5
    await port.timers.move(await turn_of(port, awaited(table)), None)
    assert (await turn_of(port, awaited(table))).due_at is None
    assert await port.timers.next_due() == clock.now() + 14 * DAY


async def test_a_closed_table_has_no_timers_and_a_reopened_one_begins_anew(
    port: Storage, clock: MovableClock
) -> None:
    tables = Tables(port.tables)
    table = await deal(tables)
    clock.move(DAY)
    await tables.act(table.stored.id, lambda _: (TableClosed(ANA),), 60)
    assert await port.timers.next_due() is None
    await tables.act(table.stored.id, lambda _: (TableReopened(ANA),), 61, closed=True)
    turn = await turn_of(port, awaited(table))
    assert (turn.wait.since, turn.wait.spent) == (clock.now(), 0)


async def test_a_lobby_is_looked_at_a_day_after_it_was_opened(port: Storage, clock: MovableClock) -> None:
    tables = Tables(port.tables)
    opened = await tables.open(1, 2, [TableOpened(ANA)], 9)
    assert opened is not None
    clock.move(HOUR)
    await tables.act(opened.stored.id, lambda _: (AgreementChanged(ANA, Agreement("pl")),), 10)
    (timer,) = await port.timers.due(clock.now() + LONG, 5)
    assert (timer.kind, timer.due_at) == (TimerKind.TABLE, clock.now() - HOUR + DAY)


async def test_a_warned_table_is_looked_at_a_week_later_and_after_a_turn_in_two(
    port: Storage, clock: MovableClock
) -> None:
    tables = Tables(port.tables)
    table = await deal(tables, Pace.NONE)
    warned = await tables.act(table.stored.id, lambda _: (TableWarned(HOUSE),), 70)
    assert await port.timers.next_due() == clock.now() + 7 * DAY
    await play_turn(tables, warned, 71)
    assert await port.timers.next_due() == clock.now() + 14 * DAY


async def test_what_goes_beyond_a_turns_time_is_taken_from_the_reserve(
    port: Storage, clock: MovableClock
) -> None:
    tables = Tables(port.tables)
    table = await deal(tables)
    late = awaited(table)
    clock.move(DAY + 5 * HOUR)
    table = await play_turn(tables, table, 80)
    table = await play_turn(tables, table, 81)
    turn = await turn_of(port, late)
    assert turn.reserve_left == 2 * DAY - 5 * HOUR
    assert (turn.ends, turn.ends_with_reserve) == (clock.now() + DAY, clock.now() + 3 * DAY - 5 * HOUR)
    clock.move(9 * DAY)
    await play_turn(tables, await play_turn(tables, table, 82), 83)
    assert (await turn_of(port, late)).reserve_left == 0


async def test_another_pace_gives_the_turn_its_time_anew(port: Storage, clock: MovableClock) -> None:
    tables = Tables(port.tables)
    table = await deal(tables)
    clock.move(2 * DAY)
    changed = AgreementChanged(ANA, Agreement(pace=Pace.WEEK))
    await tables.act(table.stored.id, lambda _: (changed,), 90)
    turn = await turn_of(port, awaited(table))
    assert (turn.wait.pace, turn.ends) == (Pace.WEEK, clock.now() + 7 * DAY)
    assert turn.reserve_left == 14 * DAY


async def test_time_that_has_counted_stays_counted_when_habits_change(
    port: Storage, clock: MovableClock
) -> None:
    tables = Tables(port.tables)
    table = await deal(tables)
    user_id = awaited(table)
    clock.move(10 * HOUR)
    await port.people.change_habits(user_id, zone="UTC", quiet=QuietHours(0, 12 * 60))
    turn = await turn_of(port, user_id)
    assert (turn.wait.spent, turn.wait.since, turn.due_at) == (10 * HOUR, clock.now(), clock.now())
    clock.move(2 * DAY)
    await port.people.change_habits(user_id, quiet=None)
    assert (await turn_of(port, user_id)).wait.spent == 10 * HOUR + DAY
    await port.people.change_habits(user_id, away=Away(clock.now(), clock.now() + DAY))
    clock.move(DAY)
    turn = await turn_of(port, user_id)
    assert time_spent(turn.wait, turn.habits, clock.now()) == 10 * HOUR + DAY


async def test_who_is_on_vacation_is_looked_at_when_their_turn_begins(
    port: Storage, clock: MovableClock
) -> None:
    for person in (ANA, BEN):
        await port.people.change_habits(person.id, away=Away(0, clock.now() + DAY))
    table = await deal(Tables(port.tables))
    assert (await turn_of(port, awaited(table))).due_at == clock.now()


async def test_what_was_told_counts_for_one_turn_and_its_message_is_deleted_after_it(
    port: Storage, clock: MovableClock
) -> None:
    tables = Tables(port.tables)
    table = await deal(tables)
    user_id = awaited(table)
    wait = (await turn_of(port, user_id)).wait
    told, sent = Told(StepKind.PING), Sent(100, 4000)
    assert await port.timers.note_told(Note(wait, told, sent, clock.now() + HOUR)) == [True]
    turn = await turn_of(port, user_id)
    assert (turn.told, turn.sent, turn.due_at) == (told, sent, clock.now() + HOUR)
    assert await port.timers.over(9) == []
    table = await play_turn(tables, table, 95)
    assert await port.timers.note_told(Note(wait, told, sent, None)) == [False]
    (over,) = await port.timers.over(9)
    assert over == Reminder(table.stored.id, user_id, wait.number, sent)
    await play_turn(tables, table, 96)
    turn = await turn_of(port, user_id)
    assert (turn.told, turn.sent) == (Told(), sent)
    await port.timers.forget(over)
    assert await port.timers.over(9) == []


@pytest.mark.parametrize(
    ("change", "told"), [({"later": 99}, Told(later=99)), ({"muted": True}, Told(muted=True))]
)
async def test_a_person_can_put_off_reminders_for_their_turn(
    port: Storage, clock: MovableClock, change: dict[str, int | bool], told: Told
) -> None:
    tables = Tables(port.tables)
    table = await deal(tables)
    turn = await turn_of(port, awaited(table))
    which = (table.stored.id, turn.user_id, turn.wait.number)
    assert await port.timers.change_told(*which, **change)
    turn = await turn_of(port, turn.user_id)
    assert (turn.told, turn.due_at) == (told, clock.now())
    await play_turn(tables, table, 97)
    assert not await port.timers.change_told(*which, **change)


async def test_a_damaged_table_is_not_looked_at(port: Storage) -> None:
    table = await deal(Tables(port.tables))
    await port.tables.close_damaged(table.stored.id, "torn")
    assert await port.timers.next_due() is None


async def test_acts_without_a_stage_set_no_timers(port: Storage) -> None:
    await open_table(port)
    assert await port.timers.next_due() is None


async def test_somebody_is_nudged_once_a_turn_and_looked_at_now(port: Storage, clock: MovableClock) -> None:
    tables = Tables(port.tables)
    table = await deal(tables)
    user_id = awaited(table)
    before = await turn_of(port, user_id)
    assert before.told.nudge is Nudge.NONE
    assert await port.timers.nudge(before.wait)
    asked = await turn_of(port, user_id)
    assert (asked.told.nudge, asked.due_at) == (Nudge.ASKED, clock.now())
    assert not await port.timers.nudge(before.wait)
    # What was read before does not undo it.
    assert await port.timers.note_told(Note(before.wait, Told(StepKind.PING), None, 7)) == [True]
    assert (await turn_of(port, user_id)).told == Told(StepKind.PING, nudge=Nudge.ASKED)
    sent = Told(StepKind.REMINDER, nudge=Nudge.SENT)
    assert await port.timers.note_told(Note(before.wait, sent, None, 9)) == [True]
    assert (await turn_of(port, user_id)).told.nudge is Nudge.SENT
    for cause in (50, 51):
        table = await play_turn(tables, table, cause)
    assert not await port.timers.nudge(before.wait)
    later = await turn_of(port, user_id)
    assert later.told == Told()
    assert await port.timers.nudge(later.wait)
