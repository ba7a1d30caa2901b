"""Actions, palaces and options as text. `parse_…` and `print_…` are inverse.

The core's verbs are M, B, X, P, R, E, U and UU (`docs/notation.md`); modules add their own.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Final, assert_never

from engine.board.geometry import FOUNTAIN, Cell, Half
from engine.board.palace import Palace
from engine.judge.actions import (
    Add,
    Buy,
    CoreAction,
    EndTurn,
    Place,
    Reserve,
    Swap,
    TakeBack,
    TakeMoney,
    UndoStep,
    UndoTurn,
    is_core_action,
)
from engine.judge.errors import NotationError
from engine.modules import MODULES, Action
from engine.position.options import Options
from engine.position.pieces import Kind, Tile
from engine.text.piece_notation import (
    NOTHING,
    parse_card,
    parse_cell,
    parse_half,
    parse_kind,
    parse_list,
    parse_money,
    parse_number,
    parse_seat,
    parse_tile,
    print_cell,
    print_half,
    print_list,
    print_seat,
)
from engine.transitions.setup import checked


def print_action(action: Action) -> str:
    """An action's text, as in "B A6a=o2 o4"."""
    return _print_core(action) if is_core_action(action) else MODULES.owner_of(action).print_action(action)


def _print_core(action: CoreAction) -> str:
    match action:
        case TakeMoney(cards):
            return f"M {print_list(cards)}"
        case Buy(tile, cards):
            return f"B {tile}={print_list(cards)}"
        case Add(tile, cell):
            return f"X {tile}@{print_cell(cell)}"
        case TakeBack(tile):
            return f"X {tile}"
        case Swap(tile, removed):
            return f"X {tile}<>{removed}"
        case Place(tile, cell):
            return f"P {tile}@{print_cell(cell)}"
        case Reserve(tile):
            return f"R {tile}"
        case EndTurn():
            return "E"
        case UndoStep():
            return "U"
        case UndoTurn():
            return "UU"
        case _:
            assert_never(action)


def parse_action(text: str) -> Action:
    """The action with this text."""
    verb, space, rest = text.partition(" ")
    if text in _SINGLE:
        return _SINGLE[text]
    if space and verb in _VERBS:
        return _VERBS[verb](rest)
    for module in MODULES.all:
        action = module.parse_action(verb, rest)
        if action is not None:
            return action
    raise NotationError("no such action", text)


def print_palace(palace: Palace) -> str:
    """A palace as its tiles with their cells, then its halves, as in "T9a@+1,0;S5@0,-1;/T@+2,0SW"."""
    tiles = [f"{tile}@{print_cell(cell)}" for cell, tile in sorted(palace.tiles.items())]
    halves = [f"{_HALF}{kind.letter}@{print_half(half)}" for half, kind in sorted(palace.halves.items())]
    return print_list(tiles + halves, ";")


def parse_palace(text: str) -> Palace:
    """The palace with this text. Whether it keeps the building rules is for others to judge."""
    pieces = parse_list(text, str, ";")
    tiles = dict(_cell_with(piece) for piece in pieces if not piece.startswith(_HALF))
    halves = dict(_half_with(piece) for piece in pieces if piece.startswith(_HALF))
    if len({FOUNTAIN, *tiles, *(half.cell for half in halves)}) != 1 + len(pieces):
        raise NotationError("two pieces in one cell", text)
    return Palace.of(tiles, halves)


def print_options(options: Options) -> Iterator[tuple[str, str]]:
    """The options as words."""
    yield "players", str(options.players)
    yield "modules", print_list(options.modules, ",")
    yield "youngest", NOTHING if options.youngest is None else print_seat(options.youngest)


def parse_options(words: Mapping[str, str]) -> Options:
    """The options in these words."""
    youngest = words["youngest"]
    return checked(
        Options(
            players=parse_number(words["players"]),
            modules=parse_list(words["modules"], str, ","),
            youngest=None if youngest == NOTHING else parse_seat(youngest),
        )
    )


def _money(rest: str) -> Action:
    return TakeMoney(parse_list(rest, parse_card))


def _buy(rest: str) -> Action:
    tile, _, cards = rest.partition("=")
    return Buy(parse_tile(tile), parse_list(cards, parse_money))


def _redesign(rest: str) -> Action:
    if "@" in rest:
        return Add(*_tile_at(rest))
    tile, swapped, removed = rest.partition("<>")
    return Swap(parse_tile(tile), parse_tile(removed)) if swapped else TakeBack(parse_tile(tile))


def _place(rest: str) -> Action:
    return Place(*_tile_at(rest))


def _reserve(rest: str) -> Action:
    return Reserve(parse_tile(rest))


def _cell_with(text: str) -> tuple[Cell, Tile]:
    tile, cell = _tile_at(text)
    return cell, tile


def _half_with(text: str) -> tuple[Half, Kind]:
    kind, _, half = text.removeprefix(_HALF).partition("@")
    return parse_half(half), parse_kind(kind)


def _tile_at(text: str) -> tuple[Tile, Cell]:
    tile, _, cell = text.partition("@")
    return parse_tile(tile), parse_cell(cell)


_HALF: Final = "/"
"""What the name of a half begins with, before the letter of its kind."""
_SINGLE: Final[dict[str, Action]] = {"E": EndTurn(), "U": UndoStep(), "UU": UndoTurn()}
_VERBS: Final[dict[str, Callable[[str], Action]]] = {
    "M": _money,
    "B": _buy,
    "X": _redesign,
    "P": _place,
    "R": _reserve,
}
