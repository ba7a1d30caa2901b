"""Actions as menus and logs name them."""

from typing import assert_never

from bot.language.labels import cards_label, cell_label, told_apart
from bot.language.module_labels import corner_label, falcon_label, half_label, portal_label
from engine import (
    Action,
    Add,
    Buy,
    BuyFalcon,
    BuySite,
    BuyWithPortal,
    Complete,
    EndTurn,
    GiveToDirk,
    KeepToken,
    Place,
    PlacePortal,
    Reserve,
    Store,
    Swap,
    TakeBack,
    TakeMoney,
    UndoStep,
    UndoTurn,
)
from engine.judge.actions import CoreAction
from render.base.look import Words

ModuleAction = GiveToDirk | BuyFalcon | BuyWithPortal | PlacePortal | BuySite | KeepToken | Complete | Store


def action_label(words: Words, action: Action) -> str:
    """An action: "Place Garden 8 (G8a) at +1,0"."""
    return _core_label(words, action) if isinstance(action, CoreAction) else _module_label(words, action)


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


def _module_label(words: Words, action: ModuleAction) -> str:
    match action:
        case GiveToDirk(tile):
            return words("action-give", tile=told_apart(words, tile))
        case BuyFalcon(falcon, card, corner):
            return words(
                "action-falcon",
                falcon=falcon_label(words, falcon),
                cards=cards_label(words, (card,)),
                cell=corner_label(corner),
            )
        case BuyWithPortal(tile, money):
            return words(
                "action-buy-with-portal",
                tile=told_apart(words, tile),
                portal=portal_label(words, tile.kind),
                cards=cards_label(words, money),
            )
        case PlacePortal(kind, half):
            return words("action-place-portal", portal=portal_label(words, kind), half=half_label(half))
        case BuySite(tile, money):
            return words("action-buy-site", tile=told_apart(words, tile), cards=cards_label(words, money))
        case KeepToken(number):
            return words("action-keep-token", number=number)
        case Complete(tile, money):
            return words("action-complete", tile=told_apart(words, tile), cards=cards_label(words, money))
        case Store(currency):
            return words("action-store", currency=currency.name.lower())
        case _:
            assert_never(action)
