"""Faults for tests in the sandbox: a known seed, a crash at a named moment, no pauses.

`ALHAMBRA_DIE_AT=saved:3` kills the process when something is saved for the third time.
All of this is ignored on the real Discord.
"""

import os
import signal
from collections import Counter
from typing import Final

from bot.settings import read_fault_settings
from engine import Seed, fresh_seed

_faults: Final = read_fault_settings()
_met: Final[Counter[str]] = Counter()


def reached(moment: str) -> None:
    """Between two things that must not be torn apart, a moment has come."""
    if _faults.die_at is None:
        return
    _met[moment] += 1
    if f"{moment}:{_met[moment]}" == _faults.die_at:
        os.kill(os.getpid(), signal.SIGKILL)


def next_seed() -> Seed:
    """The secret seed of a new game."""
    return Seed(_faults.seed) if _faults.seed else fresh_seed()


def computers_pause(usual: float) -> float:
    """Seconds that computer players leave to people."""
    return float(_faults.pause) if _faults.pause else usual
