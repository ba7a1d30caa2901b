"""Survives events that discord.py cannot read: they are logged and skipped.

In discord.py 2.7.1 an exception in a parser ends the connection, and with it the process. A missing field or
a changed type in one event must not do that.
"""

import traceback
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import discord
from discord import app_commands

from bot.log import log

ROUTED: Final = {discord.InteractionType.component.value, discord.InteractionType.modal_submit.value}
"""Interactions that the bot itself routes."""
_INTERACTION: Final = "INTERACTION_CREATE"
_Parse = Callable[[Any], None]
Hear = Callable[[int, int, Callable[[], None]], None]
"""Told of an interaction by its id and server, and how to serve it: now, later or not at all."""


def serve_all(_interaction_id: int, _guild_id: int, serve: Callable[[], None]) -> None:
    """Serve every interaction now."""
    serve()


def guard_parsers(client: discord.Client, hear: Hear = serve_all) -> None:
    """Log and skip events that cannot be parsed; `hear` decides what becomes of an interaction."""
    state = client._connection  # noqa: SLF001 (discord.py has no public place for this)
    reported: set[tuple[str, str]] = set()

    def guarded(event: str, parse: _Parse) -> _Parse:
        return partial(_parse_or_report, event, parse, reported)

    parse_interaction = guarded(_INTERACTION, partial(_parse_interaction, client))

    def heard(payload: Any) -> None:
        where_to = int(payload["id"]), int(payload.get("guild_id") or 0)
        hear(*where_to, partial(parse_interaction, payload))

    parsers: dict[str, _Parse] = {**state.parsers, _INTERACTION: heard}
    for event, parse in parsers.items():
        state.parsers[event] = guarded(event, parse)


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
        why = where(error)
        if (event, why) not in reported:  # one change at Discord may affect thousands of events
            reported.add((event, why))
            log.error("an event cannot be read and is left out", extra={"event": event, "why": why})


def where(error: BaseException) -> str:
    """The kind and place of an error without its text, which may quote a token or a message."""
    frames = traceback.extract_tb(error.__traceback__)[-2:]
    named = " > ".join(f"{frame.name}:{frame.lineno}" for frame in frames)
    missing = f" {error.args[0]!r}" if isinstance(error, KeyError) and error.args else ""
    return f"{type(error).__name__}{missing} in {named}"
