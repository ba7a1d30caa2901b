"""The store on a real file: events only ever added, one table a channel, an outbox that forgets nothing."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from ai import Level
from bot.language.words import words_for
from bot.message.message_context import shown_name
from bot.storage.sqlite.database import Database, migrations
from bot.storage.sqlite.post_store import PostStore, Reach
from bot.storage.sqlite.table_store import Deed, Store, StoredTable
from bot.table.lobby import Lobby, fold
from bot.table.lobby_events import (
    ComputerDismissed,
    ComputerSeated,
    LobbyEvent,
    Person,
    SeatLeft,
    SeatTaken,
    TableClosed,
    TableOpened,
)
from bot.table.pending_posts import PendingPost, PostKind
from bot.table.table_events import TableEvent

ANA, BEN = Person(1, "Ana"), Person(2, "Ben")
CHANNEL, GUILD = 100, 200
POST, REFRESH = PendingPost(PostKind.TABLE), PendingPost(PostKind.REFRESH)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = Store(await Database.open(tmp_path / "alhambra.sqlite3"))
    yield opened
    await opened.close()


@pytest.fixture
def posts(store: Store) -> PostStore:
    return PostStore(store.database)


def fold_all(events: Sequence[TableEvent]) -> Lobby:
    """A table's people, out of all its events."""
    return fold(event for event in events if isinstance(event, LobbyEvent))


def deed(number: int, event: TableEvent, cause: int, due: PendingPost = REFRESH) -> Deed:
    return Deed(number, (event,), (due,), cause)


async def opened(store: Store, by: Person = ANA, cause: int = 11) -> StoredTable:
    return await store.open_table(CHANNEL, GUILD, deed(1, TableOpened(by), cause, POST))


async def test_events_come_back_in_order(store: Store) -> None:
    table = await opened(store)
    await store.add(table, deed(2, SeatTaken(BEN), 12))
    assert await store.events(table.id) == [TableOpened(ANA), SeatTaken(BEN)]
    assert await store.events(table.id, 1) == [TableOpened(ANA)]
    assert await store.table_in(CHANNEL) == table
    assert await store.has_seen(12)
    assert not await store.has_seen(13)


async def test_an_event_number_is_given_once_and_a_loser_leaves_nothing(
    store: Store, posts: PostStore
) -> None:
    table = await opened(store)
    await store.add(table, deed(2, SeatTaken(BEN), 12))
    with pytest.raises(sqlite3.IntegrityError):
        await store.add(table, deed(2, SeatTaken(BEN), 13))
    assert len(await store.events(table.id)) == 2
    assert len(await posts.to_post()) == 2
    assert not await store.has_seen(13)
    await store.write_note("still", "writable")
    assert await store.note("still") == "writable"


async def test_events_are_never_changed(store: Store, tmp_path: Path) -> None:
    await opened(store)
    with sqlite3.connect(tmp_path / "alhambra.sqlite3") as other, pytest.raises(sqlite3.IntegrityError):
        other.execute("UPDATE events SET body = '{}'")


async def test_who_somebody_is_can_be_corrected_or_deleted_without_touching_an_event(store: Store) -> None:
    ana, ben = Person(10**18, "Ana"), Person(10**18 + 1, "Ben")
    table = await opened(store, ana)
    await store.add(table, deed(2, SeatTaken(ben), 12))
    stored = await store.database.rows("SELECT body FROM events")
    assert not [body for (body,) in stored if "Ana" in str(body) or str(ben.id) in str(body)]
    rename = "UPDATE table_people SET name = 'Anna' WHERE user_id = ?"
    forget = "DELETE FROM table_people WHERE user_id = ?"
    await store.database.write(lambda db: db.execute(rename, (ana.id,)))
    await store.database.write(lambda db: db.execute(forget, (ben.id,)))
    lobby = fold_all(await store.events(table.id))
    assert lobby.seated[0] == Person(ana.id, "Anna")
    assert lobby.seat_of(ben.id) is None
    assert shown_name(words_for("en"), lobby.seated[1]) == "a former player"
    await store.add(table, deed(3, SeatTaken(ben), 13))
    assert fold_all(await store.events(table.id)).seat_of(ben.id) == 2, "whoever comes back is somebody new"
    assert (await store.database.rows("SELECT body FROM events"))[:2] == stored


async def test_whoever_sits_down_again_is_known_by_the_name_they_have_now(store: Store) -> None:
    table = await opened(store)
    renamed = replace(BEN, name="Benny")
    happened: list[TableEvent] = [SeatTaken(BEN), SeatLeft(BEN), SeatTaken(renamed)]
    for number, event in enumerate(happened, start=2):
        await store.add(table, deed(number, event, 10 + number))
    assert {event.by for event in await store.events(table.id) if isinstance(event, SeatTaken)} == {renamed}


async def test_computer_players_that_share_an_id_one_after_the_other_stay_apart(store: Store) -> None:
    table = await opened(store)
    zahra, tariq = Person(-1, "Zahra", Level.GARDENER), Person(-1, "Tariq", Level.MASON)
    happened: list[TableEvent] = [
        ComputerSeated(ANA, zahra),
        ComputerDismissed(ANA, zahra),
        ComputerSeated(ANA, tariq),
    ]
    for number, event in enumerate(happened, start=2):
        await store.add(table, deed(number, event, 10 + number))
    assert (await store.events(table.id))[1:] == happened


async def test_tables_that_wait_for_a_computer_are_found(store: Store) -> None:
    table = await opened(store)
    assert await store.awaiting_computers() == []
    await store.add(table, replace(deed(2, SeatTaken(BEN), 12), awaits_computer=True))
    assert await store.awaiting_computers() == [table.id]
    await store.add(table, deed(3, SeatLeft(BEN), 13))
    assert await store.awaiting_computers() == [table.id], "nothing has changed about that"
    await store.add(table, replace(deed(4, SeatTaken(BEN), 14), awaits_computer=False))
    assert await store.awaiting_computers() == []


async def test_a_channel_has_one_open_table_and_another_after_it(store: Store) -> None:
    table = await opened(store)
    with pytest.raises(sqlite3.IntegrityError):
        await opened(store, BEN, 12)
    await store.add(table, deed(2, TableClosed(ANA), 13))
    assert await store.table_in(CHANNEL) is None
    assert await store.last_table_in(CHANNEL) == table
    second = await opened(store, BEN, 14)
    assert second.id != table.id
    assert await store.last_table_in(CHANNEL) == second
    assert await store.open_tables() == 1


async def test_people_find_the_open_tables_at_which_they_sit(store: Store) -> None:
    table = await opened(store)
    assert await store.tables_of(BEN.id, 5) == []
    await store.add(table, deed(2, SeatTaken(BEN), 12))
    assert await store.tables_of(BEN.id, 5) == [table]
    await store.add(table, deed(3, TableClosed(ANA), 13))
    assert await store.tables_of(BEN.id, 5) == []


async def test_what_is_to_be_posted_stays_until_it_was(store: Store, posts: PostStore) -> None:
    table = await opened(store)
    await store.add(table, deed(2, SeatTaken(BEN), 12))
    post, refresh = await posts.to_post()
    assert [(item.kind, item.number) for item in (post, refresh)] == [
        (PostKind.TABLE, 1),
        (PostKind.REFRESH, 2),
    ]
    assert post.nonce != refresh.nonce
    assert await posts.to_post(CHANNEL) == [post, refresh]
    assert await posts.to_post(CHANNEL + 1) == []
    await posts.done([post.id], 900)
    assert [shown.message_id for shown in await posts.posts_of(table.id)] == [900]
    await posts.refreshed(table.id, 2)
    assert await posts.to_post() == []


async def test_a_hand_is_due_to_its_person(store: Store, posts: PostStore) -> None:
    due = (PendingPost(PostKind.HAND, to=ANA.id),)
    await store.open_table(CHANNEL, GUILD, Deed(1, (TableOpened(ANA),), due, 11))
    (item,) = await posts.to_post()
    assert (item.kind, item.user_id) == (PostKind.HAND, ANA.id)


async def test_a_table_is_asked_for_once_for_each_cause(store: Store, posts: PostStore) -> None:
    table = await opened(store)
    for cause in (12, 12, 13):
        await posts.ask_for_table(table, 1, cause)
    assert len(await posts.to_post()) == 3


async def test_a_table_that_is_shown_again_is_as_old_as_its_first_post(
    store: Store, posts: PostStore
) -> None:
    table = await opened(store)
    await store.database.write(lambda db: db.execute("UPDATE outbox SET asked_at = asked_at - 1000"))
    for cause in (12, 13):
        await posts.ask_for_table(table, 1, cause)
    first, *again = await posts.to_post()
    assert [item.since for item in again] == [first.since, first.since]
    assert first.age >= 1000
    assert all(item.age < 1000 for item in again)
    await posts.done([again[-1].id], 900)
    assert [shown.since for shown in await posts.posts_of(table.id)] == [first.since]


async def test_how_people_can_be_reached_is_remembered(posts: PostStore) -> None:
    assert await posts.reach(ANA.id) == Reach()
    await posts.change_reach(ANA.id, closed=True)
    await posts.change_reach(ANA.id, language="pl")
    assert await posts.reach(ANA.id) == Reach(closed=True, language="pl")


async def test_the_dm_with_a_hand_is_remembered(store: Store, posts: PostStore) -> None:
    table = await opened(store)
    assert await posts.hand_of(table.id, ANA.id) is None
    for message_id in (8, 9):
        await posts.keep_hand(table.id, ANA.id, 7, message_id)
    assert await posts.hand_of(table.id, ANA.id) == (7, 9)


async def test_the_longest_nonce_fits(store: Store, posts: PostStore) -> None:
    await opened(store, cause=2**63 - 1)
    (item,) = await posts.to_post()
    assert len(item.nonce) <= 25


async def test_everything_is_there_after_reopening(tmp_path: Path) -> None:
    file = tmp_path / "alhambra.sqlite3"
    first = Store(await Database.open(file))
    table = await opened(first)
    await first.close()
    second = Store(await Database.open(file))
    assert await second.events(table.id) == [TableOpened(ANA)]
    assert len(await PostStore(second.database).to_post()) == 1
    await second.close()


async def test_a_file_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    file = tmp_path / "alhambra.sqlite3"
    with sqlite3.connect(file) as old:
        old.executescript(f"{migrations()[0]}\nPRAGMA user_version = 1;")
        old.execute("INSERT INTO tables (channel_id, guild_id) VALUES (100, 200)")
        old.execute(
            "INSERT INTO events (table_id, number, body, interaction_id) VALUES"
            """ (1, 1, '{"v":1,"event":"TableOpened","by":{"id":1,"name":"Ana"}}', 11)"""
        )
        old.execute(
            "INSERT INTO outbox (table_id, number, kind, interaction_id, done_at, message_id)"
            " VALUES (1, 1, 'post', 11, 5, 900), (1, 1, 'refresh', 12, NULL, NULL)"
        )
    store = Store(await Database.open(file))
    posts = PostStore(store.database)
    assert [shown.message_id for shown in await posts.posts_of(1)] == [900]
    assert [item.kind for item in await posts.to_post()] == [PostKind.REFRESH]
    assert await store.tables_of(ANA.id, 5) == [StoredTable(1, CHANNEL, GUILD)]
    assert await store.events(1) == [TableOpened(ANA)]
    await store.close()


async def test_the_file_is_kept_as_it_should_be(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "alhambra.sqlite3")
    assert await database.rows("PRAGMA journal_mode") == [("wal",)]
    assert await database.rows("PRAGMA foreign_keys") == [(1,)]
    assert await database.rows("PRAGMA user_version") == [(len(migrations()),)]
    with pytest.raises(sqlite3.IntegrityError):
        await database.write(lambda db: db.execute("INSERT INTO events VALUES (77, 1, '{}', 1, 0)"))
    await database.close()


async def test_a_failed_transaction_leaves_nothing_and_blocks_nobody(store: Store) -> None:
    def fail_halfway(db: sqlite3.Connection) -> None:
        db.execute("INSERT INTO notes VALUES ('half', 'done')")
        raise RuntimeError

    with pytest.raises(RuntimeError):
        await store.database.write(fail_halfway)
    assert await store.note("half") is None
    await store.write_note("whole", "done")
    assert await store.note("whole") == "done"


async def test_what_is_learned_of_somebody_at_the_same_time_is_all_kept(posts: PostStore) -> None:
    await asyncio.gather(
        posts.change_reach(ANA.id, wants_dms=False),
        posts.change_reach(ANA.id, toured=True),
        posts.change_reach(ANA.id, language="pl"),
    )
    assert await posts.reach(ANA.id) == Reach(wants_dms=False, toured=True, language="pl")
