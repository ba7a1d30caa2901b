"""What decisions cost, in points of the final score: at a glance, or after a closer look.

All figures are calibrated to playouts to the end: a part of what is seen at first, or in playouts of a few
turns, comes to be a difference in the final score. So the losses of a whole game add up to about what the
Vizier would have had more.
"""

from dataclasses import dataclass
from statistics import fmean, pvariance
from typing import Final

from ai.advice.explaining import reasons
from ai.advice.reasons import Reason
from ai.evaluation.action_values import Judged
from ai.modules.hooks import Habit
from ai.review.decision import Decision
from ai.review.habits import GAVE_UP_ACTION, habit_of
from ai.review.judgement import Judgement, vizier_values
from ai.search.apply_action import known
from ai.search.search import Depth, Search
from engine import Action

OF_ACTING: Final = 0.33
OF_PLACING: Final = 0.6
"""The part of the first judgement that comes to be points: for actions, and for tiles to be placed."""
OF_LEAD: Final = 0.7
"""The part of the lead that playouts of a few turns see."""
_CHOOSING: Final = Depth(playouts=56)
_COMPARING: Final = Depth(playouts=60, turns=6)
"""Further ahead: what a few turns promise is often made up for in the next."""
_FEWEST_DEALS: Final = 10
_CLEAR: Final = 3.0
"""A lead of this many standard errors is clear: no further deals are needed."""
_TRUST: Final = 8.0
"""The variance of true leads around what the first judgement says of them."""
_LEAST_SPREAD: Final = 0.5
"""The variance of a lead among deals is taken to be at least this."""


@dataclass(frozen=True)
class Loss:
    """What a decision cost, and the kind of mistake it was."""

    turn: int
    habit: Habit
    points: float


@dataclass(frozen=True)
class BetterMove:
    """What the Vizier would have done instead, and how many points that would have brought."""

    decision: Decision
    better: Action
    points: float
    habit: Habit
    reasons: tuple[Reason, ...]

    @property
    def loss(self) -> Loss:
        """What it cost not to do it."""
        return Loss(self.decision.view.turn, self.habit, self.points)

    @property
    def gave_up_action(self) -> bool:
        """Was the turn closed while an action was left?"""
        return self.habit == GAVE_UP_ACTION


def at_a_glance(seen: Judgement) -> Loss | None:
    """What the first judgement says that a decision cost; None if it was the best."""
    if seen.lead <= 0:
        return None
    habit = habit_of(vizier_values(seen.decision), seen.decision, seen.others[0].action)
    part = OF_ACTING if seen.decision.view.may_act else OF_PLACING
    return Loss(seen.decision.view.turn, habit, part * seen.lead)


def can_be_played_out(seen: Judgement) -> bool:
    """Can it be played out? Where a tile goes is left to the first judgement, as the Vizier does."""
    table = vizier_values(seen.decision).position.table
    return seen.decision.view.may_act and all(
        known(table, each.action) for each in (seen.chosen, *seen.others)
    )


def better_move(seen: Judgement, seed: int) -> BetterMove | None:
    """What was better after a closer look; None if nothing was.

    It is found in some deals and compared in others: those in which it was found flatter it.
    """
    action_values, chosen = vizier_values(seen.decision), seen.chosen
    tried = sorted((*seen.others, chosen), key=lambda each: -each.worth)
    better = Search(action_values, _CHOOSING, seed).ranked(tried)[0]
    if better == chosen:
        return None
    points = OF_LEAD * _lead(Search(action_values, _COMPARING, seed + 1), better, chosen)
    if points <= 0:
        return None
    habit = habit_of(action_values, seen.decision, better.action)
    why = reasons(action_values, better.action, seen.decision.legal)
    return BetterMove(seen.decision, better.action, points, habit, why)


def _lead(search: Search, better: Judged, chosen: Judged) -> float:
    """The lead to expect: the mean over deals, drawn towards the first judgement as far as it is unclear."""
    leads: list[float] = []
    doubt = 0.0
    for lead in search.leads(better, chosen):
        leads.append(lead)
        if len(leads) >= _FEWEST_DEALS:
            doubt = max(pvariance(leads), _LEAST_SPREAD) / len(leads)
            if fmean(leads) ** 2 > _CLEAR**2 * doubt:
                break
    first = (better.worth - chosen.worth) * OF_ACTING / OF_LEAD
    return (_TRUST * fmean(leads) + doubt * first) / (_TRUST + doubt)
