"""The first judgement of a decision: what it and everything else was worth, with the rest of the turn.

Unlike `ActionValues`, which only finds the best action, this compares any two: two purchases that can both be
made are worth the same in either order, and a tile is compared with other uses of the same tile only. So what
is lost in one decision of a turn is not counted again in the next.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from ai.evaluation.action_values import ActionValues, Judged
from ai.levels import CHARACTERS, Level, action_values_for
from ai.review.decision import Decision
from ai.review.habits import tile_in
from ai.search.stalling import stalls
from engine import Action, EndTurn, UndoStep, UndoTurn

OTHERS: Final = 6
"""How many other choices are kept for a closer look."""


@dataclass(frozen=True)
class Judgement:
    """A decision at first sight."""

    decision: Decision
    chosen: Judged
    others: tuple[Judged, ...]
    """The best of what else could have been done, the best first."""

    @property
    def lead(self) -> float:
        """By how much the best other action seems better; less than nothing if none does."""
        return self.others[0].worth - self.chosen.worth


def judgement(decision: Decision) -> Judgement | None:
    """How a decision looks at first sight; None if there was nothing else to do."""
    action_values = vizier_values(decision)
    chosen = decision.chosen
    open_ones = [action for action in decision.legal if not isinstance(action, UndoStep | UndoTurn)]
    worths = {action: action_values.worth(action) for action in (*open_ones, chosen)}
    acts = [action for action in worths if not action_values.closes(action)] if decision.view.may_act else []
    judged = [Judged(action, worth) for action, worth in _in_turn(action_values, acts, worths).items()]
    closing = [Judged(action, worths[action]) for action in worths if action not in acts]
    if chosen in acts or isinstance(chosen, EndTurn):
        if closing:  # a player who stops acting can still place everything in the best way
            judged.append(Judged(max(closing, key=_worth).action, 0.0))
        if isinstance(chosen, EndTurn):
            judged += [each for each in closing if each.action != chosen]
    else:
        uses = [
            each
            for each in closing
            if _subject(action_values, each.action) == _subject(action_values, chosen)
        ]
        best = max(map(_worth, uses))
        judged += [Judged(each.action, each.worth - best) for each in uses]
    own = next((each for each in judged if each.action == chosen), Judged(chosen, 0.0))
    table = action_values.position.table
    others = _kept(
        action_values, (each for each in judged if each.action != chosen and not stalls(table, each.action))
    )
    return Judgement(decision, own, others) if others else None


def vizier_values(decision: Decision) -> ActionValues:
    """What the Vizier takes all actions to be worth at first sight."""
    return action_values_for(CHARACTERS[Level.VIZIER], decision.view)


def _in_turn(
    action_values: ActionValues, acts: list[Action], worths: dict[Action, float]
) -> dict[Action, float]:
    """What each action is worth with all that can follow in the same turn."""
    again: dict[object, float] = {}
    last: dict[object, float] = {}
    for action in acts:
        values = action_values.values_of(action)
        if worths[action] > 0 and (values is None or not values.alone(action)):
            best = again if action_values.acts_again(action) else last
            about = _about(action)
            best[about] = max(best.get(about, 0.0), worths[action])
    found = {}
    for action in acts:
        found[action] = worths[action]
        if action_values.acts_again(action):
            rest = {about: worth for about, worth in again.items() if about != _about(action)}
            ends = [worth for about, worth in last.items() if about not in rest and about != _about(action)]
            found[action] += sum(rest.values()) + max(ends, default=0.0)
    return found


def _about(action: Action) -> object:
    """What an action takes away from the market: no tile is bought twice."""
    return tile_in(action) or action


def _subject(action_values: ActionValues, action: Action) -> object:
    """What a closing action decides about: a tile goes to one place or another."""
    values = action_values.values_of(action)
    return (tile_in(action) or type(action)) if values is None else values.subject(action)


def _kept(action_values: ActionValues, judged: Iterable[Judged]) -> tuple[Judged, ...]:
    return tuple(action_values.distinct(sorted(judged, key=_worth, reverse=True))[:OTHERS])


def _worth(judged: Judged) -> float:
    return judged.worth
