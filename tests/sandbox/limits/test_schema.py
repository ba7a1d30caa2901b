"""The bot's traffic and the sandbox's answers, held against Discord's own description."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
import pytest

from sandbox.connect import point_discord_py_at
from sandbox.limits.schema import Schema
from sandbox.rest.dispatcher import ENDPOINTS
from sandbox.server import Sandbox
from tests.sandbox.conftest import OPENAPI, running
from tests.sandbox.rest.test_fault_injection import channel_of
from tests.sandbox.testbot import TestBot, picture, png, table_view

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

pytestmark = pytest.mark.skipif(
    not OPENAPI.exists(), reason="Discord's API description (../shared/discord/openapi.json) is not at hand"
)
UNDESCRIBED = {"/channels/{channel_id}/thread-members/{user_id}"}
"""Described with another name for the same thing."""


@pytest.fixture(scope="module")
def schema() -> Schema:
    """Discord's description, read once."""
    return Schema(OPENAPI)


@pytest.fixture
async def checked() -> AsyncIterator[Sandbox]:
    """A sandbox that also asks Discord's description."""
    async with Sandbox(openapi=OPENAPI) as sandbox:
        point_discord_py_at(sandbox.url)
        yield sandbox


def test_every_endpoint_is_one_of_discords(schema: Schema) -> None:
    unknown = [one.template for one in ENDPOINTS if not schema.knows(one.method, one.template)]
    assert set(unknown) <= UNDESCRIBED


async def test_a_bots_traffic_and_its_answers_fit_discords_description(
    checked: Sandbox, schema: Schema
) -> None:
    async with running(TestBot(), checked) as bot:
        await use_everything(checked, bot)
    assert len(checked.calls) > 40
    wrong = [
        (call.method, call.template, complaint.path, complaint.message[:200])
        for call in checked.calls
        for complaint in (
            *(schema.request_complaints(call.method, call.template, call.body) if call.body else ()),
            *schema.response_complaints(call.method, call.template, call.status, call.answer),
        )
    ]
    assert wrong == []
    assert [str(call) for call in checked.calls if call.status >= 400] == []
    assert bot.errors == []


async def use_everything(sandbox: Sandbox, bot: TestBot) -> None:
    """One of each."""
    sandbox.rates.enforced = False
    await people_play(sandbox)
    channel = channel_of(bot, sandbox)
    message = await channel.send("hello", embed=discord.Embed(title="t"), file=picture(), nonce="g:1")
    await message.edit(content="hi", attachments=[message.attachments[0], picture("blue", "b.png")])
    await message.add_reaction("👍")
    await channel.fetch_message(message.id)
    await message.reply("indeed")
    thread = await message.create_thread(name="Table")
    posted = await thread.send(view=table_view("x"), file=picture())
    await posted.edit(view=table_view("y"), attachments=[picture("blue", "board.png")])
    assert [one async for one in channel.history()]
    alone = await channel.create_thread(name="Alone", type=discord.ChannelType.public_thread)
    await alone.edit(archived=True)
    await message.remove_reaction("👍", discord.Object(sandbox.world.bot_id))
    await message.delete()
    emoji = await bot.create_application_emoji(name="garden", image=png())
    await emoji.edit(name="gardens")
    await bot.fetch_application_emojis()
    await emoji.delete()
    await channel.typing()
    await bot.fetch_guild(bot.guilds[0].id)
    await bot.fetch_user(sandbox.world.user("Ana").id)
    await bot.fetch_channel(channel.id)
    await bot.tree.fetch_commands()
    await bot.http.get_bot_gateway()


async def people_play(sandbox: Sandbox) -> None:
    """Everything people can do."""
    ana, ben = sandbox.person("Ana"), sandbox.person("Ben")
    await ana.slash("/ping")
    await ana.slash("/alhambra new", players=4, host="Ben")
    await ana.autocomplete("/take", cards="y")
    await ana.slash("/take", cards="y1")
    await ana.slash("/think")
    await ana.sees("and more")
    await ana.slash("/letter")
    await ana.slash("/table")
    await ben.press("Hand")
    await ben.choose("Your cards", "2 florins")
    await ben.press("Slow")
    await ben.sees("after a while")
    await ben.press("Name it")
    await ben.submit(table_name="Court", speed="Quick")
    await ben.press("Repaint")
    await ben.sees("Repainted")


def test_an_answer_that_lacks_a_field_would_be_noticed(schema: Schema) -> None:
    for template in (
        "/users/@me",
        "/oauth2/applications/@me",
        "/channels/{channel_id}/messages/{message_id}",
    ):
        assert schema.response_complaints("GET", template, 200, {"id": "1"})
    posting = "/channels/{channel_id}/messages"
    assert schema.response_complaints("POST", posting, 200, {"id": "1", "components": [{"type": 1}]})
    answering = "/interactions/{interaction_id}/{interaction_token}/callback"
    assert schema.response_complaints("POST", answering, 200, {"interaction": {}})
