"""A scoring stays in sight for a while: the post of the next turn waits, longer if a computer plays next.

The pause is kept in memory only: after a crash the next turn is posted at once.
"""

import asyncio
from collections.abc import Sequence
from typing import Final

from bot.fault_injection import scoring_pause
from bot.storage.posts import ToPost
from bot.storage.tables import Tables
from bot.table.pending_posts import PostKind
from bot.table.table_state import Table
from engine.transitions.events import RoundScored

PAUSE: Final = 5.0
"""Seconds before the next person's turn is posted."""
PAUSE_BEFORE_COMPUTER: Final = 9.0
"""The same before a computer's, which is soon followed by another post."""


async def leave_in_sight(tables: Tables, table: Table, before: ToPost | None, item: ToPost) -> None:
    """Wait before a post that would push a scoring out of sight; `before` was posted just now."""
    if before is None or not _ends_episode(before, item) or not table.had_begun(item.number):
        return
    episode = await tables.episode(table.stored.id, item.number)
    if seconds := pause_after(episode.events, computer_next=bool(table.computers_to_act)):
        await asyncio.sleep(seconds)


def pause_after(events: Sequence[object], *, computer_next: bool) -> float:
    """Seconds before the table is posted after an episode with these events."""
    if not any(isinstance(event, RoundScored) for event in events):
        return 0.0
    return scoring_pause(PAUSE_BEFORE_COMPUTER if computer_next else PAUSE)


def _ends_episode(before: ToPost, item: ToPost) -> bool:
    """Is this the table's post after another one of the same episode?"""
    return (before.kind, item.kind, before.number) == (PostKind.NEWS, PostKind.TABLE, item.number)
