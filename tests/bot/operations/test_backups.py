"""`alhambra backup` and `alhambra restore`: everything comes back, into either database."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from stat import S_IMODE

import pytest

from bot.operations.running_bots import without_bots
from bot.private_files import keep_private
from bot.storage.sql.copying import Content, content_of
from bot.storage.sqlite.snapshot import snapshot_of
from tests.bot.operations.stored import FINISHED, Bot, alhambra, fill, host, in_lobby, store
from tests.bot.operations.test_move_data import contents
from tests.bot.storage.implementations import IMPLEMENTATIONS

OLD = Path(__file__).parents[2] / "data" / "old_databases" / "0.1.0.sqlite3"


@pytest.fixture(params=IMPLEMENTATIONS)
def other(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Bot]:
    """Another host's bot, with nothing stored."""
    with host(str(request.param), tmp_path / "other") as bot:
        yield bot


async def in_file(file: Path) -> dict[str, Content]:
    async with snapshot_of(file) as snapshot:
        return {
            name: await content_of(snapshot, name, one) for name, one in (await snapshot.shapes()).items()
        }


async def test_a_backup_of_either_database_is_restored_into_either(
    bot: Bot, other: Bot, tmp_path: Path
) -> None:
    backup, stored = tmp_path / "backup.sqlite3", await contents(bot.place)
    done = await alhambra(bot, "backup", backup)
    assert (done.code, done.said) == (0, f"Saved in {backup}: 3 tables, 1 finished game: no problems\n")
    assert await in_file(backup) == stored
    done = await alhambra(other, "restore", backup)
    assert (done.code, done.said.splitlines()[0]) == (
        0,
        f"Restored from {backup}: 3 tables, 1 finished game: no problems",
    )
    assert await contents(other.place) == stored
    storage = await other.open()
    await store(storage, 4, in_lobby())  # numbering goes on where it was
    await storage.close()
    assert (await alhambra(other, "verify")).said == "4 tables, 1 finished game: no problems\n"
    told = {Path(line.split()[-1]).name for line in done.said.splitlines()}
    assert {file.name for file in other.settings.data.glob("*.sqlite3*")} <= {"alhambra.sqlite3", *told}


async def test_what_was_there_before_is_kept(bot: Bot, tmp_path: Path) -> None:
    backup, before = tmp_path / "backup.sqlite3", await contents(bot.place)
    await alhambra(bot, "backup", backup)
    storage = await bot.open()
    await store(storage, 4, in_lobby())
    await storage.close()
    newest = await contents(bot.place)
    done = await alhambra(bot, "restore", backup)
    assert done.code == 0
    assert await contents(bot.place) == before
    kept = Path(done.said.splitlines()[-1].removeprefix("What was there before is kept in "))
    assert await in_file(kept) == newest


async def test_nothing_is_restored_while_a_bot_runs(bot: Bot, tmp_path: Path) -> None:
    backup = tmp_path / "backup.sqlite3"
    await alhambra(bot, "backup", backup)
    storage = await bot.open()
    await storage.tables.open_tables()
    with without_bots(bot.settings.data):
        refused = await alhambra(bot, "restore", backup)
    await storage.close()
    assert refused.code == 1
    assert refused.said.startswith("Another bot is running on the data folder")


async def test_nor_while_one_uses_the_same_server(tmp_path: Path) -> None:
    backup = tmp_path / "backup.sqlite3"
    with host("postgres", tmp_path / "data") as bot:
        storage = await bot.open()
        await alhambra(bot, "backup", backup)
        refused = await alhambra(bot, "restore", backup)
        await storage.close()
        assert refused.code == 1
        assert refused.said.startswith("A bot is running on postgresql://")
        assert (await alhambra(bot, "restore", backup)).code == 0


async def test_no_number_is_given_again_after_a_restore(tmp_path: Path) -> None:
    with host("postgres", tmp_path / "data") as bot:
        await (await bot.open()).close()
        await alhambra(bot, "backup", tmp_path / "nothing.sqlite3")
        await fill(bot)
        assert (await alhambra(bot, "restore", tmp_path / "nothing.sqlite3")).code == 0
        storage = await bot.open()
        await store(storage, 4, in_lobby())
        await storage.close()


async def test_only_its_owner_can_read_a_backup(small: Bot, tmp_path: Path) -> None:
    keep_private(small.settings.data)  # as the command line does for every command
    await alhambra(small, "backup", tmp_path / "backup.sqlite3")
    assert S_IMODE((tmp_path / "backup.sqlite3").stat().st_mode) == 0o600
    assert [file.name for file in tmp_path.glob("backup*")] == ["backup.sqlite3"]


async def test_nothing_is_overwritten_or_saved_from_nowhere(small: Bot, tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.write_text("mine")
    done = await alhambra(small, "backup", taken)
    assert (done.code, taken.read_text()) == (1, "mine")
    assert "already" in done.said
    with host("sqlite", tmp_path / "nothing") as nobody:
        done = await alhambra(nobody, "backup", tmp_path / "backup.sqlite3")
        assert done.code == 1
        assert done.said.startswith("There is no ")
        assert list(nobody.settings.data.iterdir()) == []
    done = await alhambra(small, "backup", tmp_path / "no" / "such" / "folder.sqlite3")
    assert done.code == 1
    assert "could not be made" in done.said


async def test_a_damaged_table_is_saved_and_named(bot: Bot, other: Bot, tmp_path: Path) -> None:
    backup = tmp_path / "backup.sqlite3"
    bot.change(f"DELETE FROM events WHERE table_id = {FINISHED} AND number = 9")
    done = await alhambra(bot, "backup", backup)
    assert done.code == 1
    assert f"table {FINISHED}: it cannot be read" in done.said
    assert await in_file(backup) == await contents(bot.place)
    refused = await alhambra(other, "restore", backup)
    assert refused.code == 1
    assert refused.said.endswith("Nothing was restored; add --anyway to restore these tables too.\n")
    assert (await alhambra(other, "restore", backup, "--anyway")).code == 0
    assert await contents(other.place) == await contents(bot.place)


async def test_a_damaged_file_is_not_restored(small: Bot, tmp_path: Path) -> None:
    backup, stored = tmp_path / "backup.sqlite3", await contents(small.place)
    await alhambra(small, "backup", backup)
    content = bytearray(backup.read_bytes())
    content[4096:40960] = b"?" * (40960 - 4096)
    backup.write_bytes(content)
    done = await alhambra(small, "restore", backup)
    assert done.code == 1
    assert len(done.said.splitlines()) == 1
    assert await contents(small.place) == stored
    assert (await alhambra(small, "restore", tmp_path / "none")).said.startswith("There is no file ")


async def test_a_damaged_database_is_replaced_and_kept(small: Bot, tmp_path: Path) -> None:
    backup, stored = tmp_path / "backup.sqlite3", await contents(small.place)
    await alhambra(small, "backup", backup)
    small.settings.database.write_bytes(b"no database at all" * 100)
    small.settings.database.with_name("alhambra.sqlite3-wal").write_bytes(b"left over")
    done = await alhambra(small, "restore", backup)
    assert done.code == 0
    assert await contents(small.place) == stored
    kept = Path(done.said.splitlines()[-1].removeprefix("What was there before is kept in "))
    assert kept.read_bytes().startswith(b"no database at all")


async def test_what_an_earlier_version_saved_is_brought_up_to_date(other: Bot, tmp_path: Path) -> None:
    backup = Path(shutil.copy(OLD, tmp_path / "old.sqlite3"))
    before = backup.read_bytes()
    done = await alhambra(other, "restore", backup)
    assert (done.code, done.said.splitlines()[0]) == (
        0,
        f"Restored from {backup}: 42 tables, 2 finished games: no problems",
    )
    assert backup.read_bytes() == before
    assert (await alhambra(other, "verify")).code == 0


async def test_a_database_of_an_earlier_version_is_saved_as_it_is(tmp_path: Path) -> None:
    with host("sqlite", tmp_path / "data") as bot:
        shutil.copy(OLD, bot.settings.database)
        done = await alhambra(bot, "backup", tmp_path / "backup.sqlite3")
        assert (done.code, done.said.split(": ", 1)[1]) == (0, "42 tables, 2 finished games: no problems\n")
        looking = await alhambra(bot, "tables")
    with closing(sqlite3.connect(OLD)) as old, closing(sqlite3.connect(tmp_path / "backup.sqlite3")) as new:
        old_version, version = (db.execute("PRAGMA user_version").fetchone() for db in (old, new))
    assert version == old_version
    assert looking.code == 1
    assert "start the bot once to bring it up to date" in looking.said


async def test_a_backup_can_be_verified_by_itself(small: Bot, tmp_path: Path) -> None:
    await alhambra(small, "backup", tmp_path / "backup.sqlite3")
    with host("sqlite", tmp_path / "nothing") as nobody:
        done = await alhambra(nobody, "verify", "--file", tmp_path / "backup.sqlite3")
    assert (done.code, done.said) == (0, "3 tables, 1 finished game: no problems\n")
