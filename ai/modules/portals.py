"""Portals: what one does for the wall, bought with its tile and placed."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar, Final

from ai.advice.facts import denying, grown, owning, payment
from ai.advice.reasons import Reason, ReasonKind
from ai.evaluation.buying import buying_worth
from ai.evaluation.placing import best_place, room
from ai.modules.hooks import AiModule, Habit, ModuleState, ModuleValues
from ai.search.apply_action import values_of
from ai.search.compact_palace import Ground, shape_of
from ai.search.compact_pieces import KIND, TILE_NUMBER
from engine import BuyWithPortal, Half, PlacePortal, Portals, Tile, View
from engine.modules.portals import SURCHARGES
from engine.position.pieces import Kind, total

if TYPE_CHECKING:
    from ai.evaluation.position_values import PositionValues
    from ai.search.compact_table import Table
    from ai.search.playout import Mover
    from engine import Action


class PortalWhy(ReasonKind):
    """What speaks for a portal; beside it, the facts that come with it."""

    PORTAL_IN_WALL = "a portal in the longest wall; the wall's points at each scoring"  # kind, before, after


def best_half(ground: Ground, laid: dict[int, int], kind: int) -> tuple[Half, Ground] | None:
    """The place for a portal of a kind that brings the longest wall (O3, O5), and the ground then."""
    found: tuple[Half, Ground] | None = None
    for half in ground.half_places():
        if not touches(half, laid, kind):
            continue
        after = ground.built(shape_of(half), half.cell)
        if found is None or after.points > found[1].points:
            found = (half, after)
    return found


def touches(half: Half, laid: dict[int, int], kind: int) -> bool:
    """O3: does a short side touch a building of this kind?"""
    neighbours = [laid.get(side.beyond) for side in half.short_sides]
    return any(tile is not None and KIND[tile] == kind for tile in neighbours)


def surcharge(rounds_scored: int) -> int:
    """O2: what a portal costs besides its tile."""
    return SURCHARGES[min(rounds_scored, len(SURCHARGES) - 1)]


class PortalState(ModuleState):
    """The portals left of each kind, and the kinds of those aside."""

    __slots__ = ("aside", "left")

    actions: ClassVar[tuple[type, ...]] = (BuyWithPortal, PlacePortal)

    def __init__(self, left: list[int], aside: list[int]) -> None:
        self.left = left
        self.aside = aside

    @classmethod
    def seen(cls, _view: View, kept: Portals) -> "PortalState":
        """Those of a view; all is open."""
        return cls(list(kept.supply), [int(kind) for kind in kept.aside])

    def copy(self) -> "PortalState":
        return PortalState(self.left[:], self.aside[:])

    def surplus(self, table: "Table", action: "Action") -> int:
        if not isinstance(action, BuyWithPortal):
            return 0
        return total(action.cards) - action.tile.price - surcharge(table.rounds_scored)

    def followed(self, table: "Table", seat: int, action: "Action") -> None:
        match action:
            case BuyWithPortal(tile, cards):
                number = TILE_NUMBER[tile]
                exact = not self.surplus(table, action)
                table.buy(table.market.index(number), values_of(cards), exact=exact)
                self.left[tile.kind] -= 1
                self.aside.append(int(tile.kind))
            case PlacePortal(kind, half):
                self.aside.remove(int(kind))
                table.grounds[seat] = table.grounds[seat].built(shape_of(half), half.cell)
                table.has_acted(may_act=False)

    def settle(self, mover: "Mover") -> None:
        """Place what lies aside; one that quick placing of tiles has left without a place is forgotten."""
        for kind in self.aside:
            seat = mover.seat
            found = best_half(mover.table.grounds[seat], mover.table.laid[seat], kind)
            if found is not None:
                mover.table.grounds[seat] = found[1]
        self.aside = []


class PortalValues(ModuleValues):
    """A portal is worth the points of the wall that it brings at the scorings to come."""

    actions: ClassVar[tuple[type, ...]] = (BuyWithPortal, PlacePortal)
    purchases: ClassVar[tuple[type, ...]] = (BuyWithPortal,)
    habit = Habit("portals")

    def __init__(self, position: "PositionValues") -> None:
        super().__init__(position)
        self.surcharge = surcharge(position.table.rounds_scored)
        self._grounds: dict[Tile, tuple[Ground, Ground]] = {}

    def worth(self, action: Any) -> float:
        if isinstance(action, PlacePortal):
            return self._palace_gain(self.position.ground, self._placed(action))
        before, after = self._with_portal(action.tile)
        return buying_worth(self.position, action.tile, action.cards) + self._palace_gain(before, after)

    def closes(self, action: Any) -> bool:
        return isinstance(action, PlacePortal)

    def acts_again(self, action: Any) -> bool:
        return isinstance(action, BuyWithPortal) and total(action.cards) == action.tile.price + self.surcharge

    def choice(self, action: Any) -> object:
        return (
            (BuyWithPortal, action.tile) if isinstance(action, BuyWithPortal) else (PlacePortal, action.kind)
        )

    def buys_tile(self, action: Any) -> bool:
        return isinstance(action, BuyWithPortal)

    def subject(self, action: Any) -> object:
        return self.choice(action)

    def _placed(self, action: PlacePortal) -> Ground:
        return self.position.ground.built(shape_of(action.half), action.half.cell)

    def _palace_gain(self, before: Ground, after: Ground) -> float:
        """What a portal changes: the wall's points, and what else still fits."""
        weights, scorings = self.position.weights, self.position.scorings
        worth = weights.wall * scorings * (after.points - before.points)
        return worth + weights.room * (room(after.mask) - room(before.mask))

    def _with_portal(self, tile: Tile) -> tuple[Ground, Ground]:
        """The ground with a tile where it does most good, without and with a portal of its kind."""
        if tile not in self._grounds:
            position = self.position
            ground, laid = position.ground, position.table.laid[position.seat]
            place = best_place(ground, tile.walls)
            if place is not None:
                ground = ground.built(tile.walls, place.cell)
                laid = laid | {place.cell: TILE_NUMBER[tile]}
            found = best_half(ground, laid, tile.kind)
            self._grounds[tile] = (ground, ground if found is None else found[1])
        return self._grounds[tile]

    def reasons(self, action: "Action") -> Iterator[Reason]:
        position = self.position
        match action:
            case BuyWithPortal(tile, cards):
                yield payment(tile, cards, tile.price + self.surcharge)
                yield from owning(position, tile)
                yield from _in_wall(tile.kind, *self._with_portal(tile))
                yield from denying(position, tile)
            case PlacePortal(kind, _):
                after = self._placed(action)
                yield from grown(position.ground.wall[0], after.wall[0])
                yield from _in_wall(kind, position.ground, after)


def _in_wall(kind: Kind, before: Ground, after: Ground) -> Iterator[Reason]:
    if after.wall[1] > before.wall[1] and after.points > before.points:
        yield Reason(PortalWhy.PORTAL_IN_WALL, kind=kind, before=before.points, after=after.points)


PORTALS: Final = AiModule("portals", PortalValues, Portals, PortalState.seen, PortalWhy)
