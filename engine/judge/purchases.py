"""Purchases: what one costs, how a seat can pay for it, and why it cannot.

Every purchase, the core's and those of modules, is a `Bill` that is paid with money in one currency.
"""

from typing import TYPE_CHECKING, NamedTuple

from engine.judge.errors import CoreReason, Refusal
from engine.judge.payments import faces, purse, sums
from engine.position.pieces import Currency, Money, Seat, Square, Tile, total
from engine.position.state import SQUARES, Game, missing
from engine.transitions.events import TileBought

if TYPE_CHECKING:
    from engine.modules import Event


class Bill(NamedTuple):
    """What is to be paid, and for which tile; `in_full` says that it buys the tile at its full price."""

    tile: Tile
    currency: Currency
    price: int
    in_full: bool = True


def square_of(game: Game, tile: Tile) -> Square | None:
    """Where a tile lies on the market."""
    return SQUARES[game.market.index(tile)] if tile in game.market else None


def ways_to_pay(game: Game, seat: Seat, bill: Bill) -> list[tuple[Money, ...]]:
    """The different payments a seat should be offered: none with a card to spare, and what modules add."""
    ways = sums(purse(game.players[seat].hand, bill.currency), bill.price)
    offered: list[tuple[Money, ...]] = [faces(bill.currency, values) for values in ways]
    for module in game.modules:
        offered += module.payments(game, seat, bill)
    return offered


def not_payable(game: Game, seat: Seat, money: tuple[Money, ...], bill: Bill) -> Refusal | None:
    """Why this money does not pay the bill (T2)."""
    held: tuple[Money, ...] = game.players[seat].hand
    for module in game.modules:
        held = (*held, *module.credits(game, seat))
    if absent := missing(held, money):
        return Refusal(CoreReason.NOT_IN_HAND, cards=absent)
    if wrong := tuple(piece for piece in money if piece.currency is not bill.currency):
        return Refusal(CoreReason.WRONG_CURRENCY, currency=bill.currency, cards=wrong)
    short_by = bill.price - total(money)
    if short_by > 0:
        return Refusal(CoreReason.TOO_LITTLE_MONEY, tile=bill.tile, amount=short_by, currency=bill.currency)
    return None


def surplus(game: Game, event: "Event") -> int:
    """By how much a purchase of a tile at its full price was overpaid; 0 if the event is none."""
    if isinstance(event, TileBought):
        return total(event.cards) - event.tile.price
    return sum(module.surplus(event) for module in game.modules)
