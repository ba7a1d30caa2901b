"""Private panels that people may still have open, emptied once the hand they show is not theirs any more."""

import asyncio
import contextlib
import time
from typing import Final

import discord
from cachetools import LRUCache

from bot.delivery import components
from bot.delivery.interactions import Interaction, words_of
from bot.table.table_state import Table
from bot.tasks import cancel

OPEN_FOR: Final = 14 * 60
"""Seconds for which a private message can be changed without being pressed; Discord allows 15 minutes."""
MOST_TABLES: Final = 300
"""Tables whose panels are remembered."""


class OpenPanels:
    """The newest panel of everybody at the tables where something was shown last."""

    def __init__(self) -> None:
        self._at: LRUCache[int, dict[int, tuple[Interaction, float]]] = LRUCache(MOST_TABLES)
        self._emptying: set[asyncio.Task[None]] = set()

    def note(self, table: Table, interaction: Interaction) -> None:
        """Somebody is shown their hand."""
        self._at.setdefault(table.stored.id, {})[interaction.user.id] = interaction, time.monotonic()

    def check(self, table: Table) -> None:
        """Something has happened at a table: empty the panels of those whose seat it is no more."""
        panels_here = self._at.get(table.stored.id, {})
        for user_id in [one for one in panels_here if table.lobby.owned_by(one) is None]:
            interaction, since = panels_here.pop(user_id)
            if time.monotonic() - since < OPEN_FOR:
                task = asyncio.create_task(_empty(interaction))
                self._emptying.add(task)
                task.add_done_callback(self._emptying.discard)

    async def close(self) -> None:
        """Stop emptying; whatever is left can only be looked at."""
        await cancel(self._emptying)


async def _empty(interaction: Interaction) -> None:
    text = words_of(interaction)("hand-given-up", place=f"<#{interaction.channel_id}>")
    with contextlib.suppress(discord.HTTPException):  # dismissed by its owner, or too old
        await interaction.edit_original_response(view=components.text(text), attachments=[])
