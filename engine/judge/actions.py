"""What a player may ask for, as frozen values; `rules` says whether it is allowed."""

from dataclasses import dataclass
from typing import Final, TypeGuard, get_args

from engine.board.geometry import Cell
from engine.position.pieces import Card, Money, Tile


@dataclass(frozen=True)
class TakeMoney:
    """T1: take these cards from the display."""

    cards: tuple[Card, ...]


@dataclass(frozen=True)
class Buy:
    """T2: buy a market tile with these cards, or with other money that counts like them."""

    tile: Tile
    cards: tuple[Money, ...]


@dataclass(frozen=True)
class Add:
    """T3: redesign by adding a reserve tile to the palace."""

    tile: Tile
    cell: Cell


@dataclass(frozen=True)
class TakeBack:
    """T3: redesign by taking a palace tile back to the reserve."""

    tile: Tile


@dataclass(frozen=True)
class Swap:
    """T3: redesign by swapping a reserve tile for a palace tile, in the same place."""

    tile: Tile
    removed: Tile


@dataclass(frozen=True)
class Place:
    """T5: put a tile bought this turn, or won at the end, into the palace."""

    tile: Tile
    cell: Cell


@dataclass(frozen=True)
class Reserve:
    """T5: put a tile bought this turn, or won at the end, onto the reserve."""

    tile: Tile


@dataclass(frozen=True)
class EndTurn:
    """Confirm the turn, or at the end the placing of the last tiles."""


@dataclass(frozen=True)
class UndoStep:
    """U1: take back the last step of the turn."""


@dataclass(frozen=True)
class UndoTurn:
    """U1: take back the whole turn."""


CoreAction = TakeMoney | Buy | Add | TakeBack | Swap | Place | Reserve | EndTurn | UndoStep | UndoTurn
_CORE_ACTIONS: Final = frozenset(get_args(CoreAction))


def is_core_action(action: object) -> TypeGuard[CoreAction]:
    """Does the action belong to the base game?"""
    return type(action) in _CORE_ACTIONS
