"""Judging portals: what one does for the wall, bought with its tile and placed."""

from collections.abc import Iterator
from typing import Any, ClassVar

from ai.advice.facts import denying, grown, owning, payment
from ai.advice.reasons import Reason, Why
from ai.evaluation.buying import buying_worth
from ai.evaluation.module_values import Habit, ModuleValues
from ai.evaluation.placing import best_place, room
from ai.evaluation.thought import Thought
from ai.modules.portal_pile import best_half, surcharge
from ai.search.compact_palace import Ground, shape_of
from ai.search.small_numbers import TILE_NUMBER
from engine import Action, BuyWithPortal, PlacePortal, Tile
from engine.position.pieces import Kind, total


class PortalBuilding(ModuleValues):
    """A portal is worth the points of the wall that it brings at the scorings to come."""

    actions: ClassVar[tuple[type, ...]] = (BuyWithPortal, PlacePortal)
    habit = Habit("portals")

    def __init__(self, thought: Thought) -> None:
        super().__init__(thought)
        self.surcharge = surcharge(thought.table.rounds_scored)
        self._grounds: dict[Tile, tuple[Ground, Ground]] = {}

    def worth(self, action: Any) -> float:
        if isinstance(action, PlacePortal):
            return self._lie_of(self.thought.ground, self._placed(action))
        before, after = self._with_portal(action.tile)
        return buying_worth(self.thought, action.tile, action.cards) + self._lie_of(before, after)

    def closes(self, action: Any) -> bool:
        return isinstance(action, PlacePortal)

    def acts_again(self, action: Any) -> bool:
        return isinstance(action, BuyWithPortal) and total(action.cards) == action.tile.price + self.surcharge

    def gist(self, action: Any) -> object:
        return (
            (BuyWithPortal, action.tile) if isinstance(action, BuyWithPortal) else (PlacePortal, action.kind)
        )

    def buys_tile(self, action: Any) -> bool:
        return isinstance(action, BuyWithPortal)

    def subject(self, action: Any) -> object:
        return self.gist(action)

    def _placed(self, action: PlacePortal) -> Ground:
        return self.thought.ground.built(shape_of(action.half), action.half.cell)

    def _lie_of(self, before: Ground, after: Ground) -> float:
        """What a portal changes: the wall's points, and what else still fits."""
        weights, scorings = self.thought.weights, self.thought.scorings
        worth = weights.wall * scorings * (after.points - before.points)
        return worth + weights.room * (room(after.mask) - room(before.mask))

    def _with_portal(self, tile: Tile) -> tuple[Ground, Ground]:
        """The ground with a tile where it does most good, without and with a portal of its kind."""
        if tile not in self._grounds:
            thought = self.thought
            ground, laid = thought.ground, thought.table.laid[thought.seat]
            place = best_place(ground, tile.walls)
            if place is not None:
                ground = ground.built(tile.walls, place.cell)
                laid = laid | {place.cell: TILE_NUMBER[tile]}
            found = best_half(ground, laid, tile.kind)
            self._grounds[tile] = (ground, ground if found is None else found[1])
        return self._grounds[tile]

    def reasons(self, action: Action) -> Iterator[Reason]:
        thought = self.thought
        match action:
            case BuyWithPortal(tile, cards):
                yield payment(tile, cards, tile.price + self.surcharge)
                yield from owning(thought, tile)
                yield from _in_wall(tile.kind, *self._with_portal(tile))
                yield from denying(thought, tile)
            case PlacePortal(kind, _):
                after = self._placed(action)
                yield from grown(thought.ground.wall[0], after.wall[0])
                yield from _in_wall(kind, thought.ground, after)


def _in_wall(kind: Kind, before: Ground, after: Ground) -> Iterator[Reason]:
    if after.wall[1] > before.wall[1] and after.points > before.points:
        yield Reason(Why.PORTAL_IN_WALL, kind=kind, before=before.points, after=after.points)
