"""`alhambra move-data`: every row arrives, or nothing does."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from bot.operations.running_bots import without_bots
from bot.settings import StartError
from bot.storage.copying import inspected
from bot.storage.places import StoragePlace, shown_address
from bot.storage.postgres import snapshot as on_server
from bot.storage.sql.copying import BATCH, Content, content_of, copy_all, in_order
from bot.storage.sql.database import Row
from bot.storage.sql.snapshot import Shape
from bot.storage.sqlite import snapshot as in_file
from bot.storage.sqlite.filling import SqliteFilling, filling
from tests.bot.movable_clock import MovableClock
from tests.bot.operations.stored import Bot, alhambra, host, in_lobby, store
from tests.bot.postgres_databases import new_database, rows


async def contents(place: StoragePlace) -> dict[str, Content]:
    """What is in every table of a database."""
    opened = in_file.snapshot_of(place.file) if place.file else on_server.snapshot_of(place.url or "")
    async with opened as snapshot:
        return {
            name: await content_of(snapshot, name, one) for name, one in (await snapshot.shapes()).items()
        }


async def test_both_databases_describe_the_same_tables(tmp_path: Path) -> None:
    with host("sqlite", tmp_path / "file") as one, host("postgres", tmp_path / "server") as other:
        for bot in (one, other):
            await (await bot.open()).close()
        assert one.place.file is not None
        async with (
            in_file.snapshot_of(one.place.file) as file,
            on_server.snapshot_of(other.place.url or "") as server,
        ):
            shapes = await file.shapes()
            assert shapes == await server.shapes()
        names = rows(other.place.url or "", "SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
    assert {*shapes, "schema_version"} == {name for (name,) in names}
    assert all(shape.key for shape in shapes.values())
    ordered = in_order(shapes)
    assert all(
        ordered.index(other) < ordered.index(name) for name in shapes for other in shapes[name].refers_to
    )
    assert shapes["seats"] == Shape(("table_id", "user_id"), ("user_id", "table_id"), frozenset({"tables"}))


async def test_there_and_back(small: Bot, tmp_path: Path) -> None:
    stored = await contents(small.place)
    with host("postgres", tmp_path / "server") as bot:
        url = bot.settings.database_url or ""
        there = await alhambra(bot, "move-data", small.settings.database, "env")
        assert there.code == 0
        assert await contents(bot.place) == stored
        total = sum(content.rows for content in stored.values())
        assert f"Moved {total} rows from {small.settings.database} to {shown_address(url)}" in there.said
        back = await alhambra(bot, "move-data", "-", tmp_path / "back.sqlite3")
        assert back.code == 0
        assert await contents(StoragePlace(tmp_path / "back.sqlite3")) == stored
        storage = await bot.open()
        await store(storage, 4, in_lobby())  # its numbers go on where they were
        await storage.close()
        full = await alhambra(bot, "move-data", small.settings.database, "env")
        assert full.code == 1
        assert full.said.startswith("The target is not empty")
        assert rows(url, "SELECT count(*) FROM tables") == [(4,)]


async def test_more_rows_than_are_in_memory_at_a_time(tmp_path: Path) -> None:
    with host("sqlite", tmp_path / "data") as bot, host("postgres", tmp_path / "server") as other:
        storage = await bot.open()
        for number in range(2 * BATCH):
            await storage.people.note_lessons(number // 3, f"Łesson {number % 3}")
        await storage.close()
        assert (
            await alhambra(bot, "move-data", bot.settings.database, other.settings.database_url or "")
        ).code == 0
        assert await contents(other.place) == await contents(bot.place)


async def test_nothing_is_moved_from_or_to_a_running_bot(small: Bot, tmp_path: Path) -> None:
    with host("postgres", tmp_path / "server") as bot:
        with without_bots(small.settings.data):
            assert "Another bot" in (await alhambra(bot, "move-data", small.settings.database, "env")).said
        storage = await bot.open()
        await storage.tables.open_tables()
        refused = await alhambra(bot, "move-data", small.settings.database, "env")
        assert refused.said.startswith("A bot is running on postgresql://")
        refused = await alhambra(bot, "move-data", "env", tmp_path / "file.sqlite3")
        assert refused.said.startswith("A bot is running on postgresql://")
        await storage.close()
        assert (await alhambra(bot, "move-data", small.settings.database, "env")).code == 0


async def test_what_makes_no_sense_is_explained(small: Bot, tmp_path: Path) -> None:
    file = small.settings.database
    explained: dict[tuple[str | Path, ...], str] = {
        (file, "env"): "'env' stands for the address in ALHAMBRA_DATABASE, which is not set.",
        (file, file): "The two places are the same one.",
        (tmp_path / "none", tmp_path / "new"): f"There is no file {tmp_path / 'none'}.",
        (file, tmp_path): f"There is a file {tmp_path} already; name another one, or move it away.",
    }
    for words, told in explained.items():
        done = await alhambra(small, "move-data", *words)
        assert (done.code, done.said.strip()) == (1, told)


async def test_a_password_is_never_shown(small: Bot) -> None:
    with new_database() as url:
        secret = url.replace("alhambra@", "alhambra:hush@")  # such servers take any
        done = await alhambra(small, "move-data", small.settings.database, secret)
        again = await alhambra(small, "move-data", small.settings.database, secret)
    assert (done.code, again.code) == (0, 1)
    assert "hush" not in done.said + again.said
    assert (
        shown_address("postgresql://ana:h%40sh@one:1,two:2/name?password=hush")
        == "postgresql://ana@one:1,two:2/name"
    )
    assert "hush" not in repr(StoragePlace(url="postgresql://ana:hush@one/name"))
    assert shown_address("postgresql://[ana:hush") == "the PostgreSQL database"


class Forgetful(SqliteFilling):
    """A database that loses a row, or changes one."""

    changes = False

    async def execute_many(self, sql: str, rows: Iterable[Row]) -> None:
        kept = list(rows)
        if sql.startswith("INSERT INTO reports"):
            *kept, last = kept
            changed = tuple("another text" if isinstance(value, str) else value for value in last)
            kept += [changed] if self.changes else []
        await super().execute_many(sql, [tuple(row) for row in kept])


@pytest.mark.parametrize(
    ("changes", "told"),
    [(False, "reports has 1 rows in the copy, but 2"), (True, "What reports holds is not the same")],
)
async def test_a_copy_that_is_not_the_same_is_no_copy(
    small: Bot, tmp_path: Path, changes: bool, told: str
) -> None:
    target, clock = tmp_path / "copy.sqlite3", MovableClock()
    assert small.place.file is not None

    async def move(file: Path) -> None:
        async with in_file.snapshot_of(file) as source, filling(target) as filled:
            forgetful = Forgetful(filled._connection)
            forgetful.changes = changes
            await copy_all(source, forgetful)

    with pytest.raises(StartError, match=told):
        await move(small.place.file)
    async with inspected(StoragePlace(target), clock) as inspection:
        assert await inspection.tables(0, 10) == [], "nothing of it is stored"
