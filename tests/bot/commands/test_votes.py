"""Votes at a table, with the real bot: breaks, other agreements, closing together."""

from pathlib import Path

import pytest

from bot.table.agreement import Pace
from bot.table.lobby_events import VoteCast, VoteOpened
from sandbox.people.people import Answer, Person
from tests.bot.commands.closing.test_closing import owner
from tests.bot.commands.test_typed import opening
from tests.bot.game_session import game_session
from tests.bot.stored_games import seed_game

pytestmark = pytest.mark.usefixtures("database")


async def test_a_break_is_agreed_with_buttons_and_everybody_who_decides_is_asked_once(tmp_path: Path) -> None:
    async with game_session(tmp_path, 3) as session:
        await session.begin()
        ana, ben, chloe = session.people
        assert "I’ve asked the others" in (await ben.slash("/alhambra pause", days=3)).text
        await session.settled()
        question = session.public()[-1]
        assert "Ben would like to pause the game" in question.text
        assert sorted(question.message.pings) == sorted([ana.id, chloe.id])
        assert "up to the other players" in (await owner(session).press("Yes", on=question)).text
        answer = await ana.press("Yes", on=question)
        assert "You voted **yes**. So far: 2 for, 0 against, 3 in all." in answer.text
        assert session.table().lobby.paused_until is None
        assert "That settles it" in (await chloe.press("Yes", on=question)).text
        await session.settled()
        assert "The game takes a break until" in session.public()[-1].text
        assert session.table().lobby.paused_until is not None
        assert "That vote is over" in (await ana.press("No", on=question)).text
        assert "taking a break already" in (await ana.slash("/alhambra pause", days=3)).text


async def test_one_person_who_says_no_keeps_what_was_agreed(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        seed_game(session, opening())
        ana, ben = session.people
        before = session.table().lobby.agreement
        assert "I’ve asked the others" in (await _choose_pace(ana, "Pace: a week per turn")).text
        assert session.table().lobby.agreement == before
        await session.settled()
        question = session.public()[-1]
        assert "Pace: **a week per turn**" in question.text
        await ben.press("No", on=question)
        await session.settled()
        assert "Everything stays as it was agreed" in session.public()[-1].text
        assert session.table().lobby.agreement == before


async def test_what_all_agree_on_holds_from_then_on(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        seed_game(session, opening())
        ana, ben = session.people
        await _choose_pace(ana, "Pace: a week per turn")
        await session.settled()
        await ben.press("Yes", on=session.public()[-1])
        await session.settled()
        assert "From now on:\nPace: **a week per turn**" in session.public()[-1].text
        assert session.table().lobby.agreement.pace is Pace.WEEK


async def test_whoever_is_in_charge_changes_the_language_of_a_running_game(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        seed_game(session, opening())
        ana, ben = session.people
        menus = (await ana.slash("/alhambra options")).message
        await ana.choose("Language", "Language: Deutsch", on=menus)
        await session.settled()
        assert session.table().lobby.agreement.language == "de"
        assert "Sprache: **Deutsch**" in session.public()[-1].text
        theirs = (await ben.slash("/alhambra options")).message
        assert "in charge" in (await ben.choose("Language", "Language: English", on=theirs)).text


async def test_all_who_play_can_close_their_table_without_the_person_in_charge(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        await session.begin()
        ana, ben = session.people
        asked = await ben.slash("/close")
        await ben.press("Ask the others", on=asked.message)
        await session.settled()
        await ana.press("Yes", on=session.public()[-1])
        await session.settled()
        assert session.table().lobby.closed
        assert "This game is closed" in session.public()[-1].text


async def test_a_double_press_votes_once(tmp_path: Path) -> None:
    async with game_session(tmp_path, 3) as session:
        await session.begin()
        ana, ben, _ = session.people
        await ben.slash("/alhambra pause", days=1)
        await session.settled()
        question = session.public()[-1]
        await ana.press("Yes", on=question)
        await ana.press("Yes", on=question)
        assert [type(event) for event in session.events() if isinstance(event, VoteOpened | VoteCast)][
            :2
        ] == [VoteOpened, VoteCast]
        vote = session.table().lobby.vote
        assert vote is not None
        assert vote.yes == {ana.id, ben.id}


async def _choose_pace(person: Person, choice: str) -> Answer:
    menus = (await person.slash("/alhambra options")).message
    return await person.choose("Pace", choice, on=menus)
