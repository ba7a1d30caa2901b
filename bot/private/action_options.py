"""Slash commands for moves: what each suggests while a person types, and how it reads what was typed."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial

from bot.language.labels import told_apart, walls_label
from bot.language.typed_words import plain, read_cards, read_tile
from bot.language.words import Words
from bot.message.messages import LONGEST_OPTION
from bot.panel.buying import way_label, way_note
from bot.panel.panel_state import PanelState
from bot.panel.purchases import purchases
from engine import Action, Card, Square, Tile, print_action
from render.alt_text.lengths import shortened

Read = Callable[[PanelState, str, str], Action | None]


@dataclass(frozen=True)
class Offer:
    """A legal value; its explanation is costly, and made only when shown."""

    label: str
    value: str
    action: Action | None
    """What it means, if it is a complete action."""
    explain: Callable[[], str] | None

    @property
    def wording(self) -> str:
        """The words that a person may type for it."""
        return f"{self.label} {self.value}"

    def name(self, words: Words) -> str:
        """What is shown: the label, and what it leads to."""
        name = self.label
        if self.explain is not None:
            name = words("choice-explained", choice=self.label, note=self.explain())
        return shortened(name, LONGEST_OPTION)


def nothing(*_: object) -> None:
    """Reads nothing: the command understands notation and suggestions only."""


@dataclass(frozen=True, eq=False)
class ActionOption:
    """An option of a slash command that takes a move."""

    command: str
    option: str
    actions: tuple[type, ...]
    """The moves that it can mean."""
    offers: Callable[[PanelState, str], Iterator[Offer]]
    """Every legal value, best first, given the text typed for the tile (of a cell)."""
    read: Read = nothing
    """The action that a text means, legal or not, given the text typed for the tile too."""


def offer_action(label: str, action: Action, note: Callable[[], str] | None = None) -> Offer:
    """A suggestion for a complete action."""
    return Offer(label, print_action(action), action, note)


def offer_purchases(state: PanelState, buys: Iterable[Action]) -> Iterator[Offer]:
    """Suggestions for ways to pay."""
    for way in purchases(state.view, buys):
        yield offer_action(way_label(state, way), way.buy, partial(way_note, state, way))


def offer_tiles(
    state: PanelState, tiles: Iterable[Tile], action: Callable[[Tile], Action] | None = None
) -> Iterator[Offer]:
    """Suggestions for tiles, and the action with each."""
    words = state.words
    for tile in tiles:
        meant = action(tile) if action else None
        yield Offer(told_apart(words, tile), str(tile), meant, partial(walls_label, words, tile.walls))


def read_purchase(
    state: PanelState,
    typed: str,
    buy: Callable[[Tile, tuple[Card, ...]], Action],
    tiles: Iterable[Tile] | None = None,
) -> Action | None:
    """A tile and cards, as in "G8a=y5 y3" or "garden 8 with 5+3 florins"; by default a tile of the market."""
    name, equals, paid = _tile_and_payment(typed, state.words)
    market = (tile for tile in state.view.market if tile is not None)
    tile = read_tile(name, market if tiles is None else tiles, state.words)
    cards = read_cards(paid, state.words) if equals else None
    if tile is not None and tiles is None and not equals and tile not in _tiles_in(state.legal):
        cards = _all_for(state, tile)  # the refusal says what is missing
    return None if tile is None or cards is None else buy(tile, cards)


def _tile_and_payment(typed: str, words: Words) -> tuple[str, str, str]:
    """What stands before and after the equals sign, or what menus say instead of it."""
    if "=" in typed:
        return typed.partition("=")
    _, between, _ = plain(words("buy-way", tile="=", cards="=")).split("=")
    return plain(typed).partition(between)


def _tiles_in(actions: Iterable[Action]) -> set[object]:
    return {getattr(action, "tile", None) for action in actions}


def _all_for(state: PanelState, tile: Tile) -> tuple[Card, ...] | None:
    """All cards of the currency that a tile costs, or any if it is not for sale; None if there are none."""
    square = next((square for square in Square if state.view.market[square] == tile), None)
    cards = [card for card in state.view.hand if square is None or card.currency is square.currency]
    return tuple(cards) or None
