"""What the bot keeps can be read by its owner only."""

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from stat import S_IMODE

import pytest

from bot.private_files import keep_private
from bot.storage.sqlite.database import SqliteDatabase
from sandbox.server import Sandbox
from tests.bot.bot_process import TIMEOUT, BotProcess, local_table, playing, until

pytestmark = pytest.mark.skipif(os.name != "posix", reason="permissions of this kind are POSIX")


def mode(path: Path) -> int:
    return S_IMODE(path.stat().st_mode)


def open_to_others(folder: Path) -> list[str]:
    """Whatever somebody else could read or write, the folder itself included."""
    return [str(path) for path in (folder, *folder.rglob("*")) if mode(path) & 0o077]


@pytest.fixture(autouse=True)
def usual_umask() -> Iterator[None]:
    """As on most machines: what is written can be read by everybody."""
    before = os.umask(0o022)
    yield
    os.umask(before)


async def test_nobody_else_can_read_what_a_bot_writes(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with playing(data) as (_, _, ana, _):
        await ana.slash("alhambra new")
        names = {path.name for path in data.iterdir()}
        assert names >= {"alhambra.lock", *(f"alhambra.sqlite3{end}" for end in ("", "-wal", "-shm"))}
        assert open_to_others(data) == []


async def test_nobody_else_can_read_a_local_table(tmp_path: Path) -> None:
    data = tmp_path / "data"
    process, _ = await local_table(data)
    await until((data / "local-table" / "alhambra.lock").exists, TIMEOUT)
    process.send_signal(signal.SIGINT)
    await asyncio.wait_for(process.wait(), TIMEOUT)
    kept = {path.name for path in (data / "local-table").iterdir()}
    assert kept >= {"world.json", "world.files", "alhambra.sqlite3"}
    assert open_to_others(data) == []


async def test_what_an_earlier_version_left_open_is_closed(tmp_path: Path) -> None:
    data = tmp_path / "data"
    pictures = data / "local-table" / "world.files"
    pictures.mkdir(parents=True)
    for file in (pictures / "1", data / "local-table" / "world.json", data / "alhambra.lock"):
        file.write_bytes(b"{}")
    await (await SqliteDatabase.open(data / "alhambra.sqlite3")).close()
    assert len(open_to_others(data)) == 7
    async with Sandbox() as sandbox, BotProcess(sandbox, data):
        assert open_to_others(data) == []


def test_other_files_of_the_host_and_folders_of_everybody_stay_as_they_are(tmp_path: Path) -> None:
    beside = tmp_path / "letter.txt"
    beside.write_text("mine")
    (tmp_path / "alhambra.lock").touch()
    tmp_path.chmod(0o1777)
    keep_private(tmp_path)
    assert mode(tmp_path) == 0o1777
    assert mode(beside) == 0o644
    assert mode(tmp_path / "alhambra.lock") == 0o600


def test_a_folder_that_cannot_be_closed_is_told_and_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(path: Path, _: int) -> None:
        raise PermissionError(1, "Operation not permitted", str(path))

    tmp_path.chmod(0o755)
    monkeypatch.setattr(Path, "chmod", refuse)
    keep_private(tmp_path)
    assert "others may be able to read" in caplog.text


async def test_what_people_save_in_the_browser_is_their_own_affair(tmp_path: Path) -> None:
    told = tmp_path / "told"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\n{{ umask; echo "$1"; }} > {told}.new\nmv {told}.new {told}\n')
    browser.chmod(0o755)
    environment = {"DISPLAY": ":0", "BROWSER": str(browser)}
    process, url = await local_table(tmp_path / "data", ALHAMBRA_NO_BROWSER="", **environment)
    try:
        await until(told.exists, TIMEOUT)
        assert told.read_text().split() == ["0022", url.rstrip("/")]
    finally:
        process.send_signal(signal.SIGINT)
        await asyncio.wait_for(process.wait(), TIMEOUT)
