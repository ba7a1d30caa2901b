"""Starting the bot: whatever prevents it is said in one plain sentence, with a non-zero exit."""

import asyncio
import os
import signal
import socket
import sqlite3
import sys
from pathlib import Path

import aiohttp
import pytest

from bot.app import AlhambraBot
from bot.clock import SystemClock
from bot.cluster.folder_lock import FolderLock
from bot.cluster.member import Member
from bot.cluster.neighbours import FolderNeighbours
from bot.cluster.place import Place
from bot.settings import StartError
from bot.storage.sqlite.database import SqliteDatabase, migrations
from bot.storage.sqlite.storage import open_sqlite
from sandbox.server import Sandbox
from tests.bot.bot_process import TIMEOUT, BotProcess, local_table, tokenless
from tests.bot.forked_bots import ROOT


async def test_a_wrong_token(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        code, said = await BotProcess(sandbox, tmp_path, DISCORD_TOKEN="wrong").run_command()
    assert code == 1
    assert _sentence(said).startswith("Discord does not accept the token")


async def test_an_intent_that_discord_refuses(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        ending = asyncio.create_task(BotProcess(sandbox, tmp_path).end())
        while not sandbox.gateway.connected():
            await asyncio.sleep(0.01)
        await sandbox.gateway.close(4014)
        code, said = await ending
    assert code == 1
    assert _sentence(said).startswith("Discord refuses an intent")


async def test_a_discord_that_cannot_be_reached(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        nowhere = f"http://127.0.0.1:{_free_port()}"
        code, said = await BotProcess(sandbox, tmp_path, ALHAMBRA_DISCORD_URL=nowhere).end()
    assert code == 1
    assert _sentence(said).startswith("Discord cannot be reached")


async def test_a_discord_that_is_not_on_this_machine(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        code, said = await BotProcess(sandbox, tmp_path, ALHAMBRA_DISCORD_URL="http://10.0.0.7:80").end()
    assert code == 1
    assert "may only name this machine" in _sentence(said)


async def test_a_data_folder_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    async with Sandbox() as sandbox:
        code, said = await BotProcess(sandbox, tmp_path / "file" / "data").end()
    assert code == 1
    assert "set ALHAMBRA_DATA to another folder" in _sentence(said)


async def test_a_damaged_file(tmp_path: Path) -> None:
    (tmp_path / "alhambra.sqlite3").write_bytes(b"not a database at all" * 100)
    async with Sandbox() as sandbox:
        code, said = await BotProcess(sandbox, tmp_path).end()
    assert code == 1
    assert "is damaged" in _sentence(said)


async def test_a_file_damaged_in_the_middle(tmp_path: Path) -> None:
    file = tmp_path / "alhambra.sqlite3"
    await (await SqliteDatabase.open(file)).close()
    content = bytearray(file.read_bytes())
    content[4096:8192] = os.urandom(4096)
    file.write_bytes(content)
    with pytest.raises(StartError, match="is damaged"):
        await SqliteDatabase.open(file)


async def test_a_file_of_a_newer_version(tmp_path: Path) -> None:
    file = tmp_path / "alhambra.sqlite3"
    with sqlite3.connect(file) as connection:
        connection.execute(f"PRAGMA user_version = {len(migrations()) + 1}")
    with pytest.raises(StartError, match="newer version"):
        await SqliteDatabase.open(file)


async def test_two_bots_on_one_folder(tmp_path: Path) -> None:
    async with Sandbox() as sandbox, BotProcess(sandbox, tmp_path):
        code, said = await BotProcess(sandbox, tmp_path).end()
    assert code == 1
    assert _sentence(said).startswith("Another bot is running")


async def test_a_bot_that_is_stopped_before_it_is_ready_says_nothing_more(tmp_path: Path) -> None:
    # discord.py waits for servers a while, and a stop does not always keep it from telling what came of it.
    clock = SystemClock()
    storage = await open_sqlite(tmp_path / "alhambra.sqlite3", clock)
    member = Member(storage.cluster, FolderNeighbours(Place.here(), FolderLock(tmp_path)), leased=False)
    bot = AlhambraBot(storage, clock, member)
    try:
        await bot.stop()
        bot.dispatch("ready")
    finally:
        await storage.close()


@pytest.mark.parametrize(
    ("code", "told"), [(4004, "does not accept the token"), (4013, "did not let the bot")]
)
async def test_a_connection_that_discord_ends_for_good(tmp_path: Path, code: int, told: str) -> None:
    async with Sandbox() as sandbox:
        ending = asyncio.create_task(BotProcess(sandbox, tmp_path).end())
        while not sandbox.gateway.connected():
            await asyncio.sleep(0.01)
        await sandbox.gateway.close(code)
        exit_code, said = await ending
    assert exit_code == 1
    assert told in _sentence(said)


async def test_commands_that_discord_refuses(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        sandbox.faults.refuse(
            "PUT", "/applications/*/commands", status=403, code=50001, message="Missing Access"
        )
        code, said = await BotProcess(sandbox, tmp_path).end()
    assert code == 1
    assert "Missing Access" in _sentence(said)


async def test_stopping_during_an_outage_is_quick(tmp_path: Path) -> None:
    async with Sandbox() as sandbox, BotProcess(sandbox, tmp_path) as bot:
        await sandbox.stop()
        await asyncio.sleep(1)
        began = asyncio.get_running_loop().time()
        await bot.stop()
        assert asyncio.get_running_loop().time() - began < 6


# The local table


async def test_without_a_token_there_is_a_local_table_that_keeps_its_data(tmp_path: Path) -> None:
    for _ in range(2):
        process, url = await local_table(tmp_path)
        async with aiohttp.ClientSession() as session, session.get(url) as page:
            assert page.status == 200
            assert "text/html" in page.headers["Content-Type"]
        process.send_signal(signal.SIGINT)
        assert await asyncio.wait_for(process.wait(), TIMEOUT) == 0
    assert (tmp_path / "local-table" / "world.json").exists()
    assert (tmp_path / "local-table" / "alhambra.sqlite3").exists()
    assert not (tmp_path / "alhambra.sqlite3").exists(), "a host's own tables are left alone"


async def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "bot",
            cwd=ROOT,
            env=tokenless(tmp_path, ALHAMBRA_PORT=port),
            stderr=asyncio.subprocess.PIPE,
        )
        _, said = await asyncio.wait_for(process.communicate(), TIMEOUT)
    assert process.returncode == 1
    assert _sentence(said.decode()).startswith(f"Port {port} is taken")


def _sentence(said: str) -> str:
    """The last line, which must be plain text and no traceback."""
    assert "Traceback" not in said
    return [line for line in said.splitlines() if not line.startswith("{")][-1]


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port
