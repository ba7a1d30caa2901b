"""Contract of `TableStore`: events only ever added, each cause once, one open table per channel."""

from dataclasses import replace

import pytest

from ai import Level
from bot.storage.damage import EventMissing
from bot.storage.port import ChannelTaken, MovedOn, Storage
from bot.table.lobby_events import (
    ComputerDismissed,
    ComputerSeated,
    GameStarted,
    Person,
    SeatLeft,
    SeatTaken,
    TableClosed,
    TableOpened,
    TableReopened,
)
from bot.table.table_events import TableEvent
from bot.table.table_state import RecordedAct, StoredTable
from engine import Options, Seat, Seed, start
from engine.transitions.events import GameEnded
from tests.bot.movable_clock import MovableClock
from tests.bot.storage.small_acts import ANA, BEN, CHANNEL, GUILD, act, open_table


async def test_events_come_back_in_order(port: Storage) -> None:
    table = await open_table(port)
    assert await port.tables.add(table, act(2, SeatTaken(BEN), 12))
    assert await port.tables.events(table.id) == [TableOpened(ANA), SeatTaken(BEN)]
    assert await port.tables.events(table.id, 1) == [TableOpened(ANA)]
    assert await port.tables.first_event(table.id) == TableOpened(ANA)


async def test_a_dealt_game_comes_back_as_it_was(port: Storage) -> None:
    table = await open_table(port)
    dealt: tuple[TableEvent, ...] = (GameStarted(ANA), *start(Options(2), Seed("ab" * 16)).events)
    await port.tables.add(table, RecordedAct(2, dealt, (), 12))
    assert (await port.tables.events(table.id))[1:] == list(dealt)


async def test_fewer_events_than_asked_for_is_an_error(port: Storage) -> None:
    table = await open_table(port)
    with pytest.raises(EventMissing):
        await port.tables.events(table.id, 2)


async def test_a_cause_takes_effect_once_whatever_it_wants_the_second_time(port: Storage) -> None:
    table, other = await open_table(port), await open_table(port, cause=21, channel_id=CHANNEL + 1)
    assert not await port.tables.has_seen(12)
    assert await port.tables.add(table, act(2, SeatTaken(BEN), 12))
    assert await port.tables.has_seen(12)
    for where, again in ((table, act(3, SeatLeft(BEN), 12)), (other, act(2, SeatTaken(BEN), 12))):
        assert not await port.tables.add(where, again)
    assert len(await port.tables.events(table.id)) == 2
    assert len(await port.tables.events(other.id)) == 1
    assert len(await port.posts.to_post()) == 3


@pytest.mark.parametrize("number", [1, 2, 4])
async def test_an_act_that_does_not_follow_the_last_event_leaves_nothing(port: Storage, number: int) -> None:
    table = await open_table(port)
    await port.tables.add(table, act(2, SeatTaken(BEN), 12))
    with pytest.raises(MovedOn):
        await port.tables.add(table, act(number, SeatTaken(Person(3, "Eva")), 13))
    assert len(await port.tables.events(table.id)) == 2
    assert len(await port.posts.to_post()) == 2
    assert not await port.tables.has_seen(13)
    assert await port.tables.tables_of(3, 5) == []
    assert await port.tables.add(table, act(3, SeatLeft(BEN), 13)), "others can still write"


async def test_a_person_who_sits_down_again_goes_by_their_present_name(port: Storage) -> None:
    table = await open_table(port)
    renamed = replace(BEN, name="Benny")
    happened: list[TableEvent] = [SeatTaken(BEN), SeatLeft(BEN), SeatTaken(renamed)]
    for number, event in enumerate(happened, start=2):
        await port.tables.add(table, act(number, event, 10 + number))
    seated = [event.by for event in await port.tables.events(table.id) if isinstance(event, SeatTaken)]
    assert seated == [renamed, renamed]


async def test_computer_players_that_share_an_id_one_after_the_other_stay_apart(port: Storage) -> None:
    table = await open_table(port)
    zahra, tariq = Person(-1, "Zahra", Level.GARDENER), Person(-1, "Tariq", Level.MASON)
    happened: list[TableEvent] = [
        ComputerSeated(ANA, zahra),
        ComputerDismissed(ANA, zahra),
        ComputerSeated(ANA, tariq),
    ]
    for number, event in enumerate(happened, start=2):
        await port.tables.add(table, act(number, event, 10 + number))
    assert (await port.tables.events(table.id))[1:] == happened


async def test_tables_that_wait_for_a_computer_are_found(port: Storage) -> None:
    table = await open_table(port)
    assert await port.tables.awaiting_computers() == []
    await port.tables.add(table, replace(act(2, SeatTaken(BEN), 12), awaits_computer=True))
    assert await port.tables.awaiting_computers() == [table.id]
    await port.tables.add(table, act(3, SeatLeft(BEN), 13))
    assert await port.tables.awaiting_computers() == [table.id], "nothing has changed about that"
    await port.tables.add(table, replace(act(4, SeatTaken(BEN), 14), awaits_computer=False))
    assert await port.tables.awaiting_computers() == []


async def test_a_table_is_found_by_its_number_and_by_its_channel(port: Storage) -> None:
    table = await open_table(port)
    assert table == StoredTable(table.id, CHANNEL, GUILD)
    assert await port.tables.table(table.id) == table
    assert await port.tables.table_in(CHANNEL) == table
    assert await port.tables.table(table.id + 1) is None
    assert await port.tables.table_in(CHANNEL + 1) is None
    assert await port.tables.last_table_in(CHANNEL + 1) is None


async def test_a_channel_has_one_open_table_and_another_after_it(port: Storage) -> None:
    table = await open_table(port)
    with pytest.raises(ChannelTaken):
        await open_table(port, BEN, 12)
    assert not await port.tables.has_seen(12)
    await port.tables.add(table, act(2, TableClosed(ANA), 13))
    assert await port.tables.table_in(CHANNEL) is None
    assert await port.tables.last_table_in(CHANNEL) == table
    second = await open_table(port, BEN, 14)
    assert second.id > table.id
    assert await port.tables.last_table_in(CHANNEL) == second
    assert await port.tables.open_tables() == 1


async def test_closed_tables_of_a_channel_come_newest_first(port: Storage) -> None:
    closed: list[StoredTable] = []
    for number in range(3):
        table = await open_table(port, cause=100 + number)
        await port.tables.add(table, act(2, TableClosed(ANA), 200 + number))
        closed.insert(0, table)
    await open_table(port, cause=300)
    assert await port.tables.closed_tables_in(CHANNEL, 10) == closed
    assert await port.tables.closed_tables_in(CHANNEL, 2) == closed[:2]
    assert await port.tables.closed_tables_in(CHANNEL + 1, 2) == []


async def test_a_table_is_reopened_unless_its_channel_has_another(port: Storage) -> None:
    table = await open_table(port)
    await port.tables.add(table, act(2, TableClosed(ANA), 12))
    await port.tables.add(table, act(3, TableReopened(ANA), 13))
    assert await port.tables.table_in(CHANNEL) == table
    await port.tables.add(table, act(4, TableClosed(ANA), 14))
    second = await open_table(port, BEN, 15)
    with pytest.raises(ChannelTaken):
        await port.tables.add(table, act(5, TableReopened(ANA), 16))
    assert await port.tables.table_in(CHANNEL) == second
    assert len(await port.tables.events(table.id)) == 4
    assert not await port.tables.has_seen(16)


@pytest.mark.parametrize("ending", [TableClosed(ANA), GameEnded((3, 2), (Seat(0),))])
async def test_the_time_since_a_table_was_closed_passes_with_the_clock(
    port: Storage, clock: MovableClock, ending: TableEvent
) -> None:
    table = await open_table(port)
    clock.move(1000)
    await port.tables.add(table, act(2, ending, 12))
    assert await port.tables.table_in(CHANNEL) is None
    assert await port.tables.closed_for(table) == 0
    clock.move(90)
    assert await port.tables.closed_for(table) == 90


async def test_people_find_the_open_tables_at_which_they_have_taken_a_seat(port: Storage) -> None:
    table, newer = await open_table(port), await open_table(port, cause=21, channel_id=CHANNEL + 1)
    assert await port.tables.tables_of(ANA.id, 5) == [newer, table]
    assert await port.tables.tables_of(ANA.id, 1) == [newer]
    assert await port.tables.tables_of(BEN.id, 5) == []
    await port.tables.add(table, act(2, SeatTaken(BEN), 12))
    assert await port.tables.tables_of(BEN.id, 5) == [table]
    await port.tables.add(table, act(3, TableClosed(ANA), 13))
    assert await port.tables.tables_of(BEN.id, 5) == []


async def test_a_damaged_table_is_closed_once_and_its_events_stay(port: Storage, clock: MovableClock) -> None:
    table = await open_table(port)
    await port.tables.add(table, replace(act(2, SeatTaken(BEN), 12), awaits_computer=True))
    await port.tables.close_damaged(table.id, "a gap")
    clock.move(60)
    await port.tables.close_damaged(table.id, "another gap")
    assert await port.tables.table_in(CHANNEL) is None
    assert await port.tables.closed_for(table) == 60
    assert await port.tables.awaiting_computers() == []
    assert await port.notes.read(f"damaged/{table.id}") == "a gap"
    assert len(await port.tables.events(table.id)) == 2
