"""A scoring stays the newest post for a while, and nothing is lost if the bot dies meanwhile."""

import asyncio
from pathlib import Path

import pytest

from bot.delivery.scoring_pause import PAUSE, PAUSE_BEFORE_COMPUTER, pause_after
from engine import Seat
from engine.transitions.events import RoundScored, TurnEnded
from tests.bot.end_to_end.test_crashes import before_a_scoring
from tests.bot.game_session import game_session
from tests.bot.stored_games import seed_game

SCORED = (TurnEnded(Seat(0)), RoundScored(1, ()))
LONG = "600"


def test_the_next_turn_waits_after_a_scoring_and_a_computers_longer() -> None:
    assert pause_after(SCORED, computer_next=False) == PAUSE
    assert pause_after(SCORED, computer_next=True) == PAUSE_BEFORE_COMPUTER > PAUSE


@pytest.mark.parametrize("computer_next", [False, True])
def test_a_turn_without_a_scoring_waits_for_nothing(computer_next: bool) -> None:
    assert pause_after(SCORED[:1], computer_next=computer_next) == 0


async def test_the_scoring_is_the_newest_post_and_a_restart_posts_the_turn_at_once(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2, ALHAMBRA_SCORING_PAUSE=LONG) as session:
        before, seat = before_a_scoring()
        seed_game(session, before)
        await session.people[seat].slash("/end")
        while len(session.public()) < 2:
            await asyncio.sleep(0.05)
        await asyncio.sleep(0.5)
        assert "-# The first scoring" in session.public()[-1].text
        assert (await session.people[seat].slash("/scores")).text, "answers do not wait"
        await session.bot.restart()
        await session.settled()
        turn, scoring, table = [post.text for post in session.public()]
        assert "has played" in turn.splitlines()[0]
        assert "-# The first scoring" in scoring
        assert "is next" in table.splitlines()[0]
