"""Which other processes are dead: their machine knows, or the data folder, or their silence tells."""

from collections.abc import Sequence
from typing import Final, Protocol

from bot.cluster.folder_lock import FolderLock
from bot.cluster.lease import steady_time
from bot.cluster.place import Place
from bot.cluster.signs_of_life import SignsOfLife
from bot.storage.processes import Process

LONGEST_LOOK_AWAY: Final = 4.0
"""Seconds between two looks at the others after which this process may have been the one that stood still."""


class Neighbours(Protocol):
    """The other processes, as this one sees them."""

    @property
    def place(self) -> Place:
        """Where this process runs."""

    def dead(self, others: Sequence[Process]) -> list[Process]:
        """Those of the others that live no more."""


class LeasedNeighbours:
    """Processes anywhere: dead if this machine knows, else after a lease without a sign of life."""

    def __init__(self, place: Place, lease: float, longest_look_away: float) -> None:
        self.place = place
        self._signs = SignsOfLife(lease, longest_look_away)

    def dead(self, others: Sequence[Process]) -> list[Process]:
        """Those of the others that live no more."""
        self._signs.look(others, steady_time())
        return [
            one for one in others if self._signs.is_dead(one) or Place.parse(one.place).has_ended(self.place)
        ]


class FolderNeighbours:
    """Processes on one data folder, of which there are at most two: each holds a lock while it lives."""

    def __init__(self, place: Place, lock: FolderLock) -> None:
        self.place = place
        self._lock = lock

    def dead(self, others: Sequence[Process]) -> list[Process]:
        """Those of the others that live no more."""
        if self._lock.is_heirs or others:
            return list(others) if self._lock.others_are_gone() else []
        return []
