"""Sessions begin one after the other over all processes, and never too many a day."""

import asyncio
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.cluster import identify_turns
from bot.cluster.identify_turns import RESERVE, IdentifyLimits, IdentifyTurns, pause_before
from bot.storage.sql.storage import SqlStorage


async def test_sessions_of_two_processes_begin_one_after_the_other(
    storage: SqlStorage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(identify_turns, "SPACING", 0.05)
    monkeypatch.setattr(identify_turns, "LOOK_AGAIN", 0.005)

    async def limits() -> IdentifyLimits:
        return IdentifyLimits(remaining=900, reset_after=1000, at_once=2)

    turns = [IdentifyTurns(storage.cluster, epoch, limits) for epoch in (1, 2)]
    began: list[tuple[float, int]] = []

    async def identify(process: int, shard: int) -> None:
        await turns[process].wait(shard)
        began.append((asyncio.get_running_loop().time(), shard))
        await asyncio.sleep(0.01)
        turns[process].note_begun(shard)

    await asyncio.gather(*(identify(shard // 2 % 2, shard) for shard in range(6)))
    for bucket in (0, 1):
        times = [at for at, shard in began if shard % 2 == bucket]
        assert all(later - earlier >= 0.06 for earlier, later in pairwise(times))
    for one in turns:
        await one.close()


@given(st.integers(0, 1000), st.floats(0, 86_400))
def test_the_sessions_left_last_until_there_are_more(remaining: int, reset_after: float) -> None:
    spent, left = 0.0, remaining
    while spent < reset_after and left >= 0:
        pause = pause_before(IdentifyLimits(left, reset_after - spent, 1))
        assert (pause == 0.0) is (left >= RESERVE or reset_after == spent)
        if pause == 0.0:
            left = min(left - 1, RESERVE - 1)
            continue
        spent += pause
        left -= 1
    assert left >= -1 or spent >= reset_after * 0.999
