"""Contract of the storage about processes that serve the bot together: shards, claims, the fence."""

import asyncio
from dataclasses import replace

import pytest

from ai import Level
from bot.commands.solo import solo_events
from bot.storage.ending_turns import EndingTurn
from bot.storage.port import Fenced, Storage
from bot.storage.processes import Holding, Stage
from bot.storage.shards import NOTHING, Shards
from bot.storage.tables import Tables
from bot.storage.timers import TableTimer
from bot.table.agreement import Agreement
from bot.table.lobby_events import SeatTaken
from tests.bot.movable_clock import MovableClock
from tests.bot.storage.conftest import Reopen
from tests.bot.storage.small_acts import ANA, BEN, CHANNEL, act, open_table

FIRST, THIRD = (Shards(4, frozenset({shard})) for shard in (0, 3))


async def test_every_process_gets_a_greater_epoch_than_all_before(port: Storage) -> None:
    first = await port.cluster.register("a/b/1/2/c")
    (process,) = (await port.cluster.cluster()).processes
    assert process.place == "a/b/1/2/c"
    assert await port.cluster.remove(process)
    second = await port.cluster.register("here", succeeds=first)
    assert second > first
    assert (await port.cluster.cluster()).processes[0].succeeds == first


async def test_a_process_that_has_shown_that_it_lives_is_not_removed(port: Storage) -> None:
    epoch, sent = await port.cluster.register("here"), list[int]()
    (seen,) = (await port.cluster.cluster()).processes
    await port.cluster.renew(epoch, lambda: sent.append(1))
    assert sent == [1]
    assert not await port.cluster.remove(seen)
    (seen,) = (await port.cluster.cluster()).processes
    assert seen.renewals == 1
    await port.cluster.divide(epoch, 1)
    assert (await port.cluster.cluster()).processes == (replace(seen, is_present=True),)
    await port.cluster.note_absent(epoch)
    assert (await port.cluster.cluster()).processes == (seen,)


async def test_shards_are_divided_anew_only_by_a_process_that_is_alone(port: Storage) -> None:
    first = await port.cluster.register("here")
    assert await port.cluster.divide(first, 3) == 3
    assert (await port.cluster.cluster()).holdings == tuple(Holding(shard) for shard in range(3))
    second = await port.cluster.register("there")
    assert await port.cluster.divide(first, 2) == 2, "the other one is not present yet"
    assert await port.cluster.divide(second, 4, insists=True) == 2
    assert [one.is_present for one in (await port.cluster.cluster()).processes] == [True, False]
    assert await port.cluster.divide(second, 4) == 2
    assert [one.is_present for one in (await port.cluster.cluster()).processes] == [True, True]


async def test_a_shard_changes_hands_only_as_it_was_seen(port: Storage) -> None:
    first, second = await port.cluster.register("here"), await port.cluster.register("there")
    await port.cluster.divide(first, 1)
    owned = Holding(0, owner=first)
    assert await port.cluster.change(Holding(0), owned)
    assert not await port.cluster.change(Holding(0), Holding(0, owner=second))
    wanted = replace(owned, heir=second, stage=Stage.WANTED)
    assert await port.cluster.change(owned, wanted)
    assert not await port.cluster.change(owned, wanted)
    assert (await port.cluster.cluster()).holdings == (wanted,)


async def test_a_process_that_is_removed_leaves_its_shards_and_wishes(port: Storage) -> None:
    first, second = await port.cluster.register("here"), await port.cluster.register("there")
    await port.cluster.divide(first, 2)
    await port.cluster.change(Holding(0), Holding(0, first, second, Stage.PASSED))
    await port.cluster.change(Holding(1), Holding(1, second, first, Stage.HEARD))
    one, other = (await port.cluster.cluster()).processes
    assert await port.cluster.begin_identifying(0, first)
    assert await port.cluster.remove(one)
    assert (await port.cluster.cluster()).holdings == (
        Holding(0, None, second, Stage.PASSED),
        Holding(1, second),
    )
    assert await port.cluster.begin_identifying(0, second), "its place is free"
    assert not await port.cluster.remove(one)
    assert await port.cluster.remove(other)


async def test_an_interaction_is_claimed_by_one_process(port: Storage, clock: MovableClock) -> None:
    first, second = await port.cluster.register("here"), await port.cluster.register("there")
    assert sorted(await asyncio.gather(*(port.cluster.claim(7, one) for one in (first, second)))) == [
        False,
        True,
    ]
    assert await port.cluster.claim(8, first)
    assert await port.cluster.claim(8, first), "asked again because the answer was lost"
    clock.move(60)
    await port.cluster.forget_claims(60)
    assert await port.cluster.claim(8, second)


async def test_one_session_at_a_time_begins_in_a_bucket(port: Storage) -> None:
    first, second = await port.cluster.register("here"), await port.cluster.register("there")
    assert await port.cluster.begin_identifying(0, first)
    assert not await port.cluster.begin_identifying(0, second)
    assert await port.cluster.begin_identifying(1, second)
    await port.cluster.end_identifying(0, first)
    assert await port.cluster.begin_identifying(0, second)


async def test_a_process_that_was_removed_writes_nothing(port: Storage, reopen: Reopen) -> None:
    table, other, told = await open_table(port), await reopen(), list[str]()
    epoch = await port.cluster.register("here")
    port.cluster.fence(epoch, lambda: told.append("fenced"))
    assert await port.tables.add(table, act(2, SeatTaken(BEN), 12))
    (process,) = (await other.cluster.cluster()).processes
    assert await other.cluster.remove(process)
    for write in (
        port.tables.add(table, act(3, SeatTaken(ANA), 13)),
        port.posts.mark_done([1]),
        port.cluster.renew(epoch, lambda: None),
        port.cluster.claim(7, epoch),
    ):
        with pytest.raises(Fenced):
            await write
    assert set(told) == {"fenced"}
    assert await other.tables.last_number(table.id) == 2
    assert len(await other.posts.to_post(CHANNEL)) == 2
    assert await other.tables.add(table, act(3, SeatTaken(ANA), 13)), "others write on"


async def test_what_is_to_be_done_is_told_shard_by_shard(port: Storage, clock: MovableClock) -> None:
    tables = Tables(port.tables)
    in_guild = await tables.open(100, 3 << 22, solo_events(ANA, (Level.MASON,), Agreement()), 11)
    by_dm = await tables.open(200, 0, solo_events(BEN, (Level.MASON,), Agreement()), 12)
    assert in_guild is not None
    assert by_dm is not None
    turn = EndingTurn(in_guild.stored.id, ANA.id, in_guild.number)
    await port.ending_turns.keep(turn)
    for shards, table, ending in ((THIRD, in_guild, [turn]), (FIRST, by_dm, [])):
        posts = await port.posts.to_post(shards=shards)
        assert {item.table for item in posts} == {table.stored}
        due = await port.timers.due(clock.now() + 10**8, 9, shards)
        assert {timer.table for timer in due if isinstance(timer, TableTimer)} == {table.stored}
        assert await port.timers.next_due(shards) == min(timer.due_at or 0 for timer in due)
        assert await port.ending_turns.all(shards) == ending
        waiting = await port.tables.awaiting_computers(shards)
        assert waiting == [table.stored.id] * bool(table.computers_to_act)
    assert await port.posts.to_post(shards=NOTHING) == []
    assert await port.timers.next_due(NOTHING) is None
    assert await port.timers.over(9, NOTHING) == []
