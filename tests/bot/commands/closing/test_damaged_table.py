"""A damaged table does not lock its channel: it is noticed, told, and can be closed by the right people."""

from pathlib import Path

import pytest

from sandbox.world import moderation
from tests.bot.bot_process import until
from tests.bot.commands.test_solo import alone
from tests.bot.end_to_end.test_hostile import forged, said_to
from tests.bot.game_session import GameSession, game_session

pytestmark = pytest.mark.usefixtures("database")

OPEN = "SELECT count(*) FROM tables WHERE closed_at IS NULL"
WOUNDS = {
    "a gap": "DELETE FROM events WHERE table_id = 1 AND number = 6",
    "an end that is missing": "DELETE FROM events WHERE table_id = 1 AND number > 9",
    "no opening": "DELETE FROM events WHERE table_id = 1 AND number = 1",
}


async def hurt(session: GameSession, wound: str) -> None:
    """Stop the bot, damage what it has stored of the first table, and start it again."""
    await session.bot.stop()
    await until(lambda: not session.sandbox.gateway.connected())
    session.bot.change(wound)
    await session.bot.start()


@pytest.mark.parametrize("wound", WOUNDS.values(), ids=WOUNDS)
async def test_a_damaged_table_is_told_and_closed_by_a_manager_and_the_channel_is_free(
    tmp_path: Path, wound: str
) -> None:
    async with game_session(tmp_path, 2) as session:
        ana, ben = session.people
        owner = session.sandbox.person("Owner")
        await session.begin()
        await hurt(session, wound)
        kept = session.bot.rows("SELECT * FROM events")
        for command in ("/alhambra new", "/alhambra show", "/table", "/solo", "/alhambra close"):
            told = (await ben.slash(command)).text
            assert "can’t be read" in told, command
            assert "manages this server, can close it with `/alhambra close`" in told, command
        assert "can’t be read" in (await ben.press("Take money")).text
        code = told.partition("code `")[2][:8]
        assert any(code in line and "EventMissing" in line for line in session.bot.log())
        assert "You can close it" in (await owner.slash("/table")).text
        assert session.bot.rows(OPEN) == [(1,)]
        asked = await owner.slash("/alhambra close")
        assert "This table is damaged" in asked.text
        assert session.bot.rows(OPEN) == [(1,)], "it asks once more"
        assert "is closed" in (await owner.press("Close the damaged table")).text
        assert session.bot.rows(OPEN) == [(0,)]
        assert session.bot.rows("SELECT * FROM events") == kept
        assert "EventMissing" in str(session.bot.rows("SELECT value FROM notes WHERE name = 'damaged/1'"))
        assert "Your table is open" in (await ana.slash("/alhambra new")).text
        session.turns_to(2)
        assert len(session.events()) == 1


async def test_whoever_opened_a_damaged_table_may_close_it_too(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        ana, ben = session.people
        await session.begin()
        await hurt(session, WOUNDS["a gap"])
        assert "manages this server" in (await ben.slash("/close")).text
        await ana.slash("/alhambra close")
        await ana.press("Close the damaged table")
        assert session.bot.rows(OPEN) == [(0,)]


async def test_a_damaged_table_in_a_dm_is_closed_by_its_person(tmp_path: Path) -> None:
    async with alone(tmp_path) as (session, ana):
        await hurt(session, WOUNDS["no opening"])
        assert "You can close it" in (await ana.slash("/solo")).text
        await ana.slash("/alhambra close")
        await ana.press("Close the damaged table")
        assert "are joining you" in (await ana.slash("/solo")).text


async def test_nobody_else_closes_a_table_by_forging_the_button(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        ana, ben = session.people
        owner = session.sandbox.person("Owner")
        await session.begin()
        assert "older version" in said_to(session, await forged(owner, "a1:damaged:1")), "it is not damaged"
        await hurt(session, WOUNDS["a gap"])
        assert "Only the person in charge" in said_to(session, await forged(ben, "a1:damaged:1"))
        owner.goes_to("lounge")
        elsewhere = ben.says("here").id
        await forged(owner, "a1:damaged:1", on=elsewhere)
        assert session.bot.rows(OPEN) == [(1,)]
        assert len(ana.messages()) > 0


async def test_a_damaged_table_whose_channel_is_deleted_is_closed(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        await session.begin()
        await hurt(session, WOUNDS["a gap"])
        moderation.delete_channel(session.sandbox.world, session.people[0].channel.id)
        await until(lambda: session.bot.rows(OPEN) == [(0,)], session.patience)
