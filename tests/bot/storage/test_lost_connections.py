"""A PostgreSQL server that is lost in the middle of something: it is done in the end, and once."""

import asyncio
from collections.abc import AsyncIterator, Iterator

import pytest

from bot.storage.port import StorageUnavailable
from bot.storage.postgres.opening import open_postgres
from bot.storage.sql.database import Transaction
from bot.storage.sql.storage import SqlStorage
from bot.storage.tables import Tables
from bot.table.lobby_events import SeatLeft, SeatTaken, TableOpened
from bot.table.table_state import RecordedAct, StoredTable
from tests.bot.movable_clock import MovableClock
from tests.bot.postgres_databases import new_database, rows, server
from tests.bot.storage.cutting_wire import CuttingWire, wire_to
from tests.bot.storage.small_acts import ANA, BEN, CHANNEL, POST, REFRESH, act, open_table

MOMENTS = [(words, after) for words in (b"BEGIN", b"INSERT", b"COMMIT") for after in (False, True)]

END_ALL_OTHERS = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


@pytest.fixture
def url() -> Iterator[str]:
    """A database's address."""
    with new_database() as url:
        yield url


@pytest.fixture
async def wired(url: str, clock: MovableClock) -> AsyncIterator[tuple[SqlStorage, CuttingWire]]:
    """A storage over a wire that can be cut."""
    name = url.partition("?")[0].rpartition("/")[2]
    async with wire_to(server().folder / ".s.PGSQL.5432") as (wire, port):
        storage = await open_postgres(f"postgresql://alhambra@127.0.0.1:{port}/{name}?sslmode=disable", clock)
        yield storage, wire
        await storage.close()


@pytest.mark.parametrize(("words", "after"), MOMENTS)
async def test_an_act_is_stored_once_wherever_the_connection_is_lost(
    wired: tuple[SqlStorage, CuttingWire], words: bytes, after: bool
) -> None:
    storage, wire = wired
    table = await open_table(storage)
    wire.cut_at(words, after=after)
    seated = RecordedAct(2, (SeatTaken(BEN),), (REFRESH, POST), 12)
    assert await storage.tables.add(table, seated), "whoever acted hears that it is done"
    assert wire.cuts == 1
    assert await storage.tables.events(table.id) == [TableOpened(ANA), SeatTaken(BEN)]
    assert len(await storage.posts.to_post()) == 3


@pytest.mark.parametrize("after", [False, True])
async def test_a_table_is_opened_once_wherever_the_connection_is_lost(
    wired: tuple[SqlStorage, CuttingWire], after: bool
) -> None:
    storage, wire = wired
    wire.cut_at(b"COMMIT", after=after)
    table = await open_table(storage)
    assert wire.cuts == 1
    assert await storage.tables.table_in(CHANNEL) == table
    assert await storage.tables.open_tables() == 1


async def test_whoever_opened_a_table_meanwhile_keeps_it(
    wired: tuple[SqlStorage, CuttingWire], url: str, clock: MovableClock
) -> None:
    storage, wire = wired
    other = await open_postgres(url, clock)
    wire.cut_at(b"COMMIT", after=False)
    opened = await asyncio.gather(
        open_table(storage, ANA, 11), open_table(other, BEN, 12), return_exceptions=True
    )
    assert [type(one) for one in opened].count(StoredTable) == 1
    assert await storage.tables.open_tables() == 1
    await other.close()


async def test_the_act_of_another_process_is_not_taken_for_ones_own(
    wired: tuple[SqlStorage, CuttingWire], url: str, clock: MovableClock
) -> None:
    storage, wire = wired
    table, other = await open_table(storage), await open_postgres(url, clock)
    assert await other.tables.add(table, act(2, SeatTaken(BEN), 12))
    wire.cut_at(b"COMMIT", after=False)
    assert not await storage.tables.add(table, act(2, SeatTaken(BEN), 12))
    await other.close()


async def test_an_act_that_another_process_has_heard_too_is_done_already(
    wired: tuple[SqlStorage, CuttingWire], url: str, clock: MovableClock
) -> None:
    storage, _ = wired
    other = await open_postgres(url, clock)
    here, there = Tables(storage.tables), Tables(other.tables)
    opened = await here.open(CHANNEL, 1, [TableOpened(ANA)], 11)
    assert opened is not None
    both = await asyncio.gather(
        *(where.act(opened.stored.id, lambda _: [SeatTaken(BEN)], 12) for where in (here, there))
    )
    assert both[0] == both[1]
    assert both[0].number == 2
    await there.act(opened.stored.id, lambda _: [SeatLeft(BEN)], 13)
    assert (await here.act(opened.stored.id, lambda _: [SeatTaken(BEN)], 12)).number == 3, "as it is now"
    await other.close()


async def test_what_is_asked_for_is_asked_for_once(wired: tuple[SqlStorage, CuttingWire]) -> None:
    storage, wire = wired
    table = await open_table(storage)
    posted = [item.id for item in await storage.posts.to_post()]
    wire.cut_at(b"COMMIT", after=True)
    await storage.posts.ask_for_hands(ANA.id, 20)
    wire.cut_at(b"COMMIT", after=True)
    assert await storage.posts.ask_for_table(table, 1, 21)
    wire.cut_at(b"COMMIT", after=True)
    await storage.posts.mark_done(posted, message_id=900, replaced=7)
    assert wire.cuts == 3
    assert sorted(item.kind.value for item in await storage.posts.to_post()) == [
        "hand",
        "old-buttons",
        "table",
    ]


async def test_a_read_is_asked_again(wired: tuple[SqlStorage, CuttingWire]) -> None:
    storage, wire = wired
    table = await open_table(storage)
    wire.cut_at(b"SELECT", after=False)
    assert await storage.tables.table(table.id) == table
    assert wire.cuts == 1


async def test_a_write_that_nobody_waits_for_any_more_is_still_done(url: str, clock: MovableClock) -> None:
    storage, begun = await open_postgres(url, clock), asyncio.Event()

    async def slowly(db: Transaction) -> None:
        await db.execute("INSERT INTO notes (name, value) VALUES ('slow', 'done')")
        begun.set()
        await db.rows("SELECT pg_sleep(0.2)")

    writing = asyncio.create_task(storage.database.write(slowly))
    await begun.wait()
    writing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await writing
    await storage.close()
    assert rows(url, "SELECT value FROM notes") == [("done",)]


async def test_a_server_that_does_not_come_back_is_unavailable_in_the_end(
    url: str, clock: MovableClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = url.partition("?")[0].rpartition("/")[2]
    async with wire_to(server().folder / ".s.PGSQL.5432") as (_, port):
        storage = await open_postgres(f"postgresql://alhambra@127.0.0.1:{port}/{name}?sslmode=disable", clock)
        rows(url, END_ALL_OTHERS)
    monkeypatch.setattr(storage.database, "_patience", 0.3)
    with pytest.raises(StorageUnavailable):
        await storage.tables.open_tables()
    await storage.close()
