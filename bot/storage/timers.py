"""Timers as they are stored, and what is known of the person whom one concerns."""

from dataclasses import dataclass
from enum import StrEnum

from bot.schedule.habits import Habits
from bot.schedule.turn_time import Told, Wait, reserve_of, time_ends
from bot.table.table_state import StoredTable


class TimerKind(StrEnum):
    """What a timer is about."""

    TURN = "turn"
    """A person for whom a table waits."""
    TABLE = "table"
    """A table at which nothing may happen for too long."""
    VACATION = "vacation"
    """The end of somebody's vacation."""


@dataclass(frozen=True)
class Timer:
    """When to look at something that happens by itself."""

    id: int
    kind: TimerKind
    user_id: int
    since: int | None
    due_at: int | None
    """None if there is nothing to look at."""


@dataclass(frozen=True)
class TableTimer(Timer):
    """A table at which nothing may happen for too long."""

    table: StoredTable


@dataclass(frozen=True)
class Sent:
    """A message that was sent, and where."""

    channel_id: int
    message_id: int


@dataclass(frozen=True)
class Note:
    """What a person has been told in a turn, by which message, and when to look at it again."""

    wait: Wait
    told: Told
    sent: Sent | None
    due_at: int | None


@dataclass(frozen=True)
class Reminder:
    """What somebody was told in a turn that is over, and the message that said so."""

    table_id: int
    user_id: int
    number: int
    sent: Sent | None


@dataclass(frozen=True)
class TurnTimer(Timer):
    """A turn that a table waits for, and all that decides what is due."""

    table: StoredTable
    wait: Wait
    habits: Habits
    told: Told
    sent: Sent | None
    """The reminder that the person has now."""
    reserve_used: int
    language: str
    """The language in which they are spoken to."""
    dm_closed: bool
    """Does Discord refuse DMs to them?"""
    post_id: int | None
    """The newest post of the table."""

    @property
    def reserve_left(self) -> int:
        """The seconds that they may still be late in this game."""
        return max(reserve_of(self.wait.pace) - self.reserve_used, 0)

    @property
    def ends(self) -> int | None:
        """When the time for the turn is used up; None if it never is."""
        return time_ends(self.wait, self.habits)

    @property
    def ends_with_reserve(self) -> int | None:
        """When all of the reserve is used up too."""
        return time_ends(self.wait, self.habits, self.reserve_left)


def server_of(timer: Timer) -> int:
    """The server of the table that a timer concerns; 0 if it concerns none."""
    return timer.table.guild_id if isinstance(timer, TableTimer | TurnTimer) else 0
