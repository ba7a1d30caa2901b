"""What every legal action is worth to the seat that may take it.

Modules value their own actions. An unknown action is worth slightly less than nothing, so it is only taken
when there is no other.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from ai.evaluation.building import (
    adding_worth,
    giving_worth,
    placing_worth,
    reserving_worth,
    swapping_worth,
    taking_back_worth,
)
from ai.evaluation.buying import buying_worth
from ai.evaluation.money import taking_worth
from ai.evaluation.position_values import PositionValues
from ai.modules import AI_MODULES
from ai.modules.hooks import ModuleValues
from ai.search.apply_action import cell_with
from ai.search.compact_pieces import TILE_NUMBER, card_number
from ai.search.stalling import stalls
from engine import (
    Action,
    Add,
    Buy,
    EndTurn,
    GiveToDirk,
    Place,
    Reserve,
    Swap,
    TakeBack,
    TakeMoney,
    UndoStep,
    UndoTurn,
)
from engine.position.pieces import total

UNKNOWN: Final = -1.0
_CLOSING: Final = (Place, Reserve, GiveToDirk, EndTurn)


class Judged(NamedTuple):
    """An action and what it is worth."""

    action: Action
    worth: float


class ActionValues:
    """The values of a position and of the table's modules, for one decision."""

    def __init__(self, position: PositionValues) -> None:
        self.position = position
        self.module_values = AI_MODULES.values_for(position)

    def judged(self, legal: tuple[Action, ...]) -> list[Judged]:
        """All sensible actions, the best first.

        An exact payment lets one act again, so it is worth the best other action besides. While one may act,
        placing waits: it would close the turn's actions. Nobody takes anything back.
        """
        forward: list[Action] = [action for action in legal if not isinstance(action, UndoStep | UndoTurn)]
        found = [Judged(action, self.worth(action)) for action in forward or legal]
        acts = [each for each in found if not self.closes(each.action)]
        if not self.position.view.may_act or not acts:
            return sorted(found, key=_by_worth)
        ranked = sorted(self._with_further(acts), key=_by_worth)
        if ranked[0].worth > 0 or len(acts) == len(found):
            return self.going_on(ranked)
        return sorted([each for each in found if self.closes(each.action)], key=_by_worth)

    def going_on(self, ranked: list[Judged]) -> list[Judged]:
        """The same order, but what only hands the turn on comes last, however much it is worth."""
        return sorted(ranked, key=lambda each: stalls(self.position.table, each.action))

    def worth(self, action: Action) -> float:
        """What an action is worth in points; what it lets be done after it is left out."""
        added = sum([values.adds(action) for values in self.module_values])
        known = core_worth(self.position, action)
        if known is None:
            values = self.values_of(action)
            known = UNKNOWN if values is None else values.worth(action)
        return known + added

    def values_of(self, action: Action) -> ModuleValues | None:
        """The values of the module that owns the action."""
        return next((values for values in self.module_values if isinstance(action, values.actions)), None)

    def closes(self, action: Action) -> bool:
        """Does it close the turn's actions?"""
        values = self.values_of(action)
        return isinstance(action, _CLOSING) or (values is not None and values.closes(action))

    def acts_again(self, action: Action) -> bool:
        """Does it allow another action?"""
        if isinstance(action, Buy):
            return total(action.cards) == action.tile.price
        values = self.values_of(action)
        return values is not None and values.acts_again(action)

    def distinct(self, ranked: Iterable[Judged]) -> list[Judged]:
        """The best of each choice."""
        found: dict[object, Judged] = {}
        for each in ranked:
            found.setdefault(self.choice(each.action), each)
        return list(found.values())

    def choice(self, action: Action) -> object:
        """What makes two actions one choice: the same tile for other cards, or in another cell."""
        if isinstance(action, Buy | Place | Add):
            return type(action), action.tile
        values = self.values_of(action)
        return action if values is None else values.choice(action)

    def _with_further(self, found: list[Judged]) -> list[Judged]:
        further = [
            each.worth for each in found if not self.acts_again(each.action) and not self._alone(each.action)
        ]
        best = max([0.0, *further])
        return [
            Judged(each.action, each.worth + best) if self.acts_again(each.action) else each for each in found
        ]

    def _alone(self, action: Action) -> bool:
        values = self.values_of(action)
        return values is not None and values.alone(action)


def core_worth(position: PositionValues, action: Action) -> float | None:
    """What an action of the base game is worth; None if it is no such action."""
    match action:
        case TakeMoney(cards):
            return taking_worth(position, tuple(map(card_number, cards)))
        case Buy(tile, cards):
            return buying_worth(position, tile, cards)
        case Place(tile, cell):
            return placing_worth(position, TILE_NUMBER[tile], cell)
        case Reserve(tile):
            return reserving_worth(position, TILE_NUMBER[tile])
        case GiveToDirk(tile):
            return giving_worth(position, TILE_NUMBER[tile])
        case Add(tile, cell):
            return adding_worth(position, TILE_NUMBER[tile], cell)
        case TakeBack(tile):
            return taking_back_worth(position, cell_with(position.table, position.seat, tile))
        case Swap(tile, removed):
            there = cell_with(position.table, position.seat, removed)
            return swapping_worth(position, TILE_NUMBER[tile], there)
        case EndTurn():
            return 0.0
        case _:
            return None


def _by_worth(judged_action: Judged) -> float:
    return -judged_action.worth
