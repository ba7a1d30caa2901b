"""A new bot follows one that runs, without a gap: everybody is answered, once."""

import asyncio
from pathlib import Path

import pytest

from sandbox.server import Sandbox
from tests.bot.bot_process import BotProcess, until
from tests.bot.cluster.pressing import pressing
from tests.bot.cluster.several_processes import several_processes

HASTY = {"ALHAMBRA_HASTE": "10"}


async def test_on_one_file_a_bot_follows_another(tmp_path: Path) -> None:
    async with Sandbox() as sandbox, BotProcess(sandbox, tmp_path, **HASTY) as old:
        people = [sandbox.person(name) for name in ("Ana", "Ben", "Eva")]
        async with pressing(sandbox, *people) as pressed:
            await pressed.more(20)
            new = BotProcess(sandbox, tmp_path, "--take-over", **HASTY)
            async with new:
                await asyncio.wait_for(old.died(), 30)
                await pressed.more(20)
                assert len(sandbox.gateway.connected()) == 1
                assert pressed.failures == []
                assert pressed.refused() == []
                assert new.rows("SELECT count(*) FROM processes") == [(1,)]


@pytest.mark.parametrize("moment", ["shard-wanted", "shard-heard"])
async def test_if_the_new_bot_dies_on_the_way_the_old_one_goes_on(tmp_path: Path, moment: str) -> None:
    async with Sandbox() as sandbox, BotProcess(sandbox, tmp_path, **HASTY) as old:
        people = [sandbox.person(name) for name in ("Ana", "Ben")]
        async with pressing(sandbox, *people) as pressed:
            dying = BotProcess(sandbox, tmp_path, "--take-over", ALHAMBRA_DIE_AT=f"{moment}:1", **HASTY)
            async with dying:
                await dying.died()
                await until(lambda: old.rows("SELECT stage, heir FROM shards") == [(0, None)])
                await pressed.more(20)
                assert not old.has_ended
            assert pressed.failures == []
            assert pressed.refused() == []


async def test_if_the_old_bot_dies_on_the_way_the_new_one_takes_over(tmp_path: Path) -> None:
    async with (
        Sandbox() as sandbox,
        BotProcess(sandbox, tmp_path, ALHAMBRA_DIE_AT="shard-passed:1", **HASTY) as old,
    ):
        ana = sandbox.person("Ana")
        async with BotProcess(sandbox, tmp_path, "--take-over", **HASTY) as new:
            await old.died()
            await until(lambda: new.rows("SELECT count(*) FROM processes") == [(1,)])
            assert "Alhambra" in (await ana.slash("/about")).text
            assert await new.stop() == 0


async def test_to_take_over_where_no_bot_runs_is_to_start(tmp_path: Path) -> None:
    async with Sandbox() as sandbox, BotProcess(sandbox, tmp_path, "--take-over", **HASTY):
        assert "Alhambra" in (await sandbox.person("Ana").slash("/about")).text
        code, said = await BotProcess(sandbox, tmp_path).end()
        assert code == 1
        assert "Another bot is running" in said


async def test_several_processes_are_followed_one_after_the_other(tmp_path: Path) -> None:
    async with several_processes(tmp_path, 4) as some:
        old = [await some.start(), await some.start()]
        await some.shared_out(2, 2)
        people = [some.person(name, shard) for shard, name in enumerate(("Ana", "Ben", "Eva", "Farid"))]
        async with pressing(some.sandbox, *people) as pressed:
            for one in old:
                new = await some.start("--take-over")
                await until(lambda one=one: one.has_ended)
            await some.shared_out(2, 2)
            await pressed.more(20)
            assert await new.stop() == 0, "asked to stop, it hands over to the other one"
            await some.shared_out(4)
            await pressed.more(20)
            assert pressed.failures == []
            assert pressed.refused() == []
