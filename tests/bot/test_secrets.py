"""No process that the bot starts inherits its token."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot import __main__ as command
from bot.settings import Settings, forget_secrets
from tests.bot.bot_process import TIMEOUT, until
from tests.bot.game_session import game_session
from tests.workers.pools import pool_of_processes
from workers.child_environment import child_environment

TELL_TOKEN = "import os; print(os.environ.get('DISCORD_TOKEN'))"


def descendants(process_id: int) -> dict[int, str]:
    """All living processes that come from one, with their command lines."""
    parents = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, parent, *_ = stat.read_text().rpartition(")")[2].split()
        except OSError:  # gone meanwhile
            continue
        if state != "Z":
            parents[int(stat.parent.name)] = int(parent)
    found = [process_id]
    for one in found:
        found += [child for child, parent in parents.items() if parent == one]
    return {one: _of(one, "cmdline") for one in found[1:]}


def _of(process_id: int, file: str) -> str:
    return Path(f"/proc/{process_id}/{file}").read_bytes().replace(b"\0", b" ").decode()


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="environments are read from /proc")
async def test_no_process_of_a_real_bot_knows_a_secret(tmp_path: Path) -> None:
    async with game_session(
        tmp_path, 1, ALHAMBRA_PAUSE="0", HOST_PASSWORD="hush", CLOUD_KEY="hush", starts_workers=True
    ) as session:
        (ana,) = session.people
        ana.opens_dms()
        await ana.slash("/solo")

        def at_work() -> bool:
            lines = " ".join(descendants(session.bot.process_id).values())
            return "workers.child drawing" in lines and "workers.child thinking" in lines

        await until(at_work, TIMEOUT)
        for child, line in descendants(session.bot.process_id).items():
            environment = _of(child, "environ")
            assert "ALHAMBRA_DATA" in environment, "it is the environment that was asked for"
            for secret in (session.sandbox.token, "hush"):
                assert secret not in environment, line
                assert secret not in line


def test_once_it_is_read_the_token_is_in_no_environment(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    told: list[str | None] = []

    async def run(settings: Settings, **_: bool) -> None:
        child = subprocess.run([sys.executable, "-c", TELL_TOKEN], capture_output=True, text=True, check=True)
        told.extend([settings.token, child.stdout.strip()])

    monkeypatch.setenv("DISCORD_TOKEN", "hush")
    monkeypatch.setenv("ALHAMBRA_DATA", str(tmp_path))
    monkeypatch.setattr(sys, "argv", ["bot"])
    monkeypatch.setattr(command, "run", run)
    monkeypatch.setattr(command, "keep_private", lambda _: None)
    monkeypatch.setattr(command, "set_up_logging", lambda *_: None)
    monkeypatch.setattr(sys, "setswitchinterval", lambda _: None)
    assert command.main() == 0
    assert told == ["hush", "None"]


def test_forgetting_a_secret_that_is_not_there_is_no_trouble() -> None:
    environment = {"PATH": "/bin"}
    forget_secrets(environment)
    assert environment == {"PATH": "/bin"}


@pytest.mark.parametrize(
    "name", ["DISCORD_TOKEN", "discord_token", "DB_PASSWORD", "AWS_SECRET", "API_KEY", "ALHAMBRA_DATABASE"]
)
def test_what_sounds_like_a_secret_is_not_handed_on(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(name, "hush")
    assert "hush" not in child_environment().values()
    assert child_environment()["PATH"] == os.environ["PATH"]


async def test_a_worker_knows_no_token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "hush")
    pool = pool_of_processes()
    try:
        assert await pool.run(1, os.getpid) != os.getpid()
        assert await pool.run(2, os.getenv, "DISCORD_TOKEN") is None
    finally:
        await pool.close()
