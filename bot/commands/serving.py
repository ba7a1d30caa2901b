"""What the files of commands share: how work is served, and how suggestions are handed over."""

from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Protocol

from discord import app_commands

from bot.house import House
from bot.messages import LONGEST_OPTION, MOST_OPTIONS
from bot.replies import Interaction, Reply, Work

Tree = app_commands.CommandTree[Any]
Route = Callable[[House, Interaction, str], Awaitable[Reply]]
"""Answers a component: what it carries comes after its area in the custom_id."""


class Serve(Protocol):
    """Does the work behind an interaction and answers it, whatever happens."""

    async def __call__(self, interaction: Interaction, work: Work) -> None: ...


def choices(found: Iterable[tuple[str, str]]) -> list[app_commands.Choice[str]]:
    """Suggestions out of names and values, as many and as long as Discord takes."""
    short = [(name[:LONGEST_OPTION], value) for name, value in found if len(value) <= LONGEST_OPTION]
    return [app_commands.Choice(name=name, value=value) for name, value in short[:MOST_OPTIONS]]
