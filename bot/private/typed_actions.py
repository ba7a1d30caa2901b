"""The action that somebody means with what they typed after a slash command."""

from typing import Final

from bot.language.typed_words import (
    means,
    plain,
    read_cards,
    read_cell,
    read_currency,
    read_tile,
    read_tile_name,
)
from bot.language.words import Words
from bot.message.message_context import MessageContext
from bot.panel.panel_state import PanelState
from bot.private.suggestions import Ask, Offer, offers
from bot.table.expansion import sites_of
from engine import (
    Action,
    Buy,
    BuyFalcon,
    BuySite,
    BuyWithPortal,
    Complete,
    GiveToDirk,
    KeepToken,
    NotationError,
    Place,
    PlacePortal,
    Reserve,
    Store,
    TakeMoney,
    UndoStep,
    UndoTurn,
    View,
    parse_action,
)
from engine.position.pieces import total

_MEANT: Final[dict[Ask, tuple[type, ...]]] = {
    Ask.TAKE: (TakeMoney,),
    Ask.BUY: (Buy, BuyWithPortal),
    Ask.PLACE_CELL: (Place,),
    Ask.RESERVE: (Reserve,),
    Ask.DIRK: (GiveToDirk,),
    Ask.UNDO: (UndoStep, UndoTurn),
    Ask.FALCON: (BuyFalcon,),
    Ask.PORTAL: (PlacePortal,),
    Ask.SITE: (BuySite,),
    Ask.TOKEN: (KeepToken,),
    Ask.COMPLETE: (Complete,),
    Ask.STORE: (Store,),
}
"""What each command does; a redesign is one of three, and its notation begins alike."""


def understood(
    ask: Ask, view: View, legal: tuple[Action, ...], context: MessageContext, typed: str, *, tile: str = ""
) -> Action | None:
    """The action, legal or not, so that a refusal can say why not; None if nothing can be made of it.

    For a placing `typed` is the cell and `tile` the tile. Of what can mean several things none is chosen.
    """
    action = _in_notation(ask, typed)
    if action is None and view.seat is not None:
        action = _spoken(ask, PanelState(view, legal, context), typed, tile)
    if action is None:
        offered = list(offers(ask, view, legal, context, tile=tile))
        action = _only_match(ask, offered, typed, context.words)
    return action


def _in_notation(ask: Ask, typed: str) -> Action | None:
    text = typed.strip()
    try:
        action = parse_action(text)
    except NotationError:
        return None
    if ask is Ask.REDESIGN:
        return action if text.startswith("X ") else None
    return action if isinstance(action, _MEANT.get(ask, ())) else None


def _spoken(ask: Ask, state: PanelState, typed: str, tile: str) -> Action | None:
    match ask:
        case Ask.TAKE:
            cards = read_cards(typed, state.words)
            return None if cards is None else TakeMoney(cards)
        case Ask.BUY:
            return _purchase(state, typed, Buy)
        case Ask.SITE:
            return _purchase(state, typed, BuySite)
        case Ask.COMPLETE:
            return _purchase(state, typed, Complete)
        case Ask.STORE:
            currency = read_currency(typed, state.words)
            return None if currency is None else Store(currency)
        case Ask.TOKEN:
            return KeepToken(int(typed)) if typed.strip() in ("1", "2") else None
        case Ask.PLACE_CELL:
            return _placing(state, typed, tile)
        case Ask.RESERVE:
            named = read_tile(typed, state.aside, state.words)
            return None if named is None else Reserve(named)
        case Ask.DIRK:
            named = read_tile(typed, state.aside, state.words)
            return None if named is None else GiveToDirk(named)
        case Ask.REDESIGN:
            return _redesign(typed)
        case Ask.UNDO:
            return _undo(typed, state.words)
        case _:
            return None


def _purchase(
    state: PanelState, typed: str, buy: type[Buy] | type[BuySite] | type[Complete]
) -> Action | None:
    """A tile and cards, as in "G8a=y5 y3" or "garden 8 = florin 5+3"."""
    name, equals, paid = typed.partition("=")
    sites = [site.tile for site in sites_of(state.view, state.seat)]
    tiles = sites if buy is Complete else [tile for tile in state.view.market if tile is not None]
    tile = read_tile(name, tiles, state.words)
    cards = read_cards(paid, state.words) if equals else None
    return None if tile is None or cards is None else buy(tile, cards)


def _placing(state: PanelState, typed: str, tile: str) -> Action | None:
    named = read_tile(tile, state.aside, state.words)
    if named is None and not tile and len(state.aside) == 1:
        named = state.aside[0]
    cell = read_cell(typed, state.words)
    return None if named is None or cell is None else Place(named, cell)


def _redesign(typed: str) -> Action | None:
    """A redesign in notation without its verb, and whatever its capitals."""
    text = plain(typed).removeprefix("x ").replace(" ", "")
    for between in ("@", "<>"):
        name, found, rest = text.partition(between)
        if found and (tile := read_tile_name(name)) is not None:
            other = read_tile_name(rest) if between == "<>" else rest
            return None if other is None else _in_notation(Ask.REDESIGN, f"X {tile}{between}{other}")
    tile = read_tile_name(text)
    return None if tile is None else _in_notation(Ask.REDESIGN, f"X {tile}")


def _undo(typed: str, words: Words) -> Action | None:
    """One step if nothing else is said; otherwise what the buttons say, as in "all"."""
    if not typed.strip() or means(typed, words("panel-button-undo-step")):
        return UndoStep()
    return UndoTurn() if means(typed, words("panel-button-undo-turn")) else None


def _only_match(ask: Ask, offered: list[Offer], typed: str, words: Words) -> Action | None:
    """What was typed begins the words of one offer only, or of one exact payment for one tile."""
    text = plain(typed)
    if not text:
        return None
    begun = [offer for offer in offered if text.startswith(plain(offer.label))]
    named = [offer.action for offer in begun if text == plain(offer.name(words))]
    found = named or [offer.action for offer in offered if means(text, offer.wording)]
    if ask is Ask.BUY and len({buy.tile for buy in found if isinstance(buy, Buy | BuyWithPortal)}) == 1:
        # A portal costs more, so whoever names only the tile means it alone.
        exact = [buy for buy in found if isinstance(buy, Buy) and total(buy.cards) == buy.tile.price]
        found = list(exact) or found
    return found[0] if len(found) == 1 else None
