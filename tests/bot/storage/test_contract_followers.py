"""Contract of `FollowerStore`: who follows which table, and what acts have them told."""

from dataclasses import replace

from bot.storage.followers import MOST_FOLLOWERS
from bot.storage.port import Storage
from bot.table.between_turns.following import Milestone
from bot.table.lobby_events import PeopleInvited, SeatTaken, TableClosed
from bot.table.pending_posts import PostKind
from bot.table.table_events import TableEvent
from bot.table.table_state import RecordedAct
from tests.bot.storage.small_acts import ANA, BEN, CHANNEL, act, open_table

GUS = 7


def telling(number: int, event: TableEvent, cause: int, milestone: Milestone) -> RecordedAct:
    """An act of which followers are told."""
    return replace(act(number, event, cause), milestone=milestone)


async def told(port: Storage) -> list[tuple[int, int, int | None]]:
    """What is pending for followers: the table's event, the milestone, and for whom."""
    pending = await port.posts.to_post()
    return [(one.number, one.part, one.user_id) for one in pending if one.kind is PostKind.MILESTONE]


async def test_a_person_follows_a_table_until_they_stop(port: Storage) -> None:
    table, other = await open_table(port), await open_table(port, BEN, 21, CHANNEL + 1)
    assert await port.followers.follow(table.id, GUS)
    assert await port.followers.follow(table.id, GUS), "twice is once"
    assert await port.followers.follows(table.id, GUS)
    assert not await port.followers.follows(other.id, GUS)
    await port.followers.stop(table.id, GUS)
    assert not await port.followers.follows(table.id, GUS)


async def test_an_act_has_every_follower_told_of_its_milestone_once(port: Storage) -> None:
    table = await open_table(port)
    for follower in (GUS, GUS + 1):
        await port.followers.follow(table.id, follower)
    scored = telling(2, PeopleInvited(ANA, (BEN,)), 12, Milestone.SCORING)
    assert await port.tables.add(table, scored)
    assert not await port.tables.add(table, scored)
    assert await told(port) == [(2, 1, GUS), (2, 1, GUS + 1)]
    assert await port.followers.follows(table.id, GUS)


async def test_after_the_end_nobody_follows_a_table(port: Storage) -> None:
    table = await open_table(port)
    await port.followers.follow(table.id, GUS)
    await port.tables.add(table, telling(2, TableClosed(ANA), 12, Milestone.CLOSED))
    assert await told(port) == [(2, Milestone.CLOSED.value, GUS)]
    assert not await port.followers.follows(table.id, GUS)


async def test_whoever_sits_down_follows_no_more(port: Storage) -> None:
    table = await open_table(port)
    await port.followers.follow(table.id, BEN.id)
    await port.tables.add(table, act(2, SeatTaken(BEN), 12))
    assert not await port.followers.follows(table.id, BEN.id)


async def test_whoever_stops_is_not_told_what_is_still_pending(port: Storage) -> None:
    table = await open_table(port)
    for follower in (GUS, GUS + 1):
        await port.followers.follow(table.id, follower)
    await port.tables.add(table, telling(2, PeopleInvited(ANA, (BEN,)), 12, Milestone.SCORING))
    await port.followers.stop(table.id, GUS)
    assert await told(port) == [(2, 1, GUS + 1)]


async def test_only_so_many_people_follow_one_table(port: Storage) -> None:
    table = await open_table(port)
    assert all([await port.followers.follow(table.id, GUS + one) for one in range(MOST_FOLLOWERS)])
    assert not await port.followers.follow(table.id, GUS + MOST_FOLLOWERS)
    assert await port.followers.follow(table.id, GUS), "those who do stay"


async def test_nobody_follows_a_damaged_table_that_was_closed(port: Storage) -> None:
    table = await open_table(port)
    await port.followers.follow(table.id, GUS)
    await port.tables.close_damaged(table.id, "unreadable")
    assert not await port.followers.follows(table.id, GUS)


async def test_people_who_were_invited_are_stored_like_all_others(port: Storage) -> None:
    table, event = await open_table(port), PeopleInvited(ANA, (BEN,))
    await port.tables.add(table, act(2, event, 12))
    assert (await port.tables.events(table.id))[-1] == event
