"""Remembers open private panels, and empties them when their owner loses the seat."""

import asyncio
import contextlib
import time
from typing import Final

import discord
from cachetools import LRUCache

from bot.delivery import components
from bot.delivery.interactions import Interaction, words_of
from bot.delivery.requests.wire import change_answer
from bot.table.table_state import Table
from bot.tasks import cancel

OPEN_FOR: Final = 14 * 60
"""Seconds for which a private message can be edited without another press; Discord allows 15 minutes."""
MOST_TABLES: Final = 300
"""Tables whose panels are remembered."""


class OpenPanels:
    """Each person's newest panel at the tables used last."""

    def __init__(self) -> None:
        self._at: LRUCache[int, dict[int, tuple[Interaction, float]]] = LRUCache(MOST_TABLES)
        self._emptying: set[asyncio.Task[None]] = set()

    def note(self, table: Table, interaction: Interaction) -> None:
        """Remember the panel that shows a player's hand."""
        self._at.setdefault(table.stored.id, {})[interaction.user.id] = interaction, time.monotonic()

    def check(self, table: Table) -> None:
        """After a change at a table, empty the panels of those who lost their seat."""
        panels_here = self._at.get(table.stored.id, {})
        for user_id in [one for one in panels_here if table.lobby.owned_by(one) is None]:
            interaction, since = panels_here.pop(user_id)
            if time.monotonic() - since < OPEN_FOR:
                task = asyncio.create_task(_empty(interaction))
                self._emptying.add(task)
                task.add_done_callback(self._emptying.discard)

    async def close(self) -> None:
        """Stop emptying panels."""
        await cancel(self._emptying)


async def _empty(interaction: Interaction) -> None:
    text = words_of(interaction)("hand-given-up", place=f"<#{interaction.channel_id}>")
    with contextlib.suppress(discord.HTTPException):  # dismissed by its owner, or too old
        await change_answer(interaction, components.text(text), ())
