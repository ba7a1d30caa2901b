"""Why an action is good: everything that speaks for it, the weightiest first."""

from collections.abc import Iterator

from ai.advice.facts import denying, grown, lead, longer_wall, owning, payable_next, payment
from ai.advice.reasons import Reason, Why
from ai.evaluation.mind import Mind
from ai.evaluation.thought import Thought
from ai.search.apply_action import cell_with
from ai.search.majority_points import shared_out
from ai.search.small_numbers import EMPTY, TILE_NUMBER, tile_of
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


def reasons(mind: Mind, action: Action, legal: tuple[Action, ...]) -> tuple[Reason, ...]:
    """What the base game says for an action, and then what modules do."""
    found = list(_core_reasons(mind.thought, action, legal))
    for values in mind.module_values:
        found += values.reasons(action)
    return tuple(found)


def _core_reasons(thought: Thought, action: Action, legal: tuple[Action, ...]) -> Iterator[Reason]:
    match action:
        case Buy(tile, cards):
            yield payment(tile, cards, tile.price)
            yield from owning(thought, tile)
            yield from denying(thought, tile)
        case TakeMoney(cards):
            yield from _taking(thought, cards, legal)
        case Place(tile, cell):
            if thought.table.counts_for_majority(TILE_NUMBER[tile]):
                yield from lead(thought, tile.kind, waiting=1)
            yield from longer_wall(thought, tile, cell)
        case Add(tile, cell):
            if thought.table.counts_for_majority(TILE_NUMBER[tile]):
                yield from lead(thought, tile.kind)
            yield from longer_wall(thought, tile, cell)
            if thought.table.counts_for_majority(TILE_NUMBER[tile]):
                yield Reason(Why.COUNTS_FROM_NOW, tile=tile, kind=tile.kind)
        case Swap(tile, removed):
            yield from _swapping(thought, tile, removed)
        case Reserve(tile):
            if not thought.ground.places(tile.walls):
                yield Reason(Why.FITS_NOWHERE, tile=tile)
        case GiveToDirk(tile):
            yield from _giving(thought, tile)
        case EndTurn():
            yield Reason(Why.NOTHING_LEFT)


def _swapping(thought: Thought, tile: Tile, removed: Tile) -> Iterator[Reason]:
    if tile.kind is not removed.kind and thought.table.counts_for_majority(TILE_NUMBER[tile]):
        yield from lead(thought, tile.kind)
    cell = cell_with(thought.table, thought.seat, removed)
    yield from grown(thought.ground.wall[0], thought.ground.swapped(tile.walls, cell).wall[0])


def _taking(thought: Thought, cards: tuple[Card, ...], legal: tuple[Action, ...]) -> Iterator[Reason]:
    hand = thought.table.purses[thought.seat]
    for currency in sorted({card.currency for card in cards}):
        yield from payable_next(thought, currency, cards)
        number = thought.table.market[currency]
        if number != EMPTY and sum(thought.table.pools) <= 1:
            held = sum(hand[currency]) + total([card for card in cards if card.currency is currency])
            yield Reason(Why.LAST_TILE, tile=tile_of(number), currency=currency, amount=held)
    amounts = [total(action.cards) for action in legal if isinstance(action, TakeMoney)]
    if total(cards) == max(amounts):
        yield Reason(Why.MOST_MONEY, amount=total(cards))


def _giving(thought: Thought, tile: Tile) -> Iterator[Reason]:
    """The points of the coming scoring that Dirk takes from the other player, if it came at once."""
    kind, scoring_round = int(tile.kind), thought.coming[0].scoring_round
    held = [rival[kind] for rival in thought.table.counts]
    given = [*held[:-1], held[-1] + 1]
    for seat in range(thought.table.players):
        if seat != thought.seat:
            lost = (
                shared_out(scoring_round, kind, tuple(held))[seat]
                - shared_out(scoring_round, kind, tuple(given))[seat]
            )
            if lost > 0:
                yield Reason(Why.DIRK_TAKES_POINTS, tile=tile, kind=tile.kind, seat=Seat(seat), amount=lost)
