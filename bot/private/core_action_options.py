"""The slash commands for moves of the base game."""

from collections.abc import Iterator
from functools import partial
from itertools import chain
from typing import Final

from bot.language.action_labels import action_label
from bot.language.typed_words import means, plain, read_cards, read_cell, read_tile, read_tile_name
from bot.modules.registry import MODULES
from bot.panel.effect_words import told_change
from bot.panel.panel_state import PanelState
from bot.panel.placing import best_builds, place_label
from bot.panel.purchases import best_takings
from bot.panel.redesigning import best_redesigns, redesign_label
from bot.panel.taking import taking_label, taking_note
from bot.private.action_options import (
    ActionOption,
    Offer,
    offer_action,
    offer_purchases,
    offer_tiles,
    read_purchase,
)
from engine import (
    Action,
    Add,
    Buy,
    NotationError,
    Place,
    Reserve,
    Swap,
    TakeBack,
    TakeMoney,
    UndoStep,
    UndoTurn,
    parse_action,
    print_cell,
)


def _takings(state: PanelState, _: str) -> Iterator[Offer]:
    for way in best_takings(state.view, state.takings):
        yield offer_action(taking_label(state, way), way, partial(taking_note, state, way))


def _read_taking(state: PanelState, typed: str, _: str) -> Action | None:
    cards = read_cards(typed, state.words)
    return None if cards is None else TakeMoney(cards)


def _purchases(state: PanelState, _: str) -> Iterator[Offer]:
    return offer_purchases(state, chain.from_iterable(state.offered(kind) for kind in actions_of(BUY)))


def _read_buying(state: PanelState, typed: str, _: str) -> Action | None:
    return read_purchase(state, typed, Buy)


def _tiles_aside(state: PanelState, _: str) -> Iterator[Offer]:
    return offer_tiles(state, state.aside)


def _cells(state: PanelState, typed_tile: str) -> Iterator[Offer]:
    """The cells for the tile named, or for the only tile that waits to be placed."""
    tile = read_tile(typed_tile, state.aside, state.words)
    if tile is None and len(state.aside) == 1:
        tile = state.aside[0]
    places = [place for place in state.offered(Place) if place.tile == tile]
    for place in best_builds(state.view, state.seat, places):
        note = partial(told_change, state, place)
        yield Offer(place_label(state, place), print_cell(place.cell), place, note)


def _read_placing(state: PanelState, typed: str, typed_tile: str) -> Action | None:
    tile = read_tile(typed_tile, state.aside, state.words)
    if tile is None and not typed_tile and len(state.aside) == 1:
        tile = state.aside[0]
    cell = read_cell(typed, state.words)
    return None if tile is None or cell is None else Place(tile, cell)


def _reservable(state: PanelState, _: str) -> Iterator[Offer]:
    return offer_tiles(state, (action.tile for action in state.offered(Reserve)), Reserve)


def _read_reserving(state: PanelState, typed: str, _: str) -> Action | None:
    tile = read_tile(typed, state.aside, state.words)
    return None if tile is None else Reserve(tile)


def _redesigns(state: PanelState, _: str) -> Iterator[Offer]:
    for change in best_redesigns(state.view, state.seat, state.redesigns):
        yield offer_action(redesign_label(state, change), change, partial(told_change, state, change))


def _read_redesign(_: PanelState, typed: str, __: str) -> Action | None:
    """A redesign in notation without its verb, in capitals or not."""
    text = plain(typed).removeprefix("x ").replace(" ", "")
    for between in ("@", "<>"):
        name, found, rest = text.partition(between)
        if found and (tile := read_tile_name(name)) is not None:
            other = read_tile_name(rest) if between == "<>" else rest
            return None if other is None else in_notation(REDESIGN, f"X {tile}{between}{other}")
    tile = read_tile_name(text)
    return None if tile is None else in_notation(REDESIGN, f"X {tile}")


def _undos(state: PanelState, _: str) -> Iterator[Offer]:
    for undo in (UndoStep(), UndoTurn()):
        if undo in state.legal:
            yield offer_action(action_label(state.words, undo), undo)


def _read_undo(state: PanelState, typed: str, _: str) -> Action | None:
    """One step by default; otherwise what the buttons say, as in "all"."""
    words = state.words
    if not typed.strip() or means(typed, words("panel-button-undo-step")):
        return UndoStep()
    return UndoTurn() if means(typed, words("panel-button-undo-turn")) else None


TAKE: Final = ActionOption("take", "cards", (TakeMoney,), _takings, _read_taking)
BUY: Final = ActionOption("buy", "purchase", (Buy,), _purchases, _read_buying)
PLACE_TILE: Final = ActionOption("place", "tile", (), _tiles_aside)
PLACE_CELL: Final = ActionOption("place", "cell", (Place,), _cells, _read_placing)
RESERVE: Final = ActionOption("reserve", "tile", (Reserve,), _reservable, _read_reserving)
REDESIGN: Final = ActionOption("redesign", "change", (Add, TakeBack, Swap), _redesigns, _read_redesign)
UNDO: Final = ActionOption("undo", "what", (UndoStep, UndoTurn), _undos, _read_undo)


def module_action_options() -> tuple[ActionOption, ...]:
    """The slash commands of all modules."""
    return tuple(MODULES.collect(lambda module: module.action_options))


def all_action_options() -> tuple[ActionOption, ...]:
    """Every option of a slash command that takes a move."""
    return (TAKE, BUY, PLACE_TILE, PLACE_CELL, RESERVE, REDESIGN, UNDO, *module_action_options())


def actions_of(ask: ActionOption) -> tuple[type, ...]:
    """The actions that a command can mean; modules add ways to buy."""
    return (*ask.actions, *MODULES.collect(lambda module: module.buys)) if ask is BUY else ask.actions


def in_notation(ask: ActionOption, typed: str) -> Action | None:
    """The action written in notation, if the command can mean it."""
    try:
        action = parse_action(typed.strip())
    except NotationError:
        return None
    return action if isinstance(action, actions_of(ask)) else None
