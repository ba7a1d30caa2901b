"""Faults for tests in the sandbox: a known seed, a crash at a named moment, short pauses or none.

`ALHAMBRA_DIE_AT=saved:3` kills the process when something is saved for the third time.
All of this is ignored on the real Discord.
"""

import os
import signal
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from bot.settings import FaultSettings
from engine import Seed, fresh_seed


@dataclass
class _Injected:
    """The faults of this process, and how often each moment was reached."""

    faults: FaultSettings = field(default_factory=FaultSettings)
    reached: Counter[str] = field(default_factory=Counter)


_injected: Final = _Injected()


def inject(faults: FaultSettings) -> None:
    """Let these faults happen from now on."""
    _injected.faults, _injected.reached = faults, Counter()


def reached(moment: str) -> None:
    """A moment between two things that must not be torn apart."""
    die_at = _injected.faults.die_at
    if die_at is None:
        return
    _injected.reached[moment] += 1
    if f"{moment}:{_injected.reached[moment]}" == die_at:
        os.kill(os.getpid(), signal.SIGKILL)


def next_seed() -> Seed:
    """The secret seed of a new game."""
    seed = _injected.faults.seed
    return Seed(seed) if seed else fresh_seed()


def computers_pause(usual: float) -> float:
    """Seconds that computer players leave to people."""
    pause = _injected.faults.pause
    return usual if pause is None else pause


def scoring_pause(usual: float) -> float:
    """Seconds that a scoring stays the newest post."""
    pause = _injected.faults.scoring_pause
    return usual if pause is None else pause


def shortened(usual: float) -> float:
    """Seconds until the bot comes back to what it left for later."""
    return usual / _injected.faults.haste
