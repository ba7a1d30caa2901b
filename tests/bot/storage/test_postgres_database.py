"""The PostgreSQL database itself: its schema, what it forbids, and what prevents opening it."""

import asyncio
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from bot.settings import StartError, read_settings
from bot.storage.opening import open_storage
from bot.storage.postgres import migrating, opening
from bot.storage.postgres.addresses import each_server
from bot.storage.postgres.opening import open_postgres
from bot.storage.postgres.transaction import numbered, together
from bot.storage.sqlite import database as sqlite_file
from tests.bot.movable_clock import MovableClock
from tests.bot.postgres_databases import new_database, rows, server
from tests.bot.postgres_server import free_port
from tests.bot.storage.small_acts import ANA, open_table

COLUMNS = (
    "SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns"
    " WHERE table_schema = 'public' AND table_name <> 'schema_version'"
)
INDEXES = "SELECT tablename, indexname FROM pg_indexes WHERE schemaname = 'public'"
FOREIGN_KEYS = (
    "SELECT conrelid::regclass::text, confrelid::regclass::text FROM pg_constraint WHERE contype = 'f'"
)
KINDS = {"INTEGER": "bigint", "TEXT": "text"}


@pytest.fixture
def url() -> Iterator[str]:
    """A database's address."""
    with new_database() as url:
        yield url


@pytest.fixture
def file(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    """A file with SQLite's schema."""
    with closing(sqlite3.connect(tmp_path / "alhambra.sqlite3")) as db:
        for script in sqlite_file.migrations():
            db.executescript(script)
        yield db


def tables_of(file: sqlite3.Connection) -> list[str]:
    found = file.execute("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    return [name for (name,) in found]


def test_both_databases_have_the_same_tables_and_columns(url: str, file: sqlite3.Connection) -> None:
    ours = {(table, column): (kind, empty == "YES") for table, column, kind, empty in rows(url, COLUMNS)}
    theirs = {}
    for table in tables_of(file):
        for _, column, kind, not_null, _, in_key in file.execute(f"PRAGMA table_info({table})"):
            theirs[table, column] = (KINDS[kind], not not_null and not in_key)
    assert ours == theirs


def test_both_databases_have_the_same_indexes_and_references(url: str, file: sqlite3.Connection) -> None:
    indexes = {(table, name) for table, name in rows(url, INDEXES) if not name.endswith(("_pkey", "_key"))}
    assert indexes == set(
        file.execute("SELECT tbl_name, name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL")
    )
    references = {
        (table, other)
        for table in tables_of(file)
        for _, _, other, *_ in file.execute(f"PRAGMA foreign_key_list({table})")
    }
    assert set(rows(url, FOREIGN_KEYS)) == references


def test_the_last_migrations_of_both_have_the_same_number() -> None:
    assert max(migrating.migrations()) == len(sqlite_file.migrations())


async def test_events_are_never_changed(url: str, clock: MovableClock) -> None:
    storage = await open_postgres(url, clock)
    await open_table(storage)
    with pytest.raises(asyncpg.IntegrityConstraintViolationError, match="events are never changed"):
        rows(url, "UPDATE events SET body = '{}'")
    await storage.close()


async def test_a_null_character_is_replaced(url: str, clock: MovableClock) -> None:
    storage = await open_postgres(url, clock)
    await storage.notes.write("strange", "be\0fore")
    assert await storage.notes.read("strange") == "be\N{REPLACEMENT CHARACTER}fore"
    await storage.close()


async def test_a_value_of_the_wrong_kind_is_a_mistake_and_not_a_lost_server(
    url: str, clock: MovableClock
) -> None:
    storage = await open_postgres(url, clock)
    async with asyncio.timeout(5):
        with pytest.raises(asyncpg.DataError):
            await storage.database.rows("SELECT id FROM tables WHERE id = ?", "one")
    await storage.close()


async def test_processes_that_start_together_migrate_once(clock: MovableClock) -> None:
    with new_database("template0") as url:
        storages = await asyncio.gather(*(open_postgres(url, clock) for _ in range(4)))
        for storage in storages:
            await storage.close()
        assert rows(url, "SELECT number FROM schema_version") == [(max(migrating.migrations()),)]


async def test_a_database_of_a_newer_version_is_left_alone(url: str, clock: MovableClock) -> None:
    rows(url, "UPDATE schema_version SET number = 10000")
    with pytest.raises(StartError, match="newer version"):
        await open_postgres(url, clock)


async def test_a_database_with_other_tables_is_left_alone(clock: MovableClock) -> None:
    with new_database("template0") as url:
        rows(url, "CREATE TABLE events (title text)")
        with pytest.raises(StartError, match="give the bot one of its own"):
            await open_postgres(url, clock)
        assert rows(url, "SELECT count(*) FROM information_schema.tables WHERE table_schema = 'public'") == [
            (1,)
        ]


async def test_a_server_that_is_not_there(clock: MovableClock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "START_PATIENCE", 0.2)
    with pytest.raises(StartError, match="cannot be reached") as explained:
        await open_postgres(f"postgresql://ana:hush@127.0.0.1:{free_port()}/name", clock)
    assert "hush" not in str(explained.value)


async def test_a_database_that_is_not_there(clock: MovableClock) -> None:
    with pytest.raises(StartError, match='database "none" does not exist; create it first'):
        await open_postgres(server().url("none"), clock)


async def test_a_user_that_is_not_known(url: str, clock: MovableClock) -> None:
    with pytest.raises(StartError, match="does not let the bot in"):
        await open_postgres(url.replace("alhambra@", "stranger@"), clock)


@pytest.mark.parametrize(
    "text", ["postgresql://a:h@sh/ush@host:x/name", "postgresql://a:hush@host:99999/name"]
)
async def test_an_address_that_makes_no_sense(text: str, clock: MovableClock) -> None:
    with pytest.raises(StartError, match="cannot be read as an address") as explained:
        await open_postgres(text, clock)
    assert not re.search("hush|sh/ush", str(explained.value))


def test_an_address_of_several_servers_is_taken_apart() -> None:
    assert each_server("postgresql://ana:word@one:1,two:2/name?sslmode=require") == [
        "postgresql://ana:word@one:1/name?sslmode=require",
        "postgresql://ana:word@two:2/name?sslmode=require",
    ]
    assert each_server("postgresql://ana@/name?host=/run") == ["postgresql://ana@/name?host=/run"]


def test_values_are_numbered_outside_of_quotes() -> None:
    assert numbered("SELECT '?' WHERE a = ? AND b = ?") == "SELECT '?' WHERE a = $1 AND b = $2"


def test_statements_become_one_with_all_their_rows() -> None:
    assert together((("INSERT INTO a (x, y) VALUES (?, ?)", 2), ("INSERT INTO b (z) VALUES (?)", 1))) == (
        "WITH part_0 AS (INSERT INTO a (x, y) VALUES (?, ?), (?, ?)) INSERT INTO b (z) VALUES (?)"
    )


async def test_the_settings_choose_the_database(url: str, clock: MovableClock, tmp_path: Path) -> None:
    environ = {"ALHAMBRA_DATA": str(tmp_path), "ALHAMBRA_DATABASE": url}
    storage = await open_storage(read_settings(environ, tmp_path / "none"), clock)
    await open_table(storage, ANA)
    await storage.close()
    assert rows(url, "SELECT count(*) FROM tables") == [(1,)]
    assert list(tmp_path.iterdir()) == []
