"""Playing alone in a DM with the bot, against computer players, with a tour of the first turn."""

import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from ai import Level
from sandbox.people.people import Person
from tests.bot.bot_process import playing, until
from tests.bot.computers.test_computer_players import computers_played, to_the_end
from tests.bot.game_session import GameSession, game_session
from tests.bot.players import newest_table, steps_on, use
from tests.conftest import SOAK

pytestmark = pytest.mark.usefixtures("database")

TOUR = "Your first turn"
DARK = 64
"""The ground of a dark picture is darker than this, of 255."""


@asynccontextmanager
async def alone(data: Path) -> AsyncIterator[tuple[GameSession, Person]]:
    """Ana in her DMs with the bot, at a table with two computer players; it is her turn."""
    async with game_session(data, 1, ALHAMBRA_PAUSE="0") as session:
        (ana,) = session.people
        ana.opens_dms()
        answer = await ana.slash("/solo")
        assert "2 computer players are joining you" in answer.text
        await computers_played(session)
        yield session, ana


async def turn(ana: Person) -> None:
    """Ana takes the first money there is and ends her turn."""
    taking = await ana.press("Take money", on=newest_table(ana))
    assert taking.message is not None
    step = next(step for step in steps_on(taking.message) if step.startswith("=M"))
    taken = await use(ana, taking.message, step)()
    assert taken.message is not None
    await ana.press("End turn", on=taken.message)


async def test_a_game_by_dm_speaks_the_language_that_its_player_chooses(tmp_path: Path) -> None:
    async with alone(tmp_path) as (_, ana):
        assert "is next" in newest_table(ana).text
        await ana.slash("/settings", language="Deutsch")
        await until(lambda: "ist dran" in newest_table(ana).text)


async def test_a_table_opens_in_a_dm_as_in_a_channel_and_closes_there(tmp_path: Path) -> None:
    async with playing(tmp_path) as (sandbox, bot, ana, ben):
        for command in sandbox.world.commands[None]:
            assert (command["contexts"], command["dm_permission"]) == ([0, 1], True), command["name"]
        ana.opens_dms()
        assert "Your table is open" in (await ana.slash("/alhambra new")).text
        opened = await ana.sees("Ana has opened a table")
        assert not opened.is_ephemeral
        ben.misses("Ana has opened a table")
        again = await ana.slash("/alhambra new")
        assert "already a table here: https://discord.com/channels/@me/" in again.text
        await ana.press("Close the table", on=(await ana.press("Close table")).message)
        await ana.sees("is closed")
        assert bot.rows("SELECT count(*) FROM tables WHERE closed_at IS NULL AND guild_id = 0") == [(0,)]
        ana.goes_to("lounge")
        ben.goes_to("lounge")
        assert "are joining you" in (await ana.slash("/solo")).text
        answer = await ben.slash("/solo")
        assert "There’s already a table here" in answer.text
        assert "To play alone, send me a direct message" in answer.text


async def test_one_command_in_a_dm_begins_a_game_that_nobody_else_sees(tmp_path: Path) -> None:
    async with alone(tmp_path) as (session, ana):
        start, *_, table = session.public()
        first, *_ = start.text.splitlines()[1].split(", ")
        assert f"\n{first} starts" in start.text
        assert "build their palaces, in this order." in start.text
        assert len(table.pictures()) == 1
        assert table.message.pings == [], "whoever plays alone needs no calling"
        session.sandbox.person("Ben").misses("Zahra")
        # The table stands in the DMs, so no hand comes there by itself.
        assert session.bot.rows("SELECT count(*) FROM hands") == [(0,)]
        assert "Your hand" in (await ana.slash("/hand")).text
        assert "https://discord.com/channels/@me/" in (await ana.slash("/mygames")).text


async def test_the_first_turn_is_guided_and_the_second_is_not(tmp_path: Path) -> None:
    async with alone(tmp_path) as (session, ana):
        assert TOUR in newest_table(ana).text
        assert [TOUR in one.text for one in session.public()].count(True) == 1
        taking = await ana.press("Take money", on=newest_table(ana))
        assert "worth up to 5 in total" in taking.text
        assert TOUR in taking.text
        await turn(ana)
        await computers_played(session)
        # The eye is on the newest post, far below the panel of the first turn.
        await until(lambda: "Well done, that was your first turn" in newest_table(ana).text)
        await ana.press("Got it", on=newest_table(ana))
        await until(lambda: "Well done" not in newest_table(ana).text)
        assert TOUR not in newest_table(ana).text
        assert TOUR not in (await ana.press("Buy", on=newest_table(ana))).text
        assert not any(TOUR in one.text for one in session.public())
        session.check_posts(0)
        session.check_log()


async def test_the_tour_is_skipped_with_one_tap_on_the_panel_or_on_the_post(tmp_path: Path) -> None:
    async with alone(tmp_path) as (session, ana):
        taking = await ana.press("Take money", on=newest_table(ana))
        after = await ana.press("Skip the tour", on=taking.message)
        assert "Take money" in after.text
        assert TOUR not in after.text
        session.bot.change("UPDATE people SET toured = 0")
        await ana.press("Skip the tour", on=newest_table(ana))
        await until(lambda: TOUR not in newest_table(ana).text)
        assert TOUR not in (await ana.press("Buy", on=newest_table(ana))).text
        session.check_posts(0)


async def test_a_game_goes_on_after_a_crash_with_its_tour_and_its_computers(tmp_path: Path) -> None:
    async with alone(tmp_path) as (session, ana):
        await session.bot.restart(signal.SIGKILL)
        assert TOUR in (await ana.press("Take money", on=newest_table(ana))).text
        await turn(ana)
        await session.bot.restart(signal.SIGKILL)
        await computers_played(session)
        assert session.game().turn == 6
        await until(lambda: "Well done" in newest_table(ana).text)
        await ana.press("Got it", on=newest_table(ana))
        await until(lambda: "Well done" not in newest_table(ana).text)
        session.check_posts(0)


async def test_a_second_solo_leads_back_to_the_first_until_that_is_closed(tmp_path: Path) -> None:
    async with alone(tmp_path) as (session, ana):
        before = newest_table(ana)
        session.bot.let_posts_rest()
        assert "Your game is still on" in (await ana.slash("/solo", opponents=5)).text
        await session.settled()
        assert newest_table(ana).id > before.id
        assert session.bot.rows("SELECT count(*) FROM tables") == [(1,)]
        await ana.press("Close the table", on=(await ana.slash("/close")).message)
        await ana.slash("/solo", opponents=1, level="Vizier", modules=True)
        session.turns_to(2)
        await session.settled()
        table = session.table()
        assert [person.level for person in table.lobby.seated] == [None, Level.VIZIER]
        assert len(table.lobby.agreement.modules) == 4


async def test_other_opponents_are_one_tap_away_until_the_first_move(tmp_path: Path) -> None:
    async with alone(tmp_path) as (session, ana):
        choice = (await ana.press("Different opponents", on=newest_table(ana))).message
        assert choice is not None
        assert choice.buttons == ["1", "3", "4", "5", "Gardener", "Mason", "Vizier"]
        assert "3 computer players are joining you" in (await ana.press("3", on=choice)).text
        await ana.press("Gardener", on=choice)
        session.turns_to(3)
        await computers_played(session)
        levels = [person.level for person in session.table().lobby.seated]
        assert levels == [None, Level.GARDENER, Level.GARDENER, Level.GARDENER]
        assert session.bot.rows("SELECT id FROM tables WHERE closed_at IS NULL") == [(3,)]
        assert not any("has closed the table" in one.text for one in ana.messages())
        assert [one.id for one in ana.messages() if "Take money" in one.buttons] == [newest_table(ana).id]
        await turn(ana)
        await computers_played(session)
        assert "Different opponents" not in newest_table(ana).buttons
        assert "made your first move" in (await ana.press("Vizier", on=choice)).text
        assert session.bot.rows("SELECT id FROM tables WHERE closed_at IS NULL") == [(3,)]
        # A game that was closed can still be dealt anew, as after a crash between closing and dealing.
        await ana.press("Close the table", on=(await ana.slash("/close")).message)
        assert "are joining you" in (await ana.press("Vizier", on=choice)).text
        session.check_log()


async def test_a_table_that_only_one_person_sees_is_drawn_in_their_colours(tmp_path: Path) -> None:
    async with game_session(tmp_path, 1, ALHAMBRA_PAUSE="0") as session:
        (ana,) = session.people
        ana.opens_dms()
        await ana.slash("/settings", colours="dark")
        await ana.slash("/solo", opponents=1)
        await computers_played(session)
        (picture,) = newest_table(ana).pictures()
        assert picture.convert("L").tobytes()[0] < DARK


async def test_newcomers_at_a_table_with_others_are_guided_in_private(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        await session.begin()
        for _ in range(2):
            person = session.person(session.game().to_act[0])
            assert TOUR in (await person.press("Take money", on=newest_table(person))).text
            await session.turn()
            assert person.finds("Well done, that was your first turn") is not None
        person = session.person(session.game().to_act[0])
        assert TOUR not in (await person.press("Take money", on=newest_table(person))).text
        session.check_posts()


@pytest.mark.skipif(not SOAK, reason="a whole game")
async def test_a_game_is_played_to_its_end_and_again_at_once(tmp_path: Path) -> None:
    async with alone(tmp_path) as (session, ana):
        await to_the_end(session)
        session.check_end()
        assert "Same players again" in (await ana.press("Rematch", on=session.public()[-1])).text
        session.turns_to(2)
        await computers_played(session)
        assert session.game().to_act
