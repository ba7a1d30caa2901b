"""Contract of the storage when several write at once, when it is opened again, and after a crash."""

import asyncio
import subprocess
import sys
from collections import Counter
from pathlib import Path

from bot.storage.port import ChannelTaken, MovedOn, Storage
from bot.table.lobby_events import SeatLeft, SeatTaken, TableOpened
from bot.table.table_state import StoredTable
from tests.bot.storage.conftest import Reopen
from tests.bot.storage.endless_writer import EVENTS, POSTS
from tests.bot.storage.small_acts import ANA, BEN, CHANNEL, act, open_table

ROOT = Path(__file__).parents[3]
ACTS_BEFORE_THE_CRASH = 20


async def test_everything_is_there_after_reopening(port: Storage, reopen: Reopen) -> None:
    table = await open_table(port)
    await port.close()
    again = await reopen()
    assert await again.tables.events(table.id) == [TableOpened(ANA)]
    assert [item.number for item in await again.posts.to_post()] == [1]
    assert await again.tables.has_seen(11)


async def test_of_two_acts_with_the_same_number_one_is_stored(port: Storage, reopen: Reopen) -> None:
    table, other = await open_table(port), await reopen()
    outcomes = await asyncio.gather(
        *(
            where.tables.add(table, act(2, SeatTaken(BEN), cause))
            for where, cause in ((port, 12), (other, 13))
        ),
        return_exceptions=True,
    )
    assert Counter(map(type, outcomes)) == {bool: 1, MovedOn: 1}
    assert await port.tables.has_seen(12) is not await port.tables.has_seen(13)
    assert len(await port.tables.events(table.id)) == 2
    assert len(await port.posts.to_post()) == 2


async def test_a_cause_heard_twice_at_once_takes_effect_once(port: Storage, reopen: Reopen) -> None:
    table, other = await open_table(port), await reopen()
    outcomes = await asyncio.gather(
        *(where.tables.add(table, act(2, SeatTaken(BEN), 12)) for where in (port, other, port))
    )
    assert sorted(outcomes) == [False, False, True]
    assert len(await port.tables.events(table.id)) == 2


async def test_of_two_tables_opened_in_a_channel_at_once_one_is_stored(port: Storage, reopen: Reopen) -> None:
    other = await reopen()
    outcomes = await asyncio.gather(
        open_table(port, ANA, 11), open_table(other, BEN, 12), return_exceptions=True
    )
    assert Counter(map(type, outcomes)) == {StoredTable: 1, ChannelTaken: 1}
    assert await port.tables.open_tables() == 1
    assert len(await port.posts.to_post(CHANNEL)) == 1
    assert await port.tables.has_seen(11) is not await port.tables.has_seen(12)


async def test_many_writers_leave_no_gap(port: Storage, reopen: Reopen) -> None:
    table, storages = await open_table(port), [port, await reopen()]

    async def add_some(where: Storage, cause: int) -> None:
        left = 5
        while left:
            number = len(await where.tables.events(table.id)) + 1
            event = SeatLeft(BEN) if number % 2 else SeatTaken(BEN)
            try:
                await where.tables.add(table, act(number, event, cause + left))
                left -= 1
            except MovedOn:
                continue

    await asyncio.gather(*(add_some(storages[at % 2], 100 * at) for at in range(1, 5)))
    assert len(await port.tables.events(table.id)) == 21
    assert len(await port.posts.to_post()) == 21


async def test_a_killed_process_leaves_whole_acts_and_every_one_it_had_stored(
    implementation: str, reopen: Reopen, tmp_path: Path
) -> None:
    command = [sys.executable, "-m", "tests.bot.storage.endless_writer", implementation, str(tmp_path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        for _ in range(ACTS_BEFORE_THE_CRASH):
            writer.stdout.readline()
        writer.kill()
        stored = ACTS_BEFORE_THE_CRASH + len(writer.stdout.read().splitlines())
    again = await reopen()
    table = await again.tables.table_in(CHANNEL)
    assert table is not None
    events = await again.tables.events(table.id)
    acts, rest = divmod(len(events) - 1, len(EVENTS))
    assert rest == 0
    assert acts >= stored
    assert len(await again.posts.to_post()) == 1 + acts * len(POSTS)
    assert await again.tables.add(table, act(len(events) + 1, SeatLeft(BEN), 12))
