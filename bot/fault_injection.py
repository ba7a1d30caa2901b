"""Mishaps on purpose, for tests in the sandbox: a seed known before, an end at a named moment, no pauses.

`ALHAMBRA_DIE_AT=saved:3` ends the process without a word when something is saved for the third time.
On the real Discord nothing of this is heeded.
"""

import os
import signal
from collections import Counter
from typing import Final

from engine import Seed, fresh_seed

_PRACTISING: Final = bool(os.environ.get("ALHAMBRA_DISCORD_URL"))
_SEED: Final = os.environ.get("ALHAMBRA_SEED") if _PRACTISING else None
_DIE_AT: Final = os.environ.get("ALHAMBRA_DIE_AT") if _PRACTISING else None
_PAUSE: Final = os.environ.get("ALHAMBRA_PAUSE") if _PRACTISING else None
_met: Final[Counter[str]] = Counter()


def reached(moment: str) -> None:
    """Between two things that must not be torn apart, a moment has come."""
    if _DIE_AT is None:
        return
    _met[moment] += 1
    if f"{moment}:{_met[moment]}" == _DIE_AT:
        os.kill(os.getpid(), signal.SIGKILL)


def next_seed() -> Seed:
    """The secret seed of a new game."""
    return Seed(_SEED) if _SEED else fresh_seed()


def computers_pause(usual: float) -> float:
    """Seconds that computer players leave to people."""
    return float(_PAUSE) if _PAUSE else usual
