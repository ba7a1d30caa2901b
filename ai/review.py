"""A game looked at again, decision by decision: what the strong player would have done with the same view.

Everything is judged at a glance first; only the most doubtful decisions are played out. Nothing but what the
person saw at that moment comes in, so nobody is blamed for what was hidden.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from ai.explaining import reasons
from ai.follow import known
from ai.levels import CHARACTERS, Level, mind_of
from ai.mind import Judged, Mind
from ai.reasons import Reason
from ai.search import Depth, Search
from engine import (
    Action,
    Add,
    Buy,
    BuySite,
    BuyWithPortal,
    Complete,
    Place,
    Store,
    Tile,
    UndoStep,
    UndoTurn,
    View,
)
from engine.pieces import total
from engine.state import LAST_ROUND

T = TypeVar("T")

DOUBTFUL: Final = 8
"""So many decisions are played out."""
MOST: Final = 3
"""So many findings of each sort are told."""
NOTABLE: Final = 2.0
"""A difference of fewer points than this is a matter of taste."""
_CHOOSING: Final = Depth(playouts=160)
_COMPARING: Final = Depth(playouts=120, turns=6, doubt=4)
"""Further ahead: what a few turns promise is often made up for in the next."""

Paying = Buy | BuyWithPortal | BuySite | Complete
Building = Place | Add


@dataclass(frozen=True)
class Decision:
    """Something that somebody did: what they saw, what was open to them, and what they did after it."""

    view: View
    legal: tuple[Action, ...]
    chosen: Action
    later: tuple[Action, ...] = ()
    """The rest of the same turn."""


@dataclass(frozen=True)
class BetterMove:
    """What the strong player would have done instead, and by how many points that does better."""

    decision: Decision
    better: Action
    points: float
    reasons: tuple[Reason, ...]
    gave_up_action: bool = False
    """Did somebody place a tile or end the turn who could still have acted?"""


@dataclass(frozen=True)
class Overpaid:
    """Too much was paid, with better cards in the hand."""

    decision: Decision
    better: Paying
    lost: int
    """What the better cards would have saved."""
    exact: bool
    """Would the better cards have let one act again?"""


@dataclass(frozen=True)
class WallGivenAway:
    """There was a place for the same tile with a longer wall."""

    decision: Decision
    better: Building
    length: int
    """The wall as it became."""
    longest: int
    """The wall as it could have become."""

    @property
    def points(self) -> int:
        """What the difference brings if it lasts: a point a side in each scoring to come (C4)."""
        view = self.decision.view
        scorings = 1 if view.ends_early else LAST_ROUND - view.rounds_scored
        return (self.longest - self.length) * scorings


Finding = BetterMove | Overpaid | WallGivenAway


@dataclass(frozen=True)
class Doubt:
    """A decision of which the first glance says that something else was better."""

    decision: Decision
    candidates: tuple[Judged, ...]
    """What else could have been done, the best first."""
    chosen: Judged
    gave_up_action: bool = False

    @property
    def points(self) -> float:
        """How much better the best of it seems."""
        return self.candidates[0].worth - self.chosen.worth


@dataclass(frozen=True)
class Glance:
    """What is seen at once, and what deserves a longer look."""

    turns: frozenset[int]
    """The turns in which something was decided."""
    overpaid: tuple[Overpaid, ...]
    walls: tuple[WallGivenAway, ...]
    doubts: tuple[Doubt, ...]


@dataclass(frozen=True)
class Review:
    """All that there is to say about somebody's game, the weightiest of each sort first."""

    turns: int
    """Turns in which something was decided."""
    good: int
    """Those of them in which nothing better was found."""
    moves: tuple[BetterMove, ...] = ()
    overpaid: tuple[Overpaid, ...] = ()
    walls: tuple[WallGivenAway, ...] = ()

    @property
    def findings(self) -> tuple[Finding, ...]:
        """Everything found."""
        return *self.moves, *self.overpaid, *self.walls


def review(decisions: Sequence[Decision], seed: int = 0) -> Review:
    """What could have been done better; equal arguments give equal answers."""
    seen = glance(decisions)
    return concluded(seen, [weighed(found, seed) for found in seen.doubts])


def glance(decisions: Sequence[Decision]) -> Glance:
    """The first look at all decisions, without playing anything out."""
    open_ones = [decision for decision in decisions if _is_open(decision)]
    doubts = sorted(filter(None, map(doubt, open_ones)), key=_points)
    return Glance(
        frozenset(decision.view.turn for decision in open_ones),
        tuple(filter(None, map(overpayment, open_ones))),
        tuple(filter(None, map(wall_given_away, open_ones))),
        _unlike(doubts, lambda found: found.decision.view.turn)[:DOUBTFUL],
    )


def concluded(seen: Glance, looks: Iterable[BetterMove | None]) -> Review:
    """The review after the longer looks."""
    moves = [move for move in looks if move is not None]
    found: list[Finding] = [*seen.overpaid, *seen.walls, *moves]
    bad = {each.decision.view.turn for each in found}
    return Review(
        len(seen.turns),
        len(seen.turns - bad),
        _unlike(sorted(moves, key=_points), lambda found: found.better)[:MOST],
        tuple(sorted(seen.overpaid, key=lambda found: (not found.exact, -found.lost))[:MOST]),
        tuple(sorted(seen.walls, key=_points)[:MOST]),
    )


def _points(found: Doubt | BetterMove | WallGivenAway) -> float:
    """The most comes first."""
    return -found.points


def _unlike(found: Iterable[T], key: Callable[[T], object]) -> tuple[T, ...]:
    """The first of all that are alike: one doubt a turn is enough, and a missed chance is told once."""
    first: dict[object, T] = {}
    for each in found:
        first.setdefault(key(each), each)
    return tuple(first.values())


def _is_open(decision: Decision) -> bool:
    """Was there anything to choose?"""
    return bool(set(decision.legal) - {decision.chosen, UndoStep(), UndoTurn()})


def overpayment(decision: Decision) -> Overpaid | None:
    """Better cards for the same purchase, unless what was overpaid was stored."""
    chosen = decision.chosen
    if not isinstance(chosen, Paying) or any(isinstance(action, Store) for action in decision.later):
        return None
    ways = [way for way in _alike(decision) if isinstance(way, Paying)]
    better = min(ways, key=lambda way: total(way.cards), default=chosen)
    lost = total(chosen.cards) - total(better.cards)
    return Overpaid(decision, better, lost, _mind(decision).acts_again(better)) if lost > 0 else None


def wall_given_away(decision: Decision) -> WallGivenAway | None:
    """A place with a longer wall, unless the tile was better off where it went for other reasons."""
    chosen = decision.chosen
    if not isinstance(chosen, Building):
        return None
    ways = [way for way in _alike(decision) if isinstance(way, Building)]
    best = max(ways, key=lambda way: (_length(decision, way), way == chosen))
    length, longest = _length(decision, chosen), _length(decision, best)
    if longest <= length:
        return None
    mind = _mind(decision)
    if mind.worth(best) <= mind.worth(chosen):
        return None
    return WallGivenAway(decision, best, length, longest)


def _mind(decision: Decision) -> Mind:
    return mind_of(CHARACTERS[Level.VIZIER], decision.view)


def _alike(decision: Decision) -> list[Action]:
    """The same done otherwise: the tile bought with other cards, or built in another cell."""
    chosen = decision.chosen
    return [
        action for action in decision.legal if type(action) is type(chosen) and _tile(action) == _tile(chosen)
    ]


def _tile(action: Action) -> Tile | None:
    return getattr(action, "tile", None)


def _length(decision: Decision, building: Building) -> int:
    view = decision.view
    assert view.seat is not None, "an onlooker decides nothing"
    return view.players[view.seat].palace.built(building.tile, building.cell).longest_wall.length


def doubt(decision: Decision) -> Doubt | None:
    """What seems better at first glance, and is something else than the same tile in another way."""
    mind = _mind(decision)
    ranked = mind.judged(decision.legal)
    acting = decision.view.may_act and not mind.closes(ranked[0].action)
    done = {mind.gist(action) for action in (decision.chosen, *decision.later)}
    if acting:  # what was done later in the turn was not given up
        candidates = tuple(each for each in ranked if mind.gist(each.action) not in done)
    else:
        candidates = tuple(each for each in ranked if _is_other_use(decision, each.action))
    if acting and mind.closes(decision.chosen):
        chosen = Judged(
            decision.chosen, 0.0
        )  # the tile finds its place either way, but an action was given up
    else:
        unlisted = Judged(decision.chosen, mind.worth(decision.chosen))
        chosen = next((each for each in ranked if each.action == decision.chosen), unlisted)
    if not candidates or candidates[0].worth <= chosen.worth:
        return None
    return Doubt(decision, candidates, chosen, gave_up_action=acting and mind.closes(decision.chosen))


def _is_other_use(decision: Decision, action: Action) -> bool:
    """Would it have done something else with the same tile?"""
    return type(action) is not type(decision.chosen) and _tile(action) == _tile(decision.chosen)


def weighed(found: Doubt, seed: int) -> BetterMove | None:
    """The doubt after a longer look: the best is found in some deals, and compared in others."""
    better, points = found.candidates[0], found.points
    chosen, mind = found.chosen, _mind(found.decision)
    table = mind.thought.table
    if found.decision.view.may_act and known(table, chosen.action):
        tried = sorted((*found.candidates, chosen), key=lambda each: -each.worth)
        better = Search(mind, _CHOOSING, seed).ranked(tried)[0]
        if known(table, better.action):
            # Other deals than those that it was the best in: those flatter it.
            points = Search(mind, _COMPARING, seed + 1).lead(better, chosen)
    if better == chosen or points < NOTABLE:
        return None
    why = reasons(mind, better.action, found.decision.legal)
    return BetterMove(found.decision, better.action, points, why, found.gave_up_action)
