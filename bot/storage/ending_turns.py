"""Turns that are about to end by themselves, as they are stored."""

from dataclasses import dataclass


@dataclass(frozen=True)
class EndingTurn:
    """A person's turn at a table, which ends by itself unless something happens there after `number`."""

    table_id: int
    user_id: int
    number: int
    """How many events the table had when nothing was left to decide."""
