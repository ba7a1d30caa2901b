"""Inviting people to a table, with the real bot."""

from pathlib import Path

import pytest

from bot.table.lobby_events import PeopleInvited
from sandbox.people.people import Answer, Person
from tests.bot.game_session import game_session

pytestmark = pytest.mark.usefixtures("database")


async def invite(person: Person, *names: str) -> Answer:
    """Choose people in the menu behind *Invite*."""
    menu = (await person.press("Invite")).message
    assert menu is not None
    assert menu.is_ephemeral
    return await person.choose("Who would you like to invite?", *names, on=menu)


async def test_people_are_pinged_once_and_answer_with_buttons(tmp_path: Path) -> None:
    async with game_session(tmp_path, 3) as session:
        ana, ben, chloe = session.people
        await ana.slash("/alhambra new")
        await session.settled()
        answer = await invite(ana, "Ben", "Chloé", "Alhambra", "Ana")
        assert "Invited: Ben and Chloé. The others you chose" in answer.text, "neither bots nor oneself"
        await session.settled()
        lobby, line = session.public()
        assert "Ana is inviting you to a game of Alhambra" in line.text
        assert sorted(line.message.pings) == sorted([ben.id, chloe.id])
        assert "Invited, no answer yet: Ben and Chloé" in lobby.text
        assert "That’s fine" in (await ben.press("Not now", on=line)).text
        assert "You have a seat" in (await chloe.press("Join", on=line)).text
        await session.settled()
        lobby, *lines = session.public()
        assert len(lines) == 1, "nobody is told aloud"
        assert "Invited, no answer yet" not in lobby.text
        assert "Chloé" in lobby.text
        assert "I haven’t invited anybody" in (await invite(chloe, "Ben")).text
        assert sum(isinstance(event, PeopleInvited) for event in session.events()) == 1
        assert "no invitation here" in (await ben.press("Not now", on=line)).text


async def test_a_table_for_invited_people_turns_others_away_kindly(tmp_path: Path) -> None:
    async with game_session(tmp_path, 3) as session:
        ana, ben, chloe = session.people
        await ana.slash("/alhambra new")
        await session.settled()
        options = (await ana.press("Options")).message
        await ana.choose("Who may join", "Who may join: invited people only", on=options)
        await session.settled()
        assert "Who may join: **invited people only**" in session.public()[0].text
        assert "for invited people only" in (await ben.press("Join")).text
        assert "don’t have a seat" in (await ben.press("Invite")).text
        await ben.slash("/settings", reminders="off")
        assert "Ben isn’t called right now" in (await invite(ana, "Ben")).text
        await session.settled()
        assert session.public()[-1].message.pings == []
        assert "You have a seat" in (await ben.press("Join", on=session.public()[-1])).text
        assert "for invited people only" in (await chloe.slash("/join")).text
