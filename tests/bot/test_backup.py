"""The documented backup: everything there is, the newest included, or one sentence and no file."""

import os
import re
import shlex
import sqlite3
import subprocess
import sys
from pathlib import Path
from stat import S_IMODE

from tests.bot.bot_process import playing
from tests.bot.forked_bots import ROOT

DOCUMENTED = re.findall(
    r"^(?:docker exec alhambra )?(?:\.venv/bin/)?python (-m bot\.backup .*)$",
    (ROOT / "docs" / "host.md").read_text(encoding="utf-8"),
    re.MULTILINE,
)


def backed_up(command: str, folder: Path, data: Path) -> subprocess.CompletedProcess[str]:
    """The command, run in a folder, with Python looking for the bot here."""
    return subprocess.run(
        [sys.executable, *shlex.split(command)],
        cwd=folder,
        env={**os.environ, "ALHAMBRA_DATA": str(data), "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_there_is_one_for_this_machine_and_one_for_a_container() -> None:
    assert [command.split()[-1] for command in DOCUMENTED] == ["backup.sqlite3", "/data/backup.sqlite3"]


async def test_a_running_bot_is_saved_with_its_newest_table(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with playing(data) as (_, _, ana, _):
        await ana.slash("/alhambra new")
        done = backed_up(DOCUMENTED[0], tmp_path, data)
        again = backed_up(DOCUMENTED[0], tmp_path, data)
    assert (done.returncode, done.stderr) == (0, "")
    copy = tmp_path / "backup.sqlite3"
    with sqlite3.connect(copy) as connection:
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (1,)
    assert S_IMODE(copy.stat().st_mode) == 0o600
    assert again.returncode == 1
    assert "already" in again.stderr


def test_what_is_not_there_is_not_saved_as_an_empty_file(tmp_path: Path) -> None:
    done = backed_up(DOCUMENTED[0], tmp_path, tmp_path / "elsewhere")
    assert done.returncode == 1
    assert "There is no" in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_copy_that_cannot_be_written_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "alhambra.sqlite3").touch()
    done = backed_up("-m bot.backup no/such/folder/backup.sqlite3", tmp_path, tmp_path)
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert "could not be made" in done.stderr
