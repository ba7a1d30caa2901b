"""Advice: the best two moves, each with its reasons."""

from dataclasses import dataclass
from typing import Final

from ai.advice.explaining import reasons
from ai.advice.reasons import Reason
from ai.levels import CHARACTERS, Level, action_values_for, ranked_actions
from engine import Action, View

MOVES: Final = 2


@dataclass(frozen=True)
class Advice:
    """A move, what it is worth in points, and why; a quiet move can be good without a reason to tell."""

    action: Action
    worth: float
    reasons: tuple[Reason, ...]


def advise(
    view: View, legal: tuple[Action, ...], level: Level = Level.VIZIER, seed: int = 0
) -> tuple[Advice, ...]:
    """The best two moves, or fewer. Buying the same tile with other cards is the same move."""
    character = CHARACTERS[level]
    action_values = action_values_for(character, view)
    best = action_values.distinct(ranked_actions(action_values, legal, character, seed))[:MOVES]
    return tuple(Advice(action, worth, reasons(action_values, action, legal)) for action, worth in best)
