"""Deadlines of turns, with a clock that the test moves."""

from bot.public.posts import overdue
from bot.storage.sqlite.storage import SqliteStorage
from bot.storage.tables import Tables
from bot.table.agreement import Agreement, Pace
from bot.table.lobby_events import AgreementChanged, GameStarted, Person, SeatTaken, TableOpened
from bot.table.table_state import Table
from engine import Options, Seed, start
from tests.bot.movable_clock import MovableClock

ANA, BEN = Person(1, "Ana"), Person(2, "Ben")
A_DAY = 86400


async def deal(storage: SqliteStorage, pace: Pace) -> Table:
    """A game that has just been dealt and posted."""
    dealt = start(Options(2), Seed("ab" * 16)).events
    agreed = AgreementChanged(ANA, Agreement(pace=pace))
    events = (TableOpened(ANA), SeatTaken(BEN), agreed, GameStarted(ANA), *dealt)
    table = await Tables(storage.tables).open(100, 200, events, 11)
    assert table is not None
    await post_all(storage)
    return table


async def post_all(storage: SqliteStorage) -> None:
    """Strike off all pending posts as sent."""
    for item in await storage.posts.to_post():
        await storage.posts.mark_done([item.id], 1000 + item.id)


async def test_a_seat_is_overdue_a_day_after_its_turn_was_first_posted(
    storage: SqliteStorage, clock: MovableClock
) -> None:
    table = await deal(storage, Pace.DAY)
    assert table.game is not None
    clock.move(A_DAY - 1)
    assert await overdue(storage.posts, clock, table) == ()
    await storage.posts.ask_for_table(table.stored, table.number, 12)
    await post_all(storage)
    clock.move(1)
    assert await overdue(storage.posts, clock, table) == table.game.to_act


async def test_nobody_is_overdue_where_people_play_live(storage: SqliteStorage, clock: MovableClock) -> None:
    table = await deal(storage, Pace.LIVE)
    clock.move(30 * A_DAY)
    assert await overdue(storage.posts, clock, table) == ()
