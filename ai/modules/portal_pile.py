"""Portals on a table of small numbers: those left, those aside, and where one does most for the wall."""

from typing import TYPE_CHECKING, ClassVar

from ai.search.apply_action import values_of
from ai.search.compact_palace import Ground, shape_of
from ai.search.module_state import ModuleState
from ai.search.small_numbers import KIND, TILE_NUMBER
from engine import BuyWithPortal, Half, PlacePortal, Portals, View
from engine.modules.portals import SURCHARGES
from engine.position.pieces import total

if TYPE_CHECKING:
    from ai.search.compact_table import Table
    from ai.search.playout import Mover
    from engine import Action


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


class PortalPile(ModuleState):
    """The portals left of each kind, and the kinds of those aside."""

    __slots__ = ("aside", "left")

    actions: ClassVar[tuple[type, ...]] = (BuyWithPortal, PlacePortal)

    def __init__(self, left: list[int], aside: list[int]) -> None:
        self.left = left
        self.aside = aside

    @classmethod
    def seen(cls, _view: View, kept: Portals) -> "PortalPile":
        """Those of a view; all is open."""
        return cls(list(kept.supply), [int(kind) for kind in kept.aside])

    def copy(self) -> "PortalPile":
        return PortalPile(self.left[:], self.aside[:])

    def followed(self, table: "Table", seat: int, action: "Action") -> None:
        match action:
            case BuyWithPortal(tile, cards):
                number = TILE_NUMBER[tile]
                exact = total(cards) == tile.price + surcharge(table.rounds_scored)
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
