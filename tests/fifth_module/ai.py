"""Orchards for computer players: a tree scores at every scoring to come."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar, Final

from ai.advice.reasons import Reason, ReasonKind
from ai.evaluation.buying import spending_worth
from ai.modules.hooks import AiModule, Habit, ModuleState, ModuleValues
from engine import View
from tests.fifth_module.engine import Orchards, PlantTree

if TYPE_CHECKING:
    from ai.evaluation.majorities import Outlook
    from ai.evaluation.weights import Weights
    from ai.search.compact_table import Table


class OrchardWhy(ReasonKind):
    """What speaks for a tree."""

    TREE_SCORES = "a tree scores at every scoring to come"  # amount


class OrchardState(ModuleState):
    """The trees of each seat."""

    __slots__ = ("trees",)

    actions: ClassVar[tuple[type, ...]] = (PlantTree,)

    def __init__(self, trees: list[int]) -> None:
        self.trees = trees

    @classmethod
    def seen(cls, _view: View, kept: Orchards) -> "OrchardState":
        """Those of a view."""
        return cls(list(kept.trees))

    def copy(self) -> "OrchardState":
        return OrchardState(self.trees[:])

    def followed(self, table: "Table", seat: int, action: Any) -> None:
        if isinstance(action, PlantTree):
            table.pay(action.card.currency, (action.card.value,))
            self.trees[seat] += 1

    def score(self, table: "Table") -> None:
        for seat, trees in enumerate(self.trees):
            table.scores[seat] += trees

    def expect(self, table: "Table", points: list[float], coming: "Outlook", weights: "Weights") -> None:
        for seat, trees in enumerate(self.trees):
            points[seat] += len(coming) * trees


class OrchardValues(ModuleValues):
    """A tree is worth its points, less the card."""

    actions: ClassVar[tuple[type, ...]] = (PlantTree,)
    habit = Habit("orchards")

    def worth(self, action: Any) -> float:
        card = action.card
        return self.position.scorings + spending_worth(self.position, card.currency, (card.value,))

    def reasons(self, action: Any) -> Iterator[Reason]:
        if isinstance(action, PlantTree):
            yield Reason(OrchardWhy.TREE_SCORES, amount=self.position.scorings)


ORCHARDS: Final = AiModule("orchards", OrchardValues, Orchards, OrchardState.seen, OrchardWhy)
