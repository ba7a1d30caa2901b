"""What slash commands offer while somebody types: legal values with what they mean, the best first."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from functools import partial
from itertools import chain, islice
from typing import NamedTuple, assert_never

from bot.language.action_labels import action_label
from bot.language.labels import told_apart, walls_label
from bot.language.module_labels import portal_label
from bot.language.typed_words import matches, read_tile
from bot.language.words import Words
from bot.message.message_context import MessageContext
from bot.message.messages import LONGEST_OPTION, MOST_OPTIONS
from bot.modules.falconers.screens import best_cards
from bot.modules.portals.screens import best_portals, half_name
from bot.panel.buying import way_label, way_note
from bot.panel.effect_words import told_change
from bot.panel.panel_state import PanelState
from bot.panel.placing import best_builds, place_label
from bot.panel.purchases import Buying, best_takings, purchases
from bot.panel.redesigning import best_redesigns, redesign_label
from bot.panel.taking import taking_label, taking_note
from bot.table.expansion import sites_in
from engine import (
    Action,
    Buy,
    BuySite,
    BuyWithPortal,
    Complete,
    GiveToDirk,
    KeepToken,
    Place,
    PlacePortal,
    Reserve,
    Store,
    Tile,
    UndoStep,
    UndoTurn,
    View,
    print_action,
    print_cell,
)
from render.alt_text.lengths import shortened


class Ask(Enum):
    """An option of a slash command that is filled in; the value names the command and the option."""

    TAKE = "take", "cards"
    BUY = "buy", "purchase"
    PLACE_TILE = "place", "tile"
    PLACE_CELL = "place", "cell"
    RESERVE = "reserve", "tile"
    REDESIGN = "redesign", "change"
    DIRK = "dirk", "tile"
    UNDO = "undo", "what"
    FALCON = "falcon", "purchase"
    PORTAL = "portal", "place"
    SITE = "site", "purchase"
    TOKEN = "token", "which"
    COMPLETE = "complete", "payment"
    STORE = "store", "currency"


class Choice(NamedTuple):
    """A value to choose: what is shown, and what is sent."""

    name: str
    value: str


@dataclass(frozen=True)
class Offer:
    """A legal value before it is explained, which takes longer than finding it."""

    label: str
    value: str
    action: Action | None
    """What it stands for, if it is a whole action."""
    explain: Callable[[], str] | None

    @property
    def wording(self) -> str:
        """What can be typed for it, word by word."""
        return f"{self.label} {self.value}"

    def name(self, words: Words) -> str:
        """What is shown: the label, and what it leads to."""
        name = self.label
        if self.explain is not None:
            name = words("choice-explained", choice=self.label, note=self.explain())
        return shortened(name, LONGEST_OPTION)


def suggested(
    ask: Ask,
    view: View,
    legal: tuple[Action, ...],
    context: MessageContext,
    typed: str = "",
    *,
    tile: str = "",
) -> tuple[Choice, ...]:
    """Up to 25 legal values that go with what was typed, first one that it names in notation.

    `tile` is what was typed for the tile to place.
    """
    offered = list(offers(ask, view, legal, context, tile=tile))
    named = [offer for offer in offered if offer.value == typed.strip()]
    found = chain(named, (offer for offer in offered if offer not in named and matches(typed, offer.wording)))
    return tuple(Choice(offer.name(context.words), offer.value) for offer in islice(found, MOST_OPTIONS))


def offers(
    ask: Ask, view: View, legal: tuple[Action, ...], context: MessageContext, *, tile: str = ""
) -> Iterator[Offer]:
    """Every legal value, the best first."""
    if view.seat is None or not legal:
        return iter(())
    return _offers(ask, PanelState(view, legal, context), tile)


def _offers(ask: Ask, state: PanelState, tile: str) -> Iterator[Offer]:
    match ask:
        case Ask.TAKE:
            return _takings(state)
        case Ask.BUY:
            return _purchases(state, (*state.offered(Buy), *state.offered(BuyWithPortal)))
        case Ask.PLACE_TILE:
            return _tiles(state, state.aside)
        case Ask.PLACE_CELL:
            return _cells(state, tile)
        case Ask.RESERVE:
            return _tiles(state, (action.tile for action in state.offered(Reserve)), Reserve)
        case Ask.REDESIGN:
            return _redesigns(state)
        case Ask.DIRK:
            return _tiles(state, (action.tile for action in state.offered(GiveToDirk)), GiveToDirk)
        case Ask.UNDO:
            return _undos(state)
        case Ask.FALCON:
            return _falcons(state)
        case Ask.PORTAL:
            return _portals(state)
        case Ask.SITE:
            return _purchases(state, state.offered(BuySite))
        case Ask.TOKEN:
            return _tokens(state)
        case Ask.COMPLETE:
            return _purchases(state, state.offered(Complete))
        case Ask.STORE:
            return _stores(state)
        case _:
            assert_never(ask)


def _takings(state: PanelState) -> Iterator[Offer]:
    for way in best_takings(state.view, state.takings):
        yield _acting(taking_label(state, way), way, partial(taking_note, state, way))


def _purchases(state: PanelState, buys: Iterable[Buying]) -> Iterator[Offer]:
    for way in purchases(state.view, buys):
        yield _acting(way_label(state, way), way.buy, partial(way_note, state, way))


def _redesigns(state: PanelState) -> Iterator[Offer]:
    for change in best_redesigns(state.view, state.seat, state.redesigns):
        yield _acting(redesign_label(state, change), change, partial(told_change, state, change))


def _falcons(state: PanelState) -> Iterator[Offer]:
    """Every falcon on every crossing with the least card first."""
    for way in best_cards(state.falcons):
        yield _acting(action_label(state.words, way), way, None)


def _portals(state: PanelState) -> Iterator[Offer]:
    for place in best_portals(state.view, state.seat, list(state.offered(PlacePortal))):
        portal = portal_label(state.words, place.kind)
        label = state.words("choice-portal", portal=portal, place=half_name(state, place))
        yield _acting(label, place, partial(told_change, state, place))


def _tokens(state: PanelState) -> Iterator[Offer]:
    """The tokens drawn, for whoever drew them."""
    sites = sites_in(state.view)
    drawn = () if sites is None or sites.drawn is None else sites.drawn.tokens
    for keep in state.offered(KeepToken):
        token = drawn[keep.number - 1]
        assert token is not None, "who chooses sees them"
        label = state.words("token-button", currency=token.name.lower())
        yield _acting(label, keep, None)


def _stores(state: PanelState) -> Iterator[Offer]:
    for store in state.offered(Store):
        yield _acting(action_label(state.words, store), store, None)


def _undos(state: PanelState) -> Iterator[Offer]:
    for undo in (UndoStep(), UndoTurn()):
        if undo in state.legal:
            yield _acting(action_label(state.words, undo), undo, None)


def _tiles(
    state: PanelState, tiles: Iterable[Tile], action: type[Reserve] | type[GiveToDirk] | None = None
) -> Iterator[Offer]:
    words = state.words
    for tile in tiles:
        meant = action(tile) if action else None
        yield Offer(told_apart(words, tile), str(tile), meant, partial(walls_label, words, tile.walls))


def _cells(state: PanelState, typed_tile: str) -> Iterator[Offer]:
    """The cells for the tile that was named, or for the only one that lies aside."""
    tile = read_tile(typed_tile, state.aside, state.words)
    if tile is None and len(state.aside) == 1:
        tile = state.aside[0]
    places = [place for place in state.offered(Place) if place.tile == tile]
    for place in best_builds(state.view, state.seat, places):
        note = partial(told_change, state, place)
        yield Offer(place_label(state, place), print_cell(place.cell), place, note)


def _acting(label: str, action: Action, note: Callable[[], str] | None) -> Offer:
    return Offer(label, print_action(action), action, note)
