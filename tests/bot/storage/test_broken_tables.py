"""A table that cannot be read harms no other: while the bot runs, and when it starts."""

import sqlite3
from pathlib import Path

import pytest

from bot.storage.damage import EventMissing, TableBroken, check_complete
from bot.storage.sql.storage import SqlStorage
from bot.storage.tables import Tables
from bot.table.lobby_events import Person, SeatTaken, TableOpened
from tests.bot.bot_process import until
from tests.bot.game_session import SETTLED, GameSession, game_session
from tests.bot.storage.small_acts import ANA, BEN
from tests.conftest import SOAK

pytestmark = pytest.mark.on_the_file

WOUNDS = {
    "no JSON": "not json",
    "no event": "{}",
    "an unknown event": '{"game":{"v":1,"event":"Earthquake"}}',
    "another event": '{"v":1,"event":"SeatTaken","by":{"id":1,"name":"Nobody"}}',
    "a number": "7",
}


def wound(session: GameSession, body: str) -> None:
    """Spoil one stored event of the first table."""
    session.bot.change("DROP TRIGGER IF EXISTS events_are_never_changed")
    session.bot.change(f"UPDATE events SET body = '{body}' WHERE table_id = 1 AND number = 6")


@pytest.mark.parametrize(
    ("numbers", "known", "complaint"),
    [
        ((1, 2, 4), 0, "event 3 is missing"),
        ((2, 3), 0, "event 1 is missing"),
        ((1, 2), 3, "events end with 2, but 3"),
        ((), 1, "events end with 0"),
    ],
)
def test_every_missing_event_is_noticed(numbers: tuple[int, ...], known: int, complaint: str) -> None:
    with pytest.raises(EventMissing, match=complaint):
        check_complete(numbers, known)


def test_nothing_is_missing_where_events_are_numbered_from_one() -> None:
    check_complete((), 0)
    check_complete((1, 2, 3), 2)


async def test_a_missing_event_is_found_when_the_table_is_loaded(storage: SqlStorage, tmp_path: Path) -> None:
    first = await Tables(storage.tables).open(
        1, 9, [TableOpened(ANA), SeatTaken(BEN), SeatTaken(Person(3, "Eva"))], 1
    )
    assert first is not None
    with sqlite3.connect(tmp_path / "alhambra.sqlite3") as vandal:
        vandal.execute("DELETE FROM events WHERE number = 2")
    with pytest.raises(TableBroken, match="event 2 is missing"):
        await Tables(storage.tables).at(1)
    with pytest.raises(TableBroken, match="event 2 is missing"):
        await Tables(storage.tables).game_events(first.stored.id, 3)


async def test_a_damaged_table_goes_with_its_channel(storage: SqlStorage, tmp_path: Path) -> None:
    await Tables(storage.tables).open(1, 9, [TableOpened(ANA)], 1)
    with sqlite3.connect(tmp_path / "alhambra.sqlite3") as vandal:
        vandal.execute("DELETE FROM events")
    await Tables(storage.tables).close_lost(1)
    assert await storage.tables.table_in(1) is None
    assert "EventMissing" in str(await storage.notes.read("damaged/1"))


async def test_a_damaged_table_among_those_before_hides_no_other(storage: SqlStorage, tmp_path: Path) -> None:
    await Tables(storage.tables).open(1, 9, [TableOpened(ANA)], 1)
    with sqlite3.connect(tmp_path / "alhambra.sqlite3") as vandal:
        vandal.execute("DELETE FROM events")
    await storage.tables.close_damaged(1, "no events")
    assert await Tables(storage.tables).last_finished_at(1) is None


@pytest.mark.parametrize("body", WOUNDS.values(), ids=WOUNDS)
async def test_whatever_is_wrong_with_an_event_only_its_table_is_broken(
    storage: SqlStorage, tmp_path: Path, body: str
) -> None:
    for channel_id in (1, 2):
        await Tables(storage.tables).open(channel_id, 9, [TableOpened(ANA)], channel_id)
    with sqlite3.connect(tmp_path / "alhambra.sqlite3") as vandal:
        vandal.execute("DROP TRIGGER events_are_never_changed")
        vandal.execute("UPDATE events SET body = ? WHERE table_id = 1", (body,))
    tables = Tables(storage.tables)
    for asking in (tables.at(1), tables.by_id(1), tables.last_at(1)):
        with pytest.raises(TableBroken):
            await asking
    assert await tables.at(2) is not None


@pytest.mark.parametrize("body", list(WOUNDS.values()) if SOAK else ["not json"])
async def test_a_table_that_cannot_be_read_says_so_and_others_go_on(tmp_path: Path, body: str) -> None:
    async with game_session(tmp_path, 2) as session:
        ana, ben = session.people
        await session.begin()
        ana.goes_to("lounge")
        await ana.slash("/alhambra new")
        await session.bot.stop()
        await until(lambda: not session.sandbox.gateway.connected())
        wound(session, body)
        for table_id, number in ((1, 14), (2, 1)):
            session.bot.change(
                "INSERT INTO outbox (table_id, number, kind, interaction_id)"
                f" VALUES ({table_id}, {number}, 'table', {table_id})"
            )
        before = len(ana.messages())
        await session.bot.start()
        await until(lambda: len(ana.messages()) == before + 1, 20)  # the other table is posted
        await until(lambda: session.bot.rows(SETTLED) == [(1,)], 20)

        for command, options in (("/take", {"cards": "y1"}), ("/table", {}), ("/hand", {}), ("/close", {})):
            answer = await ben.slash(command, **options)
            assert "can’t be read" in answer.text, command
            assert answer.message is not None
            assert answer.message.is_ephemeral
        assert "can’t be read" in (await ben.press("Take money")).text
        assert "can’t be read" in (await ben.slash("/alhambra new")).text
        assert await ben.autocomplete("/take", cards="") == []

        assert f"/{ana.channel.id}" in (await ana.slash("/mygames")).text
        ben.goes_to("lounge")
        await ben.press("Join")
        await ana.press("Start")
        session.table_id, session._known = 2, []
        await until(lambda: session.bot.rows(SETTLED) == [(1,)], 30)
        for _ in range(2):
            await session.step()
        assert len(session.played()) > 10
