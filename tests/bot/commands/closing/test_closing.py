"""Closing and reopening tables, lobbies without their opener, games that end early; with the real bot."""

from pathlib import Path

import pytest

from engine.transitions.events import EarlyEndAgreed
from sandbox.people.people import Person
from tests.bot.game_session import GameSession, game_session
from tests.bot.players import newest_table, orders_on

pytestmark = pytest.mark.usefixtures("database")


def owner(session: GameSession) -> Person:
    """Whoever manages the server, and does not play."""
    boss = session.sandbox.person("Owner")
    boss.patience = session.people[0].patience
    return boss


async def close(person: Person) -> str:
    """Close this channel's table; gives the answer."""
    asked = await person.slash("/close")
    assert asked.message is not None
    return (await person.press("Close the table", on=asked.message)).text


async def test_closing_a_game_is_asked_told_and_pings_its_players_once(tmp_path: Path) -> None:
    async with game_session(tmp_path, 3) as session:
        await session.begin()
        ana, ben, chloe = session.people
        table = newest_table(ana)
        asked = await ben.slash("/close")
        assert "if everybody playing agrees" in asked.text, "whoever may not close can ask the others"
        assert "The table is closed" in await close(ana)
        await session.settled()
        last = session.public()[-1]
        assert "Ana has closed the table" in last.text
        assert sorted(last.message.pings) == sorted([ben.id, chloe.id])
        assert orders_on(table) == []
        assert "This game was closed" in table.text
        assert not [one for one in session.public() if "is next" in one.text and one.buttons]
        assert len([one for one in session.public() if "has closed" in one.text]) == 1


async def test_a_closed_game_goes_on_if_somebody_who_manages_the_server_says_so(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        await session.begin()
        ana, boss = session.people[0], owner(session)
        assert "There’s already a table here" in (await boss.slash("/alhambra reopen")).text
        turn = session.position()
        await close(ana)
        await session.settled()
        assert "Only somebody who manages" in (await ana.slash("/alhambra reopen")).text
        assert "goes on below" in (await boss.slash("/alhambra reopen")).text
        await session.settled()
        assert any("Owner has brought this game back" in one.text for one in session.public())
        assert session.position() == turn
        assert "is next" in newest_table(ana).text
        await session.turn()
        assert session.position() != turn
        assert "There’s already a table here" in (await boss.slash("/alhambra reopen")).text


async def test_a_game_that_was_closed_long_ago_stays_closed(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        await session.begin()
        boss = owner(session)
        await close(session.people[0])
        await session.settled()
        session.bot.change("UPDATE tables SET closed_at = closed_at - 8 * 86400")
        assert "more than 7 days ago" in (await boss.slash("/alhambra reopen")).text


async def test_the_lobby_asks_before_it_closes_and_is_never_orphaned(tmp_path: Path) -> None:
    async with game_session(tmp_path, 3) as session:
        ana, ben, chloe = session.people
        await ana.slash("/alhambra new")
        for person in (ben, chloe):
            await person.sees("has opened a table")
            await person.press("Join")
        await ana.press("Leave")
        await ben.sees("Ben is in charge of the table now.")
        assert "Only the person in charge" in (await ana.press("Close table")).text
        asked = await ben.press("Close table")
        assert asked.message is not None
        assert "loses their seat" in asked.text
        assert session.table().is_open
        menu = (await ben.press("Add computer player")).message
        assert menu is not None
        await ben.press("Remove Chloé", on=menu)
        await session.settled()
        assert [one.id for one in session.table().lobby.seated] == [ben.id]
        assert any("Ben has removed you" in one.text for one in chloe.dms())
        await ben.press("Close the table", on=asked.message)
        await session.settled()
        assert not session.table().is_open


async def test_a_question_about_a_lobby_does_not_close_the_game_that_has_begun_since(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        ana, ben = session.people
        await ana.slash("/alhambra new")
        await ben.sees("has opened a table")
        await ben.press("Join")
        asked = await ana.press("Close table")
        assert asked.message is not None
        await ana.press("Start")
        await session.settled()
        again = await ana.press("Close the table", on=asked.message)
        assert "The game is on" in again.text
        assert session.table().is_open


async def test_a_game_ends_early_once_all_agree_and_its_record_verifies(tmp_path: Path) -> None:
    async with game_session(tmp_path, 3) as session:
        await session.begin()
        ana, ben, chloe = session.people
        await session.turn()
        await ben.slash("/alhambra finish")
        await session.settled()
        asked = session.public()[-1]
        assert sorted(asked.message.pings) == sorted([ana.id, chloe.id])
        assert "don’t have a seat" in (await session.sandbox.person("Gus").press("Agree", on=asked)).text
        await ana.press("Agree", on=asked)
        await session.settled()
        assert not any(isinstance(event, EarlyEndAgreed) for event in session.events())
        await chloe.press("Play on", on=asked)
        await session.settled()
        assert "would rather play on" in session.public()[-1].text
        assert "Nobody is proposing" in (await ana.press("Agree", on=asked)).text

        await ana.slash("/alhambra finish")
        await session.settled()
        asked = session.public()[-1]
        await ben.press("Agree", on=asked)
        await chloe.press("Agree", on=asked)
        await session.settled()
        assert any("It’s agreed" in one.text for one in session.public())
        assert session.game().ends_early
        while session.game().to_act:
            await session.turn()
        session.check_end()
        last = session.public()[-1]
        assert sorted(last.message.pings) == sorted(one.id for one in session.people)
        assert "The shuffle was fair" in (await ana.slash("/verify")).text
        assert "no table here" in (await ana.slash("/alhambra finish")).text
