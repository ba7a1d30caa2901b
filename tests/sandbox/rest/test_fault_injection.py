"""Limits, late answers, lost rights and server errors, as discord.py meets them."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
import pytest

from sandbox.people.people import UnexpectedOutcome
from sandbox.world import messages
from sandbox.world.permissions import Permission
from tests.sandbox.gateway.test_gateway import until
from tests.sandbox.testbot import picture

if TYPE_CHECKING:
    from sandbox.server import Sandbox
    from tests.sandbox.testbot import TestBot

pytestmark = pytest.mark.usefixtures("bot")


def channel_of(bot: TestBot, sandbox: Sandbox, name: str = "alhambra") -> discord.TextChannel:
    """A channel as the bot knows it."""
    channel = bot.get_channel(sandbox.world.channel(name).id)
    assert isinstance(channel, discord.TextChannel)
    return channel


async def test_a_429_is_slept_out_and_retried(sandbox: Sandbox, bot: TestBot) -> None:
    sandbox.faults.limit("POST", "/channels/*/messages", retry_after=0.1)
    began = time.monotonic()
    await channel_of(bot, sandbox).send("late")
    assert time.monotonic() - began >= 0.1
    assert [call.status for call in sandbox.calls if call.method == "POST"] == [429, 200]


async def test_headers_keep_a_polite_client_below_the_limit(sandbox: Sandbox, bot: TestBot) -> None:
    channel = channel_of(bot, sandbox)
    sending = asyncio.gather(*(channel.send(str(number)) for number in range(6)))
    await asyncio.sleep(0.3)
    assert len(sandbox.world.messages) == 5
    assert not any(call.status == 429 for call in sandbox.calls)
    sending.cancel()
    with pytest.raises(asyncio.CancelledError):
        await sending


async def test_a_500_before_the_effect_is_retried_and_answers_once(sandbox: Sandbox) -> None:
    sandbox.faults.fail("POST", "/interactions/*/callback")
    answer = await sandbox.person("Ana").slash("/ping")
    assert answer.text == "pong"
    assert [call.status for call in sandbox.calls][-2:] == [500, 200]


async def test_a_500_after_the_effect_makes_the_retry_meet_40060(sandbox: Sandbox, bot: TestBot) -> None:
    ana = sandbox.person("Ana")
    await ana.slash("/table")
    sandbox.faults.fail("POST", "/interactions/*/callback", after=True)
    assert (await ana.press("Hand")).text == "Your hand"
    await until(lambda: bot.errors)
    assert [getattr(error, "code", None) for error in bot.errors] == [40060]


async def test_a_second_first_answer_is_40060(sandbox: Sandbox, bot: TestBot) -> None:
    ana = sandbox.person("Ana")
    await ana.slash("/table")
    await ana.press("Broken")
    await until(lambda: bot.errors)
    assert [getattr(error, "code", None) for error in bot.errors] == [40060]
    ana.misses("twice")


async def test_an_answer_after_three_seconds_is_10062(sandbox: Sandbox, bot: TestBot) -> None:
    ana = sandbox.person("Ana")
    await ana.slash("/table")
    sandbox.faults.slow("POST", "/interactions/*/callback", seconds=0.1)
    pressing = asyncio.create_task(ana.press("Hand"))
    await asyncio.sleep(0.05)
    sandbox.clock.move(3.5)
    with pytest.raises(UnexpectedOutcome, match="did not respond"):
        await pressing
    await asyncio.sleep(0.15)
    assert [getattr(error, "code", None) for error in bot.errors] == [10062]


async def test_a_token_dies_after_fifteen_minutes(sandbox: Sandbox, bot: TestBot) -> None:
    kept: list[discord.Interaction] = []

    async def keep(interaction: discord.Interaction) -> None:
        kept.append(interaction)

    bot.on_interaction = keep  # type: ignore[method-assign]
    await sandbox.person("Ana").slash("/ping")
    assert (await kept[0].edit_original_response(content="in time")).content == "in time"
    sandbox.clock.move(901)
    with pytest.raises(discord.HTTPException) as refused:
        await kept[0].edit_original_response(content="too late")
    assert (refused.value.status, refused.value.code) == (401, 50027)
    with pytest.raises(discord.HTTPException) as refused:
        await kept[0].followup.send("too late")
    assert refused.value.code == 50027


async def test_a_deleted_message_is_10008(sandbox: Sandbox, bot: TestBot) -> None:
    message = await channel_of(bot, sandbox).send("here")
    messages.delete(sandbox.world, sandbox.world.messages[message.id])
    with pytest.raises(discord.NotFound) as refused:
        await message.edit(content="gone")
    assert refused.value.code == 10008


async def test_an_ephemeral_message_cannot_be_fetched_by_id(sandbox: Sandbox, bot: TestBot) -> None:
    answer = await sandbox.person("Ana").slash("/ping")
    assert answer.message is not None
    with pytest.raises(discord.NotFound) as refused:
        await channel_of(bot, sandbox).fetch_message(answer.message.id)
    assert refused.value.code == 10008


async def test_the_same_nonce_makes_one_message(sandbox: Sandbox, bot: TestBot) -> None:
    channel = channel_of(bot, sandbox)
    first = await channel.send("turn 17", nonce="g1:t17")
    again = await channel.send("turn 17", nonce="g1:t17")
    assert again.id == first.id
    sandbox.clock.move(3600)
    assert (await channel.send("turn 17", nonce="g1:t17")).id != first.id


async def test_a_retry_after_a_lost_answer_does_not_double_a_message(sandbox: Sandbox, bot: TestBot) -> None:
    sandbox.faults.fail("POST", "/channels/*/messages", status=502, after=True)
    await channel_of(bot, sandbox).send("once")
    assert [one.content for one in sandbox.world.messages.values()] == ["once"]


async def test_a_dropped_connection_is_an_error_of_the_connection(sandbox: Sandbox, bot: TestBot) -> None:
    sandbox.faults.drop("POST", "/channels/*/messages")
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await channel_of(bot, sandbox).send("lost")
    assert sandbox.world.messages == {}


@pytest.mark.parametrize(
    ("right", "code"),
    [
        (Permission.VIEW_CHANNEL, 50001),
        (Permission.SEND_MESSAGES, 50013),
        (Permission.ATTACH_FILES, 50013),
    ],
)
async def test_lost_rights_are_told_by_name(
    sandbox: Sandbox, bot: TestBot, right: Permission, code: int
) -> None:
    channel = channel_of(bot, sandbox)
    sandbox.world.overwrite(sandbox.world.channel("alhambra"), sandbox.world.bot_id, deny=right)
    with pytest.raises(discord.Forbidden) as refused:
        await channel.send("hello", file=picture())
    assert refused.value.code == code


async def test_interactions_are_answered_even_without_the_right_to_write(sandbox: Sandbox) -> None:
    sandbox.world.overwrite(
        sandbox.world.channel("alhambra"), sandbox.world.bot_id, deny=Permission.SEND_MESSAGES
    )
    assert (await sandbox.person("Ana").slash("/ping")).text == "pong"


async def test_old_messages_may_be_edited_three_times_in_six_seconds(sandbox: Sandbox, bot: TestBot) -> None:
    message = await channel_of(bot, sandbox).send("old")
    sandbox.clock.move(3601)
    for number in range(3):
        await message.edit(content=str(number))
    editing = asyncio.create_task(message.edit(content="too often"))
    await asyncio.sleep(0.1)
    assert sandbox.calls[-1].status == 429
    assert sandbox.world.messages[message.id].content == "2"
    editing.cancel()


async def test_the_global_limit_is_fifty_a_second(sandbox: Sandbox) -> None:
    params: dict[str, str] = {}
    sandbox.clock.move(2)
    asked: list[Any] = [
        sandbox.rates.ask("GET", f"/{number}", params, counts_globally=True)[0] for number in range(51)
    ]
    assert asked[49] is None
    assert asked[50].scope == "global"
    assert sandbox.rates.ask("GET", "/x", params, counts_globally=False)[0] is None


async def test_many_interactions_do_not_share_one_allowance(sandbox: Sandbox) -> None:
    ana = sandbox.person("Ana")
    for _ in range(60):
        await ana.slash("/ping")
    assert all(call.status != 429 for call in sandbox.calls)
