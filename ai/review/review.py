"""A finished game looked at again: what one seat gave away, by which habits, and where it could be seen best.

Every decision is judged at a glance, and those of which the glance is least sure are played out. Nothing but
what the person saw at that moment comes in, so nobody is blamed for what was hidden.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from ai.modules.hooks import Habit
from ai.review.decision import Decision
from ai.review.findings import Finding, Overpaid, WallGivenAway, overpayment, wall_given_away
from ai.review.habits import TOOK_MONEY
from ai.review.judgement import Judgement, judgement
from ai.review.losses import BetterMove, Loss, at_a_glance, better_move, can_be_played_out
from engine import TakeMoney

T = TypeVar("T")

CLOSELY: Final = 20
"""How many decisions are played out."""
MOST: Final = 3
"""How many habits, and findings of each sort, are told."""
NOTABLE: Final = 1.5
"""A single move that costs fewer points than this is a matter of taste."""
COSTLY: Final = 1.0
"""A habit that costs fewer points than this is not told."""
TASTE: Final = 0.25
"""A decision that costs fewer points than this counts as free."""


@dataclass(frozen=True)
class Glance:
    """What is seen at once, and what deserves a closer look."""

    turns: frozenset[int]
    """The turns in which something was decided."""
    money_turns: frozenset[int]
    """Those in which money was taken."""
    decisions: int
    losses: tuple[Loss, ...]
    """What those decisions cost that nobody will look at more closely."""
    doubts: tuple[Judgement, ...]
    """Those to be looked at more closely: what might cost most first."""
    overpaid: tuple[Overpaid, ...]
    walls: tuple[WallGivenAway, ...]


@dataclass(frozen=True)
class Costly:
    """A habit: how often it showed, and what it cost in all."""

    habit: Habit
    times: int
    points: float


@dataclass(frozen=True)
class Review:
    """Everything worth telling about a player's game, the weightiest of each sort first."""

    turns: int
    """Turns in which something was decided."""
    decisions: int
    """Everything that was decided."""
    closely: int
    """Decisions that were played out; all others were judged at a glance."""
    points: float = 0.0
    """What all of them gave away."""
    habits: tuple[Costly, ...] = ()
    money_turns: int = 0
    """Turns in which money was taken."""
    too_much_money: int = 0
    """Those of them in which buying was better."""
    moves: tuple[BetterMove, ...] = ()
    overpaid: tuple[Overpaid, ...] = ()
    walls: tuple[WallGivenAway, ...] = ()

    @property
    def findings(self) -> tuple[Finding, ...]:
        """Everything that is shown by itself."""
        return *self.moves, *self.overpaid, *self.walls


def review(decisions: Sequence[Decision], seed: int = 0) -> Review:
    """What was given away, and where; equal arguments give equal answers."""
    seen = glance(decisions)
    return concluded(seen, [better_move(doubt, seed) for doubt in seen.doubts])


def glance(decisions: Sequence[Decision]) -> Glance:
    """The first look at all decisions, without playing anything out."""
    open_ones = [decision for decision in decisions if decision.is_open]
    judged = [each for each in map(judgement, open_ones) if each is not None]
    doubts = sorted(filter(can_be_played_out, judged), key=lambda each: -each.lead)[:CLOSELY]
    looked_at = set(map(id, doubts))
    losses = [at_a_glance(each) for each in judged if id(each) not in looked_at]
    return Glance(
        turns=frozenset(decision.view.turn for decision in open_ones),
        money_turns=frozenset(each.view.turn for each in open_ones if isinstance(each.chosen, TakeMoney)),
        decisions=len(open_ones),
        losses=tuple(loss for loss in losses if loss is not None),
        doubts=tuple(doubts),
        overpaid=tuple(filter(None, map(overpayment, open_ones))),
        walls=tuple(filter(None, map(wall_given_away, open_ones))),
    )


def concluded(seen: Glance, looks: Iterable[BetterMove | None]) -> Review:
    """The review after the closer looks."""
    moves = [move for move in looks if move is not None]
    losses = [loss for loss in (*seen.losses, *(move.loss for move in moves)) if loss.points >= TASTE]
    told = _told(moves)
    met = {move.decision.view.turn for move in told}
    return Review(
        turns=len(seen.turns),
        decisions=seen.decisions,
        closely=len(seen.doubts),
        points=sum(loss.points for loss in losses),
        habits=tuple(_habits(losses)[:MOST]),
        money_turns=len(seen.money_turns),
        too_much_money=len(seen.money_turns & {loss.turn for loss in losses if loss.habit == TOOK_MONEY}),
        moves=told,
        overpaid=_most((each for each in seen.overpaid if each.decision.view.turn not in met), _worst_paid),
        walls=_most(seen.walls, lambda each: each.points),
    )


def _told(moves: Iterable[BetterMove]) -> tuple[BetterMove, ...]:
    """The moves worth showing: one of a turn is enough, and a missed chance is told once."""
    notable = sorted((move for move in moves if move.points >= NOTABLE), key=lambda move: -move.points)
    by_turn = _unlike(notable, lambda move: move.decision.view.turn)
    return _unlike(by_turn, lambda move: move.better)[:MOST]


def _worst_paid(found: Overpaid) -> tuple[bool, int]:
    return found.exact, found.lost


def _habits(losses: Iterable[Loss]) -> list[Costly]:
    """All habits that cost something, the costliest first."""
    by_habit: dict[Habit, list[float]] = {}
    for loss in losses:
        by_habit.setdefault(loss.habit, []).append(loss.points)
    found = [Costly(habit, len(points), sum(points)) for habit, points in by_habit.items()]
    return sorted((each for each in found if each.points >= COSTLY), key=lambda each: -each.points)


def _most(found: Iterable[T], weight: Callable[[T], float | tuple[bool, int]]) -> tuple[T, ...]:
    return tuple(sorted(found, key=weight, reverse=True)[:MOST])


def _unlike(found: Iterable[T], key: Callable[[T], object]) -> tuple[T, ...]:
    """The first of each kind."""
    first: dict[object, T] = {}
    for each in found:
        first.setdefault(key(each), each)
    return tuple(first.values())
