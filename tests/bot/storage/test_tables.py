"""Tables in use: what stays in memory, and what happens when another process has written meanwhile."""

import pytest

from bot.storage.port import MovedOn
from bot.storage.sql.storage import SqlStorage
from bot.storage.tables import Tables
from bot.table.lobby_events import SeatLeft, SeatTaken, TableClosed, TableOpened
from bot.table.lobby_reasons import LobbyReason, LobbyRefusal
from bot.table.seating import sit_down
from bot.table.table_events import TableEvent
from bot.table.table_state import Table
from tests.bot.storage.small_acts import ANA, BEN, CHANNEL, GUILD


async def test_a_table_that_left_memory_is_read_again(
    storage: SqlStorage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.storage.tables_in_memory.TABLES_IN_MEMORY", 2)
    tables, read = Tables(storage.tables), list[int]()
    opened = [await tables.open(channel, GUILD, [TableOpened(ANA)], channel) for channel in (1, 2, 3)]
    events = storage.tables.events

    async def noted(table_id: int, up_to: int | None = None) -> list[TableEvent]:
        read.append(table_id)
        return await events(table_id, up_to)

    monkeypatch.setattr(storage.tables, "events", noted)
    assert [await tables.at(channel) for channel in (2, 3)] == opened[1:]
    assert read == []
    assert await tables.at(1) == opened[0]
    assert read == [1]
    assert await tables.at(3) == opened[2], "it was used after the second table"
    assert read == [1]


async def test_a_table_that_another_process_has_changed_is_read_again(storage: SqlStorage) -> None:
    tables, other = Tables(storage.tables), Tables(storage.tables)
    opened = await tables.open(CHANNEL, GUILD, [TableOpened(ANA)], 11)
    assert opened is not None
    await other.act(opened.stored.id, lambda _: [SeatTaken(BEN)], 12)
    after = await tables.act(opened.stored.id, lambda _: [SeatLeft(BEN)], 13)
    assert after.number == 3


async def test_an_act_that_depends_on_what_has_changed_elsewhere_is_refused(storage: SqlStorage) -> None:
    tables, other = Tables(storage.tables), Tables(storage.tables)
    opened = await tables.open(CHANNEL, GUILD, [TableOpened(ANA)], 11)
    assert opened is not None
    await other.act(opened.stored.id, lambda _: [SeatTaken(BEN)], 12)

    def unless_changed(now: Table) -> list[TableEvent]:
        if now.number != opened.number:
            raise MovedOn
        return [SeatTaken(BEN)]

    with pytest.raises(MovedOn):
        await tables.act(opened.stored.id, unless_changed, 13)
    assert (await tables.act(opened.stored.id, lambda _: [SeatLeft(BEN)], 14)).number == 3


async def test_a_channel_leads_to_its_open_table_only(storage: SqlStorage) -> None:
    tables = Tables(storage.tables)
    first = await tables.open(CHANNEL, GUILD, [TableOpened(ANA)], 11)
    assert first is not None
    assert await Tables(storage.tables).open(CHANNEL, GUILD, [TableOpened(BEN)], 12) is None
    await tables.act(first.stored.id, lambda _: [TableClosed(ANA)], 13)
    assert await tables.at(CHANNEL) is None
    second = await tables.open(CHANNEL, GUILD, [TableOpened(BEN)], 14)
    assert await tables.at(CHANNEL) == second


async def test_a_cause_takes_effect_once_even_if_the_rules_speak_against_a_second_time(
    storage: SqlStorage,
) -> None:
    tables = Tables(storage.tables)
    opened = await tables.open(CHANNEL, GUILD, (TableOpened(ANA),), 1)
    assert opened is not None
    seated = await tables.act(opened.stored.id, lambda _: (SeatTaken(BEN),), 2)

    def refuse(_: Table) -> tuple[TableEvent, ...]:
        raise LobbyRefusal(LobbyReason.ALREADY_SEATED)

    assert await tables.act(opened.stored.id, lambda _: (SeatTaken(BEN),), 2) == seated
    assert await tables.act(opened.stored.id, refuse, 2) == seated
    with pytest.raises(LobbyRefusal):
        await tables.act(opened.stored.id, refuse, 3)


async def test_a_table_that_was_played_on_while_it_was_read_stays_as_it_is_now(
    storage: SqlStorage, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await Tables(storage.tables).open(CHANNEL, GUILD, (TableOpened(ANA),), 1)
    assert opened is not None
    tables, read = Tables(storage.tables), storage.tables.events

    async def and_meanwhile(table_id: int, up_to: int | None = None) -> list[TableEvent]:
        found = await read(table_id, up_to)
        monkeypatch.undo()
        await tables.act(table_id, lambda _: (SeatTaken(BEN),), 2)
        return found

    monkeypatch.setattr(storage.tables, "events", and_meanwhile)
    found = await tables.by_id(opened.stored.id)
    assert found is not None
    assert found.number == 2
    assert await tables.by_id(opened.stored.id) == found


async def test_a_press_never_acts_on_another_table(storage: SqlStorage) -> None:
    tables = Tables(storage.tables)
    first = await tables.open(5, 6, [TableOpened(ANA)], 1)
    assert first is not None
    await tables.act(first.stored.id, lambda _: [TableClosed(ANA)], 2)
    second = await tables.open(5, 6, [TableOpened(ANA)], 3)
    assert second is not None
    with pytest.raises(LobbyRefusal) as refused:
        await tables.act(first.stored.id, lambda now: [sit_down(now.lobby, BEN)], 4)
    assert refused.value.reason is LobbyReason.NO_TABLE
