"""The container keeps everything: its environment as Docker puts it together, on paths of this machine.

`make container-check` does the same in earnest, with the image's own steps, user and mounts.
"""

import asyncio
import os
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from bot.settings import read_settings
from sandbox.server import Sandbox
from tests.bot.bot_process import TIMEOUT, until
from tests.container.image import (
    EARLIER_EXAMPLE,
    EXAMPLE,
    ROOT,
    build_context,
    documented_backup,
    entrypoint,
    env_file,
    image_environment,
    instructions,
    with_token,
)

NO_FILE = Path("no-such-file")


class Host:
    """Somebody who runs one container after the other with the same volume."""

    def __init__(self, sandbox: Sandbox, folder: Path) -> None:
        self.sandbox, self.folder = sandbox, folder
        self.volume = folder / "volume"
        self.volume.mkdir()

    def environment(self) -> dict[str, str]:
        """The image's, with a copy of the example and its token over it."""
        given = env_file(with_token(EXAMPLE, self.sandbox.token))
        whole = {**image_environment(), **given, "ALHAMBRA_DISCORD_URL": self.sandbox.url}
        usual = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), "ALHAMBRA_CONTAINER": "0"}
        return {name: self.here(value) for name, value in whole.items()} | usual

    def here(self, word: str) -> str:
        """A path of the container as this machine has it."""
        return word.replace("/data", str(self.volume)) if word.startswith("/data") else word

    @asynccontextmanager
    async def running(self, home: str) -> AsyncIterator[Path]:
        """A container with a home folder that nobody has written to."""
        folder = self.folder / home
        folder.mkdir()
        process = await asyncio.create_subprocess_exec(
            *_python_here(entrypoint()), cwd=folder, env=self.environment()
        )
        try:
            connected = self.sandbox.gateway.connected
            await until(lambda: self.sandbox.world.commands[None] and connected(), TIMEOUT)
            yield folder
        finally:
            process.send_signal(signal.SIGTERM)
            await asyncio.wait_for(process.wait(), TIMEOUT)
        await until(lambda: not connected(), TIMEOUT)


def _python_here(command: list[str]) -> list[str]:
    """A command of the image with this machine's Python, where no `alhambra` need be installed."""
    program, *words = command
    started = {"python": [], "alhambra": ["-m", "bot"]}[program]
    return [sys.executable, *started, *words]


async def test_the_next_container_finds_the_tables_and_the_backup_has_them(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        host, ana = Host(sandbox, tmp_path), sandbox.person("Ana")
        async with host.running("first") as home:
            assert "Your table is open" in (await ana.slash("/alhambra new")).text
            command, fetched = documented_backup()
            words = [host.here(word) for word in _python_here(command)]
            saving = await asyncio.create_subprocess_exec(*words, cwd=home, env=host.environment())
            assert await asyncio.wait_for(saving.wait(), TIMEOUT) == 0
            assert list(home.iterdir()) == [], "nothing is left in the container itself"
        async with host.running("second"):
            assert "There’s no table here" not in (await ana.slash("/alhambra show")).text
    for file in (host.here(fetched), host.volume / "alhambra.sqlite3"):
        with closing(sqlite3.connect(file)) as connection:
            assert connection.execute("SELECT count(*) FROM tables").fetchone() == (1,)


def test_a_copy_of_the_example_leaves_everything_on_the_volume() -> None:
    settings = read_settings({**image_environment(), **env_file(with_token(EXAMPLE, "secret"))}, NO_FILE)
    assert settings.data == Path("/data")
    assert settings.in_container, "so it refuses to start where everything would be lost"
    assert settings.token == "secret"


def test_the_earlier_example_did_not() -> None:
    settings = read_settings({**image_environment(), **env_file(EARLIER_EXAMPLE)}, NO_FILE)
    assert settings.data == Path("data")
    assert settings.in_container


def test_an_env_file_is_read_as_docker_reads_it() -> None:
    text = '\ufeff# a comment\n\nA=1 # no comment\n  B="quoted"\nC=\nD\nE=x=y\r\n'
    assert env_file(text) == {"A": "1 # no comment", "B": '"quoted"', "C": "", "E": "x=y"}


def test_no_volume_comes_without_being_asked_for() -> None:
    # One without a name would look safe, and be another one at the next update.
    assert "VOLUME" not in {step.name for step in instructions()}


@pytest.mark.parametrize("step", [step.words for step in instructions() if step.name == "COPY"])
def test_what_is_copied_into_the_image_reaches_docker(step: str) -> None:
    for source in step.split()[:-1]:
        assert list(build_context(source)), source


def test_nothing_else_reaches_docker() -> None:
    for private in (".env.example", "tests", ".git", "Makefile", "requirements/dev.txt"):
        assert not list(build_context(private)), private
    assert not [path for path in build_context("bot") if "__pycache__" in path.parts]


def test_the_image_can_draw_names_in_other_scripts() -> None:
    commands = " ".join(step.words for step in instructions() if step.name == "RUN")
    assert {"fonts-noto-core", "libfribidi0"} <= set(commands.split())


def test_the_whole_check_is_part_of_what_must_hold() -> None:
    assert "\nmake container-check\n" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")
