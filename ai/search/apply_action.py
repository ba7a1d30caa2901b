"""The engine's actions, applied to a compact table."""

from typing import Final

from ai.evaluation.purse import Purse
from ai.search.compact_pieces import PRICE, TILE_NUMBER, card_number
from ai.search.compact_table import Table
from engine import (
    Action,
    Add,
    Buy,
    EndTurn,
    GiveToDirk,
    Place,
    Reserve,
    Swap,
    TakeBack,
    TakeMoney,
)
from engine.position.pieces import Money, Tile, cards_of, total

_CORE: Final = (TakeMoney, Buy, Place, Reserve, GiveToDirk, Add, TakeBack, Swap, EndTurn)


def known(table: Table, action: Action) -> bool:
    """Does the table, or a module's state, know this kind of action?"""
    return isinstance(action, _CORE) or any(
        isinstance(action, state.actions) for state in table.module_states
    )


def follow(table: Table, seat: int, action: Action) -> None:
    """Do a legal action of a kind that the table knows."""
    assert known(table, action), action
    _follow_core(table, seat, action)
    for state in table.module_states:
        state.followed(table, seat, action)


def _follow_core(table: Table, seat: int, action: Action) -> None:
    match action:
        case TakeMoney(cards):
            table.take(tuple(map(card_number, cards)))
        case Buy(tile, cards):
            number = TILE_NUMBER[tile]
            table.buy(table.market.index(number), values_of(cards), exact=total(cards) == PRICE[number])
        case Place(tile, cell):
            table.place(seat, TILE_NUMBER[tile], cell)
        case Reserve(tile):
            table.reserve(seat, TILE_NUMBER[tile])
        case GiveToDirk(tile):
            table.give(seat, TILE_NUMBER[tile])
        case Add(tile, cell):
            table.add(seat, TILE_NUMBER[tile], cell)
        case TakeBack(tile):
            table.take_back(seat, cell_with(table, seat, tile))
        case Swap(tile, removed):
            table.swap(seat, TILE_NUMBER[tile], cell_with(table, seat, removed))
        case EndTurn():
            table.end_turn(seat)


def values_of(money: tuple[Money, ...]) -> Purse:
    """The values of the cards among some money."""
    return tuple(sorted([card.value for card in cards_of(money)]))


def cell_with(table: Table, seat: int, tile: Tile) -> int:
    """Where a tile stands in a seat's palace."""
    number = TILE_NUMBER[tile]
    return next(cell for cell, there in table.laid[seat].items() if there == number)
