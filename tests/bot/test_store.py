"""The store on a real file: events only ever added, one table a channel, an outbox that forgets nothing."""

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.database import Database, migrations
from bot.lobby import Person, SeatTaken, TableClosed, TableOpened
from bot.store import Store

ANA, BEN = Person(1, "Ana"), Person(2, "Ben")
CHANNEL, GUILD = 100, 200


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = Store(await Database.open(tmp_path / "alhambra.sqlite3"))
    yield opened
    await opened.close()


async def test_events_come_back_in_order(store: Store) -> None:
    table = await store.open_table(CHANNEL, GUILD, TableOpened(ANA), 11)
    await store.add_events(table, 2, [SeatTaken(BEN)], 12)
    assert await store.events(table.id) == [TableOpened(ANA), SeatTaken(BEN)]
    assert await store.table_in(CHANNEL) == table
    assert await store.has_seen(12)
    assert not await store.has_seen(13)


async def test_an_event_number_is_given_once_and_a_loser_leaves_nothing(store: Store) -> None:
    table = await store.open_table(CHANNEL, GUILD, TableOpened(ANA), 11)
    await store.add_events(table, 2, [SeatTaken(BEN)], 12)
    with pytest.raises(sqlite3.IntegrityError):
        await store.add_events(table, 2, [SeatTaken(BEN)], 13)
    assert len(await store.events(table.id)) == 2
    assert not await store.has_seen(13)
    await store.write_note("still", "writable")
    assert await store.note("still") == "writable"


async def test_events_are_never_changed(store: Store, tmp_path: Path) -> None:
    await store.open_table(CHANNEL, GUILD, TableOpened(ANA), 11)
    with sqlite3.connect(tmp_path / "alhambra.sqlite3") as other, pytest.raises(sqlite3.IntegrityError):
        other.execute("UPDATE events SET body = '{}'")


async def test_a_channel_has_one_open_table_and_another_after_it(store: Store) -> None:
    table = await store.open_table(CHANNEL, GUILD, TableOpened(ANA), 11)
    with pytest.raises(sqlite3.IntegrityError):
        await store.open_table(CHANNEL, GUILD, TableOpened(BEN), 12)
    await store.add_events(table, 2, [TableClosed(ANA)], 13)
    assert await store.table_in(CHANNEL) is None
    second = await store.open_table(CHANNEL, GUILD, TableOpened(BEN), 14)
    assert second.id != table.id
    assert await store.open_tables() == 1


async def test_what_is_to_be_posted_stays_until_it_was(store: Store) -> None:
    table = await store.open_table(CHANNEL, GUILD, TableOpened(ANA), 11)
    await store.add_events(table, 2, [SeatTaken(BEN)], 12)
    post, refresh = await store.to_post()
    assert [(item.kind, item.nonce) for item in (post, refresh)] == [("post", "p11"), ("refresh", "r12")]
    await store.posted(post.id, 900)
    assert await store.post_of(table.id) == 900
    await store.refreshed(table.id, 2)
    assert await store.to_post() == []


async def test_the_longest_nonce_fits(store: Store) -> None:
    await store.open_table(CHANNEL, GUILD, TableOpened(ANA), 2**63 - 1)
    (item,) = await store.to_post()
    assert len(item.nonce) <= 25


async def test_everything_is_there_after_reopening(tmp_path: Path) -> None:
    file = tmp_path / "alhambra.sqlite3"
    first = Store(await Database.open(file))
    table = await first.open_table(CHANNEL, GUILD, TableOpened(ANA), 11)
    await first.close()
    second = Store(await Database.open(file))
    assert await second.events(table.id) == [TableOpened(ANA)]
    assert len(await second.to_post()) == 1
    await second.close()


async def test_the_file_is_kept_as_it_should_be(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "alhambra.sqlite3")
    assert await database.rows("PRAGMA journal_mode") == [("wal",)]
    assert await database.rows("PRAGMA foreign_keys") == [(1,)]
    assert await database.rows("PRAGMA user_version") == [(len(migrations()),)]
    with pytest.raises(sqlite3.IntegrityError):
        async with database.writing() as db:
            await db.execute("INSERT INTO events VALUES (77, 1, '{}', 1, 0)")
    await database.close()


async def test_a_failed_transaction_leaves_nothing_and_blocks_nobody(store: Store) -> None:
    async def fail_halfway() -> None:
        async with store._database.writing() as db:
            await db.execute("INSERT INTO notes VALUES ('half', 'done')")
            raise RuntimeError

    with pytest.raises(RuntimeError):
        await fail_halfway()
    assert await store.note("half") is None
    await store.write_note("whole", "done")
    assert await store.note("whole") == "done"
