"""Judging certificates: what is overpaid is not lost, and what is stored is spent like a card."""

from collections.abc import Iterator
from functools import cached_property
from statistics import fmean
from typing import Any, ClassVar

from ai.advice.reasons import Reason, Why
from ai.evaluation.module_values import Habit, ModuleValues
from ai.evaluation.money import purse_worth
from ai.evaluation.purse import more
from ai.evaluation.thought import Thought
from ai.modules.chips import Chips, overpaid
from engine import Action, Buy, BuyWithPortal, Credit, Money, Store
from engine.modules.certificates import MOST
from engine.position.pieces import Currency


class Certifying(ModuleValues):
    """A stored coin is worth nearly as much as one in hand."""

    actions: ClassVar[tuple[type, ...]] = (Store,)
    habit = Habit("certificates")

    def __init__(self, thought: Thought) -> None:
        super().__init__(thought)
        self.chips = thought.kept(Chips)

    def worth(self, action: Any) -> float:
        """How much will be stored no view tells, so all that it can be is thought of."""
        return fmean([self._stored(action.currency, amount) for amount in range(1, MOST + 1)])

    def adds(self, action: Action) -> float:
        """What an overpaid purchase is worth more because the rest can be stored."""
        if not isinstance(action, Buy | BuyWithPortal):
            return 0.0
        over = overpaid(action, self.thought.table.rounds_scored)
        return self._best_stored[over] if 0 < over <= MOST and self._free_after(action.cards) else 0.0

    def _free_after(self, cards: tuple[Money, ...]) -> bool:
        """Is there room on the board once this is paid?"""
        return self.chips.boards[self.thought.seat] is None or any(
            isinstance(piece, Credit) for piece in cards
        )

    @cached_property
    def _best_stored(self) -> list[float]:
        """By amount, what it is worth to store it in the best currency of which there is a chip."""
        available = [Currency(currency) for currency, left in enumerate(self.chips.left) if left]
        return [
            max([0.0, *(self._stored(currency, amount) for currency in available)])
            for amount in range(MOST + 1)
        ]

    def _stored(self, currency: Currency, amount: int) -> float:
        thought = self.thought
        purse = thought.purses[currency]
        added = purse_worth(thought, currency, more(purse, (amount,))) - purse_worth(thought, currency, purse)
        return thought.weights.storing * added

    def reasons(self, action: Action) -> Iterator[Reason]:
        match action:
            case Store(currency):
                yield Reason(Why.STORES, currency=currency)
            case Buy(tile, cards) | BuyWithPortal(tile, cards):
                over = overpaid(action, self.thought.table.rounds_scored)
                if 0 < over <= MOST and self._free_after(cards):
                    yield Reason(Why.CAN_STORE, tile=tile, amount=over)
        for piece in getattr(action, "cards", ()):
            if isinstance(piece, Credit):
                yield Reason(Why.SPENDS_CREDIT, cards=(piece,), currency=piece.currency, amount=piece.value)
