"""On which machine a process runs, and as which process: there it is known at once whether it has ended."""

import os
import secrets
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Self

_STATE, _BEGAN = 0, 19
"""Where these stand in Linux's description of a process, after its name."""


@dataclass(frozen=True)
class Place:
    """Where a process runs. Where a machine has no name, as outside Linux, nothing is known at once."""

    machine: str
    """A name of this run of the machine."""
    pid_space: str
    pid: int
    began: str
    unique: str
    """Makes it the only one, whatever runs where."""

    @classmethod
    def here(cls) -> Self:
        """Where this process runs."""
        pid = os.getpid()
        unique = secrets.token_hex(4)
        try:
            machine = Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
            return cls(machine, _pid_space(), pid, _began(pid) or "", unique)
        except OSError:  # not Linux, or hidden from us
            return cls("", "", pid, "", unique)

    @classmethod
    def parse(cls, text: str) -> Self:
        """A place as it was stored."""
        machine, pid_space, pid, began, unique = text.split("/")
        return cls(machine, pid_space, int(pid), began, unique)

    def __str__(self) -> str:
        return "/".join(str(getattr(self, field.name)) for field in fields(self))

    def is_on_machine_of(self, other: "Place") -> bool:
        """Do both run on one machine?"""
        return bool(self.machine) and self.machine == other.machine

    def has_ended(self, seen_from: "Place") -> bool:
        """Is it certain that this process is gone? Only a process of the same machine can know."""
        if not self.is_on_machine_of(seen_from) or self.pid_space != seen_from.pid_space:
            return False
        try:
            os.kill(self.pid, 0)
            return _began(self.pid) != self.began
        except ProcessLookupError:
            return True
        except OSError:  # it is there, but another user's
            return False


def _pid_space() -> str:
    """Which numbers processes have here: a container has its own."""
    return str(Path("/proc/self/ns/pid").readlink()).removeprefix("pid:").strip("[]")


def _began(pid: int) -> str | None:
    """When a process was started, in ticks of its machine; None if it has ended, unnoticed by its parent."""
    told = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8", errors="replace")
    described = told.rpartition(")")[2].split()
    return None if described[_STATE] in "ZX" else described[_BEGAN]
