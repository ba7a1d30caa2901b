"""Slow games with the real bot: what is due happens once, whatever ends it in the middle.

Moving the timers into the past is the same as letting time pass.
"""

from pathlib import Path

import pytest

from sandbox.people.people import Person
from sandbox.people.seen_message import SeenMessage
from tests.bot.bot_process import until
from tests.bot.end_to_end.test_crashes import DIE_AT
from tests.bot.game_session import GameSession, game_session

pytestmark = pytest.mark.usefixtures("database")

MINUTE, DAY = 60, 86400
TIMERS = "SELECT count(*) FROM timers WHERE kind = 'turn'"
HANDED_OVER = "SELECT count(*) FROM events WHERE body LIKE '%TurnHandedOver%'"


def let_pass(session: GameSession, seconds: int) -> None:
    """Let so much time pass for everything that is due by itself."""
    session.bot.change(f"UPDATE timers SET since = since - {seconds}, due_at = due_at - {seconds}")


def calls(session: GameSession, person: Person) -> list[SeenMessage]:
    """The messages in the channel that call a person to play."""
    return [one for one in session.public() if one.message.pings == [person.id] and "Later" in one.buttons]


async def awaited(session: GameSession) -> Person:
    """Whose turn it is."""
    await session.settled()
    return session.person(session.game().to_act[0])


async def dies_at(session: GameSession, moment: str) -> None:
    """Let the bot die at a moment from now on."""
    session.bot.environment[DIE_AT] = moment
    await session.bot.restart()


async def comes_back(session: GameSession) -> None:
    """Wait until the bot has died, and start it again."""
    await session.bot.died()
    await until(lambda: not session.sandbox.gateway.connected())
    session.bot.environment[DIE_AT] = ""
    await session.bot.start()


@pytest.mark.parametrize("moment", ["", "reminded:1"])
async def test_a_player_is_called_once_after_two_minutes(tmp_path: Path, moment: str) -> None:
    async with game_session(tmp_path, 2) as session:
        await session.begin()
        mover = await awaited(session)
        assert not [one for one in session.public() if one.message.pings]
        await dies_at(session, moment)
        let_pass(session, 3 * MINUTE)
        if moment:
            await comes_back(session)
        await until(lambda: session.bot.rows("SELECT sent FROM reminders") == [(1,)], session.patience)
        (call,) = calls(session, mover)
        assert "it’s your turn" in call.text
        assert "remind you again" in (await mover.press("Later", on=call)).text
        other = next(person for person in session.people if person is not mover)
        assert "for somebody else" in (await other.press("Later", on=call)).text
        await session.turn()
        await until(lambda: calls(session, mover) == [], session.patience)


@pytest.mark.parametrize("moment", ["", "late:1", "saved:1", "posted:1"])
async def test_a_late_turn_is_played_once_by_a_computer_and_its_player_comes_back_at_once(
    tmp_path: Path, moment: str
) -> None:
    async with game_session(tmp_path, 2, ALHAMBRA_PAUSE="0") as session:
        await session.begin()
        mover = await awaited(session)
        other = next(person for person in session.people if person is not mover)
        let_pass(session, 2 * MINUTE + DAY)
        await until(lambda: len(calls(session, mover)) == 1, session.patience)
        await dies_at(session, moment)
        let_pass(session, 2 * DAY)
        if moment:
            await comes_back(session)
        await until(lambda: session.position()[0] == 2, session.patience)
        assert await awaited(session) is other
        assert session.bot.rows(HANDED_OVER) == [(1,)]
        assert len([one for one in session.public() if "plays this one turn" in one.text]) == 1
        await until(lambda: any("Your time was up" in one.text for one in mover.dms()), session.patience)
        assert session.table().lobby.stand_ins == ()
        await session.turn()
        assert await awaited(session) is mover
        await session.turn()
        assert session.table().lobby.missed == ()


async def test_a_lobby_and_a_game_that_nobody_plays_close_by_themselves_and_the_game_is_reopened(
    tmp_path: Path,
) -> None:
    async with game_session(tmp_path, 2) as session:
        ana, ben = session.people
        await ana.slash("/alhambra new")
        await ben.sees("has opened a table")
        let_pass(session, DAY)
        await ben.sees("so this table has closed")
        session.turns_to(2)
        await session.begin(pace="none")
        let_pass(session, 14 * DAY)
        await ben.sees("closes in a week")
        let_pass(session, 7 * DAY)
        closed = await ben.sees("for three weeks")
        assert sorted(closed.message.pings) == sorted(person.id for person in session.people)
        assert session.bot.rows("SELECT count(*) FROM timers") == [(0,)]
        await ben.press("Reopen", on=closed)
        await ana.sees("has brought this game back")
        assert session.bot.rows(TIMERS) == [(1,)]
        await session.settled()
        await session.turn()
