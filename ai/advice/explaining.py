"""Why an action is good: everything that speaks for it, the weightiest first."""

from collections.abc import Iterator

from ai.advice.facts import denying, grown, lead, longer_wall, owning, payable_next, payment
from ai.advice.reasons import Reason, Why
from ai.evaluation.action_values import ActionValues
from ai.evaluation.position_values import PositionValues
from ai.search.apply_action import cell_with
from ai.search.compact_pieces import EMPTY, TILE_NUMBER, tile_of
from ai.search.majority_points import shared_out
from engine import (
    Action,
    Add,
    Buy,
    Card,
    EndTurn,
    GiveToDirk,
    Place,
    Reserve,
    Seat,
    Swap,
    TakeMoney,
    Tile,
)
from engine.position.pieces import total


def reasons(action_values: ActionValues, action: Action, legal: tuple[Action, ...]) -> tuple[Reason, ...]:
    """What the base game says for an action, and then what modules do."""
    found = list(_core_reasons(action_values.position, action, legal))
    for values in action_values.module_values:
        found += values.reasons(action)
    return tuple(found)


def _core_reasons(position: PositionValues, action: Action, legal: tuple[Action, ...]) -> Iterator[Reason]:
    match action:
        case Buy(tile, cards):
            yield payment(tile, cards, tile.price)
            yield from owning(position, tile)
            yield from denying(position, tile)
        case TakeMoney(cards):
            yield from _taking(position, cards, legal)
        case Place(tile, cell):
            if position.table.counts_for_majority(TILE_NUMBER[tile]):
                yield from lead(position, tile.kind, waiting=1)
            yield from longer_wall(position, tile, cell)
        case Add(tile, cell):
            if position.table.counts_for_majority(TILE_NUMBER[tile]):
                yield from lead(position, tile.kind)
            yield from longer_wall(position, tile, cell)
            if position.table.counts_for_majority(TILE_NUMBER[tile]):
                yield Reason(Why.COUNTS_FROM_NOW, tile=tile, kind=tile.kind)
        case Swap(tile, removed):
            yield from _swapping(position, tile, removed)
        case Reserve(tile):
            if not position.ground.places(tile.walls):
                yield Reason(Why.FITS_NOWHERE, tile=tile)
        case GiveToDirk(tile):
            yield from _giving(position, tile)
        case EndTurn():
            yield Reason(Why.NOTHING_LEFT)


def _swapping(position: PositionValues, tile: Tile, removed: Tile) -> Iterator[Reason]:
    if tile.kind is not removed.kind and position.table.counts_for_majority(TILE_NUMBER[tile]):
        yield from lead(position, tile.kind)
    cell = cell_with(position.table, position.seat, removed)
    yield from grown(position.ground.wall[0], position.ground.swapped(tile.walls, cell).wall[0])


def _taking(position: PositionValues, cards: tuple[Card, ...], legal: tuple[Action, ...]) -> Iterator[Reason]:
    hand = position.table.purses[position.seat]
    for currency in sorted({card.currency for card in cards}):
        yield from payable_next(position, currency, cards)
        number = position.table.market[currency]
        if number != EMPTY and sum(position.table.pools) <= 1:
            held = sum(hand[currency]) + total([card for card in cards if card.currency is currency])
            yield Reason(Why.LAST_TILE, tile=tile_of(number), currency=currency, amount=held)
    amounts = [total(action.cards) for action in legal if isinstance(action, TakeMoney)]
    if total(cards) == max(amounts):
        yield Reason(Why.MOST_MONEY, amount=total(cards))


def _giving(position: PositionValues, tile: Tile) -> Iterator[Reason]:
    """The points of the coming scoring that Dirk takes from the other player, if it came at once."""
    kind, scoring_round = int(tile.kind), position.coming[0].scoring_round
    held = [rival[kind] for rival in position.table.counts]
    given = [*held[:-1], held[-1] + 1]
    for seat in range(position.table.players):
        if seat != position.seat:
            lost = (
                shared_out(scoring_round, kind, tuple(held))[seat]
                - shared_out(scoring_round, kind, tuple(given))[seat]
            )
            if lost > 0:
                yield Reason(Why.DIRK_TAKES_POINTS, tile=tile, kind=tile.kind, seat=Seat(seat), amount=lost)
