"""Which picture is drawn next: the most urgent, and among equals the one that was asked for first."""

from collections.abc import Collection
from dataclasses import dataclass
from enum import IntEnum


class Urgency(IntEnum):
    """What a picture is for, the most urgent first."""

    POST = 0
    """A whole table waits for it."""
    ANSWER = 1
    """One person waits for it."""
    MAIL = 2
    """It is sent to a person who is not waiting."""


@dataclass(eq=False)
class Ticket:
    """A picture's place in the queue. It may become more urgent while it waits."""

    urgency: Urgency


class MostUrgentFirst:
    """The order of a pool that draws."""

    def first(self, waiting: Collection[Ticket]) -> Ticket:
        """The ticket that is served next."""
        return min(waiting, key=lambda ticket: ticket.urgency)

    def leave(self, ticket: Ticket) -> None:
        """Nothing follows from that."""
