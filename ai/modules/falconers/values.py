"""What falcons are worth: those to follow in the same turn, and a palace with crossings for them."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import fmean
from typing import TYPE_CHECKING, Any, ClassVar

from ai.advice.reasons import Reason, ReasonKind
from ai.evaluation.buying import spending_worth
from ai.modules.falconers.state import FALCON_NUMBER, FEATHER, MORE, WEIGHTS, FalconState, gaps_at
from ai.modules.hooks import Habit, ModuleValues
from ai.search.apply_action import cell_with
from ai.search.compact_pieces import TILE_NUMBER
from engine import Add, BuyFalcon, Card, Falcon, Place, Swap, TakeBack
from engine.modules.falcon_pieces import POINTS

if TYPE_CHECKING:
    from ai.evaluation.position_values import PositionValues
    from engine import Action

Building = Place | Add | TakeBack | Swap


class FalconWhy(ReasonKind):
    """What falcons say for an action; beside each, the facts that come with it."""

    FALCON_SET = "this many falcons of a colour, points at each scoring"  # falcon, amount, before, after
    SMALLEST_CARD = "the smallest card of the hand is enough"  # cards
    MAKES_CROSSING = "new crossings where a falcon of the supply can settle"  # amount


@dataclass(frozen=True)
class FalconReason(Reason):
    """One thing that speaks for a falcon."""

    falcon: Falcon = field(kw_only=True)


class FalconValues(ModuleValues):
    """Falcons score at every scoring, more for each of a colour; they are a turn by themselves."""

    actions: ClassVar[tuple[type, ...]] = (BuyFalcon,)
    habit = Habit("falcons")

    def __init__(self, position: "PositionValues") -> None:
        super().__init__(position)
        self.state = position.state_of(FalconState)
        self._costs: dict[Card, float] = {}
        self._brings: dict[tuple[int, int], float] = {}

    def worth(self, action: Any) -> float:
        falcon, card, corner = FALCON_NUMBER[action.falcon], action.card, int(action.corner)
        if card not in self._costs:
            self._costs[card] = spending_worth(self.position, card.currency, (card.value,))
        if (falcon, corner) not in self._brings:
            self._brings[falcon, corner] = self._worth_of(falcon, corner)
        return self._brings[falcon, corner] + self._costs[card]

    def alone(self, action: Any) -> bool:
        return True

    def choice(self, action: Any) -> object:
        return BuyFalcon, action.falcon

    def _worth_of(self, falcon: int, corner: int) -> float:
        """What a falcon brings, and those that can be bought after it in the same turn."""
        position = self.position
        seat, weights = position.seat, position.weights
        more = MORE[self.state.flocks[seat][FEATHER[falcon]]]
        after = self.state.copy()
        after.settled(seat, falcon, corner)
        cards = position.table.cards_of(seat)[1:]
        _, further = after.plan(seat, cards, position.scorings, position.thrift, weights)
        return weights.of(WEIGHTS).falcon * position.scorings * more + further

    def adds(self, action: "Action") -> float:
        """A crossing is worth a part of the best falcon for it; whatever flies home is lost."""
        if not isinstance(action, Building):
            return 0.0
        position = self.position
        after = self._after(action)
        landed = after.landed(position.seat) - self.state.landed(position.seat)
        room = after.hoped(position.seat) - self.state.hoped(position.seat)
        weights = position.weights.of(WEIGHTS)
        if position.turns_left > 1 and position.weights.prospects:
            room += weights.nearly * self._begun(action)
        return position.scorings * (weights.falcon * landed + weights.perch * room)

    def _begun(self, action: Building) -> float:
        """What the crossings could bring that come to lack one tile, less those that no longer do."""
        if isinstance(action, Swap):
            return 0.0
        position, more = self.position, -1 if isinstance(action, TakeBack) else 1
        gaps = gaps_at(position.table.laid[position.seat], self._cell(action))
        flock = self.state.flocks[position.seat]
        return more * (gaps.count(1) - gaps.count(0)) * fmean([MORE[count] for count in flock])

    def _after(self, action: Building) -> FalconState:
        seat, after, cell = self.position.seat, self.state.copy(), self._cell(action)
        laid = self.position.table.laid[seat].copy()
        if isinstance(action, TakeBack | Swap):
            del laid[cell]
            after.vacate(seat, cell)
        if not isinstance(action, TakeBack):
            laid[cell] = TILE_NUMBER[action.tile]
            after.open_up(seat, laid, cell)
        return after

    def _cell(self, action: Building) -> int:
        match action:
            case TakeBack(tile) | Swap(_, tile):
                return cell_with(self.position.table, self.position.seat, tile)
            case Place(_, cell) | Add(_, cell):
                return int(cell)

    def reasons(self, action: "Action") -> Iterator[Reason]:
        position = self.position
        match action:
            case BuyFalcon(falcon, card, _):
                count = self.state.flocks[position.seat][FEATHER[FALCON_NUMBER[falcon]]]
                before, after = POINTS[count], POINTS[count + 1]
                yield FalconReason(
                    FalconWhy.FALCON_SET, falcon=falcon, amount=count + 1, before=before, after=after
                )
                if card.value == min(held.value for held in position.view.hand):
                    yield Reason(FalconWhy.SMALLEST_CARD, cards=(card,))
            case Place() | Add():
                made = self._after(action).suiting(position.seat) - self.state.suiting(position.seat)
                if made > 0:
                    yield Reason(FalconWhy.MAKES_CROSSING, amount=made)
