"""A process that stands still for longer than a lease neither writes nor answers when it goes on."""

from pathlib import Path

from tests.bot.bot_process import until
from tests.bot.cluster.several_processes import go_on, pause, several_processes


async def test_a_process_that_stood_still_for_too_long_gives_up(tmp_path: Path) -> None:
    async with several_processes(tmp_path, 2) as some:
        first, second = await some.start(), await some.start()
        await some.shared_out(1, 1)
        (shard,) = some.shards_of(0)
        ana, ben = await some.begin(shard)
        pause(first)
        asked = [one.person_acts.slash(one.id, one.channel.id, "/log", {}) for one in (ana, ben)]
        await until(lambda: len(some.epochs()) == 1)
        events = some.rows("SELECT count(*) FROM events")
        await until(lambda: sorted(some.heard()) == sorted([0, 1, shard]))
        go_on(first)
        await first.died()
        assert "have taken this one for dead" in first.log()[-1]
        assert some.rows("SELECT count(*) FROM events") == events
        assert [one.answer for one in asked] == [None, None], "only the first process has heard them"
        assert not some.refused()
        assert "Alhambra" in (await ana.slash("/about")).text
        await some.settled()
        assert not second.has_ended
        await some.shared_out(2)
