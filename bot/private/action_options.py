"""Slash commands for moves: what each suggests while a person types, and how it reads what was typed."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial

from bot.language.labels import told_apart, walls_label
from bot.language.typed_words import read_cards, read_tile
from bot.language.words import Words
from bot.message.messages import LONGEST_OPTION
from bot.panel.buying import way_label, way_note
from bot.panel.panel_state import PanelState
from bot.panel.purchases import purchases
from engine import Action, Card, Tile, print_action
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
    """A tile and cards, as in "G8a=y5 y3" or "garden 8 = florin 5+3"; by default a tile of the market."""
    name, equals, paid = typed.partition("=")
    market = (tile for tile in state.view.market if tile is not None)
    tile = read_tile(name, market if tiles is None else tiles, state.words)
    cards = read_cards(paid, state.words) if equals else None
    return None if tile is None or cards is None else buy(tile, cards)
