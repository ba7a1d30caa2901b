"""What all tests share: how long to look for trouble, and how rarely to look for garbage."""

import gc
import os
from pathlib import Path

import pytest
from hypothesis import settings

SOAK = bool(os.environ.get("ALHAMBRA_SOAK"))
SHARED = Path(__file__).parents[2] / "shared"
"""Reference material beside the checkout; tests that want it skip where it is absent."""

gc.set_threshold(50_000, 20, 50)  # thousands of tests and cached games stay, and need no looking at
pytest.register_assert_rewrite("tests.bot.game_session", "tests.bot.players")
settings.register_profile("quick", deadline=None, derandomize=True, max_examples=50)
settings.register_profile("soak", deadline=None, max_examples=3000)
settings.load_profile("soak" if SOAK else "quick")


def games(quick: int) -> range:
    """Numbers for that many random games, fifty times as many in a soak."""
    return range(quick * 50 if SOAK else quick)
