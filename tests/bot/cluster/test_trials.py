"""A trial by chance: two bots on one database are killed, paused and cut off while people play."""

from pathlib import Path

from tests.bot.cluster.troubled_processes import trial

SECONDS = 15.0
SEED = 1


async def test_whatever_happens_nothing_is_lost_doubled_or_shown_to_the_wrong_person(tmp_path: Path) -> None:
    counts = await trial(tmp_path, SEED, SECONDS)
    assert counts["moves"]
