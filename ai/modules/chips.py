"""Exchange certificates on a table of small numbers: the chips left, and what lies on each board."""

from typing import TYPE_CHECKING, ClassVar

from ai.evaluation.purse import more
from ai.modules.portal_pile import surcharge
from ai.search.module_state import Coins, ModuleState
from engine import Buy, BuyWithPortal, Certificates, Credit, EndTurn, Store, View
from engine.modules.certificates import MOST
from engine.position.pieces import total

if TYPE_CHECKING:
    from ai.search.compact_table import Table
    from ai.search.playout import Mover
    from engine import Action


def overpaid(action: Buy | BuyWithPortal, rounds_scored: int) -> int:
    """X2: by how much a purchase at the full price gives too much."""
    price = action.tile.price + (surcharge(rounds_scored) if isinstance(action, BuyWithPortal) else 0)
    return total(action.cards) - price


class Chips(ModuleState):
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
    def seen(cls, _view: View, kept: Certificates) -> "Chips":
        """Those of a view; all is open."""
        boards = [None if held is None else (int(held.currency), held.value) for held in kept.boards]
        return cls(list(kept.chips), boards)

    def copy(self) -> "Chips":
        twin = Chips(self.left[:], self.boards[:])
        twin.overpaid = self.overpaid
        return twin

    def credits(self, seat: int) -> tuple[Coins, ...]:
        held = self.boards[seat]
        return () if held is None else (held,)

    def followed(self, table: "Table", seat: int, action: "Action") -> None:
        match action:
            case Buy() | BuyWithPortal():
                self.overpaid = overpaid(action, table.rounds_scored)
            case Store(currency):
                self._store(seat, int(currency))
            case EndTurn():
                self.overpaid = 0
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
