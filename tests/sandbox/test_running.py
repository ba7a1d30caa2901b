"""The sandbox as a program, and what moderators can do to a bot's places."""

from __future__ import annotations

import asyncio
import sys
import zlib
from typing import TYPE_CHECKING

import aiohttp
import discord
import pytest

from sandbox.world import moderation
from tests.sandbox.rest.test_fault_injection import channel_of

if TYPE_CHECKING:
    from pathlib import Path

    from sandbox.server import Sandbox
    from tests.sandbox.testbot import TestBot


async def told_by(folder: Path) -> tuple[str, str, asyncio.subprocess.Process]:
    """Start the program; its address and token."""
    program = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "sandbox", "--port", "0", "--data", str(folder), stdout=asyncio.subprocess.PIPE
    )
    assert program.stdout is not None
    address = (await program.stdout.readline()).decode().split()
    token = (await program.stdout.readline()).decode().split()
    assert (address[0], token[0]) == ("address", "token")
    return address[1], token[1], program


async def ended(program: asyncio.subprocess.Process) -> None:
    program.terminate()
    assert await asyncio.wait_for(program.wait(), 5) == 0
    program._transport.close()  # type: ignore[attr-defined]


async def test_the_program_tells_its_address_and_keeps_its_world(tmp_path: Path) -> None:
    ids = []
    for _ in range(2):
        url, token, program = await told_by(tmp_path)
        headers = {"Authorization": f"Bot {token}"}
        me = f"{url}/api/v10/users/@me"
        async with aiohttp.ClientSession(headers=headers) as session, session.get(me) as answer:
            assert answer.headers["Content-Type"] == "application/json"
            ids.append((await answer.json())["id"])
        await ended(program)
    assert ids[0] == ids[1]
    assert (tmp_path / "world.json").exists()


async def test_compressed_frames_share_one_stream(sandbox: Sandbox) -> None:
    url = sandbox.url.replace("http", "ws") + "/gateway?v=10&encoding=json&compress=zlib-stream"
    inflate = zlib.decompressobj()
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as socket:
        first = await socket.receive_bytes()
        assert first.endswith(b"\x00\x00\xff\xff")
        assert b'"op": 10' in inflate.decompress(first)
        await socket.send_json({"op": 1, "d": None})
        assert b'"op": 11' in inflate.decompress(await socket.receive_bytes())


async def test_a_deleted_channel_and_a_lost_server_reach_the_bot(sandbox: Sandbox, bot: TestBot) -> None:
    channel = channel_of(bot, sandbox)
    moderation.delete_channel(sandbox.world, channel.id)
    with pytest.raises(discord.NotFound) as refused:
        await channel.send("hello?")
    assert refused.value.code == 10003
    assert bot.get_channel(channel.id) is None
    moderation.expel_bot(sandbox.world, bot.guilds[0].id)
    await asyncio.sleep(0.05)
    assert not bot.guilds


async def test_a_moderator_archives_and_locks_a_thread(sandbox: Sandbox, bot: TestBot) -> None:
    made = await channel_of(bot, sandbox).create_thread(name="T", type=discord.ChannelType.public_thread)
    moderation.archive_thread(sandbox.world, sandbox.world.channels[made.id], locked=True)
    with pytest.raises(discord.HTTPException) as refused:
        await made.send("anyone?")
    assert refused.value.code == 50083


async def test_only_moderators_write_in_a_locked_thread(sandbox: Sandbox, bot: TestBot) -> None:
    made = await channel_of(bot, sandbox).create_thread(name="T", type=discord.ChannelType.public_thread)
    thread = sandbox.world.channels[made.id]
    moderation.lock_thread(sandbox.world, thread)
    with pytest.raises(discord.Forbidden) as refused:
        await made.send("anyone?")
    assert refused.value.code == 50083
    assert not thread.archived
    moderation.lock_thread(sandbox.world, thread, locked=False)
    await made.send("at last")


async def test_any_refusal_can_be_asked_for(sandbox: Sandbox, bot: TestBot) -> None:
    sandbox.faults.refuse("POST", "/users/@me/channels", status=400, code=40003, message="Too fast")
    with pytest.raises(discord.HTTPException) as refused:
        await bot.create_dm(discord.Object(sandbox.world.user("Ana").id))
    assert refused.value.code == 40003
