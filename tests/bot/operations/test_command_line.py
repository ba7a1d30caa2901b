"""The command line as the operator types it: help, exit codes, and real processes."""

import asyncio
import os
import re
import shlex
import signal
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from bot.__main__ import HAND_OVER, RUN
from bot.operations.command import Command
from bot.operations.command_line import COMMANDS, parser
from sandbox.server import Sandbox
from tests.bot.bot_process import TIMEOUT
from tests.bot.forked_bots import ROOT
from tests.bot.operations.stored import Bot, alhambra, host
from tests.bot.postgres_databases import rows

DOCUMENTS = ("README.md", "docs/commands.md", "docs/host.md", "CONTRIBUTING.md", ".env.example")
TYPED = re.compile(r"^(?:\$ |docker exec alhambra )?(?:\.venv/bin/)?alhambra ([a-z].*)$", re.MULTILINE)
NAMED = re.compile(r"`alhambra ([a-z][a-z-]*)[^`]*`")


def environment(folder: Path, token: str = "", **more: str) -> dict[str, str]:
    """What a host sets, and nothing of ours."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("ALHAMBRA", "DISCORD"))}
    own = {"ALHAMBRA_DATA": str(folder), "PYTHONPATH": str(ROOT), "DISCORD_TOKEN": token}
    return {**kept, **own, **more}


async def typed(*words: str, folder: Path, token: str = "", **more: str) -> tuple[int, str, str]:
    """A command in a process of its own: its exit code, output and errors."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", *words),
        cwd=folder,
        env=environment(folder, token, **more),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    said, wrong = await asyncio.wait_for(process.communicate(), TIMEOUT)
    return process.returncode or 0, said.decode(), wrong.decode()


def test_without_a_command_the_bot_runs() -> None:
    assert parser(RUN).parse_args([]).command is RUN
    assert parser(RUN).parse_args(["run"]).command is RUN


def test_handing_over_is_running_in_place_of_another_bot() -> None:
    for words in (["hand-over"], ["run", "--take-over"], ["--take-over"]):
        assert parser(RUN, HAND_OVER).parse_args(words).take_over
    assert not parser(RUN, HAND_OVER).parse_args(["run"]).take_over


@pytest.mark.parametrize("command", [RUN, HAND_OVER, *COMMANDS], ids=lambda command: command.name)
def test_every_command_explains_itself_with_examples_that_can_be_typed(
    command: Command, capsys: pytest.CaptureFixture[str]
) -> None:
    for example in command.examples:
        assert parser(RUN, HAND_OVER).parse_args(shlex.split(example)).command is command
    with pytest.raises(SystemExit) as ended:
        parser(RUN, HAND_OVER).parse_args([command.name, "--help"])
    assert ended.value.code == 0
    told = capsys.readouterr().out
    assert command.about in told
    assert all(f"  alhambra {example}\n" in told for example in command.examples)


@pytest.mark.parametrize(
    "words", [["fly"], ["verify", "--tables"], ["backup"], ["table", "seven"], ["--ver"]]
)
def test_what_makes_no_sense_ends_with_2(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        parser(RUN).parse_args(words)
    assert ended.value.code == 2
    assert "usage: alhambra" in capsys.readouterr().err


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_command_in_the_documents_can_be_typed(name: str) -> None:
    text, known = (
        (ROOT / name).read_text(encoding="utf-8"),
        {command.name for command in (RUN, HAND_OVER, *COMMANDS)},
    )
    typed_there = TYPED.findall(text)
    for words in typed_there:
        parser(RUN, HAND_OVER).parse_args(shlex.split(words))
    assert set(NAMED.findall(text)) <= known
    if name == "docs/commands.md":
        assert {words.split()[0] for words in typed_there} == known
    assert "bot.backup" not in text


async def test_real_processes_end_with_the_right_codes(small: Bot) -> None:
    folder = small.settings.data
    fine, missing, nonsense = await asyncio.gather(
        typed("tables", folder=folder),
        typed("table", "99", folder=folder),
        typed("backup", folder=folder),
    )
    assert fine[0] == 0
    assert fine[1].startswith("table ")
    assert (missing[0], missing[1]) == (1, "")
    assert missing[2] == "There is no table 99; `alhambra tables --all` lists those there are.\n"
    assert nonsense[0] == 2


async def test_a_reader_who_has_seen_enough_is_no_error(small: Bot) -> None:
    read, write = os.pipe()
    os.close(read)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "tables", "--all"),
        cwd=small.settings.data,
        env=environment(small.settings.data),
        stdout=write,
        stderr=asyncio.subprocess.PIPE,
    )
    os.close(write)
    _, wrong = await asyncio.wait_for(process.communicate(), TIMEOUT)
    assert (process.returncode, wrong) == (0, b"")


# alhambra check


async def test_check_asks_discord_who_the_bot_is_and_what_it_may_do(small: Bot) -> None:
    folder = small.settings.data
    async with Sandbox() as sandbox:
        where = {"ALHAMBRA_DISCORD_URL": sandbox.url}
        fine, wrong = await asyncio.gather(
            typed("check", folder=folder, token=sandbox.token, **where),
            typed("check", folder=folder, token="wrong", **where),
        )
        guild = next(iter(sandbox.world.guilds.values()))
        for role in guild.roles.values():
            role.permissions = 0
        lacking = await typed("check", folder=folder, token=sandbox.token, **where)
    assert fine[0] == 0, fine
    assert re.search(r"^ok +token +it belongs to .+, on 1 server$", fine[1], re.MULTILINE)
    assert re.search(r"^ok +permissions +they suffice$", fine[1], re.MULTILINE)
    assert fine[1].endswith("everything is fine\n")
    assert wrong[0] == 1
    assert re.search(r"^problem +token +Discord does not accept it; copy it again", wrong[1], re.MULTILINE)
    assert lacking[0] == 1
    assert re.search(
        r"^problem +permissions +server \d+ \(.+\) does not give the bot: attach_files, ",
        lacking[1],
        re.MULTILINE,
    )
    for said in (*fine[1:], *wrong[1:], *lacking[1:]):
        assert sandbox.token not in said


async def test_ctrl_c_ends_a_command_with_130(small: Bot) -> None:
    async with Sandbox() as sandbox:
        sandbox.faults.slow("GET", "/users/@me", seconds=30)
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "check"),
            cwd=small.settings.data,
            env=environment(small.settings.data, sandbox.token, ALHAMBRA_DISCORD_URL=sandbox.url),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        assert process.stdout is not None
        while b"database" not in await process.stdout.readline():
            pass
        process.send_signal(signal.SIGINT)
        _, wrong = await asyncio.wait_for(process.communicate(), TIMEOUT)
    assert (process.returncode, wrong) == (130, b"")


async def test_check_tells_what_is_not_there_yet_from_what_is_wrong(tmp_path: Path) -> None:
    with host("sqlite", tmp_path / "file") as bot:
        done = await alhambra(bot, "check", "--no-discord")
        assert done.code == 0
        assert f"there is nothing in {bot.settings.database} yet" in done.said
        bot.settings.database.write_bytes(b"no database at all" * 100)
        done = await alhambra(bot, "check", "--no-discord")
        assert done.code == 1
        assert re.search(
            r"^problem +database +The file .* is damaged .*; restore a backup", done.said, re.MULTILINE
        )
        assert done.said.endswith("1 problem\n")


async def test_check_on_a_server(tmp_path: Path) -> None:
    with host("postgres", tmp_path / "server") as bot:
        url = bot.settings.database_url or ""
        done = await alhambra(bot, "check", "--no-discord")
        assert (done.code, "can be read and written, with 0 open tables" in done.said) == (0, True)
        rows(url, "DROP TABLE schema_version")
        done = await alhambra(bot, "check", "--no-discord")
        assert (done.code, "there is nothing in postgresql://" in done.said) == (0, True)
        stranger = Bot(replace(bot.settings, database_url=url.replace("alhambra@", "stranger@")))
        done = await alhambra(stranger, "check", "--no-discord")
        assert (done.code, "does not let the bot in" in done.said) == (1, True)
