"""Exchange certificates: what is overpaid is not lost, and what is stored is spent like a card."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from statistics import fmean
from typing import TYPE_CHECKING, Any, ClassVar, Final

from ai.advice.reasons import Reason, ReasonKind
from ai.evaluation.money import purse_worth
from ai.evaluation.purse import more
from ai.modules.hooks import AiModule, Coins, Habit, ModuleState, ModuleValues
from engine import Buy, Certificates, Credit, EndTurn, Money, Store, View
from engine.modules.certificates import MOST
from engine.position.pieces import Currency, total

if TYPE_CHECKING:
    from ai.evaluation.position_values import PositionValues
    from ai.search.compact_table import Table
    from ai.search.playout import Mover
    from engine import Action


@dataclass(frozen=True)
class CertificateWeights:
    """Weights for storing."""

    storing: float = 0.8
    """The part of a stored coin's worth that it has, as it can only be spent whole."""


class CertificateWhy(ReasonKind):
    """What storing says for an action; beside each, the facts that come with it."""

    CAN_STORE = "what is overpaid can be stored"  # tile, amount
    STORES = "what was overpaid is not lost"  # currency
    SPENDS_CREDIT = "spends what was stored, and its place is free again"  # cards, currency, amount


WEIGHTS: Final = CertificateWeights()


def overpaid(table: "Table", action: "Action") -> int:
    """X2: by how much a purchase at the full price gives too much."""
    if isinstance(action, Buy):
        return total(action.cards) - action.tile.price
    return sum([state.surplus(table, action) for state in table.module_states])


class CertificateState(ModuleState):
    """Chips by currency, a credit for each seat, and by how much this turn's purchase was overpaid.

    A view does not tell the last, so it is known only of purchases made on the table itself.
    """

    __slots__ = ("boards", "left", "overpaid")

    actions: ClassVar[tuple[type, ...]] = (Store,)

    def __init__(self, left: list[int], boards: list[Coins | None]) -> None:
        self.left = left
        self.boards = boards
        self.overpaid = 0

    @classmethod
    def seen(cls, _view: View, kept: Certificates) -> "CertificateState":
        """Those of a view; all is open."""
        boards = [None if held is None else (int(held.currency), held.value) for held in kept.boards]
        return cls(list(kept.chips), boards)

    def copy(self) -> "CertificateState":
        twin = CertificateState(self.left[:], self.boards[:])
        twin.overpaid = self.overpaid
        return twin

    def credits(self, seat: int) -> tuple[Coins, ...]:
        held = self.boards[seat]
        return () if held is None else (held,)

    def followed(self, table: "Table", seat: int, action: "Action") -> None:
        over = overpaid(table, action)
        match action:
            case Store(currency):
                self._store(seat, int(currency))
            case EndTurn():
                self.overpaid = 0
            case _ if over:
                self.overpaid = over
        # X3: a credit that was spent leaves its board, whatever it was spent on.
        for piece in getattr(action, "cards", ()):
            if isinstance(piece, Credit):
                self.boards[seat] = None
                self.left[piece.currency] += 1

    def _store(self, seat: int, currency: int) -> None:
        self.boards[seat] = (currency, self.overpaid)
        self.left[currency] -= 1

    def simplify(self, table: "Table") -> None:
        """In quick turns a credit is a card like any other."""
        for seat, held in enumerate(self.boards):
            if held is not None:
                currency, value = held
                table.purses[seat][currency] = more(table.purses[seat][currency], (value,))
                self.boards[seat] = None

    def settle(self, mover: "Mover") -> None:
        """X2: what was overpaid is stored in the currency of which there is least."""
        if 0 < self.overpaid <= MOST and self.boards[mover.seat] is None:
            purses = mover.table.purses[mover.seat]
            least = min(
                [currency for currency, left in enumerate(self.left) if left], key=lambda c: sum(purses[c])
            )
            purses[least] = more(purses[least], (self.overpaid,))
        self.overpaid = 0


class CertificateValues(ModuleValues):
    """A stored coin is worth nearly as much as one in hand."""

    actions: ClassVar[tuple[type, ...]] = (Store,)
    recoveries: ClassVar[tuple[type, ...]] = (Store,)
    habit = Habit("certificates")

    def __init__(self, position: "PositionValues") -> None:
        super().__init__(position)
        self.state = position.state_of(CertificateState)

    def worth(self, action: Any) -> float:
        """A view does not tell the amount, so this is the mean of all possible ones."""
        return fmean([self._stored(action.currency, amount) for amount in range(1, MOST + 1)])

    def adds(self, action: "Action") -> float:
        """What an overpaid purchase is worth more because the rest can be stored."""
        over = overpaid(self.position.table, action)
        return self._best_stored[over] if self._storable(action, over) else 0.0

    def _storable(self, action: Any, over: int) -> bool:
        return 0 < over <= MOST and self._free_after(action.cards)

    def _free_after(self, cards: tuple[Money, ...]) -> bool:
        """Is there room on the board once this is paid?"""
        return self.state.boards[self.position.seat] is None or any(
            isinstance(piece, Credit) for piece in cards
        )

    @cached_property
    def _best_stored(self) -> list[float]:
        """By amount, what it is worth to store it in the best currency of which there is a chip."""
        available = [Currency(currency) for currency, left in enumerate(self.state.left) if left]
        return [
            max([0.0, *(self._stored(currency, amount) for currency in available)])
            for amount in range(MOST + 1)
        ]

    def _stored(self, currency: Currency, amount: int) -> float:
        position = self.position
        purse = position.purses[currency]
        added = purse_worth(position, currency, more(purse, (amount,))) - purse_worth(
            position, currency, purse
        )
        return position.weights.of(WEIGHTS).storing * added

    def reasons(self, action: "Action") -> Iterator[Reason]:
        if isinstance(action, Store):
            yield Reason(CertificateWhy.STORES, currency=action.currency)
        over = overpaid(self.position.table, action)
        if self._storable(action, over):
            yield Reason(CertificateWhy.CAN_STORE, tile=getattr(action, "tile", None), amount=over)
        for piece in getattr(action, "cards", ()):
            if isinstance(piece, Credit):
                yield Reason(
                    CertificateWhy.SPENDS_CREDIT, cards=(piece,), currency=piece.currency, amount=piece.value
                )


CERTIFICATES: Final = AiModule(
    "certificates",
    CertificateValues,
    Certificates,
    CertificateState.seen,
    CertificateWhy,
    WEIGHTS,
)
