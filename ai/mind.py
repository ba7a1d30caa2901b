"""What every legal action is worth to the seat that may take it.

Modules can teach the mind about their own actions: a `Lesson` in `LEARNT` answers for a type of action. What
nobody has taught it is worth a little less than nothing, so it is done only where nothing else can be.
"""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from ai.building import (
    adding_worth,
    giving_worth,
    placing_worth,
    reserving_worth,
    swapping_worth,
    taking_back_worth,
)
from ai.buying import buying_worth
from ai.compact import TILE_NUMBER, card_number
from ai.follow import cell_with
from ai.money import taking_worth
from ai.thought import Thought
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
from engine.pieces import total

UNKNOWN: Final = -1.0


class Lesson(NamedTuple):
    """What a module's action is worth, and whether it closes the turn's actions as placing does."""

    worth: Callable[[Thought, Action], float]
    closes: bool = False


LEARNT: dict[type, Lesson] = {}
"""What the mind was taught about modules' own actions, by their type."""


class Judged(NamedTuple):
    """An action and what it is worth."""

    action: Action
    worth: float


def worth(thought: Thought, action: Action) -> float:
    """What an action is worth in points; what it lets be done after it is left out."""
    match action:
        case TakeMoney(cards):
            return taking_worth(thought, tuple(map(card_number, cards)))
        case Buy(tile, cards):
            square = thought.table.market.index(TILE_NUMBER[tile])
            return buying_worth(thought, square, tuple(sorted([card.value for card in cards])))
        case Place(tile, cell):
            return placing_worth(thought, TILE_NUMBER[tile], cell)
        case Reserve(tile):
            return reserving_worth(thought, TILE_NUMBER[tile])
        case GiveToDirk(tile):
            return giving_worth(thought, TILE_NUMBER[tile])
        case Add(tile, cell):
            return adding_worth(thought, TILE_NUMBER[tile], cell)
        case TakeBack(tile):
            return taking_back_worth(thought, cell_with(thought.table, thought.seat, tile))
        case Swap(tile, removed):
            there = cell_with(thought.table, thought.seat, removed)
            return swapping_worth(thought, TILE_NUMBER[tile], there)
        case EndTurn():
            return 0.0
        case _:
            learnt = LEARNT.get(type(action))
            return UNKNOWN if learnt is None else learnt.worth(thought, action)


def judged(thought: Thought, legal: tuple[Action, ...]) -> list[Judged]:
    """All sensible actions, the best first.

    An exact payment lets one act again, so it is worth the best other action besides. While one may act,
    placing waits: it would close the turn's actions. Nobody takes anything back.
    """
    forward: list[Action] = [action for action in legal if not isinstance(action, UndoStep | UndoTurn)]
    found = [Judged(action, worth(thought, action)) for action in forward or legal]
    acts = [each for each in found if not closes(each.action)]
    if not thought.view.may_act or not acts:
        return sorted(found, key=_by_worth)
    ranked = sorted(_with_further(acts), key=_by_worth)
    if ranked[0].worth > 0 or len(acts) == len(found):
        return _unstuck(ranked)
    return sorted([each for each in found if closes(each.action)], key=_by_worth)


_CLOSING: Final = (Place, Reserve, GiveToDirk, EndTurn)


def closes(action: Action) -> bool:
    """Does it close the turn's actions?"""
    learnt = LEARNT.get(type(action))
    return isinstance(action, _CLOSING) or (learnt is not None and learnt.closes)


def _by_worth(judged_action: Judged) -> float:
    return -judged_action.worth


def is_exact(action: Action) -> bool:
    """Does it let one act again?"""
    return isinstance(action, Buy) and total(action.cards) == action.tile.price


def gist(action: Action) -> object:
    """What makes two actions one choice: the same tile for other cards, or in another cell."""
    return (type(action), action.tile) if isinstance(action, Buy | Place | Add) else action


def distinct(ranked: Iterable[Judged]) -> list[Judged]:
    """The best of each choice."""
    found: dict[object, Judged] = {}
    for each in ranked:
        found.setdefault(gist(each.action), each)
    return list(found.values())


def _with_further(found: list[Judged]) -> list[Judged]:
    best_other = max([0.0, *(each.worth for each in found if not is_exact(each.action))])
    return [Judged(each.action, each.worth + best_other) if is_exact(each.action) else each for each in found]


def _unstuck(ranked: list[Judged]) -> list[Judged]:
    """With no money to take, buying goes before rebuilding for ever."""
    if any(isinstance(each.action, TakeMoney) for each in ranked):
        return ranked
    return sorted(ranked, key=lambda each: not isinstance(each.action, Buy))
