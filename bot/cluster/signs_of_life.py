"""Who is dead: a process that has shown no sign of life for as long as a lease, while others looked."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from bot.storage.processes import Process


@dataclass
class SignsOfLife:
    """What others have shown lately. Only the clock of this process counts, and only while it looks."""

    lease: float
    """Seconds without a sign after which a process is taken for dead."""
    longest_look_away: float
    """Seconds between two looks that do not count if there are more: this process may have stood still."""
    _silence: dict[int, tuple[int, float]] = field(default_factory=dict)
    _looked_at: float | None = None

    def look(self, processes: Iterable[Process], now: float) -> None:
        """Note what processes have shown until now."""
        away = 0.0 if self._looked_at is None else now - self._looked_at
        counted = away if away <= self.longest_look_away else 0.0
        self._silence = {one.epoch: (one.renewals, self._silent(one, counted)) for one in processes}
        self._looked_at = now

    def _silent(self, process: Process, since_last: float) -> float:
        renewals, silence = self._silence.get(process.epoch, (None, 0.0))
        return silence + since_last if renewals == process.renewals else 0.0

    def is_dead(self, process: Process) -> bool:
        """Has it been silent for too long?"""
        return self._silence.get(process.epoch, (0, 0.0))[1] >= self.lease
