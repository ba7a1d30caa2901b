"""A real discord.py client and people who use it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from sandbox.people.people import UnexpectedOutcome

if TYPE_CHECKING:
    from sandbox.server import Sandbox
    from tests.sandbox.testbot import TestBot

pytestmark = pytest.mark.usefixtures("bot")


async def test_a_bot_logs_in_and_registers_its_commands(sandbox: Sandbox, bot: TestBot) -> None:
    assert bot.user is not None
    assert bot.user.id == sandbox.world.bot_id
    assert [guild.name for guild in bot.guilds] == ["The Court"]
    assert {command["name"] for command in sandbox.world.commands[None]} >= {"ping", "take", "alhambra"}


async def test_an_ephemeral_answer_is_seen_by_one_person_until_they_reload(sandbox: Sandbox) -> None:
    ana, ben = sandbox.person("Ana"), sandbox.person("Ben")
    answer = await ana.slash("/ping")
    assert answer.text == "pong"
    await ana.sees("pong")
    ben.misses("pong")
    ana.reloads()
    ana.misses("pong")


async def test_a_subcommand_takes_numbers_and_people(sandbox: Sandbox) -> None:
    ana, gus = sandbox.person("Ana"), sandbox.person("Gus")
    await ana.slash("/alhambra new", players=4, host="Chloé")
    await gus.sees("Chloé opens a table for 4")


async def test_suggestions_come_while_typing(sandbox: Sandbox) -> None:
    ana = sandbox.person("Ana")
    assert await ana.autocomplete("/take", cards="y") == ["y1", "y2", "y3"]
    await ana.slash("/take", cards="y3")
    message = await ana.sees(f"{ana.mention} takes y3")
    assert message.message.mentions == [ana.id]


async def test_a_table_is_shown_with_its_picture_and_repainted(sandbox: Sandbox) -> None:
    ana, ben = sandbox.person("Ana"), sandbox.person("Ben")
    await ana.slash("/table")
    seen = await ben.sees("The table")
    assert seen.pictures()[0].getpixel((0, 0)) == (255, 0, 0)
    assert seen.alt_texts == ["a red board", "board"]
    await ben.press("Repaint")
    await ana.sees("Repainted")
    assert [image.getpixel((0, 0)) for image in seen.pictures()] == [(0, 128, 0)] * 1
    assert seen.filenames == ["t2.png"]


async def test_a_hand_is_shown_and_chosen_from_in_private(sandbox: Sandbox) -> None:
    ana, ben = sandbox.person("Ana"), sandbox.person("Ben")
    await ana.slash("/table")
    hand = await ben.press("Hand")
    assert hand.message is not None
    assert hand.message.is_ephemeral
    assert hand.message.pictures()[0].getpixel((0, 0)) == (0, 0, 255)
    await ben.choose("Your cards", "2 florins", "3 florins")
    await ben.sees("You chose y2, y3")
    assert hand.message.pictures() == []
    ana.misses("You chose")


async def test_a_form_is_opened_and_sent(sandbox: Sandbox) -> None:
    ana = sandbox.person("Ana")
    await ana.slash("/table")
    answer = await ana.press("Name it")
    assert answer.modal is not None
    assert answer.modal["title"] == "Name the table"
    await ana.submit(table_name="Court", speed="Calm", module=["Dirk"])
    await ana.sees("Named Court c ['dirk']")


async def test_a_deferred_answer_loads_first_and_is_followed_up(sandbox: Sandbox) -> None:
    ana, ben = sandbox.person("Ana"), sandbox.person("Ben")
    answer = await ana.slash("/think")
    assert answer.text == "thought"
    await ben.sees("and more")
    private = await ana.slash("/think", ephemeral=True)
    assert private.message is not None
    assert private.message.is_ephemeral


async def test_a_follow_up_to_a_button_can_be_private(sandbox: Sandbox) -> None:
    ana, ben = sandbox.person("Ana"), sandbox.person("Ben")
    await ana.slash("/table")
    await ben.press("Slow")
    await ben.sees("after a while")
    ana.misses("after a while")


async def test_a_letter_reaches_one_person_with_its_picture(sandbox: Sandbox) -> None:
    ana, ben = sandbox.person("Ana"), sandbox.person("Ben")
    await ana.slash("/letter")
    await ana.sees("Your hand, by letter")
    assert ana.dms()[0].pictures()[0].size == (32, 32)
    ben.misses("by letter")
    assert ben.dms() == []


async def test_a_closed_door_is_told_as_50007(sandbox: Sandbox) -> None:
    ana = sandbox.person("Ana")
    ana.user.accepts_dms = False
    answer = await ana.slash("/letter")
    assert answer.text == "closed: 50007"


async def test_somebody_without_a_common_server_is_told_as_50278(sandbox: Sandbox) -> None:
    ana = sandbox.person("Ana")
    ana.opens_dms()
    for guild in sandbox.world.guilds.values():
        del guild.members[ana.id]
    answer = await ana.slash("/letter")
    assert answer.text == "closed: 50278"


async def test_a_command_in_the_dms_comes_without_a_server(sandbox: Sandbox) -> None:
    ana = sandbox.person("Ana")
    ana.opens_dms()
    await ana.slash("/alhambra new")
    assert "Ana opens a table" in ana.dms()[-1].text
    sandbox.person("Ben").misses("Ana opens")


async def test_silence_breaks_the_story_with_a_transcript(sandbox: Sandbox) -> None:
    ana = sandbox.person("Ana")
    await ana.slash("/table")
    waiting = asyncio.create_task(ana.press("Silent"))
    await asyncio.sleep(0.05)
    sandbox.clock.move(3.1)
    with pytest.raises(UnexpectedOutcome, match="did not respond") as broke:
        await waiting
    assert "POST /interactions" in str(broke.value)
    assert "[Silent]" in str(broke.value)


async def test_what_a_client_would_not_allow_breaks_the_story(sandbox: Sandbox) -> None:
    ana = sandbox.person("Ana")
    with pytest.raises(UnexpectedOutcome, match="needs cards"):
        await ana.slash("/take")
    with pytest.raises(UnexpectedOutcome, match="no such command"):
        await ana.slash("/castle")
    with pytest.raises(UnexpectedOutcome, match="finds no 'Buy'"):
        await ana.press("Buy")
    with pytest.raises(UnexpectedOutcome, match="does not see"):
        await ana.sees("anything", within=0.01)
    await ana.slash("/table")
    await ana.press("Hand")
    with pytest.raises(UnexpectedOutcome, match="choose 1 to 2"):
        await ana.choose("Your cards", "1 florins", "2 florins", "3 florins")
    await ana.press("Name it")
    with pytest.raises(UnexpectedOutcome, match="must be filled in"):
        await ana.submit(speed="Calm")
