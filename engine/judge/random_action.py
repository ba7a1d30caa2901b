"""A random legal action, drawn without listing them all."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, TypeVar

from engine.judge.actions import (
    Add,
    Buy,
    EndTurn,
    Place,
    Reserve,
    Swap,
    TakeBack,
    TakeMoney,
    UndoStep,
    UndoTurn,
)
from engine.judge.offers import legal_actions, unopposed
from engine.judge.payments import SMALL_CHANGE, faces, purse, sums
from engine.judge.purchases import Bill
from engine.modules import Action
from engine.position.pieces import Seat
from engine.position.state import SQUARES, Game

T = TypeVar("T")
Pick = Callable[[int], int]
"""Gives a number from 0 up to, but not including, its argument."""
Way = Callable[[Game, Seat, Pick], Action | None]


def draw_action(game: Game, seat: Seat, pick: Pick) -> Action:
    """A legal action, undoing left out. Every one can come up, though not all equally often."""
    orders = _orders(game)
    for way in orders[pick(len(orders))]:
        action = way(game, seat, pick)
        if action is not None and unopposed(game, seat, action):
            return action
    # Nothing came up at once, or a module objected to what did.
    listed = [action for action in legal_actions(game, seat) if not isinstance(action, UndoStep | UndoTurn)]
    return listed[pick(len(listed))]


def _orders(game: Game) -> tuple[tuple[Way, ...], ...]:
    """The orders in which ways to go on are tried, one of which is drawn."""
    if not game.may_act:
        return _CLOSING
    return _FURTHER if game.acted else _ACTING


def _take(game: Game, seat: Seat, pick: Pick) -> Action | None:  # noqa: ARG001 (every way is asked alike)
    left = list(game.display)
    if not left:
        return None
    taken = [left.pop(pick(len(left)))]
    amount = taken[0].value
    while left and amount < SMALL_CHANGE and pick(2):
        card = left.pop(pick(len(left)))
        if amount + card.value > SMALL_CHANGE:
            break
        amount += card.value
        taken.append(card)
    return TakeMoney(tuple(sorted(taken)))


def _buy(game: Game, seat: Seat, pick: Pick) -> Action | None:
    hand = game.players[seat].hand
    first = pick(len(SQUARES))
    for square in SQUARES[first:] + SQUARES[:first]:
        tile = game.market[square]
        if tile is None:
            continue
        ways = sums(purse(hand, square.currency), tile.price)
        bill = Bill(tile, square.currency, tile.price)
        more = [money for module in game.modules for money in module.payments(game, seat, bill)]
        if ways or more:
            chosen = pick(len(ways) + len(more))
            cards = faces(square.currency, ways[chosen]) if chosen < len(ways) else more[chosen - len(ways)]
            return Buy(tile, cards)
    return None


def _redesign(game: Game, seat: Seat, pick: Pick) -> Action | None:
    return _first(way(game, seat, pick) for way in _shuffled(_REDESIGNS, pick))


def _add(game: Game, seat: Seat, pick: Pick) -> Action | None:
    player = game.players[seat]
    for tile in _shuffled(player.reserve, pick):
        if cells := player.palace.places(tile):
            return Add(tile, cells[pick(len(cells))])
    return None


def _take_back(game: Game, seat: Seat, pick: Pick) -> Action | None:
    palace = game.players[seat].palace
    cells = palace.removable
    return TakeBack(palace.tiles[cells[pick(len(cells))]]) if cells else None


def _swap(game: Game, seat: Seat, pick: Pick) -> Action | None:
    player = game.players[seat]
    for tile in _shuffled(player.reserve, pick):
        if cells := player.palace.swap_places(tile):
            return Swap(tile, player.palace.tiles[cells[pick(len(cells))]])
    return None


def _close(game: Game, seat: Seat, pick: Pick) -> Action | None:
    player = game.players[seat]
    if not player.aside:
        return EndTurn()
    tile = player.aside[pick(len(player.aside))]
    cells = player.palace.places(tile)
    chosen = pick(len(cells) + 1)
    return Place(tile, cells[chosen]) if chosen < len(cells) else Reserve(tile)


def _offer(game: Game, seat: Seat, pick: Pick) -> Action | None:
    if not game.modules:
        return None
    offers = [offer for module in game.modules for offer in module.offers(game, seat)]
    return offers[pick(len(offers))] if offers else None


# Buying is tried first in half the turns, redesigning in few: so random games move on as real ones do.
_ACTING: Final[tuple[tuple[Way, ...], ...]] = (
    *[(_buy, _take, _redesign, _offer)] * 5,
    *[(_take, _buy, _redesign, _offer)] * 3,
    (_redesign, _take, _buy, _offer),
    (_offer, _take, _buy, _redesign),
)
_CLOSING: Final[tuple[tuple[Way, ...], ...]] = ((_close,), (_close,), (_close,), (_offer, _close))
_FURTHER: Final = _ACTING + _CLOSING
_REDESIGNS: Final[tuple[Way, ...]] = (_add, _take_back, _swap)


def _shuffled(things: Sequence[T], pick: Pick) -> Iterator[T]:
    """The items in a random order, drawn lazily."""
    left = list(things)
    while left:
        yield left.pop(pick(len(left)))


def _first(actions: Iterable[Action | None]) -> Action | None:
    return next((action for action in actions if action is not None), None)
