"""Whether Discord knows the token, and lets the bot do what it needs on its servers."""

from collections.abc import AsyncIterator, Iterator
from typing import Any, Final

import aiohttp
import discord

from bot.delivery.permissions import lacking_of
from bot.operations.checks.findings import Finding, problem
from bot.operations.words import counted
from bot.settings import Settings

PAGE: Final = 200
"""Servers that Discord tells at a time."""
MOST_TOLD: Final = 20
"""Servers with missing permissions that are told one by one."""


async def discord_checks(settings: Settings) -> AsyncIterator[Finding]:
    """Log in, without connecting, and look at the servers."""
    if settings.token is None:
        yield Finding(
            "token", "there is none: the bot would open a local table; set DISCORD_TOKEN to host it"
        )
        return
    async with discord.Client(intents=discord.Intents.none()) as client:
        try:
            await client.login(settings.token)
            guilds = [guild async for guild in _guilds(client)]
        except discord.LoginFailure:
            yield problem("token", "Discord does not accept it; copy it again from the developer portal")
            return
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            yield problem("token", f"Discord cannot be asked ({error}); check the network and try again")
            return
        yield Finding("token", f"it belongs to {client.user}, on {counted(len(guilds), 'server')}")
    for finding in _permissions(guilds):
        yield finding


async def _guilds(client: discord.Client) -> AsyncIterator[dict[str, Any]]:
    """The servers that the bot is on, as Discord tells them."""
    after = None
    while page := await client.http.get_guilds(PAGE, after=after):
        for guild in page:
            yield dict(guild)
        after = int(page[-1]["id"])
        if len(page) < PAGE:
            return


def _permissions(guilds: list[dict[str, Any]]) -> Iterator[Finding]:
    lacking = [(guild, names) for guild in guilds if (names := lacking_of(int(guild["permissions"])))]
    if not lacking:
        yield Finding("permissions", "they suffice" if guilds else "the bot is on no server yet: invite it")
    for guild, names in lacking[:MOST_TOLD]:
        yield problem(
            "permissions", f"server {guild['id']} ({guild['name']}) does not give the bot: {', '.join(names)}"
        )
    if len(lacking) > MOST_TOLD:
        yield problem("permissions", f"nor do {counted(len(lacking) - MOST_TOLD, 'other server')}")
