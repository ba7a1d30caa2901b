"""The engine's actions, done on a table of small numbers."""

from typing import Final

from ai.compact import PRICE, TILE_NUMBER, card_number
from ai.table import Table
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
from engine.pieces import Tile, total

_KNOWN: Final = (TakeMoney, Buy, Place, Reserve, GiveToDirk, Add, TakeBack, Swap, EndTurn)


def known(action: Action) -> bool:
    """Does the table know this kind of action?"""
    return isinstance(action, _KNOWN)


def follow(table: Table, seat: int, action: Action) -> None:
    """Do a legal action of a kind that the table knows."""
    match action:
        case TakeMoney(cards):
            table.take(tuple(map(card_number, cards)))
        case Buy(tile, cards):
            number = TILE_NUMBER[tile]
            values = tuple(sorted([card.value for card in cards]))
            table.buy(table.market.index(number), values, exact=total(cards) == PRICE[number])
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
        case _:
            raise ValueError(f"the table does not know {action}")


def cell_with(table: Table, seat: int, tile: Tile) -> int:
    """Where a tile stands in a seat's palace."""
    number = TILE_NUMBER[tile]
    return next(cell for cell, there in table.laid[seat].items() if there == number)
