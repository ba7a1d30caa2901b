"""Advice: the best two moves, each with what speaks for it, from the mind that would play them."""

from dataclasses import dataclass
from typing import Final

from ai.levels import CHARACTERS, Level, considered
from ai.reasons import Reason, reasons
from ai.thought import Thought
from engine import Action, Buy, Place, View

MOVES: Final = 2


@dataclass(frozen=True)
class Advice:
    """A move, what it is worth in points, and why."""

    action: Action
    worth: float
    reasons: tuple[Reason, ...]


def advise(
    view: View, legal: tuple[Action, ...], level: Level = Level.VIZIER, seed: int = 0
) -> tuple[Advice, ...]:
    """The best two moves, or all if there are fewer. The same tile bought twice over is one move."""
    character = CHARACTERS[level]
    thought = Thought(view, character.weights)
    found: dict[object, Advice] = {}
    for action, worth in considered(view, legal, character, seed):
        found.setdefault(_gist(action), Advice(action, worth, reasons(thought, action, legal)))
        if len(found) == MOVES:
            break
    return tuple(found.values())


def _gist(action: Action) -> object:
    """What makes two moves the same advice."""
    return (type(action), action.tile) if isinstance(action, Buy | Place) else action
