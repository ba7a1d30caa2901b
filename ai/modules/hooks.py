"""The hooks: every question the computer players ask a module, with default answers.

A module is one file with two subclasses: `ModuleValues` says what actions are worth for its sake, and
`ModuleState` is its part of a compact table. An `AiModule` names both for the registry.
"""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, NewType

from ai.advice.reasons import Reason, ReasonKind
from engine import View

if TYPE_CHECKING:
    from ai.evaluation.majorities import Outlook
    from ai.evaluation.position_values import PositionValues
    from ai.evaluation.weights import Weights
    from ai.search.compact_table import Table
    from ai.search.playout import Mover
    from engine import Action

Habit = NewType("Habit", str)
"""A kind of mistake, as in "took-money"."""
Coins = tuple[int, int]
"""Money that is no card: a currency and a value."""


class ModuleValues:
    """A module's part in one decision; one object a decision."""

    actions: ClassVar[tuple[type, ...]] = ()
    """Its own actions; the questions below, but for the last two, are about these."""
    purchases: ClassVar[tuple[type, ...]] = ()
    """Those of its actions that pay for a `tile` with `cards`."""
    recoveries: ClassVar[tuple[type, ...]] = ()
    """Those of its actions that get back what a purchase of the same turn overpaid."""
    habit: ClassVar[Habit]
    """The kind of mistake that deciding badly about its actions is."""

    def __init__(self, position: "PositionValues") -> None:
        self.position = position

    def worth(self, action: Any) -> float:
        """What it is worth in points, what can be done after it left out."""
        raise AssertionError(f"no such action {action}")

    def closes(self, action: Any) -> bool:
        """Does it close the turn's actions, as placing a tile does?"""
        return False

    def acts_again(self, action: Any) -> bool:
        """Does it allow another action?"""
        return False

    def alone(self, action: Any) -> bool:
        """Must it be the only action of its turn?"""
        return False

    def choice(self, action: Any) -> object:
        """What makes two actions one choice."""
        return action

    def buys_tile(self, action: Any) -> bool:
        """Is it a purchase of a tile on the market?"""
        return False

    def subject(self, action: Any) -> object:
        """What it decides about once nothing is left to do but to close the turn."""
        return type(action)

    def adds(self, action: "Action") -> float:
        """What this module adds to the worth of another's action."""
        return 0.0

    def reasons(self, action: "Action") -> Iterator[Reason]:
        """Reasons for an action, its own or another's."""
        return iter(())


class ModuleState:
    """A module's part of one compact table, and of what happens there."""

    __slots__ = ()

    actions: ClassVar[tuple[type, ...]] = ()
    """Its own actions."""

    def copy(self) -> "ModuleState":
        """An independent copy."""
        raise NotImplementedError

    def deal(self, chance: random.Random) -> None:
        """Deal everything hidden at random."""

    def followed(self, table: "Table", seat: int, action: "Action") -> None:
        """A player did something: update what is its own."""

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

    def surplus(self, table: "Table", action: "Action") -> int:
        """By how much its own purchase overpays for a tile, if it buys one at its full price."""
        return 0

    def score(self, table: "Table") -> None:
        """A scoring: add its own points."""

    def close(self, table: "Table") -> None:
        """The last turn is over, and the last tiles are still to be given."""

    def expect(self, table: "Table", points: list[float], coming: "Outlook", weights: "Weights") -> None:
        """Add the points that each player may still expect of it."""

    # Playouts

    def simplify(self, table: "Table") -> None:
        """A playout begins: put aside what quick turns do not use."""

    def act(self, mover: "Mover") -> None:
        """A turn begins: do everything good that allows another action."""

    def takes_turn(self, mover: "Mover", ordinary: float) -> bool:
        """Do something if it is worth more than what an ordinary turn would be; was it done?"""
        return False

    def settle(self, mover: "Mover") -> None:
        """Place what lies aside, after the tiles."""


@dataclass(frozen=True)
class AiModule:
    """All that the computer players know of one module."""

    name: str
    """As the engine names it."""
    values: type[ModuleValues]
    slice_type: type | None = None
    """Its slice in a view, from which `state` is made."""
    state: Callable[[View, Any], ModuleState] | None = None
    reason_kinds: type[ReasonKind] | None = None
    """Its own kinds of reasons."""
    weights: object = None
    """Its own weights, as a frozen dataclass."""
