"""What everything in a position is worth to one seat, in points."""

from functools import cached_property
from typing import TypeVar

from ai.evaluation.majorities import Count, counted, dirks_gain, gain, left_to_buy, outlook
from ai.evaluation.placing import best_place, prospects, room
from ai.evaluation.purse import Purse, more
from ai.evaluation.weights import Weights, thriftiness
from ai.modules.hooks import ModuleState
from ai.search.compact_palace import Ground
from ai.search.compact_pieces import KIND, WALLED
from ai.search.guess_hidden import seen_table
from engine import View

StateT = TypeVar("StateT", bound=ModuleState)
_TURNS_PER_TILE = 2.0
"""Turns for each tile bought, measured in games of these players."""


class PositionValues:
    """Made for a single decision."""

    def __init__(self, view: View, weights: Weights) -> None:
        assert view.seat is not None, "an onlooker has nothing to decide"
        self.view = view
        self.weights = weights
        self.seat = int(view.seat)
        self.table = seen_table(view)
        self.coming = outlook(self.table)
        self.scorings = len(self.coming)
        self.ground = self.table.grounds[self.seat]
        self._tile_worths: dict[int, float] = {}

    @cached_property
    def turns_left(self) -> float:
        """How many more turns this seat can hope for."""
        return left_to_buy(self.table) * _TURNS_PER_TILE / self.table.players

    @cached_property
    def turns_to_come(self) -> float:
        """How many turns the game is likely to last, of everybody: until a square stays empty."""
        return (sum(self.table.pools) + 1) * _TURNS_PER_TILE

    @cached_property
    def thrift(self) -> float:
        """How much money still matters: 1 for long, 0 at the very end."""
        coins = sum(map(sum, self.purses))
        return thriftiness(left_to_buy(self.table), self.table.players, coins, self.weights)

    @cached_property
    def purses(self) -> list[Purse]:
        """Your money by currency; credits of modules count like cards."""
        purses = self.table.purses[self.seat][:]
        for currency, value in [
            coins for state in self.table.module_states for coins in state.credits(self.seat)
        ]:
            purses[currency] = more(purses[currency], (value,))
        return purses

    def state_of(self, kind: type[StateT]) -> StateT:
        """A module's part of the table."""
        return next(state for state in self.table.module_states if isinstance(state, kind))

    def count(self, kind: int) -> Count:
        """How a kind stands once the tiles aside are built."""
        count = counted(self.table, self.seat, kind)
        aside = [tile for tile in self.table.asides[self.seat] if KIND[tile] == kind]
        waiting = sum([self.table.counts_for_majority(tile) for tile in aside])
        return count._replace(mine=count.mine + waiting) if waiting else count

    def majority(self, kind: int) -> float:
        """What one more tile of a kind is worth in majorities."""
        return gain(kind, self.count(kind), self.coming)

    def built_majority(self, tile: int) -> float:
        """The same for a tile that lies aside, which the count above has already in the palace."""
        if not self.table.counts_for_majority(tile):
            return self.weights.uncounted * self.majority(KIND[tile])
        count = self.count(KIND[tile])
        return gain(KIND[tile], count._replace(mine=count.mine - 1), self.coming)

    def kept_majority(self, tile: int) -> float:
        """The same for a tile in your reserve."""
        part = 1.0 if self.table.counts_for_majority(tile) else self.weights.uncounted
        return part * self.majority(KIND[tile])

    def dirks(self, kind: int) -> float:
        """What a gift to Dirk is worth, without what a tile would have been worth here."""
        return dirks_gain(kind, counted(self.table, self.seat, kind), self.coming)

    def rivals_wish(self, tile: int) -> float:
        """What a tile is worth in majorities to the rival who gains most by it."""
        kind = KIND[tile]
        rivals = [seat for seat in range(self.table.players) if seat != self.seat]
        return max(0.0, *(gain(kind, counted(self.table, seat, kind), self.coming) for seat in rivals))

    def palace_gain(self, before: Ground, after: Ground) -> float:
        """What a palace is worth more after a change: its wall, and the room around it."""
        weights = self.weights
        worth = weights.wall * self.scorings * (after.points - before.points)
        if self.turns_left < 1:
            return worth
        worth += weights.room * (room(after.mask) - room(before.mask))
        if weights.prospects:
            worth += weights.prospects * (prospects(after) - prospects(before))
        return worth

    def placed(self, tile: int, cell: int) -> float:
        """What the palace gains by a tile in a cell, its majority left out."""
        after = self.ground.built(WALLED[tile], cell)
        loose = self.weights.loose_wall * self.ground.gain(WALLED[tile], cell)
        return self.palace_gain(self.ground, after) + loose

    def tile_worth(self, tile: int) -> float:
        """What a new tile is worth in its best place."""
        if tile not in self._tile_worths:
            self._tile_worths[tile] = self._tile_worth(tile)
        return self._tile_worths[tile]

    def _tile_worth(self, tile: int) -> float:
        majority = self.majority(KIND[tile])
        uses = [self.weights.reserve * majority]
        place = best_place(self.ground, WALLED[tile])
        if place is not None:
            uses.append(majority + self.placed(tile, place.cell))
        if len(self.table.counts) > self.table.players:
            uses.append(self.dirks(KIND[tile]))
        return max(uses)
