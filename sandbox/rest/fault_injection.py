"""Fault injection: the next requests that match go wrong in the given way.

    faults.fail("POST", "/interactions/*/callback")             # 500, nothing happened
    faults.fail("POST", "/interactions/*/callback", after=True)  # it happened, and then 500
    faults.limit("PATCH", "/channels/*", retry_after=0.2)        # 429
    faults.refuse("POST", "/users/@me/channels", status=400, code=40003, message="Too fast")
    faults.slow("GET", "/users/@me", seconds=0.3)
    faults.drop("POST", "/channels/*/messages", after=True)      # the connection breaks

For a lost gateway see `sandbox.gateway.gateway.Gateway`; for lost rights and closed DMs, `World`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto
from fnmatch import fnmatchcase


class FaultKind(Enum):
    """How a request goes wrong."""

    ERROR = auto()
    LIMIT = auto()
    SLOW = auto()
    DROP = auto()


@dataclass
class PlannedFault:
    """A fault for the next requests that match."""

    kind: FaultKind
    method: str
    pattern: str
    times: int = 1
    after: bool = False
    status: int = 500
    seconds: float = 0.0
    scope: str = "user"
    code: int = 0
    message: str = "500: Internal Server Error"

    def matches(self, method: str, path: str) -> bool:
        """Whether a request matches; paths are those after /api/v10."""
        return self.times > 0 and self.method in ("*", method) and fnmatchcase(path, self.pattern)


@dataclass
class Faults:
    """The faults still to be injected."""

    planned: list[PlannedFault] = field(default_factory=list)

    def fail(
        self, method: str, pattern: str, *, status: int = 500, times: int = 1, after: bool = False
    ) -> None:
        """Answer with a server error, before or after the request takes effect."""
        self.planned.append(PlannedFault(FaultKind.ERROR, method, pattern, times, after, status=status))

    def refuse(
        self, method: str, pattern: str, *, status: int, code: int, message: str, times: int = 1
    ) -> None:
        """Answer with one of Discord's refusals, such as 40003 (opening direct messages too fast)."""
        planned = PlannedFault(
            FaultKind.ERROR, method, pattern, times, status=status, code=code, message=message
        )
        self.planned.append(planned)

    def limit(
        self, method: str, pattern: str, *, retry_after: float = 0.2, times: int = 1, scope: str = "user"
    ) -> None:
        """Answer 429."""
        self.planned.append(
            PlannedFault(FaultKind.LIMIT, method, pattern, times, seconds=retry_after, scope=scope)
        )

    def slow(self, method: str, pattern: str, *, seconds: float, times: int = 1, after: bool = False) -> None:
        """Delay the answer, in real time."""
        self.planned.append(PlannedFault(FaultKind.SLOW, method, pattern, times, after, seconds=seconds))

    def drop(self, method: str, pattern: str, *, times: int = 1, after: bool = False) -> None:
        """Break the connection instead of answering."""
        self.planned.append(PlannedFault(FaultKind.DROP, method, pattern, times, after))

    def clear(self) -> None:
        """Inject no more faults."""
        self.planned.clear()

    def next(self, method: str, path: str, *, after: bool) -> PlannedFault | None:
        """The fault for this request, counted as used."""
        for planned in self.planned:
            if planned.after == after and planned.matches(method, path):
                planned.times -= 1
                return planned
        return None
