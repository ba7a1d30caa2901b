"""The emoji of a button or menu line, from the step that it carries."""

from typing import Final

from bot.message.emojis import (
    BUY,
    END,
    HAND,
    MORE,
    PLACE,
    REDESIGN,
    RESERVE,
    TAKE,
    UNDO,
    card_emoji,
    coin_emoji,
    kind_emoji,
)
from bot.modules.registry import MODULES
from bot.panel.steps import Screen, ordered, screen_of
from engine import (
    Action,
    Add,
    Card,
    Currency,
    EndTurn,
    Kind,
    Place,
    Reserve,
    Swap,
    TakeBack,
    TakeMoney,
    Tile,
    UndoStep,
    UndoTurn,
)

_SCREENS: Final = {
    "take": TAKE,
    "buy": BUY,
    "redesign": REDESIGN,
    "back": RESERVE,
    "hand": HAND,
    "more": MORE,
}


def emoji_of(step: str) -> str:
    """The name of the emoji for a step; empty if it would say nothing that tells it from its neighbours."""
    order = ordered(step)
    return _of_screen(screen_of(step)) if order is None else _of_action(order.action)


def _of_screen(screen: Screen) -> str:
    if screen.page > 1:
        return ""
    if screen.action is not None:  # one of many places for the same tile has no emoji of its own
        built = isinstance(screen.action, Place | Add | Swap | TakeBack)
        return "" if built else _of_piece(screen.action)
    if screen.about is None:
        return _SCREENS.get(screen.name) or _of_modules(screen.name)
    return kind_emoji(screen.about) if isinstance(screen.about, Kind) else _of_piece(screen)


def _of_modules(name: str) -> str:
    return MODULES.first(lambda module: module.screen_emojis.get(name)) or ""


def _of_action(action: Action) -> str:
    match action:
        case TakeMoney(cards):
            return _of_cards(cards)
        case Place():
            return PLACE
        case Reserve():
            return RESERVE
        case Add() | Swap() | TakeBack():
            return REDESIGN
        case UndoStep() | UndoTurn():
            return UNDO
        case EndTurn():
            return END
        case _:
            return _of_piece(action)


def _of_cards(cards: tuple[Card, ...]) -> str:
    """A card, or what several have in common."""
    if len(cards) == 1:
        return card_emoji(cards[0])
    currencies = {card.currency for card in cards}
    return coin_emoji(currencies.pop()) if len(currencies) == 1 else TAKE


def _of_piece(named: object) -> str:
    """The tile or the currency that an action or a screen names."""
    tile, currency = getattr(named, "tile", None), getattr(named, "currency", None)
    if isinstance(tile, Tile):
        return kind_emoji(tile.kind)
    return coin_emoji(currency) if isinstance(currency, Currency) else ""
