"""Processes share the shards out; what one leaves behind, by leaving or by dying, the others take up."""

from pathlib import Path

from tests.bot.cluster.several_processes import several_processes


async def test_processes_join_leave_and_die_and_the_others_go_on(tmp_path: Path) -> None:
    async with several_processes(tmp_path, 4, at_once=2) as some:
        first = await some.start()
        await some.shared_out(4)
        tables = [await some.begin(shard) for shard in range(2)]
        second = await some.start()
        await some.shared_out(2, 2)
        for ana, _ in tables:
            assert "Alhambra" in (await ana.slash("/about")).text
        await first.kill()
        await some.shared_out(4)
        for shard in (2, 3):
            await some.begin(shard)
        for ana, _ in tables:
            assert "Alhambra" in (await ana.slash("/about")).text
        third = await some.start()
        await some.shared_out(2, 2)
        assert await second.stop() == 0
        await some.shared_out(4)
        assert some.sandbox.gateway.identifies == 4 + 2 + 2 + 2 + 2, "Discord never had to say: too fast"
        assert not some.refused()
        assert await third.stop() == 0
        assert some.epochs() == []
