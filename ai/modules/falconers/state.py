"""Falcons on a compact table: where they stand, where one could, and how much that counts."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from ai.modules.hooks import ModuleState
from ai.search.compact_pieces import KIND, TILE_NUMBER, card_number, currency_of, value_of
from ai.search.compact_table import Stage
from engine import BuyFalcon, Corner, Falcons, View, cells_around, crossings
from engine.board.geometry import FOUNTAIN
from engine.modules.falcon_pieces import FALCONS, POINTS, Feather

if TYPE_CHECKING:
    from ai.evaluation.majorities import Outlook
    from ai.evaluation.weights import Weights
    from ai.search.compact_table import Table
    from ai.search.playout import Mover
    from engine import Action

FALCON_NUMBER: Final = {falcon: number for number, falcon in enumerate(FALCONS)}
_FEATHERS: Final = tuple(Feather)
FEATHER: Final = tuple(_FEATHERS.index(falcon.feather) for falcon in FALCONS)
WANTS: Final = tuple(1 << falcon.kinds[0] | 1 << falcon.kinds[1] for falcon in FALCONS)
"""The two kinds of a falcon, as bits."""
MORE: Final = tuple(after - before for before, after in zip(POINTS, (*POINTS[1:], POINTS[-1]), strict=True))
"""By how many falcons of a colour there are: what one more brings at each scoring."""
CORNERS_OF: Final = tuple(FOUNTAIN - cell for cell in cells_around(Corner(FOUNTAIN)))
"""Steps from a cell to its four corners."""


@dataclass(frozen=True)
class FalconWeights:
    """Weights for falcons."""

    falcon: float = 0.85
    """The part of a falcon's points at all scorings to come that it is worth to have it now."""
    perch: float = 0.5
    """The part of the points of the best falcon that a place for it is worth."""
    nearly: float = 0.3
    """The part of a place's worth that three tiles of four are worth."""


WEIGHTS: Final = FalconWeights()


class FalconState(ModuleState):
    """The supply; for each seat its falcons by crossing, how many of each colour, and its free crossings."""

    __slots__ = ("flocks", "free", "perched", "supply")

    actions: ClassVar[tuple[type, ...]] = (BuyFalcon,)

    def __init__(self, players: int) -> None:
        self.supply: list[int] = []
        self.perched: list[dict[int, int]] = [{} for _ in range(players)]
        self.flocks: list[list[int]] = [[0] * len(_FEATHERS) for _ in range(players)]
        self.free: list[dict[int, int]] = [{} for _ in range(players)]
        """The kinds that meet at each crossing without a falcon, as bits."""

    @classmethod
    def seen(cls, view: View, kept: Falcons) -> "FalconState":
        """Those of a view; all is open."""
        state = cls(len(view.players))
        state.supply = [FALCON_NUMBER[falcon] for falcon in kept.supply]
        for each in kept.perched:
            number = FALCON_NUMBER[each.falcon]
            state.perched[each.seat][each.corner] = number
            state.flocks[each.seat][FEATHER[number]] += 1
        for seat, player in enumerate(view.players):
            laid = {int(cell): TILE_NUMBER[tile] for cell, tile in player.palace.tiles.items()}
            for corner in crossings(player.palace):
                if corner not in state.perched[seat]:
                    state.free[seat][corner] = kinds_meeting(laid, corner)
        return state

    def copy(self) -> "FalconState":
        twin = FalconState.__new__(FalconState)
        twin.supply = self.supply[:]
        twin.perched = [held.copy() for held in self.perched]
        twin.flocks = [held[:] for held in self.flocks]
        twin.free = [held.copy() for held in self.free]
        return twin

    def settled(self, seat: int, falcon: int, corner: int) -> None:
        """A falcon of the supply stands on a free crossing now."""
        self.supply.remove(falcon)
        self.perched[seat][corner] = falcon
        self.flocks[seat][FEATHER[falcon]] += 1
        del self.free[seat][corner]

    def followed(self, table: "Table", seat: int, action: "Action") -> None:
        if isinstance(action, BuyFalcon):
            self._bought(table, seat, FALCON_NUMBER[action.falcon], action.corner, card_number(action.card))

    def _bought(self, table: "Table", seat: int, falcon: int, corner: int, card: int) -> None:
        table.pay(currency_of(card), (value_of(card),))
        self.settled(seat, falcon, corner)
        table.has_acted(may_act=False)

    def built(self, table: "Table", seat: int, tile: int, cell: int) -> None:
        self.open_up(seat, table.laid[seat], cell)

    def open_up(self, seat: int, laid: dict[int, int], cell: int) -> None:
        """A tile has come into a cell: four may meet at its corners now."""
        for step in CORNERS_OF:
            corner = cell + step
            if corner not in self.perched[seat] and all(
                around == FOUNTAIN or around in laid for around in cells_around(Corner(corner))
            ):
                self.free[seat][corner] = kinds_meeting(laid, corner)

    def taken_down(self, table: "Table", seat: int, cell: int) -> None:
        self.vacate(seat, cell)

    def vacate(self, seat: int, cell: int) -> None:
        """F4: a tile has left a cell, and falcons around it fly home."""
        for step in CORNERS_OF:
            self.free[seat].pop(cell + step, None)
            falcon = self.perched[seat].pop(cell + step, None)
            if falcon is not None:
                self.flocks[seat][FEATHER[falcon]] -= 1
                self.supply = sorted([*self.supply, falcon])

    def landed(self, seat: int) -> int:
        """What a seat's falcons bring at each scoring."""
        return sum([POINTS[count] for count in self.flocks[seat]])

    def hoped(self, seat: int) -> float:
        """What the free crossings could bring at each scoring, each with the best falcon for it."""
        return sum([max([0, *self._brought(seat, kinds)]) for kinds in self.free[seat].values()])

    def suiting(self, seat: int) -> int:
        """How many free crossings suit a falcon of the supply."""
        return sum([any(self._brought(seat, kinds)) for kinds in self.free[seat].values()])

    def _brought(self, seat: int, kinds: int) -> list[int]:
        flock = self.flocks[seat]
        return [MORE[flock[FEATHER[each]]] for each in self.supply if WANTS[each] & kinds == WANTS[each]]

    def best(self, seat: int) -> tuple[int, int, int] | None:
        """The falcon that brings most at each scoring: its points, itself, and a crossing for it."""
        flock, found = self.flocks[seat], None
        for corner, kinds in self.free[seat].items():
            for falcon in self.supply:
                if WANTS[falcon] & kinds == WANTS[falcon]:
                    brings = (MORE[flock[FEATHER[falcon]]], falcon, corner)
                    if found is None or brings > found:
                        found = brings
        return found

    def score(self, table: "Table") -> None:
        for seat in range(table.players):
            table.scores[seat] += self.landed(seat)

    def expect(self, table: "Table", points: list[float], coming: "Outlook", weights: "Weights") -> None:
        for seat in range(table.players):
            points[seat] += len(coming) * self.landed(seat)
            if self.free[seat] and table.stage == Stage.TURN:
                points[seat] += weights.of(WEIGHTS).perch * len(coming) * self.hoped(seat)

    def takes_turn(self, mover: "Mover", ordinary: float) -> bool:
        """F2: falcons are the only action of their turn, any number of them."""
        table, seat = mover.table, mover.seat
        if table.acted or not self.free[seat]:
            return False
        cards = table.cards_of(seat)
        planned, worth = self.plan(seat, cards, len(mover.coming), mover.thrift, mover.weights)
        if not planned or worth <= ordinary:
            return False
        for (falcon, corner), card in zip(planned, cards, strict=False):
            self._bought(table, seat, falcon, corner, card)
        return True

    def plan(
        self, seat: int, cards: list[int], scorings: int, thrift: float, weights: "Weights"
    ) -> tuple[list[tuple[int, int]], float]:
        """The falcons worth these cards, one each, with their crossings, and what they bring in all."""
        tried, planned, worth = self, [], 0.0
        falcon = weights.of(WEIGHTS).falcon
        for card in cards:
            best = tried.best(seat)
            if best is None:
                break
            brings = falcon * scorings * best[0] - thrift * weights.coin * value_of(card)
            if brings <= 0:
                break
            if tried is self:
                tried = self.copy()
            tried.settled(seat, best[1], best[2])
            planned.append((best[1], best[2]))
            worth += brings
        return planned, worth


def kinds_meeting(laid: dict[int, int], corner: int) -> int:
    """The kinds that meet at a crossing, as bits."""
    found = 0
    for cell in cells_around(Corner(corner)):
        if cell != FOUNTAIN:
            found |= 1 << KIND[laid[cell]]
    return found


def gaps_at(laid: dict[int, int], cell: int) -> list[int]:
    """For each corner of a cell, how many tiles a crossing there lacks once there is one in the cell."""
    filled = {int(FOUNTAIN), cell}
    return [
        sum([around not in laid and around not in filled for around in cells_around(Corner(cell + step))])
        for step in CORNERS_OF
    ]
