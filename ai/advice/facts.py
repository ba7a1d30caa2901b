"""Single facts that speak for actions; the core and modules put their reasons together from them."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ai.advice.reasons import Reason, Why
from ai.evaluation.placing import best_place
from ai.evaluation.purse import Purse, more, reach
from ai.search.compact_pieces import EMPTY, PRICE, tile_of
from engine import Currency, Kind, Money, Seat, Tile
from engine.position.pieces import total

if TYPE_CHECKING:
    from ai.evaluation.position_values import PositionValues


def payment(tile: Tile, cards: tuple[Money, ...], price: int) -> Reason:
    """How well the money fits the price."""
    over = total(cards) - price
    if over:
        return Reason(Why.OVERPAYS, tile=tile, cards=cards, amount=over)
    return Reason(Why.PAYS_EXACTLY, tile=tile, cards=cards)


def owning(position: "PositionValues", tile: Tile) -> Iterator[Reason]:
    """What a new tile does in the palace, if it is best put there."""
    place = best_place(position.ground, tile.walls)
    if place is not None:
        yield from lead(position, tile.kind)
        yield from longer_wall(position, tile, place.cell)


def lead(position: "PositionValues", kind: int, waiting: int = 0) -> Iterator[Reason]:
    """A better place in a kind, by one tile more; `waiting` says that it is among those aside."""
    before = position.count(kind).mine - waiting
    rivals = [held[kind] for seat, held in enumerate(position.table.counts) if seat != position.seat]
    scoring_round = position.coming[0].scoring_round
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


def longer_wall(position: "PositionValues", tile: Tile, cell: int) -> Iterator[Reason]:
    """The wall grows with a tile in an empty cell."""
    yield from grown(position.ground.wall[0], position.ground.built(tile.walls, cell).wall[0])


def grown(before: int, after: int) -> Iterator[Reason]:
    """The wall has grown, if it has."""
    if after > before:
        yield Reason(Why.WALL_GROWS, before=before, after=after)


def denying(position: "PositionValues", tile: Tile) -> Iterator[Reason]:
    """The first after us who would be alone in front with this tile, and is not yet."""
    players, counts = position.table.players, position.table.counts
    for seat in [(position.seat + step) % players for step in range(1, players)]:
        others = max(held[tile.kind] for rival, held in enumerate(counts) if rival != seat)
        if counts[seat][tile.kind] == others:
            yield Reason(Why.KEEPS_FROM, tile=tile, kind=tile.kind, seat=Seat(seat))
            return


def payable_next(
    position: "PositionValues", currency: Currency, cards: tuple[Money, ...]
) -> Iterator[Reason]:
    """With this money more, the tile on the currency's square can be paid and could not before."""
    number = position.table.market[currency]
    if number == EMPTY or position.table.ends_early:
        return
    before = position.purses[currency]
    after = with_more(position, currency, cards)
    tile, price = tile_of(number), PRICE[number]
    if reach(after) >> price & 1 and not reach(before) >> price & 1:
        yield Reason(Why.PAYS_NEXT_EXACTLY, tile=tile, cards=cards, currency=currency)
    elif sum(after) >= price > sum(before):
        yield Reason(Why.PAYS_NEXT, tile=tile, cards=cards, currency=currency)


def with_more(position: "PositionValues", currency: Currency, cards: tuple[Money, ...]) -> Purse:
    """Your money of a currency, with these cards added."""
    return more(position.purses[currency], tuple([card.value for card in cards if card.currency is currency]))
