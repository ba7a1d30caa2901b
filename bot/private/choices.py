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
from bot.language.reading import matches, read_tile
from bot.language.words import Words
from bot.message.messages import LONGEST_OPTION, MOST_OPTIONS
from bot.message.occasion import Occasion
from bot.panel.buying import way_label, way_note
from bot.panel.effect_words import told_change
from bot.panel.falconry import best_cards
from bot.panel.moment import Moment
from bot.panel.placing import best_builds, place_label
from bot.panel.portals import best_portals, half_name
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
    ask: Ask, view: View, legal: tuple[Action, ...], occasion: Occasion, typed: str = "", *, tile: str = ""
) -> tuple[Choice, ...]:
    """Up to 25 legal values that go with what was typed, first one that it names in notation.

    `tile` is what was typed for the tile to place.
    """
    offered = list(offers(ask, view, legal, occasion, tile=tile))
    named = [offer for offer in offered if offer.value == typed.strip()]
    found = chain(named, (offer for offer in offered if offer not in named and matches(typed, offer.wording)))
    return tuple(Choice(offer.name(occasion.words), offer.value) for offer in islice(found, MOST_OPTIONS))


def offers(
    ask: Ask, view: View, legal: tuple[Action, ...], occasion: Occasion, *, tile: str = ""
) -> Iterator[Offer]:
    """Every legal value, the best first."""
    if view.seat is None or not legal:
        return iter(())
    return _offers(ask, Moment(view, legal, occasion), tile)


def _offers(ask: Ask, moment: Moment, tile: str) -> Iterator[Offer]:
    match ask:
        case Ask.TAKE:
            return _takings(moment)
        case Ask.BUY:
            return _purchases(moment, (*moment.offered(Buy), *moment.offered(BuyWithPortal)))
        case Ask.PLACE_TILE:
            return _tiles(moment, moment.aside)
        case Ask.PLACE_CELL:
            return _cells(moment, tile)
        case Ask.RESERVE:
            return _tiles(moment, (action.tile for action in moment.offered(Reserve)), Reserve)
        case Ask.REDESIGN:
            return _redesigns(moment)
        case Ask.DIRK:
            return _tiles(moment, (action.tile for action in moment.offered(GiveToDirk)), GiveToDirk)
        case Ask.UNDO:
            return _undos(moment)
        case Ask.FALCON:
            return _falcons(moment)
        case Ask.PORTAL:
            return _portals(moment)
        case Ask.SITE:
            return _purchases(moment, moment.offered(BuySite))
        case Ask.TOKEN:
            return _tokens(moment)
        case Ask.COMPLETE:
            return _purchases(moment, moment.offered(Complete))
        case Ask.STORE:
            return _stores(moment)
        case _:
            assert_never(ask)


def _takings(moment: Moment) -> Iterator[Offer]:
    for way in best_takings(moment.view, moment.takings):
        yield _acting(taking_label(moment, way), way, partial(taking_note, moment, way))


def _purchases(moment: Moment, buys: Iterable[Buying]) -> Iterator[Offer]:
    for way in purchases(moment.view, buys):
        yield _acting(way_label(moment, way), way.buy, partial(way_note, moment, way))


def _redesigns(moment: Moment) -> Iterator[Offer]:
    for change in best_redesigns(moment.view, moment.seat, moment.redesigns):
        yield _acting(redesign_label(moment, change), change, partial(told_change, moment, change))


def _falcons(moment: Moment) -> Iterator[Offer]:
    """Every falcon on every crossing with the least card first."""
    for way in best_cards(moment.falcons):
        yield _acting(action_label(moment.words, way), way, None)


def _portals(moment: Moment) -> Iterator[Offer]:
    for place in best_portals(moment.view, moment.seat, list(moment.offered(PlacePortal))):
        portal = portal_label(moment.words, place.kind)
        label = moment.words("choice-portal", portal=portal, place=half_name(moment, place))
        yield _acting(label, place, partial(told_change, moment, place))


def _tokens(moment: Moment) -> Iterator[Offer]:
    """The tokens drawn, for whoever drew them."""
    sites = sites_in(moment.view)
    drawn = () if sites is None or sites.drawn is None else sites.drawn.tokens
    for keep in moment.offered(KeepToken):
        token = drawn[keep.number - 1]
        assert token is not None, "who chooses sees them"
        label = moment.words("token-button", currency=token.name.lower())
        yield _acting(label, keep, None)


def _stores(moment: Moment) -> Iterator[Offer]:
    for store in moment.offered(Store):
        yield _acting(action_label(moment.words, store), store, None)


def _undos(moment: Moment) -> Iterator[Offer]:
    for undo in (UndoStep(), UndoTurn()):
        if undo in moment.legal:
            yield _acting(action_label(moment.words, undo), undo, None)


def _tiles(
    moment: Moment, tiles: Iterable[Tile], action: type[Reserve] | type[GiveToDirk] | None = None
) -> Iterator[Offer]:
    words = moment.words
    for tile in tiles:
        meant = action(tile) if action else None
        yield Offer(told_apart(words, tile), str(tile), meant, partial(walls_label, words, tile.walls))


def _cells(moment: Moment, typed_tile: str) -> Iterator[Offer]:
    """The cells for the tile that was named, or for the only one that lies aside."""
    tile = read_tile(typed_tile, moment.aside, moment.words)
    if tile is None and len(moment.aside) == 1:
        tile = moment.aside[0]
    places = [place for place in moment.offered(Place) if place.tile == tile]
    for place in best_builds(moment.view, moment.seat, places):
        note = partial(told_change, moment, place)
        yield Offer(place_label(moment, place), print_cell(place.cell), place, note)


def _acting(label: str, action: Action, note: Callable[[], str] | None) -> Offer:
    return Offer(label, print_action(action), action, note)
