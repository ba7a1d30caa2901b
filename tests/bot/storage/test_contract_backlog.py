"""Contract of `BacklogStore`: how much waits at all tables together, and for how long."""

from bot.storage.backlog import NOTHING, Waiting
from bot.storage.port import Storage
from bot.storage.tables import Tables
from bot.table.lobby_events import SeatTaken
from bot.table.pending_posts import PostKind
from tests.bot.movable_clock import MovableClock
from tests.bot.slow_games import deal
from tests.bot.storage.small_acts import BEN, CHANNEL, act, open_table


async def test_nothing_waits_where_nothing_has_happened(port: Storage) -> None:
    assert await port.backlog.posts() == {}
    assert await port.backlog.timers() == NOTHING


async def test_posts_wait_until_they_are_struck_off(port: Storage, clock: MovableClock) -> None:
    table = await open_table(port)
    clock.move(30)
    await open_table(port, cause=21, channel_id=CHANNEL + 1)
    await port.tables.add(table, act(2, SeatTaken(BEN), 12))
    clock.move(5)
    assert await port.backlog.posts() == {
        PostKind.TABLE: Waiting(2, 35),
        PostKind.REFRESH: Waiting(1, 5),
    }
    first, *others = await port.posts.to_post()
    await port.posts.mark_done([first.id], 900)
    assert (await port.backlog.posts())[PostKind.TABLE] == Waiting(1, 5)
    await port.posts.mark_done([one.id for one in others], 901)
    assert await port.backlog.posts() == {}


async def test_timers_are_late_from_the_moment_they_are_due(port: Storage, clock: MovableClock) -> None:
    await deal(Tables(port.tables))
    due_at = await port.timers.next_due()
    assert due_at is not None
    clock.move(due_at - clock.now() - 1)
    assert await port.backlog.timers() == NOTHING
    clock.move(61)
    assert await port.backlog.timers() == Waiting(1, 60)
