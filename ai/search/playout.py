"""Playouts: quick, sensible turns for all players, for some turns or to the end."""

from ai.evaluation.majorities import gain_among, outlook
from ai.evaluation.placing import best_place
from ai.evaluation.purse import Purse, coins_worth, less, more, payable, takings, ways
from ai.evaluation.weights import Weights, thriftiness
from ai.search.compact_pieces import EMPTY, KIND, KINDS, PRICE, SQUARES, WALLED
from ai.search.compact_table import Stage, Table
from ai.search.stalling import must_spend, redesigning_stalls

_NEVER = -1e9


def play_out(table: Table, weights: Weights, turns: int) -> None:
    """Play that many turns, or to the end."""
    last = table.turn + turns
    for state in table.module_states:
        state.simplify(table)
    while table.stage == Stage.TURN and table.turn < last:
        mover = Mover(table, table.seat, weights)
        if table.may_act:
            mover.act()
        mover.close()
    if table.stage == Stage.LAST_TILES:
        for seat in table.to_place[:]:
            Mover(table, seat, weights).close()


class Mover:
    """The seat whose turn it is, for the length of a turn."""

    __slots__ = (
        "coming",
        "ground",
        "majorities",
        "order",
        "seat",
        "table",
        "thrift",
        "wall",
        "weights",
        "worths",
    )

    def __init__(self, table: Table, seat: int, weights: Weights) -> None:
        self.table = table
        self.seat = seat
        self.weights = weights
        self.coming = outlook(table)
        self.order = (seat, *[other for other in range(table.players) if other != seat])
        self.ground = table.grounds[seat]
        self.wall = weights.wall * len(self.coming)
        self.worths = [0.0] * SQUARES
        self.majorities: list[float | None] = [None] * KINDS
        """What one more tile of each kind is worth, computed on demand."""
        self.thrift = 0.0

    def act(self) -> None:
        """Everything that can be paid exactly and is worth it, then the best other action."""
        table, seat = self.table, self.seat
        coins = sum(map(sum, table.purses[seat]))
        tiles = 0 if table.ends_early else sum(table.pools) + SQUARES
        self.thrift = thriftiness(tiles, table.players, coins, self.weights)
        for state in table.module_states:
            state.act(self)
        exactly, buying, square = self._purchases()
        if table.module_states:
            ordinary = sum([worth for worth, _, _ in exactly]) + max(buying, self._best_taking()[0])
            if any(state.takes_turn(self, ordinary) for state in table.module_states):
                return
        for _, there, payment in exactly:
            table.buy(there, payment, exact=True)
        taking, cards = self._best_taking()
        adding, tile, cell = _NEVER, 0, 0
        if table.reserves[seat] and not (redesigning_stalls(table) and (cards or square != EMPTY)):
            adding, tile, cell = self._best_adding()
        if adding > buying and adding > taking:
            table.add(seat, tile, cell)
            self.majorities[KIND[tile]] = None
        elif square != EMPTY and buying > taking:
            cheapest = ways(table.purses[seat][square], PRICE[table.market[square]]).cheapest
            assert cheapest is not None, "it was chosen because it can be paid"
            table.buy(square, cheapest, exact=False)
        elif cards:
            table.take(cards)

    def close(self) -> None:
        """Place what lies aside, and end the turn."""
        table, seat = self.table, self.seat
        for tile in table.asides[seat][:]:
            ground = table.grounds[seat]
            place = best_place(ground, WALLED[tile])
            if place is None:
                table.reserve(seat, tile)
                continue
            majority = self.majority(tile) * (1 - self.weights.reserve)
            if majority + self.wall * (place.points - ground.points) > 0:
                table.place(seat, tile, place.cell)
                self.majorities[KIND[tile]] = None
            else:
                table.reserve(seat, tile)
        for state in table.module_states:
            state.settle(self)
        table.end_turn(seat)

    def majority(self, tile: int) -> float:
        """What a tile is worth in majorities."""
        kind = KIND[tile]
        found = self.majorities[kind]
        if found is None:
            table = self.table
            held = tuple([table.counts[seat][kind] for seat in self.order])
            dirk = table.counts[table.players][kind] if len(table.counts) > table.players else -1
            found = gain_among(kind, held, dirk, table.pools[kind], self.coming)
            self.majorities[kind] = found
        return found

    def worth(self, tile: int) -> float:
        """What a tile is worth in all."""
        majority = self.majority(tile)
        kept = self.weights.reserve * majority
        place = best_place(self.ground, WALLED[tile])
        if place is None:
            return kept
        return max(majority + self.wall * (place.points - self.ground.points), kept)

    def _purchases(self) -> tuple[list[tuple[float, int, Purse]], float, int]:
        """The exact purchases with worth, square and payment; the best other one's worth and square."""
        table, purses = self.table, self.table.purses[self.seat]
        exactly: list[tuple[float, int, Purse]] = []
        losses: list[tuple[float, int, Purse | None]] = []
        best, chosen = 0.0, EMPTY
        for square, tile in enumerate(table.market):
            if tile == EMPTY:
                continue
            worth = self.worths[square] = self.worth(tile)
            purse = purses[square]
            exact, cheapest = ways(purse, PRICE[tile])
            payment = exact or cheapest
            if payment is None:
                continue
            worth -= self.price_of(purse, payment)
            if worth <= 0:
                losses.append((worth, square, exact))
            elif exact is not None:
                exactly.append((worth, square, exact))
            elif worth > best:
                best, chosen = worth, square
        if not exactly and chosen == EMPTY and must_spend(table):
            return self._least_loss(losses)
        return exactly, best, chosen

    def _least_loss(
        self, losses: list[tuple[float, int, Purse | None]]
    ) -> tuple[list[tuple[float, int, Purse]], float, int]:
        """The purchase to make where one must be made."""
        worth, square, exact = max(losses, default=(_NEVER, EMPTY, None))
        return ([], worth, square) if exact is None else ([(worth, square, exact)], 0.0, EMPTY)

    def price_of(self, purse: Purse, payment: Purse) -> float:
        """What it costs to part with a payment, in points."""
        return self.thrift * (
            coins_worth(purse, self.weights) - coins_worth(less(purse, payment), self.weights)
        )

    def _best_taking(self) -> tuple[float, tuple[int, ...]]:
        best = _NEVER
        stays = 0.0 if self.table.ends_early else self.weights.stay ** (self.table.players - 1)
        alone = {card: self._added(card // 10, (card % 10,), stays) for card in self.table.display}
        found: tuple[int, ...] = ()
        for cards in takings(tuple(sorted(self.table.display))):
            if len(cards) == 1:
                worth = alone[cards[0]]
            elif len({card // 10 for card in cards}) == len(cards):
                worth = sum([alone[card] for card in cards])
            else:
                worth = self._together(cards, stays)
            if worth > best:
                best, found = worth, cards
        return best, found

    def _together(self, cards: tuple[int, ...], stays: float) -> float:
        worth = 0.0
        for square in range(SQUARES):
            values = tuple([card % 10 for card in cards if card // 10 == square])
            if values:
                worth += self._added(square, values, stays)
        return worth

    def _added(self, square: int, values: Purse, stays: float) -> float:
        weights, before = self.weights, self.table.purses[self.seat][square]
        after = more(before, values)
        worth = self.thrift * (coins_worth(after, weights) - coins_worth(before, weights))
        tile, wanted = self.table.market[square], self.worths[square]
        if tile != EMPTY and wanted > 0:
            price = PRICE[tile]
            worth += stays * wanted * (payable(after, price, weights) - payable(before, price, weights))
        return worth

    def _best_adding(self) -> tuple[float, int, int]:
        best = (_NEVER, 0, 0)
        for tile in self.table.reserves[self.seat]:
            place = best_place(self.ground, WALLED[tile])
            if place is not None:
                majority = self.majority(tile) * (1 - self.weights.reserve)
                longer = place.points - self.ground.points
                worth = majority + self.wall * longer - self.weights.redesign
                best = max(best, (worth, tile, place.cell))
        return best
