"""Deadlines of turns, with a clock that the test moves."""

from bot.schedule.habits import Habits, QuietHours
from bot.schedule.turn_time import DAY, HOUR
from bot.storage.sql.storage import SqlStorage
from bot.storage.tables import Tables
from bot.table.agreement import Pace
from tests.bot.movable_clock import MovableClock
from tests.bot.slow_games import ANA, BEN, deal


async def test_a_seat_is_overdue_once_its_time_and_its_reserve_are_used_up(
    storage: SqlStorage, clock: MovableClock
) -> None:
    tables = Tables(storage.tables)
    table = await deal(tables, Pace.DAY)
    assert table.game is not None
    clock.move(3 * DAY - 1)
    assert await tables.overdue(table, clock.now()) == ()
    clock.move(1)
    assert await tables.overdue(table, clock.now()) == table.game.to_act


async def test_nobody_is_overdue_where_turns_take_as_long_as_they_take(
    storage: SqlStorage, clock: MovableClock
) -> None:
    tables = Tables(storage.tables)
    table = await deal(tables, Pace.NONE)
    clock.move(30 * DAY)
    assert await tables.overdue(table, clock.now()) == ()
    assert await tables.deadline(table) is None


async def test_the_deadline_leaves_out_the_quiet_hours_of_the_player(
    storage: SqlStorage, clock: MovableClock
) -> None:
    tables = Tables(storage.tables)
    table = await deal(tables, Pace.DAY)
    assert await tables.deadline(table) == clock.now() + DAY
    assert await tables.deadline(table, table.number) == clock.now() + DAY
    assert await tables.deadline(table, table.number - 1) is None
    hour = clock.now() % DAY // HOUR
    quiet = QuietHours((hour + 2) % 24 * 60, (hour + 10) % 24 * 60)
    for person in (ANA, BEN):
        await storage.people.change_habits(person.id, zone="UTC", quiet=quiet)
        assert await storage.people.habits(person.id) == Habits("UTC", quiet)
    assert await tables.deadline(table) == clock.now() + DAY + 2 * 8 * HOUR
