"""Why an action is good, as facts that anybody at the table can check. What to say is for others to find."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from ai.compact import EMPTY, KIND, PRICE, TILE_NUMBER, WALLED, tile_of
from ai.follow import cell_with
from ai.placing import best_place
from ai.points import shared_out
from ai.purse import more, reach
from ai.thought import Thought
from engine import (
    Action,
    Add,
    Buy,
    Card,
    EndTurn,
    GiveToDirk,
    Kind,
    Place,
    Reserve,
    Seat,
    Swap,
    TakeMoney,
    Tile,
)
from engine.pieces import Currency, Money, total


class Why(Enum):
    """What speaks for an action; beside each, the facts that come with it."""

    PAYS_EXACTLY = "pays exactly and acts again"  # tile, cards
    OVERPAYS = "gives away this much at most"  # tile, cards, amount
    TAKES_LEAD = "alone in front in a kind"  # kind, scoring_round, place, before, after
    TIES_LEAD = "level with the first in a kind"  # kind, scoring_round, place, before, after
    GAINS_PLACE = "a better place in a kind that scores"  # kind, scoring_round, place, before, after
    WALL_GROWS = "a longer wall"  # before, after
    KEEPS_FROM = "somebody else would have taken the lead with it"  # tile, kind, seat
    PAYS_NEXT_EXACTLY = "can then pay a tile on the market exactly"  # tile, cards, currency
    PAYS_NEXT = "can then pay a tile on the market"  # tile, cards, currency
    MOST_MONEY = "no other way to take money brings more"  # amount
    LAST_TILE = "money of a currency decides about its tile soon"  # tile, currency, amount
    COUNTS_FROM_NOW = "a tile of the reserve counts from now on"  # tile, kind
    DIRK_TAKES_POINTS = "Dirk takes points from somebody"  # tile, kind, seat, amount
    FITS_NOWHERE = "there is no place for it"  # tile
    NOTHING_LEFT = "nothing is left to do"


@dataclass(frozen=True)
class Reason:
    """One thing that speaks for an action."""

    why: Why
    tile: Tile | None = None
    cards: tuple[Money, ...] = ()
    kind: Kind | None = None
    currency: Currency | None = None
    scoring_round: int | None = None
    place: int | None = None
    seat: Seat | None = None
    amount: int | None = None
    before: int | None = None
    after: int | None = None


def reasons(thought: Thought, action: Action, legal: tuple[Action, ...]) -> tuple[Reason, ...]:
    """Everything that speaks for an action, the weightiest first."""
    match action:
        case Buy(tile, cards):
            return (_payment(tile, cards), *_owning(thought, tile), *_denying(thought, tile))
        case TakeMoney(cards):
            return tuple(_taking(thought, cards, legal))
        case Place(tile, cell):
            number = TILE_NUMBER[tile]
            return (*_lead(thought, KIND[number], waiting=1), *_wall(thought, WALLED[number], cell))
        case Add(tile, cell):
            number = TILE_NUMBER[tile]
            counts = Reason(Why.COUNTS_FROM_NOW, tile=tile, kind=tile.kind)
            return (*_lead(thought, KIND[number]), *_wall(thought, WALLED[number], cell), counts)
        case Swap(tile, removed):
            return tuple(_swapping(thought, tile, removed))
        case Reserve(tile):
            return tuple(_reserving(thought, tile))
        case GiveToDirk(tile):
            return tuple(_giving(thought, tile))
        case EndTurn():
            return (Reason(Why.NOTHING_LEFT),)
        case _:
            return ()


def _payment(tile: Tile, cards: tuple[Money, ...]) -> Reason:
    over = total(cards) - tile.price
    if over:
        return Reason(Why.OVERPAYS, tile=tile, cards=cards, amount=over)
    return Reason(Why.PAYS_EXACTLY, tile=tile, cards=cards)


def _owning(thought: Thought, tile: Tile) -> Iterator[Reason]:
    """What a new tile does in the palace, if it is best put there."""
    place = best_place(thought.ground, tile.walls)
    if place is not None:
        yield from _lead(thought, tile.kind)
        yield from _wall(thought, tile.walls, place[0])


def _lead(thought: Thought, kind: int, waiting: int = 0) -> Iterator[Reason]:
    """A better place in a kind, by one tile more; `waiting` says that it is among those aside."""
    before = thought.count(kind).mine - waiting
    rivals = [held[kind] for seat, held in enumerate(thought.table.counts) if seat != thought.seat]
    scoring_round = thought.coming[0].scoring_round
    why = _gained(before, rivals, scoring_round)
    if why is not None:
        yield Reason(
            why,
            kind=Kind(kind),
            scoring_round=scoring_round,
            place=_place(rivals, before + 1),
            before=before,
            after=before + 1,
        )


def _gained(before: int, rivals: list[int], scoring_round: int) -> Why | None:
    place = _place(rivals, before + 1)
    if place == 1:
        if before + 1 in rivals:
            return Why.TIES_LEAD
        return Why.TAKES_LEAD if before <= max(rivals) else None
    # C2: round n gives points for n places.
    better = place < _place(rivals, before) or not before
    return Why.GAINS_PLACE if better and place <= scoring_round else None


def _place(rivals: list[int], held: int) -> int:
    return 1 + sum([rival > held for rival in rivals])


def _wall(thought: Thought, walled: int, cell: int) -> Iterator[Reason]:
    before, after = thought.ground.length, thought.ground.built(walled, cell).length
    if after > before:
        yield Reason(Why.WALL_GROWS, before=before, after=after)


def _swapping(thought: Thought, tile: Tile, removed: Tile) -> Iterator[Reason]:
    if tile.kind is not removed.kind:
        yield from _lead(thought, tile.kind)
    cell = cell_with(thought.table, thought.seat, removed)
    before, after = thought.ground.length, thought.ground.swapped(tile.walls, cell).length
    if after > before:
        yield Reason(Why.WALL_GROWS, before=before, after=after)


def _denying(thought: Thought, tile: Tile) -> Iterator[Reason]:
    """The first after us who would be alone in front with this tile, and is not yet."""
    players, counts = thought.table.players, thought.table.counts
    for seat in [(thought.seat + step) % players for step in range(1, players)]:
        others = max(held[tile.kind] for rival, held in enumerate(counts) if rival != seat)
        if counts[seat][tile.kind] == others:
            yield Reason(Why.KEEPS_FROM, tile=tile, kind=tile.kind, seat=Seat(seat))
            return


def _taking(thought: Thought, cards: tuple[Card, ...], legal: tuple[Action, ...]) -> Iterator[Reason]:
    purses = thought.table.purses[thought.seat]
    for currency in sorted({card.currency for card in cards}):
        before = purses[currency]
        added = [card.value for card in cards if card.currency is currency]
        after = more(before, tuple(added))
        number = thought.table.market[currency]
        if number == EMPTY:
            continue
        tile, price = tile_of(number), PRICE[number]
        if reach(after) >> price & 1 and not reach(before) >> price & 1:
            yield Reason(Why.PAYS_NEXT_EXACTLY, tile=tile, cards=cards, currency=currency)
        elif sum(after) >= price > sum(before):
            yield Reason(Why.PAYS_NEXT, tile=tile, cards=cards, currency=currency)
        if sum(thought.table.pools) <= 1:
            yield Reason(Why.LAST_TILE, tile=tile, currency=currency, amount=sum(after))
    amounts = [total(action.cards) for action in legal if isinstance(action, TakeMoney)]
    if total(cards) == max(amounts):
        yield Reason(Why.MOST_MONEY, amount=total(cards))


def _reserving(thought: Thought, tile: Tile) -> Iterator[Reason]:
    if not thought.ground.places(tile.walls):
        yield Reason(Why.FITS_NOWHERE, tile=tile)


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
