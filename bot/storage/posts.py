"""Pending posts as they are stored, and messages that were posted."""

from dataclasses import dataclass
from typing import Final

from bot.table.pending_posts import PostKind
from bot.table.table_state import StoredTable

_FIRST_MARK: Final = 1_000_000
"""Discord numbers components from 1; ours with a meaning begin far above."""


@dataclass(frozen=True)
class ToPost:
    """A pending post; its nonce makes posting it twice harmless."""

    id: int
    number: int
    kind: PostKind
    part: int
    user_id: int | None
    interaction_id: int
    since: int
    """When what it shows was first to be posted."""
    age: int
    """Seconds since it was asked for."""
    first_id: int
    """The first pending post that was to show the same: itself, unless it was asked for again."""
    table: StoredTable

    @property
    def mark(self) -> int:
        """The number by which its message is recognised."""
        return _FIRST_MARK + self.id

    @property
    def nonce(self) -> str:
        """Always the same for the same post; at most 25 characters, as Discord demands."""
        return f"o{self.id}-{self.interaction_id % 10**10}"


@dataclass(frozen=True)
class Posted:
    """A message that shows a table after so many events."""

    message_id: int
    number: int
    since: int
    """When what it shows was first to be posted."""
    item_id: int

    @property
    def mark(self) -> int:
        """The number by which the message is recognised."""
        return _FIRST_MARK + self.item_id
