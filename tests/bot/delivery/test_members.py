"""Who is on a server and sees a channel, asked with a real client."""

import pytest

from bot.delivery.members import Members
from sandbox.people.people import Person
from sandbox.server import Sandbox
from sandbox.world import moderation
from sandbox.world.permissions import Permission
from sandbox.world.state import Channel, ChannelKind
from sandbox.world.threads import start_alone
from tests.sandbox.conftest import bot, sandbox
from tests.sandbox.testbot import TestBot

__all__ = ["bot", "sandbox"]


@pytest.fixture
async def gus(sandbox: Sandbox) -> Person:
    return sandbox.person("Gus")


async def test_whoever_leaves_a_server_sees_none_of_its_channels(
    sandbox: Sandbox,
    bot: TestBot,
    gus: Person,
) -> None:
    members, guild_id = Members(bot), gus.channel.guild_id or 0
    assert not await members.has_left(guild_id, gus.id)
    assert await members.may_see(guild_id, gus.channel.id, gus.id)
    moderation.leave_guild(sandbox.world, guild_id, gus.id)
    assert await members.has_left(guild_id, gus.id)
    assert not await members.may_see(guild_id, gus.channel.id, gus.id)
    assert not await members.has_left(0, gus.id), "nobody leaves a conversation with the bot"
    assert not await members.has_left(1, gus.id), "of other servers the bot knows nothing"


async def test_a_channel_is_seen_by_whom_it_lets_in(sandbox: Sandbox, bot: TestBot, gus: Person) -> None:
    members, channel, world = Members(bot), gus.channel, sandbox.world
    guild_id = channel.guild_id or 0
    world.overwrite(channel, gus.id, deny=Permission.VIEW_CHANNEL)
    assert not await members.may_see(guild_id, channel.id, gus.id)
    world.overwrite(channel, gus.id, allow=Permission.VIEW_CHANNEL)
    assert await members.may_see(guild_id, channel.id, gus.id)
    assert await members.may_see(guild_id, 1, gus.id), "in doubt nothing has changed"
    assert await members.may_see(1, 1, gus.id)


async def test_a_private_thread_is_seen_by_those_in_it_and_by_moderators(
    sandbox: Sandbox,
    bot: TestBot,
    gus: Person,
) -> None:
    members, channel = Members(bot), gus.channel
    thread: Channel = start_alone(sandbox.world, channel, ChannelKind.PRIVATE_THREAD, {"name": "secret"})
    guild_id = channel.guild_id or 0
    assert not await members.may_see(guild_id, thread.id, gus.id)
    thread.recipients.append(gus.id)
    assert await members.may_see(guild_id, thread.id, gus.id)
    thread.recipients.remove(gus.id)
    sandbox.world.overwrite(channel, gus.id, allow=Permission.MANAGE_THREADS)
    assert await members.may_see(guild_id, thread.id, gus.id)
