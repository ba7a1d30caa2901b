"""The default world: one server, six players, a spectator, and the bot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox.world.permissions import BOT_ROLE, EVERYONE_ROLE
from sandbox.world.snowflake import TIME_SHIFT
from sandbox.world.state import Channel, ChannelKind, Guild, Member, Role, User
from sandbox.world.world import World

if TYPE_CHECKING:
    from sandbox.world.clock import Clock

PLAYERS = ("Ana", "Ben", "Chloé", "Dmitri", "Eva", "Farid")
SPECTATOR = "Gus"
CHANNELS = ("general", "alhambra", "lounge")
HOME = "alhambra"
"""The channel people are in unless they go elsewhere."""


def everyday_world(clock: Clock | None = None, bot_name: str = "Alhambra") -> World:
    """A fresh world with everyone in it."""
    world = World(clock)
    world.application_id = world.bot_id = world.snowflakes.next()
    world.users[world.bot_id] = User(world.bot_id, bot_name.lower(), bot_name, bot=True)
    for name in (*PLAYERS, SPECTATOR):
        user_id = world.snowflakes.next()
        world.users[user_id] = User(user_id, name.lower(), name)
    add_guild(world, "The Court", list(CHANNELS))
    return world


def add_guild(world: World, name: str, channels: list[str], shard: tuple[int, int] | None = None) -> Guild:
    """A server with everyone in it, on a certain shard of so many if need be.

    Its owner does not play, so players have no special rights.
    """
    owner = _new_owner(world)
    guild = Guild(_guild_id(world, shard), name, owner.id)
    people = [user for user in world.users.values() if not user.name.startswith("owner-") or user is owner]
    return _found(world, guild, people, channels)


def add_guilds(world: World, count: int, channels: list[str]) -> list[Guild]:
    """Many servers, evenly on all shards, in which nobody is but the bot and one owner of them all."""
    owner = _new_owner(world)
    there = [world.users[world.bot_id], owner]
    return [
        _found(world, Guild(_guild_id(world), f"Server {number}", owner.id), there, channels)
        for number in range(1, count + 1)
    ]


def _new_owner(world: World) -> User:
    owner = User(world.snowflakes.next(), f"owner-{len(world.guilds) + 1}", "Owner")
    world.users[owner.id] = owner
    return owner


def _guild_id(world: World, shard: tuple[int, int] | None = None) -> int:
    """The id of a server a little older than all others: those founded at once would be on one shard."""
    oldest = min(world.guilds, default=world.snowflakes.next()) >> TIME_SHIFT
    number, count = shard or (0, 1)
    older = oldest - 1
    return older - (older - number) % count << TIME_SHIFT


def _found(world: World, guild: Guild, people: list[User], channels: list[str]) -> Guild:
    now, bot_role = world.clock.now(), world.snowflakes.next()
    guild.roles[guild.id] = Role(guild.id, "@everyone", EVERYONE_ROLE)
    guild.roles[bot_role] = Role(bot_role, world.users[world.bot_id].display, BOT_ROLE, managed=True)
    for user in people:
        guild.members[user.id] = Member(user.id, [bot_role] if user.bot else [], now)
    world.guilds[guild.id] = guild
    _add_channels(world, guild, channels)
    return guild


def _add_channels(world: World, guild: Guild, channels: list[str]) -> None:
    for position, channel_name in enumerate(channels):
        channel_id = world.snowflakes.next()
        world.channels[channel_id] = Channel(
            channel_id, ChannelKind.TEXT, channel_name, guild.id, position=position
        )
