"""The default world: one server, six players, a spectator, and the bot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox.world.permissions import BOT_ROLE, EVERYONE_ROLE
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


def add_guild(world: World, name: str, channels: list[str]) -> Guild:
    """A server with everyone in it; its owner does not play, so players have no special rights."""
    now = world.clock.now()
    owner = User(world.snowflakes.next(), f"owner-{len(world.guilds) + 1}", "Owner")
    world.users[owner.id] = owner
    guild = Guild(world.snowflakes.next(), name, owner.id)
    bot_role = world.snowflakes.next()
    guild.roles[guild.id] = Role(guild.id, "@everyone", EVERYONE_ROLE)
    guild.roles[bot_role] = Role(bot_role, world.users[world.bot_id].display, BOT_ROLE, managed=True)
    for user in world.users.values():
        if not user.name.startswith("owner-") or user is owner:
            roles = [bot_role] if user.bot else []
            guild.members[user.id] = Member(user.id, roles, now)
    world.guilds[guild.id] = guild
    for position, channel_name in enumerate(channels):
        channel_id = world.snowflakes.next()
        world.channels[channel_id] = Channel(
            channel_id, ChannelKind.TEXT, channel_name, guild.id, position=position
        )
    return guild
