"""Survives events that discord.py cannot read: they are logged and skipped.

In discord.py 2.7.1 an exception in a parser ends the connection, and with it the process. A missing field or
a changed type in one event must not do that.
"""

import asyncio
import contextlib
import traceback
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

import aiohttp
import discord
from discord import app_commands

from bot.log import log

ROUTED: Final = {discord.InteractionType.component.value, discord.InteractionType.modal_submit.value}
"""Interactions that the bot itself routes."""
SHORTEST_PAUSE: Final = 5.0
LONGEST_PAUSE: Final = 300.0
"""Seconds before reconnecting. Discord allows a thousand connections a day, then revokes the token."""
_Parse = Callable[[Any], None]


def guard_parsers(client: discord.Client) -> None:
    """Log and skip events that cannot be parsed."""
    state = client._connection  # noqa: SLF001 (discord.py has no public place for this)
    parsers: dict[str, _Parse] = {**state.parsers, "INTERACTION_CREATE": partial(_parse_interaction, client)}
    reported: set[tuple[str, str]] = set()
    for event, parse in parsers.items():
        state.parsers[event] = partial(_parse_or_report, event, parse, reported)


async def keep_connected(client: discord.Client, connect: Callable[[], Awaitable[None]]) -> None:
    """Connect, and reconnect when a message that cannot be read breaks the connection."""
    pause = SHORTEST_PAUSE
    while True:
        began = client.loop.time()
        try:
            return await connect()
        except (discord.DiscordException, aiohttp.ClientError, OSError):
            raise  # discord.py gives up on these; the host is told
        except Exception as error:
            if client.is_closed():
                return None
            log.error("a message broke the connection", extra={"why": _where(error)})
        with contextlib.suppress(Exception):
            await client.ws.close(code=4000)
        await asyncio.sleep(pause)
        pause = SHORTEST_PAUSE if client.loop.time() - began > 2 * LONGEST_PAUSE else 2 * pause
        pause = min(pause, LONGEST_PAUSE)


class GuardedTree(app_commands.CommandTree[Any]):
    """Slash commands; one whose options cannot be read fails, so that it is answered."""

    async def _call(self, interaction: discord.Interaction[Any]) -> None:
        try:
            await super()._call(interaction)
        except app_commands.AppCommandError:
            raise
        except Exception as error:
            unread = app_commands.AppCommandError()
            unread.__cause__ = error
            await self.on_error(interaction, unread)


def _parse_interaction(client: discord.Client, payload: Any) -> None:
    """Pass components and forms straight to `on_interaction`, which checks what it reads.

    discord.py would first look for a view, with fields that may be missing; the bot keeps no views. What the
    message consists of, which nobody reads, would take as long to parse as all the rest.
    """
    state = client._connection  # noqa: SLF001 (as above)
    if payload["type"] in ROUTED:
        if isinstance(message := payload.get("message"), dict):
            message.pop("components", None)
        client.dispatch("interaction", discord.Interaction(data=payload, state=state))
    else:
        state.parse_interaction_create(payload)


def _parse_or_report(event: str, parse: _Parse, reported: set[tuple[str, str]], payload: Any) -> None:
    try:
        parse(payload)
    except Exception as error:
        where = _where(error)
        if (event, where) not in reported:  # one change at Discord may affect thousands of events
            reported.add((event, where))
            log.error("an event cannot be read and is left out", extra={"event": event, "why": where})


def _where(error: Exception) -> str:
    """The kind and place of an error without its text, which may quote a token or a message."""
    frames = traceback.extract_tb(error.__traceback__)[-2:]
    named = " > ".join(f"{frame.name}:{frame.lineno}" for frame in frames)
    missing = f" {error.args[0]!r}" if isinstance(error, KeyError) and error.args else ""
    return f"{type(error).__name__}{missing} in {named}"
