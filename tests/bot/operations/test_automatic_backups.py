"""Automatic backups: made when they are due, by a process of their own, one at a time."""

import asyncio
import fcntl
import logging
from dataclasses import replace
from pathlib import Path

import pytest

from bot.operations.backups import automatic_backups
from bot.operations.backups.automatic_backups import (
    LOOKED_AFTER,
    TRIED_AGAIN_AFTER,
    AutomaticBackups,
    backups_beside,
)
from bot.operations.backups.kept_backups import AN_HOUR, found, name_at
from bot.settings import read_settings
from bot.storage.places import StoragePlace
from tests.bot.bot_process import playing, until
from tests.bot.forked_bots import STARTING_WORKERS
from tests.bot.movable_clock import MovableClock
from tests.bot.operations.stored import RUNNING, Bot, alhambra, host
from tests.bot.operations.test_move_data import contents


@pytest.fixture
def backups(small: Bot, clock: MovableClock) -> AutomaticBackups:
    return AutomaticBackups(small.settings.database, small.settings.backups, 24, clock)


async def test_a_backup_is_made_once_it_is_due_and_what_is_old_goes(
    small: Bot, backups: AutomaticBackups, clock: MovableClock
) -> None:
    small.settings.backups.mkdir()
    old = [small.settings.backups / name_at(clock.now() - at * 24 * AN_HOUR) for at in range(2, 60)]
    for file in old:
        file.touch()
    (small.settings.backups / f"{name_at(1)}.part").touch()
    assert await backups.save_if_due() == 0.0
    newest, *others = found(small.settings.backups)
    assert newest.moment == clock.now()
    assert await contents(StoragePlace(newest.file)) == await contents(small.place)
    assert len(others) < 12
    assert not list(small.settings.backups.glob("*.part*"))
    assert await backups.save_if_due() == LOOKED_AFTER, "the next one is due tomorrow"
    clock.move(24 * AN_HOUR - 60)
    assert await replace(backups).save_if_due() == 60, "after a restart too"
    assert (await alhambra(small, "verify", "--file", newest.file)).code == 0


async def test_what_is_damaged_is_saved_and_logged(
    small: Bot, backups: AutomaticBackups, caplog: pytest.LogCaptureFixture
) -> None:
    small.change(f"DELETE FROM events WHERE table_id = {RUNNING} AND number = 9")
    await backups.save_if_due()
    assert len(found(small.settings.backups)) == 1
    (told,) = [record for record in caplog.records if record.levelno == logging.WARNING]
    assert f"table {RUNNING}: it cannot be read" in told.what  # type: ignore[attr-defined]  # an extra field


async def test_a_failure_is_logged_with_its_reason_and_tried_again_later(
    small: Bot, backups: AutomaticBackups, caplog: pytest.LogCaptureFixture
) -> None:
    small.settings.database.write_bytes(b"no database at all" * 1000)
    assert await backups.save_if_due() == TRIED_AGAIN_AFTER
    (told,) = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert told.getMessage() == "the automatic backup failed"
    assert "file is not a database" in told.why  # type: ignore[attr-defined]  # an extra field
    assert found(small.settings.backups) == []


async def test_two_are_never_made_at_once(
    small: Bot, backups: AutomaticBackups, caplog: pytest.LogCaptureFixture
) -> None:
    small.settings.backups.mkdir()
    with (small.settings.backups / "alhambra.lock").open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        assert await backups.save_if_due() == TRIED_AGAIN_AFTER
    assert "Another backup is being made" in caplog.records[-1].why  # type: ignore[attr-defined]  # an extra field


async def test_a_real_bot_makes_one_and_after_a_restart_not_another(tmp_path: Path) -> None:
    data, soon = tmp_path / "data", {"ALHAMBRA_BACKUP_HOURS": "24", "ALHAMBRA_HASTE": "1000"}
    async with playing(data, **soon, **STARTING_WORKERS) as (_, bot, ana, _):
        await ana.slash("/alhambra new")
        await until(lambda: found(data / "backups"))
        await bot.restart()
        await ana.slash("/alhambra show")
        (made,) = found(data / "backups")
    with host("sqlite", data) as small:
        done = await alhambra(small, "verify", "--file", made.file)
        assert (done.code, "0 finished games: no problems" in done.said) == (0, True)
        assert "1 in " in (await alhambra(small, "check", "--no-discord")).said


@pytest.mark.parametrize(
    "setting", [{"ALHAMBRA_BACKUP_HOURS": "0"}, {"ALHAMBRA_DATABASE": "postgresql://somebody@somewhere/name"}]
)
async def test_none_are_made_where_they_are_not_wanted(
    small: Bot, setting: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(automatic_backups, "AutomaticBackups", None)
    settings = read_settings(
        {"ALHAMBRA_DATA": str(small.settings.data), **setting}, small.settings.data / "none"
    )
    async with backups_beside(settings):
        await asyncio.sleep(0)
