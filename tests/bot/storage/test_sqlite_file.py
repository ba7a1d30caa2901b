"""The SQLite file itself: its settings, its migrations, and what its schema forbids."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.language.words import words_for
from bot.message.message_context import shown_name
from bot.storage.damage import damage_at
from bot.storage.port import StorageUnavailable
from bot.storage.sql.database import Transaction
from bot.storage.sql.storage import SqlStorage
from bot.storage.sqlite.database import migrations
from bot.storage.sqlite.storage import open_sqlite
from bot.table.lobby import Lobby, fold
from bot.table.lobby_events import LobbyEvent, Person, SeatTaken, TableOpened
from bot.table.pending_posts import PostKind
from bot.table.table_events import TableEvent
from bot.table.table_state import StoredTable
from tests.bot.movable_clock import MovableClock
from tests.bot.storage.small_acts import ANA, BEN, CHANNEL, GUILD, act, open_table

pytestmark = pytest.mark.on_the_file


def lobby_after(events: Sequence[TableEvent]) -> Lobby:
    """A table's people, out of all its events."""
    return fold(event for event in events if isinstance(event, LobbyEvent))


async def test_events_are_never_changed(storage: SqlStorage, tmp_path: Path) -> None:
    await open_table(storage)
    with sqlite3.connect(tmp_path / "alhambra.sqlite3") as other, pytest.raises(sqlite3.IntegrityError):
        other.execute("UPDATE events SET body = '{}'")


async def test_who_a_person_is_can_be_corrected_or_deleted_without_touching_an_event(
    storage: SqlStorage,
) -> None:
    ana, ben = Person(10**18, "Ana"), Person(10**18 + 1, "Ben")
    table = await open_table(storage, ana)
    await storage.tables.add(table, act(2, SeatTaken(ben), 12))
    stored = await storage.database.rows("SELECT body FROM events")
    assert not [body for (body,) in stored if "Ana" in body or str(ben.id) in body]
    rename = "UPDATE table_people SET name = 'Anna' WHERE user_id = ?"
    forget = "DELETE FROM table_people WHERE user_id = ?"
    await storage.database.write(lambda db: db.execute(rename, ana.id))
    await storage.database.write(lambda db: db.execute(forget, ben.id))
    lobby = lobby_after(await storage.tables.events(table.id))
    assert lobby.seated[0] == Person(ana.id, "Anna")
    assert lobby.seat_of(ben.id) is None
    assert shown_name(words_for("en"), lobby.seated[1]) == "a former player"
    await storage.tables.add(table, act(3, SeatTaken(ben), 13))
    back = lobby_after(await storage.tables.events(table.id))
    assert back.seat_of(ben.id) == 2, "a deleted person who comes back is a new one"
    assert (await storage.database.rows("SELECT body FROM events"))[:2] == stored


async def test_a_file_of_the_first_version_is_brought_up_to_date(tmp_path: Path, clock: MovableClock) -> None:
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
    storage = await open_sqlite(file, clock)
    assert [shown.message_id for shown in await storage.posts.posts_of(1)] == [900]
    assert [item.kind for item in await storage.posts.to_post()] == [PostKind.REFRESH]
    assert await storage.tables.tables_of(ANA.id, 5) == [StoredTable(1, CHANNEL, GUILD)]
    assert await storage.tables.events(1) == [TableOpened(ANA)]
    await storage.close()


async def test_the_file_is_safe_against_power_cuts_and_loose_ends(storage: SqlStorage) -> None:
    assert await storage.database.rows("PRAGMA journal_mode") == [("wal",)]
    assert await storage.database.rows("PRAGMA synchronous") == [(2,)]
    assert await storage.database.rows("PRAGMA foreign_keys") == [(1,)]
    assert await storage.database.rows("PRAGMA user_version") == [(len(migrations()),)]
    with pytest.raises(sqlite3.IntegrityError):
        await storage.database.write(lambda db: db.execute("INSERT INTO events VALUES (77, 1, '{}', 1, 0)"))


async def test_a_failed_transaction_leaves_nothing_and_blocks_nobody(storage: SqlStorage) -> None:
    async def fail_halfway(db: Transaction) -> None:
        await db.execute("INSERT INTO notes VALUES ('half', 'done')")
        raise RuntimeError

    with pytest.raises(RuntimeError):
        await storage.database.write(fail_halfway)
    assert await storage.notes.read("half") is None
    await storage.notes.write("whole", "done")
    assert await storage.notes.read("whole") == "done"


async def test_a_file_that_another_program_holds_is_unavailable_and_not_damaged(
    storage: SqlStorage, tmp_path: Path
) -> None:
    table = await open_table(storage)
    await storage.database.rows("PRAGMA busy_timeout = 0")
    with sqlite3.connect(tmp_path / "alhambra.sqlite3") as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageUnavailable), damage_at(table.id):
            await storage.tables.add(table, act(2, SeatTaken(BEN), 12))
    assert await storage.tables.add(table, act(2, SeatTaken(BEN), 12))
