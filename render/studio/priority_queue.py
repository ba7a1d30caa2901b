"""Who comes next when many wait: the most urgent first, and among equals whoever asked first."""

import asyncio
from dataclasses import dataclass, field
from enum import IntEnum


class Urgency(IntEnum):
    """For what a picture is drawn, the most urgent first."""

    POST = 0
    """A whole table waits for it."""
    ANSWER = 1
    """Somebody waits for it."""
    MAIL = 2
    """It is brought to somebody who waits for nothing."""


@dataclass(eq=False)
class Ticket:
    """Somebody's place in the queue; it may become more urgent while they wait."""

    urgency: Urgency
    called: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Turns:
    """Lets so many in at the same time."""

    def __init__(self, most: int) -> None:
        self._free = most
        self._waiting: list[Ticket] = []

    async def wait(self, ticket: Ticket) -> None:
        """Come in when it is this ticket's turn; whoever came in has to leave."""
        if self._free:
            self._free -= 1
            return
        self._waiting.append(ticket)
        try:
            await ticket.called
        except asyncio.CancelledError:
            if ticket.called.cancelled():
                self._waiting.remove(ticket)
            else:  # called and given up in the same moment
                self.leave()
            raise

    def leave(self) -> None:
        """Let the next one in."""
        waiting = [ticket for ticket in self._waiting if not ticket.called.done()]
        if not waiting:
            self._free += 1
            return
        first = min(waiting, key=lambda ticket: ticket.urgency)
        self._waiting.remove(first)
        first.called.set_result(None)
