"""A compact table, in small numbers, on which playouts run.

It follows the engine move by move (tests check that), but judges nothing: only legal moves are made here.
Piles are lists with the top at the end.
"""

from collections.abc import Callable
from enum import IntEnum
from typing import TYPE_CHECKING

from ai.evaluation.purse import Purse, less, more
from ai.search.compact_palace import Ground
from ai.search.compact_pieces import EMPTY, FIRST_SCORING, KIND, KINDS, SQUARES, WALLED
from ai.search.majority_points import shared_out

if TYPE_CHECKING:
    from ai.modules.hooks import ModuleState

Shuffle = Callable[[list[int]], None]
DISPLAY_SIZE = 4
LAST_ROUND = 3
DIRKS_GIFT = 6


class Stage(IntEnum):
    """What the table is waiting for."""

    TURN = 0
    LAST_TILES = 1
    OVER = 2


class Table:
    """One position, changed in place."""

    __slots__ = (
        "acted",
        "ahead",
        "asides",
        "bag",
        "counts",
        "deck",
        "discard",
        "display",
        "ends_early",
        "grounds",
        "laid",
        "market",
        "may_act",
        "module_states",
        "players",
        "pools",
        "purses",
        "reserves",
        "rounds_scored",
        "scores",
        "seat",
        "shuffle",
        "stage",
        "to_place",
        "turn",
    )

    def __init__(self, players: int, shuffle: Shuffle) -> None:
        rivals = players + (players == 2)  # noqa: PLR2004 (Dirk joins two players)
        self.players = players
        self.shuffle = shuffle
        self.seat = 0
        self.purses: list[list[Purse]] = [[()] * SQUARES for _ in range(players)]
        self.grounds: list[Ground] = [Ground.of({}) for _ in range(players)]
        self.laid: list[dict[int, int]] = [{} for _ in range(players)]
        self.reserves: list[list[int]] = [[] for _ in range(players)]
        self.asides: list[list[int]] = [[] for _ in range(players)]
        self.counts: list[list[int]] = [[0] * KINDS for _ in range(rivals)]
        self.pools: list[int] = [0] * KINDS
        self.scores: list[int] = [0] * rivals
        self.market: list[int] = [EMPTY] * SQUARES
        self.display: list[int] = []
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.bag: list[int] = []
        self.ahead: list[tuple[int, int]] = []
        """For each scoring card in the deck, how many cards lie on it, at least and at most."""
        self.rounds_scored = 0
        self.stage = Stage.TURN
        self.turn = 0
        self.may_act = True
        self.acted = False
        self.ends_early = False
        """E5: the game ends after this turn. No tile is drawn any more: bag and pools count as empty."""
        self.to_place: list[int] = []
        self.module_states: list[ModuleState] = []
        """What modules keep."""

    def copy(self, shuffle: Shuffle | None = None) -> "Table":
        """The same position, to be played on by itself. Grounds are shared: they never change."""
        twin = Table.__new__(Table)
        twin.players, twin.seat, twin.turn = self.players, self.seat, self.turn
        twin.shuffle = shuffle or self.shuffle
        twin.rounds_scored, twin.stage = self.rounds_scored, self.stage
        twin.may_act, twin.acted, twin.ends_early = self.may_act, self.acted, self.ends_early
        twin.purses = [held[:] for held in self.purses]
        twin.grounds = self.grounds[:]
        twin.laid = [cells.copy() for cells in self.laid]
        twin.reserves = [tiles[:] for tiles in self.reserves]
        twin.asides = [tiles[:] for tiles in self.asides]
        twin.counts = [held[:] for held in self.counts]
        twin.pools, twin.scores, twin.market = self.pools[:], self.scores[:], self.market[:]
        twin.display, twin.deck, twin.discard = self.display[:], self.deck[:], self.discard[:]
        twin.bag, twin.ahead, twin.to_place = self.bag[:], self.ahead[:], self.to_place[:]
        twin.module_states = [state.copy() for state in self.module_states]
        return twin

    # Steps of a turn

    def take(self, cards: tuple[int, ...]) -> None:
        """T1: take these cards from the display."""
        purses, display = self.purses[self.seat], self.display
        for card in cards:
            display.remove(card)
            currency = card // 10
            purses[currency] = more(purses[currency], (card % 10,))
        self.has_acted(may_act=False)

    def buy(self, square: int, values: Purse, *, exact: bool) -> None:
        """T2: buy the tile of a square with these values of its currency."""
        self.pay(square, values)
        self.asides[self.seat].append(self.market[square])
        self.market[square] = EMPTY
        self.has_acted(may_act=exact)

    def pay(self, currency: int, values: Purse) -> None:
        """Cards go from the hand onto the discards."""
        purses = self.purses[self.seat]
        purses[currency] = less(purses[currency], values)
        self.discard += [currency * 10 + value for value in values]

    def place(self, seat: int, tile: int, cell: int) -> None:
        """T5: build a tile that lay aside."""
        self.asides[seat].remove(tile)
        self._build(seat, tile, cell)

    def reserve(self, seat: int, tile: int) -> None:
        """T5: keep a tile that lay aside."""
        self.asides[seat].remove(tile)
        self.reserves[seat].append(tile)
        self.has_acted(may_act=False)

    def give(self, seat: int, tile: int) -> None:
        """D3: give a tile that lay aside to Dirk."""
        self.asides[seat].remove(tile)
        self.counts[self.players][KIND[tile]] += 1
        self.has_acted(may_act=False)

    def add(self, seat: int, tile: int, cell: int) -> None:
        """T3: build a tile from the reserve."""
        self.reserves[seat].remove(tile)
        self._build(seat, tile, cell)

    def take_back(self, seat: int, cell: int) -> None:
        """T3: take a tile back to the reserve."""
        self.reserves[seat].append(self._lifted(seat, cell))
        self.grounds[seat] = self.grounds[seat].without(cell)
        self.has_acted(may_act=False)

    def swap(self, seat: int, tile: int, cell: int) -> None:
        """T3: swap a reserve tile for the one in a cell."""
        # Never by way of the empty cell: among other tiles it would be a hole, which no ground can have (B5).
        ground = self.grounds[seat].swapped(WALLED[tile], cell)
        self.reserves[seat].remove(tile)
        self.reserves[seat].append(self._lifted(seat, cell))
        self._laid_down(seat, tile, cell)
        self.grounds[seat] = ground

    def _build(self, seat: int, tile: int, cell: int) -> None:
        self.grounds[seat] = self.grounds[seat].built(WALLED[tile], cell)
        self._laid_down(seat, tile, cell)

    def _laid_down(self, seat: int, tile: int, cell: int) -> None:
        self.laid[seat][cell] = tile
        if self.counts_for_majority(tile):
            self.counts[seat][KIND[tile]] += 1
        for state in self.module_states:
            state.built(self, seat, tile, cell)
        self.has_acted(may_act=False)

    def _lifted(self, seat: int, cell: int) -> int:
        tile = self.laid[seat].pop(cell)
        if self.counts_for_majority(tile):
            self.counts[seat][KIND[tile]] -= 1
        for state in self.module_states:
            state.taken_down(self, seat, cell)
        return tile

    def counts_for_majority(self, tile: int) -> bool:
        """Does a palace tile count for its kind?"""
        return not self.module_states or all(state.counts(tile) for state in self.module_states)

    def cards_of(self, seat: int) -> list[int]:
        """A seat's cards as numbers, the smallest values first."""
        cards = [square * 10 + value for square, held in enumerate(self.purses[seat]) for value in held]
        return sorted(cards, key=lambda card: card % 10)

    def has_acted(self, *, may_act: bool) -> None:
        """A step of the turn is done."""
        self.acted = True
        self.may_act = may_act

    # Between turns

    def end_turn(self, seat: int) -> None:
        """T6, C1, E1, E5: confirm; refill, score, and hand on or end."""
        if self.stage == Stage.LAST_TILES:
            self.to_place.remove(seat)
            if not self.to_place:
                self._finish()
            return
        scorings = self._refill_display()
        self._refill_market()
        for scoring_round in scorings:
            self._score(scoring_round)
        if self.ends_early or EMPTY in self.market:
            self._give_last_tiles()
            return
        self.seat = (seat + 1) % self.players
        self.turn += 1
        self.may_act, self.acted = True, False

    def _refill_display(self) -> list[int]:
        scorings = []
        display, deck = self.display, self.deck
        drawn = 0
        while len(display) < DISPLAY_SIZE:
            if not deck:
                if not self.discard:
                    break
                self.shuffle(self.discard)
                deck = self.deck = self.discard
                self.discard = []
            card = deck.pop()
            drawn += 1
            if card < FIRST_SCORING:
                display.append(card)
            else:
                scorings.append(card - FIRST_SCORING + 1)
        if self.ahead:
            ahead = self.ahead[len(scorings) :]
            self.ahead = [(max(near - drawn, 0), far - drawn) for near, far in ahead]
        return scorings

    def _refill_market(self) -> None:
        market, bag = self.market, self.bag
        for square in range(SQUARES):
            if market[square] == EMPTY and bag:
                tile = market[square] = bag.pop()
                self.pools[KIND[tile]] -= 1

    def _score(self, scoring_round: int) -> None:
        scores, counts = self.scores, self.counts
        for kind in range(KINDS):
            held = tuple([rival[kind] for rival in counts])
            for rival, points in enumerate(shared_out(scoring_round, kind, held)):
                scores[rival] += points
        for seat, ground in enumerate(self.grounds):
            scores[seat] += ground.points
        for state in self.module_states:
            state.score(self)
        self.rounds_scored = scoring_round
        if len(counts) > self.players:
            self._dirk_draws(scoring_round)

    def _dirk_draws(self, scoring_round: int) -> None:
        """D1: six after round 1, a third of the bag after round 2."""
        share = {1: DIRKS_GIFT, 2: len(self.bag) // 3}.get(scoring_round, 0)
        for _ in range(min(share, len(self.bag))):
            kind = KIND[self.bag.pop()]
            self.counts[self.players][kind] += 1
            self.pools[kind] -= 1

    def _give_last_tiles(self) -> None:
        """E3: to the player with most money of the square's currency."""
        for state in self.module_states:
            state.close(self)
        self.stage = Stage.LAST_TILES
        self.may_act, self.acted = False, True
        for square, tile in enumerate(self.market):
            if tile != EMPTY:
                holdings = [sum(held[square]) for held in self.purses]
                most = max(holdings)
                if holdings.count(most) == 1:
                    self.asides[holdings.index(most)].append(tile)
                    self.market[square] = EMPTY
        self.to_place = [seat for seat in range(self.players) if self.asides[seat]]
        if not self.to_place:
            self._finish()

    def _finish(self) -> None:
        self._score(LAST_ROUND)
        self.stage = Stage.OVER
