"""Contract of `PostStore`: pending posts that are never forgotten, and what was posted where."""

from bot.storage.port import Storage
from bot.table.lobby_events import SeatTaken, TableClosed, TableOpened
from bot.table.pending_posts import PendingPost, PostKind
from bot.table.table_state import RecordedAct
from tests.bot.movable_clock import MovableClock
from tests.bot.storage.small_acts import ANA, BEN, CHANNEL, GUILD, act, open_table


async def test_a_pending_post_stays_until_it_is_struck_off(port: Storage) -> None:
    table = await open_table(port)
    await port.tables.add(table, act(2, SeatTaken(BEN), 12))
    post, refresh = await port.posts.to_post()
    assert [(item.kind, item.number, item.interaction_id) for item in (post, refresh)] == [
        (PostKind.TABLE, 1, 11),
        (PostKind.REFRESH, 2, 12),
    ]
    assert (post.table, post.part, post.user_id, post.first_id) == (table, 0, None, post.id)
    assert post.nonce != refresh.nonce
    assert await port.posts.to_post(CHANNEL) == [post, refresh]
    assert await port.posts.to_post(CHANNEL + 1) == []
    await port.posts.mark_done([post.id], 900)
    assert await port.posts.to_post() == [refresh]
    await port.posts.mark_refreshed(table.id, 2)
    assert await port.posts.to_post() == []


async def test_the_pending_posts_of_an_act_keep_their_order_parts_and_people(port: Storage) -> None:
    pending = (
        PendingPost(PostKind.NEWS),
        PendingPost(PostKind.TABLE, 1),
        PendingPost(PostKind.HAND, to=ANA.id),
        PendingPost(PostKind.NOTICE, to=BEN.id),
    )
    await port.tables.open_table(CHANNEL, GUILD, RecordedAct(1, (TableOpened(ANA),), pending, 11))
    items = await port.posts.to_post()
    assert tuple(PendingPost(item.kind, item.part, item.user_id) for item in items) == pending


async def test_only_refreshes_up_to_the_event_are_struck_off(port: Storage) -> None:
    table = await open_table(port)
    for number in (2, 3):
        await port.tables.add(table, act(number, SeatTaken(BEN), 10 + number))
    await port.posts.mark_refreshed(table.id, 2)
    assert [(item.kind, item.number) for item in await port.posts.to_post()] == [
        (PostKind.TABLE, 1),
        (PostKind.REFRESH, 3),
    ]


async def test_of_posts_struck_off_together_the_last_was_sent_as_the_message(port: Storage) -> None:
    table = await open_table(port)
    await port.posts.ask_for_table(table, 1, 12)
    first, second = await port.posts.to_post()
    await port.posts.mark_done([second.id, first.id], 900)
    (shown,) = await port.posts.posts_of(table.id, 5)
    assert (shown.message_id, shown.item_id, shown.mark) == (900, second.id, second.mark)
    await port.posts.mark_done([])


async def test_a_post_that_a_problem_prevents_shows_nothing(port: Storage) -> None:
    table = await open_table(port)
    (post,) = await port.posts.to_post()
    await port.posts.mark_done([post.id], problem="no such channel")
    assert await port.posts.to_post() == []
    assert await port.posts.posts_of(table.id) == []


async def test_the_messages_that_show_a_table_come_newest_first(port: Storage) -> None:
    table = await open_table(port)
    for cause in (12, 13):
        await port.posts.ask_for_table(table, 1, cause)
    for message_id, item in enumerate(await port.posts.to_post(), start=900):
        await port.posts.mark_done([item.id], message_id)
    assert [shown.message_id for shown in await port.posts.posts_of(table.id)] == [902]
    assert [shown.message_id for shown in await port.posts.posts_of(table.id, 2)] == [902, 901]


async def test_a_table_is_asked_for_once_per_cause(port: Storage) -> None:
    table = await open_table(port)
    assert all([await port.posts.ask_for_table(table, 1, cause) for cause in (12, 12, 13)])
    assert len(await port.posts.to_post()) == 3


async def test_a_table_is_not_asked_for_again_too_soon(port: Storage, clock: MovableClock) -> None:
    table = await open_table(port)
    clock.move(59)
    assert not await port.posts.ask_for_table(table, 1, 12, rest=60)
    assert len(await port.posts.to_post()) == 1
    clock.move(1)
    assert await port.posts.ask_for_table(table, 1, 13, rest=60)
    assert await port.posts.ask_for_table(table, 1, 13, rest=60), "the same cause asks for the same"
    assert len(await port.posts.to_post()) == 2


async def test_a_post_that_failed_keeps_nobody_from_asking_again(port: Storage) -> None:
    table = await open_table(port)
    (post,) = await port.posts.to_post()
    await port.posts.mark_done([post.id], problem="forbidden")
    assert await port.posts.ask_for_table(table, 1, 12, rest=60)


async def test_a_table_that_is_posted_again_is_as_old_as_its_first_post(
    port: Storage, clock: MovableClock
) -> None:
    table = await open_table(port)
    began = clock.now()
    for cause in (12, 13):
        clock.move(1000)
        await port.posts.ask_for_table(table, 1, cause)
    items = await port.posts.to_post()
    assert [item.since for item in items] == [began] * 3
    assert [item.age for item in items] == [2000, 1000, 0]
    assert [item.first_id for item in items] == [items[0].id] * 3
    await port.posts.mark_done([items[-1].id], 900)
    assert [shown.since for shown in await port.posts.posts_of(table.id)] == [began]


async def test_a_persons_hands_are_asked_for_at_their_open_tables(port: Storage) -> None:
    closed, table = await open_table(port), await open_table(port, cause=21, channel_id=CHANNEL + 1)
    await port.tables.add(closed, act(2, TableClosed(ANA), 12))
    await open_table(port, BEN, 31, CHANNEL + 2)
    await port.posts.ask_for_hands(ANA.id, 41)
    hands = [item for item in await port.posts.to_post() if item.kind is PostKind.HAND]
    assert [(item.table, item.user_id, item.interaction_id) for item in hands] == [(table, ANA.id, 41)]


async def test_the_dm_with_a_hand_is_remembered(port: Storage) -> None:
    table = await open_table(port)
    assert await port.posts.hand_of(table.id, ANA.id) is None
    for message_id in (8, 9):
        await port.posts.keep_hand(table.id, ANA.id, 7, message_id)
    assert await port.posts.hand_of(table.id, ANA.id) == (7, 9)
    assert await port.posts.hand_of(table.id, BEN.id) is None


async def test_the_longest_nonce_fits(port: Storage) -> None:
    await open_table(port, cause=2**63 - 1)
    (item,) = await port.posts.to_post()
    assert item.interaction_id == 2**63 - 1
    assert len(item.nonce) <= 25
