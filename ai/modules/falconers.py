"""Judging falcons: what one brings with those to follow it, and what the palace should look like for them."""

from collections.abc import Iterator
from statistics import fmean
from typing import Any, ClassVar

from ai.advice.reasons import Reason, Why
from ai.evaluation.buying import spending_worth
from ai.evaluation.module_values import Habit, ModuleValues
from ai.evaluation.thought import Thought
from ai.modules.perches import FALCON_NUMBER, FEATHER, MORE, Perches, gaps_at
from ai.search.apply_action import cell_with
from ai.search.small_numbers import TILE_NUMBER
from engine import Action, Add, BuyFalcon, Card, Place, Swap, TakeBack
from engine.modules.falcons import POINTS


class Falconry(ModuleValues):
    """Falcons score at every scoring, more for each of a colour; they are a turn by themselves."""

    actions: ClassVar[tuple[type, ...]] = (BuyFalcon,)
    habit = Habit("falcons")

    def __init__(self, thought: Thought) -> None:
        super().__init__(thought)
        self.perches = thought.kept(Perches)
        self._costs: dict[Card, float] = {}
        self._brings: dict[tuple[int, int], float] = {}

    def worth(self, action: Any) -> float:
        falcon, card, corner = FALCON_NUMBER[action.falcon], action.card, int(action.corner)
        if card not in self._costs:
            self._costs[card] = spending_worth(self.thought, card.currency, (card.value,))
        if (falcon, corner) not in self._brings:
            self._brings[falcon, corner] = self._worth_of(falcon, corner)
        return self._brings[falcon, corner] + self._costs[card]

    def alone(self, action: Any) -> bool:
        return True

    def gist(self, action: Any) -> object:
        return BuyFalcon, action.falcon

    def _worth_of(self, falcon: int, corner: int) -> float:
        """What a falcon brings, and those that can be bought after it in the same turn."""
        thought = self.thought
        seat, weights = thought.seat, thought.weights
        more = MORE[self.perches.flocks[seat][FEATHER[falcon]]]
        after = self.perches.copy()
        after.settled(seat, falcon, corner)
        cards = thought.table.cards_of(seat)[1:]
        _, further = after.plan(seat, cards, thought.scorings, thought.thrift, weights)
        return weights.falcon * thought.scorings * more + further

    def adds(self, action: Action) -> float:
        """A crossing is worth a part of the best falcon for it; whatever flies home is lost."""
        if not isinstance(action, Place | Add | TakeBack | Swap):
            return 0.0
        thought = self.thought
        after = self._after(action)
        landed = after.landed(thought.seat) - self.perches.landed(thought.seat)
        room = after.hoped(thought.seat) - self.perches.hoped(thought.seat)
        weights = thought.weights
        if thought.turns_left > 1:
            room += weights.nearly * self._begun(action)
        return thought.scorings * (weights.falcon * landed + weights.perch * room)

    def _begun(self, action: Place | Add | TakeBack | Swap) -> float:
        """What the crossings could bring that come to lack one tile, less those that no longer do."""
        thought = self.thought
        match action:
            case Swap():
                return 0.0
            case TakeBack(tile):
                cell, more = cell_with(thought.table, thought.seat, tile), -1
            case Place() | Add():
                cell, more = int(action.cell), 1
        gaps = gaps_at(thought.table.laid[thought.seat], cell)
        flock = self.perches.flocks[thought.seat]
        return more * (gaps.count(1) - gaps.count(0)) * fmean([MORE[count] for count in flock])

    def _after(self, action: Place | Add | TakeBack | Swap) -> Perches:
        thought = self.thought
        seat, after = thought.seat, self.perches.copy()
        laid = thought.table.laid[seat].copy()
        if isinstance(action, TakeBack | Swap):
            gone = action.tile if isinstance(action, TakeBack) else action.removed
            cell = cell_with(thought.table, seat, gone)
            del laid[cell]
            after.vacate(seat, cell)
        else:
            cell = int(action.cell)
        if not isinstance(action, TakeBack):
            laid[cell] = TILE_NUMBER[action.tile]
            after.open_up(seat, laid, cell)
        return after

    def reasons(self, action: Action) -> Iterator[Reason]:
        thought = self.thought
        match action:
            case BuyFalcon(falcon, card, _):
                count = self.perches.flocks[thought.seat][FEATHER[FALCON_NUMBER[falcon]]]
                yield Reason(
                    Why.FALCON_SET,
                    falcon=falcon,
                    amount=count + 1,
                    before=POINTS[count],
                    after=POINTS[count + 1],
                )
                if card.value == min(held.value for held in thought.view.hand):
                    yield Reason(Why.SMALLEST_CARD, cards=(card,))
            case Place() | Add():
                made = self._after(action).suiting(thought.seat) - self.perches.suiting(thought.seat)
                if made > 0:
                    yield Reason(Why.MAKES_CROSSING, amount=made)
