"""Falconers: falcons on a compact table, what they are worth, and what speaks for them."""

from typing import Final

from ai.modules.falconers.state import WEIGHTS, FalconState
from ai.modules.falconers.values import FalconValues, FalconWhy
from ai.modules.hooks import AiModule
from engine import Falcons

FALCONERS: Final = AiModule("falconers", FalconValues, Falcons, FalconState.seen, FalconWhy, WEIGHTS)
