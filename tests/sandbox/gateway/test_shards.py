"""Bots on several shards, and several bots on one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
import pytest

from sandbox.connect import point_discord_py_at
from sandbox.gateway.sessions import REMEMBERED_EVENTS
from sandbox.server import Sandbox
from sandbox.world.default_world import add_guild, add_guilds, everyday_world
from sandbox.world.snowflake import shard_of
from tests.sandbox.conftest import running
from tests.sandbox.gateway.test_gateway import talk, until

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from sandbox.people.people import Person

SHARDS = 2
PLACES = {"general": (0, SHARDS), "second": (1, SHARDS), "direct": (0, SHARDS)}
"""Which shard hears of what is said where."""


class ShardedBot(discord.AutoShardedClient):
    """A bot that notes where what it heard came from, and answers if it is to."""

    def __init__(self, *, answers: bool = True, **options: Any) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05, **options)
        self.heard: list[int | None] = []
        self.answers = answers

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Tests do not wait."""

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.heard.append(interaction.guild_id)
        if self.answers:
            await interaction.response.send_message("heard")


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """A sandbox with a server on each of two shards, of which logins take no time."""
    world = everyday_world()
    world.guilds.clear()
    world.channels.clear()
    add_guild(world, "First", ["general", "alhambra"], shard=(0, SHARDS))
    add_guild(world, "Second", ["second"], shard=(1, SHARDS))
    world.commands[None] = [command("hear")]
    async with Sandbox(world) as sandbox:
        sandbox.logins.spacing = 0.0
        point_discord_py_at(sandbox.url)
        yield sandbox


async def test_each_shard_hears_of_its_own_servers_and_the_first_of_dms(sandbox: Sandbox) -> None:
    world, bot = sandbox.world, ShardedBot(shard_count=SHARDS)
    async with running(bot, sandbox):
        assert {one.shard for one in sandbox.gateway.connected()} == {(0, SHARDS), (1, SHARDS)}
        assert {guild.id: guild.shard_id for guild in bot.guilds} == {
            one: shard_of(one, SHARDS) for one in world.guilds
        }
        for place in PLACES:
            assert (await hear(sandbox, place)).text == "heard"
        assert bot.heard == [*world.guilds, None]


async def test_clients_with_different_shards_share_the_servers(sandbox: Sandbox) -> None:
    first, second = (ShardedBot(shard_count=SHARDS, shard_ids=[one]) for one in range(SHARDS))
    async with running(first, sandbox), running(second, sandbox):
        for place in PLACES:
            await hear(sandbox, place)
        on_first, on_second = sandbox.world.guilds
        assert (first.heard, second.heard) == ([on_first, None], [on_second])


async def test_of_two_clients_on_one_shard_each_hears_everything(sandbox: Sandbox) -> None:
    leaving, staying = ShardedBot(shard_count=SHARDS), ShardedBot(shard_count=SHARDS, answers=False)
    async with running(staying, sandbox):
        async with running(leaving, sandbox):
            for place in PLACES:
                await hear(sandbox, place)
            await until(lambda: staying.heard == leaving.heard)
            assert staying.heard == [*sandbox.world.guilds, None]
        staying.answers = True
        assert (await hear(sandbox, "second")).text == "heard"


async def test_a_lost_connection_is_resumed_though_another_client_has_come(sandbox: Sandbox) -> None:
    async with running(ShardedBot(shard_count=SHARDS), sandbox):
        sandbox.gateway.reset()
        other = ShardedBot(shard_count=SHARDS, answers=False)
        async with running(other, sandbox):
            await until(lambda: sandbox.gateway.resumes == SHARDS)
            assert (await hear(sandbox, "general")).text == "heard"


async def test_a_session_that_stayed_away_too_long_is_given_up(sandbox: Sandbox) -> None:
    async with talk(sandbox) as socket:
        session = (await identify(sandbox, socket))["d"]["session_id"]
        sandbox.gateway.reset()
        assert session in sandbox.gateway.sessions
    sandbox.clock.move(300)
    async with talk(sandbox) as socket:
        await identify(sandbox, socket)
        assert session not in sandbox.gateway.sessions


async def test_a_session_that_missed_more_than_is_remembered_cannot_be_resumed(sandbox: Sandbox) -> None:
    async with talk(sandbox) as socket:
        ready = await identify(sandbox, socket)
        sandbox.gateway.reset()
        for _ in range(REMEMBERED_EVENTS):
            sandbox.world.dispatch("CHANNEL_UPDATE", {}, next(iter(sandbox.world.guilds)))
    async with talk(sandbox) as socket:
        await socket.receive_json()
        said = {"token": sandbox.token, "session_id": ready["d"]["session_id"], "seq": 1}
        await socket.send_json({"op": 6, "d": said})
        assert (await socket.receive_json())["op"] == 9


@pytest.mark.parametrize("shard", [(2, 2), (-1, 2)])
async def test_a_shard_that_cannot_be_is_turned_away(sandbox: Sandbox, shard: tuple[int, int]) -> None:
    async with talk(sandbox) as socket:
        assert (await identify(sandbox, socket, shard)) == 4010


async def test_more_servers_than_a_shard_takes_need_more_shards(sandbox: Sandbox) -> None:
    sandbox.logins.servers_a_shard = 4
    add_guilds(sandbox.world, 6, ["general"])
    async with talk(sandbox) as socket:
        assert (await identify(sandbox, socket, (0, 1))) == 4011
    async with talk(sandbox) as socket:
        assert (await identify(sandbox, socket, (0, SHARDS)))["t"] == "READY"


async def test_thousands_of_servers_arrive_and_nobody_waits_for_them(sandbox: Sandbox) -> None:
    add_guilds(sandbox.world, 2500, ["general"])
    assert (await ask(sandbox))["shards"] == 3
    bot = ShardedBot()
    async with running(bot, sandbox):
        assert len(bot.guilds) == len(sandbox.world.guilds)
        assert all(guild.name for guild in bot.guilds)
        assert bot.shard_count == 3
        assert (await hear(sandbox, "second")).text == "heard"


async def test_the_bot_can_ask_how_many_logins_are_left(sandbox: Sandbox) -> None:
    assert (await ask(sandbox))["session_start_limit"]["remaining"] == 1000
    async with talk(sandbox) as socket:
        await identify(sandbox, socket)
    limit = (await ask(sandbox))["session_start_limit"]
    assert (limit["total"], limit["remaining"], limit["max_concurrency"]) == (1000, 999, 1)
    assert 86_000_000 < limit["reset_after"] <= 86_400_000


async def test_logging_in_too_fast_makes_an_invalid_session(sandbox: Sandbox) -> None:
    sandbox.logins.spacing, sandbox.logins.max_concurrency = 5.0, 2
    async with talk(sandbox) as first, talk(sandbox) as beside, talk(sandbox) as second:
        assert (await identify(sandbox, first, (0, 4)))["t"] == "READY"
        assert (await identify(sandbox, beside, (1, 4)))["t"] == "READY"
        invalid = {"op": 9, "d": False, "s": None, "t": None}
        assert await identify(sandbox, second, (2, 4)) == invalid
        sandbox.clock.move(5)
        assert (await identify(sandbox, second, (2, 4), again=True))["t"] == "READY"


async def test_a_client_in_too_great_haste_gets_in_by_and_by(sandbox: Sandbox) -> None:
    sandbox.logins.spacing = 0.2
    async with running(ShardedBot(shard_count=SHARDS), sandbox):
        assert len(sandbox.gateway.connected()) == SHARDS
        assert sandbox.gateway.identifies > SHARDS


async def test_too_many_logins_a_day_cost_the_token(sandbox: Sandbox) -> None:
    token, sandbox.logins.total = sandbox.token, SHARDS
    bot = ShardedBot(shard_count=SHARDS)
    async with running(bot, sandbox), talk(sandbox) as socket:
        assert await identify(sandbox, socket) == 4004
        assert sandbox.token != token
        await until(bot.is_closed)
        async with discord.Client(intents=discord.Intents.none()) as late:
            with pytest.raises(discord.LoginFailure):
                await late.login(token)


async def hear(sandbox: Sandbox, place: str) -> Any:
    """Ana says it there."""
    ana: Person = sandbox.person("Ana", "general")
    if place == "direct":
        ana.opens_dms()
    else:
        ana.goes_to(place)
    return await ana.slash("/hear")


async def identify(
    sandbox: Sandbox, socket: Any, shard: tuple[int, int] = (0, 1), *, again: bool = False
) -> Any:
    """Log a bare connection in; gives the first thing said to it, or the code it is closed with."""
    if not again:
        await socket.receive_json()
    said = {"token": sandbox.token, "intents": 1, "shard": list(shard)}
    await socket.send_json({"op": 2, "d": said})
    message = await socket.receive()
    return message.json() if message.type == message.type.TEXT else message.data


async def ask(sandbox: Sandbox) -> Any:
    """What Discord recommends to bots."""
    client = discord.Client(intents=discord.Intents.none())
    async with client:
        await client.login(sandbox.token)
        return await client.http.request(discord.http.Route("GET", "/gateway/bot"))


def command(name: str) -> dict[str, Any]:
    """A registered command."""
    return {"id": "1", "type": 1, "name": name, "description": "-", "application_id": "1", "version": "1"}
