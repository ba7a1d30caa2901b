"""The processes that serve the bot together, their shards, and what storage promises about them."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import Protocol


@dataclass(frozen=True)
class Process:
    """A process that serves the bot."""

    epoch: int
    """Greater than that of every process that was started before."""
    place: str
    """On which machine it runs, and as which process there."""
    renewals: int = 0
    """How often it has shown that it lives."""
    succeeds: int | None = None
    """The process in whose place it was started."""
    is_present: bool = False
    """Does it take shards? Not before it has begun to serve, nor when it is about to leave."""


class Stage(IntEnum):
    """How far a shard has come on its way from its owner to its heir."""

    HELD = 0
    """Nobody waits for it."""
    WANTED = 1
    """The heir has asked for it."""
    CLAIMED = 2
    """The owner claims each interaction before it serves it."""
    HEARD = 3
    """The heir hears what the owner hears, and keeps it."""
    PASSED = 4
    """The owner serves nothing more, the heir serves what it has kept; the owner still finishes its posts."""
    GIVEN = 5
    """The heir is the owner, and the former owner its heir until the new one has said that it lives."""


@dataclass(frozen=True)
class Holding:
    """Who has a shard."""

    shard: int
    owner: int | None = None
    heir: int | None = None
    stage: Stage = Stage.HELD

    @property
    def destined_for(self) -> int | None:
        """Who has it in the end, if nobody dies."""
        return self.owner if self.heir is None or self.stage is Stage.GIVEN else self.heir


@dataclass(frozen=True)
class Cluster:
    """All processes, oldest first, and all shards."""

    processes: tuple[Process, ...] = ()
    holdings: tuple[Holding, ...] = ()


class ClusterStore(Protocol):
    """Processes, shards, and claims. An epoch in all this is that of a process that is registered."""

    async def register(self, place: str, succeeds: int | None = None) -> int:
        """Register this process; gives its epoch."""

    def fence(self, epoch: int, lost: Callable[[], None]) -> None:
        """From now on, write nothing unless this process is registered: raise `Fenced`, and call `lost`."""

    async def renew(self, epoch: int, about_to: Callable[[], None]) -> None:
        """Show that a process lives. `about_to` is called right before each attempt."""

    async def cluster(self) -> Cluster:
        """All processes and shards."""

    async def remove(self, process: Process) -> bool:
        """Remove a process, unless it has shown that it lives since; its shards have no owner then."""

    async def divide(self, epoch: int, count: int, *, insists: bool = False) -> int:
        """Have so many shards, unless others who are present have another number; gives how many there are.

        The process is present from now on, unless it insists on its number in vain.
        """

    async def note_absent(self, epoch: int) -> None:
        """A process takes no more shards, and others may take those that it has."""

    async def change(self, before: Holding, after: Holding) -> bool:
        """Change who has a shard; False if that has changed in the meantime."""

    async def claim(self, interaction_id: int, epoch: int) -> bool:
        """Claim an interaction; False if another process has."""

    async def forget_claims(self, older_than: int) -> None:
        """Forget claims that are so many seconds old."""

    async def begin_identifying(self, bucket: int, epoch: int) -> bool:
        """Take the place in which one session begins; False if it is taken."""

    async def end_identifying(self, bucket: int, epoch: int) -> None:
        """Give that place back."""

    async def announce(self, text: str) -> None:
        """Tell whoever listens now, of all processes."""

    async def listen(self, hear: Callable[[str], None], listening: Callable[[bool], None]) -> None:
        """Pass on what is announced, and tell whether it is heard; ends at once where nothing ever is."""
