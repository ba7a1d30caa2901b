"""Vacations, with the real bot: announced at one's tables, counted, ended with a press."""

from pathlib import Path

import pytest

from bot.table.agreement import Agreement, OnVacation, Pace
from tests.bot.commands.test_typed import opening
from tests.bot.end_to_end.test_hostile import failures
from tests.bot.game_session import game_session
from tests.bot.stored_games import seed_game

pytestmark = pytest.mark.usefixtures("database")


async def test_a_vacation_is_told_at_the_table_and_ends_with_a_press(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        seed_game(session, opening(), Agreement(pace=Pace.DAY))
        ana, ben = session.people
        page = (await ana.slash("/away", until="7")).message
        assert page is not None
        assert page.is_ephemeral
        assert "You’re away until" in page.text
        await session.settled()
        assert "Ana is away until" in session.public()[-1].text
        assert "You’re not away" in (await ben.slash("/away")).text
        back = await ana.press("I’m back", on=page)
        assert "Welcome back" in back.text
        await session.settled()
        assert "Ana is back from vacation" in session.public()[-1].text
        assert failures(session) == []


async def test_where_the_table_agreed_so_a_computer_plays_for_people_on_vacation(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        seed_game(session, opening(), Agreement(pace=Pace.DAY, on_vacation=OnVacation.COMPUTER))
        waiting = session.people[1 - session.game().to_act[0]]
        await waiting.slash("/away", until="3")
        await session.settled()
        assert "A computer plays in the meantime" in session.public()[-1].text
        assert failures(session) == []


async def test_days_are_counted_and_nonsense_is_answered_kindly(tmp_path: Path) -> None:
    async with game_session(tmp_path, 1) as session:
        (ana,) = session.people
        assert len(await ana.autocomplete("/away", until="")) == 9
        assert "I couldn’t read that date" in (await ana.slash("/away", until="never")).text
        assert "That day has already begun" in (await ana.slash("/away", until="2020-01-01")).text
        assert "you have 30 days left" in (await ana.slash("/away", until="90")).text
        assert failures(session) == []
