"""Where the bot may not post: a locked thread is told like a missing right, and games to watch rest."""

import asyncio
from http import HTTPStatus
from pathlib import Path
from typing import Any, cast

import discord
import pytest

from bot.delivery.blocked_channels import AN_HOUR, BlockedChannels, may_pass
from sandbox.world import moderation
from sandbox.world.permissions import Permission
from tests.bot.bot_process import until
from tests.bot.commands.test_places import whole_turn
from tests.bot.computers.test_computer_players import begin, table_with
from tests.bot.end_to_end.test_hostile import failures, mover
from tests.bot.game_session import GameSession, game_session

pytestmark = pytest.mark.usefixtures("database")

RESTING = 2.0
"""Seconds in which computers that do not rest play several turns."""


def deny(session: GameSession, rights: int) -> None:
    """Take rights from the bot where people are, and give all others back."""
    world = session.sandbox.world
    world.overwrite(session.people[0].channel, world.bot_id, deny=rights)


def turns(session: GameSession) -> int:
    return session.game().turn


async def came_to_rest(session: GameSession) -> int:
    """Wait until computers no longer play; gives the turn in which they rest."""
    before = -1
    while before != turns(session):
        before = turns(session)
        await asyncio.sleep(RESTING)
    return before


def refusal(code: int, status: int = 403) -> discord.HTTPException:
    response = cast("Any", type("Response", (), {"status": status, "reason": HTTPStatus(status).phrase}))
    return discord.HTTPException(response, {"code": code, "message": "no"})


@pytest.mark.parametrize("code", [50001, 50013, 50083, 160005])
def test_a_right_that_is_lacking_may_come_back_within_the_hour(code: int) -> None:
    assert may_pass(refusal(code), AN_HOUR - 1, rests=False)
    assert not may_pass(refusal(code), AN_HOUR, rests=False)
    assert may_pass(refusal(code), 100 * AN_HOUR, rests=True), "a game that rests waits"


def test_other_refusals_are_final_and_trouble_is_not() -> None:
    assert not may_pass(refusal(200000, 400), 0, rests=True)
    assert may_pass(refusal(0, 500), 100 * AN_HOUR, rests=False)
    assert may_pass(refusal(0, 429), 0, rests=False)


def test_a_channel_is_barred_until_a_post_arrives() -> None:
    blocked = BlockedChannels()
    assert 1 not in blocked
    blocked.note_refusal(1)
    assert 1 in blocked
    assert blocked.should_wait(1)
    assert not blocked.should_wait(2)
    blocked.note_success(1)
    assert 1 not in blocked
    assert not blocked.should_wait(1)


async def test_computers_alone_rest_where_the_bot_may_not_post_and_go_on_when_it_may(tmp_path: Path) -> None:
    async with table_with(tmp_path, 1, ("Gardener", "Gardener"), watched=True) as session:
        await until(lambda: turns(session) > 1, session.patience)
        deny(session, Permission.SEND_MESSAGES)
        rested = await came_to_rest(session)
        assert session.game().to_act
        deny(session, 0)
        await session.people[0].slash("/table")  # somebody comes by
        await until(lambda: turns(session) > rested + 2, session.patience)
        deny(session, Permission.VIEW_CHANNEL)
        rested = await came_to_rest(session)
        deny(session, 0)  # nobody comes by
        await until(lambda: turns(session) > rested + 2, session.patience)
        await until(lambda: not session.game().to_act, 120)
        await session.settled()
        session.check_posts()
        session.check_end()
        assert failures(session) == []


async def test_computers_that_rest_can_be_closed(tmp_path: Path) -> None:
    async with table_with(tmp_path, 1, ("Gardener", "Gardener"), watched=True) as session:
        deny(session, Permission.SEND_MESSAGES)
        await came_to_rest(session)
        ana = session.people[0]
        await ana.slash("/alhambra close")
        await ana.press("Close the table")
        assert session.table().lobby.closed
        assert failures(session) == []


async def test_computers_that_play_with_people_do_not_rest(tmp_path: Path) -> None:
    async with game_session(tmp_path, 1, ALHAMBRA_PAUSE="0") as session:
        await begin(session.people, ("Gardener", "Gardener"))
        await session.settled()
        deny(session, Permission.SEND_MESSAGES)
        for _ in range(2):
            await until(lambda: not session.table().computers_to_act, session.patience)
            await whole_turn(session)
        await until(lambda: not session.table().computers_to_act, session.patience)
        assert turns(session) >= 6


async def test_a_locked_thread_is_told_like_a_missing_right_and_loses_nothing(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        ana, ben = session.people
        await ana.slash("/alhambra new", thread=True)
        thread = session.sandbox.world.channel("Alhambra – Ana")
        for person in session.people:
            person.goes_to(thread)
        await ben.press("Join")
        await ana.press("Start")
        await session.settled()
        moderation.lock_thread(session.sandbox.world, thread)
        first = mover(session)
        await whole_turn(session)
        assert any("I’m missing **Manage Threads" in one for one in first.messages() if one.is_ephemeral)
        assert "this thread is locked" in (await ben.slash("/alhambra show")).text
        assert "Turn 2" not in "".join(one.text for one in session.public())
        moderation.lock_thread(session.sandbox.world, thread, locked=False)
        await session.turn()
        session.check()
        assert failures(session) == []


async def test_whoever_manages_threads_may_post_in_a_locked_one(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        ana, ben = session.people
        await ana.slash("/alhambra new", thread=True)
        world, thread = session.sandbox.world, session.sandbox.world.channel("Alhambra – Ana")
        world.overwrite(ana.channel, world.bot_id, allow=int(Permission.MANAGE_THREADS))
        moderation.lock_thread(world, thread)
        for person in session.people:
            person.goes_to(thread)
        await session.settled()
        session.bot.change("UPDATE outbox SET asked_at = asked_at - 61")  # it may be shown again
        assert "Here it comes" in (await ben.slash("/alhambra show")).text
        await session.settled()
        assert failures(session) == []
