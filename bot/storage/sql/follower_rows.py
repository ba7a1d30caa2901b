"""Followers of a table: what an act tells them, written within its transaction."""

from typing import Final

from bot.storage.sql.database import Transaction
from bot.table.lobby_events import SeatTaken
from bot.table.pending_posts import PostKind
from bot.table.table_state import RecordedAct

_TELL: Final = (
    "INSERT INTO outbox (table_id, number, kind, part, user_id, interaction_id, asked_at)"
    " SELECT table_id, ?, ?, ?, user_id, ?, ? FROM followers WHERE table_id = ? ORDER BY user_id"
)
_STOP: Final = "DELETE FROM followers WHERE table_id = ? AND user_id = ?"
_STOP_ALL: Final = "DELETE FROM followers WHERE table_id = ?"


async def tell_followers(db: Transaction, table_id: int, act: RecordedAct, now: int) -> None:
    """Have followers told of an act; whoever sits down follows no more, and after the end nobody does."""
    for event in act.events:
        if isinstance(event, SeatTaken):
            await db.execute(_STOP, table_id, event.by.id)
    if act.milestone is None:
        return
    last = act.number + len(act.events) - 1
    kind, part = PostKind.MILESTONE.value, act.milestone.value
    await db.execute(_TELL, last, kind, part, act.cause, now, table_id)
    if act.milestone.is_last:
        await forget_followers(db, table_id)


async def forget_followers(db: Transaction, table_id: int) -> None:
    """Nobody follows a table any more."""
    await db.execute(_STOP_ALL, table_id)
