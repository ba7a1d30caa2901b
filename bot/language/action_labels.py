"""Actions as menus and logs name them."""

from typing import assert_never

from bot.language.labels import cards_label, cell_label, told_apart
from bot.language.words import Words
from bot.modules.registry import MODULES
from engine import (
    Action,
    Add,
    Buy,
    EndTurn,
    Place,
    Reserve,
    Swap,
    TakeBack,
    TakeMoney,
    UndoStep,
    UndoTurn,
)
from engine.judge.actions import CoreAction


def action_label(words: Words, action: Action) -> str:
    """An action: "Place Garden 8 (G8a) at +1,0"."""
    if isinstance(action, CoreAction):
        return _core_label(words, action)
    owner = MODULES.owner(action)
    assert owner is not None, "what is not the core's is a module's"
    return owner.action_label(words, action)


def _core_label(words: Words, action: CoreAction) -> str:
    match action:
        case TakeMoney(cards):
            return words("action-take", cards=cards_label(words, cards))
        case Buy(tile, money):
            return words("action-buy", tile=told_apart(words, tile), cards=cards_label(words, money))
        case Place(tile, cell):
            return words("action-place", tile=told_apart(words, tile), cell=cell_label(cell))
        case Reserve(tile):
            return words("action-reserve", tile=told_apart(words, tile))
        case Add(tile, cell):
            return words("action-add", tile=told_apart(words, tile), cell=cell_label(cell))
        case TakeBack(tile):
            return words("action-take-back", tile=told_apart(words, tile))
        case Swap(tile, removed):
            return words("action-swap", tile=told_apart(words, tile), removed=told_apart(words, removed))
        case EndTurn():
            return words("action-end")
        case UndoStep():
            return words("action-undo-step")
        case UndoTurn():
            return words("action-undo-turn")
        case _:
            assert_never(action)
