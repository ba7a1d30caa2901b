"""The process is killed between any two things it does; the game goes on as if nothing had happened."""

import asyncio
from collections.abc import Awaitable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from engine import Event, Seat
from engine.transitions.events import RoundScored, TurnEnded
from tests.bot.bot_process import until
from tests.bot.game_session import SETTLED, UNHURRIED, GameSession, game_session
from tests.bot.many_tables import uninterrupted
from tests.bot.players import by_buttons, orders_on
from tests.bot.stored_games import seed_game
from tests.conftest import SOAK
from tests.engine.players import hasty, whole_game

pytestmark = pytest.mark.usefixtures("database")

MOMENTS = (
    "received",
    "judged",
    "saved",
    "answered",
    "before-post",
    "posted",
    "delivered",
    "noted",
    "hand-brought",
)
FROM_THE_START = (*MOMENTS, "before-hand", "hand-sent")
DIE_AT = "ALHAMBRA_DIE_AT"
NONE: Iterator[str] = iter(())


async def survived(session: GameSession, doing: Awaitable[object], ahead: Iterator[str] = NONE) -> bool:
    """Whether the bot lived through something; if not, it is started again, with its next end ahead of it."""

    async def to_its_end() -> None:
        await doing
        await session.settled()

    def recovered() -> bool:
        return session.bot.has_ended or session.bot.rows(SETTLED) == [(0,)]

    task = asyncio.ensure_future(to_its_end())
    dying = asyncio.ensure_future(session.bot.died())
    await asyncio.wait({task, dying}, return_when=asyncio.FIRST_COMPLETED)
    if not dying.done():
        dying.cancel()
        await task
        return True
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    session.sandbox.clock.move(UNHURRIED + 1)  # nobody waits for an answer that will not come
    await until(lambda: not session.sandbox.gateway.connected())
    while session.bot.has_ended:
        session.bot.environment[DIE_AT] = next(ahead, "")
        with suppress(AssertionError):  # it may die at once, of what it has to make good
            await session.bot.start()
            await until(recovered, session.patience)
    return False


async def open_and_start(session: GameSession) -> None:
    """Open, join and start, pressing again whatever was not saved."""
    opener, *others = session.people
    if not session.bot.rows("SELECT 1 FROM tables"):
        await survived(session, opener.slash("/alhambra new"))
        return
    seated = {person.id for person in session.table().lobby.seated}
    standing = [person for person in others if person.id not in seated]
    if standing:
        await survived(session, standing[0].press("Join"))
    else:
        await survived(session, opener.press("Start"))


async def turns(session: GameSession, most: int) -> None:
    """So many steps, those during which the bot dies included."""
    for _ in range(most):
        if not session.game().to_act:
            break
        await survived(session, session.step(by_buttons))


async def check(session: GameSession) -> None:
    """Nothing is lost, doubled or told to the wrong person."""
    played = session.played()
    assert played == uninterrupted(len(session.people), session.seed, played)
    await session.settled()
    session.check()


@pytest.mark.on_both_databases
async def test_a_game_survives_an_end_at_every_moment_of_its_turns(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2, seed=3) as session:
        await session.begin()
        ahead = (f"{moment}:2" for moment in MOMENTS)
        session.bot.environment[DIE_AT] = next(ahead)
        await session.bot.restart()
        for _ in range(60):
            if not await survived(session, session.step(by_buttons), ahead):
                await check(session)
            if not session.bot.environment[DIE_AT]:
                break
        else:
            pytest.fail(f"{session.bot.environment[DIE_AT]} never came")


@pytest.mark.parametrize("moment", ["posted:1", "noted:1", "delivered:3"])
async def test_a_turn_and_its_scoring_are_told_once_and_in_order(tmp_path: Path, moment: str) -> None:
    async with game_session(tmp_path, 2, ALHAMBRA_DIE_AT=moment) as session:
        before, seat = before_a_scoring()
        seed_game(session, before)
        assert not await survived(session, session.people[seat].slash("/end")), "it has died"
        await session.settled()
        turn, scoring, table = [post.text for post in session.public()]
        assert "has played" in turn.splitlines()[0]
        assert "-# The first scoring" in scoring
        assert "is next" in table.splitlines()[0]
        assert orders_on(session.public()[-1])


def before_a_scoring() -> tuple[list[Event], Seat]:
    """A game up to the confirmation that brings the first scoring, and who gives it."""
    events = whole_game(2, 3, hasty)[1]
    scored = next(at for at, event in enumerate(events) if isinstance(event, RoundScored))
    ended = max(at for at in range(scored) if isinstance(events[at], TurnEnded))
    return events[:ended], events[ended].seat  # type: ignore[union-attr]


@pytest.mark.skipif(not SOAK, reason="hundreds of crashes")
@pytest.mark.parametrize("count", range(1, 16))
@pytest.mark.parametrize("moment", FROM_THE_START)
async def test_an_evening_survives_an_end_at_any_moment(tmp_path: Path, moment: str, count: int) -> None:
    async with game_session(tmp_path, 3, seed=count, ALHAMBRA_DIE_AT=f"{moment}:{count}") as session:
        while not session.bot.rows("SELECT 1 FROM tables") or session.table().game is None:
            await open_and_start(session)
        await turns(session, 12)
        await check(session)
