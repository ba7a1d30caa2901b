"""What modules keep on a table of small numbers, and their part in what happens there.

One subclass for each module, in `ai/modules/`. The table asks all of them alike.
"""

import random
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from ai.evaluation.majorities import Outlook
    from ai.evaluation.weights import Weights
    from ai.search.compact_table import Table
    from ai.search.playout import Mover
    from engine import Action

Coins = tuple[int, int]
"""Money that is no card: a currency and a value."""


class ModuleState:
    """A module's things on one table, with the answers of a module that does not care."""

    __slots__ = ()

    actions: ClassVar[tuple[type, ...]] = ()
    """Its own actions."""

    def copy(self) -> "ModuleState":
        """The same things, to be moved by themselves."""
        raise NotImplementedError

    def deal(self, chance: random.Random) -> None:
        """Give everything hidden as it might be."""

    def followed(self, table: "Table", seat: int, action: "Action") -> None:
        """Somebody did something: move what is its own."""

    def built(self, table: "Table", seat: int, tile: int, cell: int) -> None:
        """A tile is in a palace now."""

    def taken_down(self, table: "Table", seat: int, cell: int) -> None:
        """A palace is without the tile in a cell now."""

    def counts(self, tile: int) -> bool:
        """Does a palace tile count for its majority?"""
        return True

    def credits(self, seat: int) -> tuple[Coins, ...]:
        """Money beside the hand."""
        return ()

    def score(self, table: "Table") -> None:
        """A scoring: add its own points."""

    def close(self, table: "Table") -> None:
        """The last turn is over, and the last tiles are still to be given."""

    def expect(self, table: "Table", points: list[float], coming: "Outlook", weights: "Weights") -> None:
        """Add the points that each player may still expect of it."""

    # Games played out in thought

    def simplify(self, table: "Table") -> None:
        """A playout begins: put aside what quick turns do not use."""

    def act(self, mover: "Mover") -> None:
        """A turn begins: do whatever is good and lets one act again."""

    def takes_turn(self, mover: "Mover", ordinary: float) -> bool:
        """Do something if it is worth more than what an ordinary turn would be; was it done?"""
        return False

    def settle(self, mover: "Mover") -> None:
        """Place what lies aside, after the tiles."""
