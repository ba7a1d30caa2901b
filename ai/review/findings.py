"""Single findings worth showing: better moves, better cards, longer walls."""

from dataclasses import dataclass
from typing import Protocol, TypeGuard, cast

from ai.modules import AI_MODULES
from ai.review.decision import Decision
from ai.review.habits import tile_in
from ai.review.judgement import vizier_values
from ai.review.losses import BetterMove
from engine import Action, Add, Buy, Money, Place, Tile
from engine.position.pieces import total
from engine.position.state import LAST_ROUND

Building = Place | Add


class Purchase(Protocol):
    """An action that pays for a tile."""

    @property
    def tile(self) -> Tile: ...
    @property
    def cards(self) -> tuple[Money, ...]: ...


@dataclass(frozen=True)
class Overpaid:
    """Too much was paid, with better cards in the hand."""

    decision: Decision
    better: Purchase
    lost: int
    """What the better cards would have saved."""
    exact: bool
    """Would the better cards have allowed another action?"""


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


def overpayment(decision: Decision) -> Overpaid | None:
    """Better cards for the same purchase, unless what was overpaid came back."""
    chosen = decision.chosen
    if not is_purchase(chosen) or any(isinstance(later, AI_MODULES.recoveries) for later in decision.later):
        return None
    better = min(filter(is_purchase, _alike(decision)), key=_paid, default=chosen)
    lost = _paid(chosen) - _paid(better)
    if lost <= 0:
        return None
    return Overpaid(decision, better, lost, vizier_values(decision).acts_again(cast("Action", better)))


def is_purchase(action: Action) -> TypeGuard[Purchase]:
    """Does it pay for a tile, on the market or elsewhere?"""
    return isinstance(action, (Buy, *AI_MODULES.purchases))


def _paid(purchase: Purchase) -> int:
    return total(purchase.cards)


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
    action_values = vizier_values(decision)
    if action_values.worth(best) <= action_values.worth(chosen):
        return None
    return WallGivenAway(decision, best, length, longest)


def _alike(decision: Decision) -> list[Action]:
    """The same done otherwise: the tile bought with other cards, or built in another cell."""
    chosen = decision.chosen
    return [
        action
        for action in decision.legal
        if type(action) is type(chosen) and tile_in(action) == tile_in(chosen)
    ]


def _length(decision: Decision, building: Building) -> int:
    view = decision.view
    assert view.seat is not None, "an onlooker decides nothing"
    return view.players[view.seat].palace.built(building.tile, building.cell).longest_wall.length
