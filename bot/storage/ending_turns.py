"""Turns that are about to end by themselves, as they are stored, and what storage promises about them."""

from dataclasses import dataclass
from typing import Protocol

from bot.storage.shards import EVERYTHING, Shards


@dataclass(frozen=True)
class EndingTurn:
    """A person's turn at a table, which ends by itself unless something happens there after `number`."""

    table_id: int
    user_id: int
    number: int
    """How many events the table had when nothing was left to decide."""


class EndingTurnStore(Protocol):
    """Turns that are about to end by themselves, at most one for each person at a table."""

    async def keep(self, turn: EndingTurn) -> None:
        """Remember that a turn is about to end, instead of an earlier one of this person there."""

    async def forget(self, turn: EndingTurn) -> None:
        """The turn has ended, or does not end by itself any more; a later one there is kept."""

    async def all(self, shards: Shards = EVERYTHING) -> list[EndingTurn]:
        """Every turn that is about to end at the tables of some shards."""
