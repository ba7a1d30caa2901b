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
from tests.bot.evening import Evening, evening
from tests.bot.stage import until
from tests.bot.test_computers import begin, table_with
from tests.bot.test_hostile import failures, mover
from tests.bot.test_places import whole_turn

RESTING = 6.0
"""Seconds in which computers that do not rest play several turns."""


def deny(night: Evening, rights: int) -> None:
    """Take rights from the bot where people are, and give all others back."""
    world = night.sandbox.world
    world.overwrite(night.people[0].channel, world.bot_id, deny=rights)


def turns(night: Evening) -> int:
    return night.game().turn


async def came_to_rest(night: Evening) -> int:
    """Wait until computers no longer play; gives the turn in which they rest."""
    before = -1
    while before != turns(night):
        before = turns(night)
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
    blocked.refused(1)
    assert 1 in blocked
    assert blocked.is_to_wait(1)
    assert not blocked.is_to_wait(2)
    blocked.posted(1)
    assert 1 not in blocked
    assert not blocked.is_to_wait(1)


async def test_computers_alone_rest_where_the_bot_may_not_post_and_go_on_when_it_may(tmp_path: Path) -> None:
    async with table_with(tmp_path, 1, ("Gardener", "Gardener"), watched=True) as night:
        await until(lambda: turns(night) > 1, night.patience)
        deny(night, Permission.SEND_MESSAGES)
        rested = await came_to_rest(night)
        assert night.game().to_act
        deny(night, 0)
        await night.people[0].slash("/table")  # somebody comes by
        await until(lambda: turns(night) > rested + 2, night.patience)
        deny(night, Permission.VIEW_CHANNEL)
        rested = await came_to_rest(night)
        deny(night, 0)  # nobody comes by
        await until(lambda: turns(night) > rested + 2, night.patience)
        await until(lambda: not night.game().to_act, 120)
        await night.settled()
        night.check_posts()
        night.check_end()
        assert failures(night) == []


async def test_computers_that_rest_can_be_closed(tmp_path: Path) -> None:
    async with table_with(tmp_path, 1, ("Gardener", "Gardener"), watched=True) as night:
        deny(night, Permission.SEND_MESSAGES)
        await came_to_rest(night)
        ana = night.people[0]
        await ana.slash("/alhambra close")
        await ana.press("Close the table")
        assert night.table().lobby.closed
        assert failures(night) == []


async def test_computers_that_play_with_people_do_not_rest(tmp_path: Path) -> None:
    async with evening(tmp_path, 1, ALHAMBRA_PAUSE="0") as night:
        await begin(night.people, ("Gardener", "Gardener"))
        await night.settled()
        deny(night, Permission.SEND_MESSAGES)
        for _ in range(2):
            await until(lambda: not night.table().computers_to_act, night.patience)
            await whole_turn(night)
        await until(lambda: not night.table().computers_to_act, night.patience)
        assert turns(night) >= 6


async def test_a_locked_thread_is_told_like_a_missing_right_and_loses_nothing(tmp_path: Path) -> None:
    async with evening(tmp_path, 2) as night:
        ana, ben = night.people
        await ana.slash("/alhambra new", thread=True)
        thread = night.sandbox.world.channel("Alhambra – Ana")
        for person in night.people:
            person.goes_to(thread)
        await ben.press("Join")
        await ana.press("Start")
        await night.settled()
        moderation.lock_thread(night.sandbox.world, thread)
        first = mover(night)
        await whole_turn(night)
        assert any("I lack **Manage Threads" in one for one in first.messages() if one.is_ephemeral)
        assert "this thread is locked" in (await ben.slash("/alhambra show")).text
        assert "Turn 2" not in "".join(one.text for one in night.public())
        moderation.lock_thread(night.sandbox.world, thread, locked=False)
        await night.turn()
        night.check()
        assert failures(night) == []


async def test_whoever_manages_threads_may_post_in_a_locked_one(tmp_path: Path) -> None:
    async with evening(tmp_path, 2) as night:
        ana, ben = night.people
        await ana.slash("/alhambra new", thread=True)
        world, thread = night.sandbox.world, night.sandbox.world.channel("Alhambra – Ana")
        world.overwrite(ana.channel, world.bot_id, allow=int(Permission.MANAGE_THREADS))
        moderation.lock_thread(world, thread)
        for person in night.people:
            person.goes_to(thread)
        await night.settled()
        night.bot.change("UPDATE outbox SET asked_at = asked_at - 61")  # it may be shown again
        assert "Here it comes" in (await ben.slash("/alhambra show")).text
        await night.settled()
        assert failures(night) == []
