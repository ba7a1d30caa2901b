"""Slash commands that do something in a turn: what each offers while a person types, and how it is read."""

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


def nothing(*_: object) -> None:
    """What a command reads that understands notation and its offers only."""


@dataclass(frozen=True, eq=False)
class Ask:
    """An option of a slash command that is filled in with something to do."""

    command: str
    option: str
    actions: tuple[type, ...]
    """What it can mean."""
    offers: Callable[[PanelState, str], Iterator[Offer]]
    """Every legal value, the best first; for a cell it is told what was typed for the tile."""
    read: Read = nothing
    """The action that is meant by words of its own, legal or not; told what was typed for the tile, too."""


def offer_action(label: str, action: Action, note: Callable[[], str] | None = None) -> Offer:
    """Offer a whole action."""
    return Offer(label, print_action(action), action, note)


def offer_purchases(state: PanelState, buys: Iterable[Action]) -> Iterator[Offer]:
    """Offer ways to pay."""
    for way in purchases(state.view, buys):
        yield offer_action(way_label(state, way), way.buy, partial(way_note, state, way))


def offer_tiles(
    state: PanelState, tiles: Iterable[Tile], action: Callable[[Tile], Action] | None = None
) -> Iterator[Offer]:
    """Offer tiles, and the action that is done with each."""
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
    """A tile and cards, as in "G8a=y5 y3" or "garden 8 = florin 5+3"; the tile is one of the market's."""
    name, equals, paid = typed.partition("=")
    market = (tile for tile in state.view.market if tile is not None)
    tile = read_tile(name, market if tiles is None else tiles, state.words)
    cards = read_cards(paid, state.words) if equals else None
    return None if tile is None or cards is None else buy(tile, cards)
