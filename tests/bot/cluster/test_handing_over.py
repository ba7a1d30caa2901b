"""A new bot follows one that runs, without a gap: everybody is answered, once."""

import asyncio
from pathlib import Path

from sandbox.server import Sandbox
from tests.bot.bot_process import BotProcess, until
from tests.bot.cluster.pressing import pressing
from tests.bot.cluster.several_processes import several_processes


async def test_on_one_file_a_bot_follows_another(tmp_path: Path) -> None:
    async with Sandbox() as sandbox, BotProcess(sandbox, tmp_path) as old:
        people = [sandbox.person(name) for name in ("Ana", "Ben", "Eva")]
        async with pressing(sandbox, *people) as pressed:
            await pressed.more(20)
            new = BotProcess(sandbox, tmp_path, "--take-over")
            async with new:
                await asyncio.wait_for(old.died(), 30)
                await pressed.more(20)
                assert len(sandbox.gateway.connected()) == 1
                assert pressed.failures == []
                assert pressed.refused() == []
                assert new.rows("SELECT count(*) FROM processes") == [(1,)]


async def test_several_processes_are_followed_one_after_the_other(tmp_path: Path) -> None:
    async with several_processes(tmp_path, 4) as some:
        old = [await some.start(), await some.start()]
        await some.shared_out(2, 2)
        people = [some.person(name, shard) for shard, name in enumerate(("Ana", "Ben", "Eva", "Farid"))]
        async with pressing(some.sandbox, *people) as pressed:
            for one in old:
                await some.start("--take-over")
                await until(lambda one=one: one.has_ended)
            await some.shared_out(2, 2)
            await pressed.more(20)
            assert pressed.failures == []
            assert pressed.refused() == []
