"""The three characters, and how they choose."""

import random
from dataclasses import dataclass
from enum import Enum
from typing import Final

from ai.evaluation.action_values import ActionValues, Judged
from ai.evaluation.position_values import PositionValues
from ai.evaluation.weights import GARDENER, MASON, VIZIER, VIZIER_OF_TWO, Weights
from ai.search.search import Depth, Search
from engine import Action, View
from engine.position.pieces import MIN_PLAYERS


class Level(Enum):
    """How strong a computer player is."""

    GARDENER = "gardener"
    MASON = "mason"
    VIZIER = "vizier"


@dataclass(frozen=True)
class Character:
    """How a level thinks: by what weights, how distractedly, and how far ahead."""

    weights: Weights
    of_two: Weights | None = None
    """Its weights at a table of two, if they are others: Dirk makes it a different game."""
    wavering: float = 0.0
    """How far off, in points, its judgement of an action usually is."""
    depth: Depth | None = None
    """How far it looks ahead."""

    def weights_for(self, players: int) -> Weights:
        """Its weights at a table of this size."""
        return self.of_two if self.of_two and players == MIN_PLAYERS else self.weights


CHARACTERS: Final = {
    Level.GARDENER: Character(GARDENER, wavering=1.2),
    Level.MASON: Character(MASON),
    Level.VIZIER: Character(VIZIER, VIZIER_OF_TWO, depth=Depth(playouts=500)),
}


def action_values_for(character: Character, view: View) -> ActionValues:
    """What actions are worth to a character at this table."""
    return ActionValues(PositionValues(view, character.weights_for(len(view.players))))


def ranked_actions(
    action_values: ActionValues, legal: tuple[Action, ...], character: Character, seed: int
) -> list[Judged]:
    """The sensible actions with what they are worth to this character, the best first."""
    ranked = action_values.judged(legal)
    if character.wavering:
        chance = random.Random(seed)
        ranked = [Judged(each.action, each.worth + chance.gauss(0, character.wavering)) for each in ranked]
        ranked = action_values.going_on(sorted(ranked, key=lambda each: -each.worth))
    if character.depth is not None and action_values.position.view.may_act and len(ranked) > 1:
        ranked = Search(action_values, character.depth, seed).ranked(ranked)
    return ranked


def choose(view: View, legal: tuple[Action, ...], level: Level, seed: int) -> Action:
    """The action that a level takes. Equal views, actions and seeds give the same one."""
    character = CHARACTERS[level]
    return ranked_actions(action_values_for(character, view), legal, character, seed)[0].action
