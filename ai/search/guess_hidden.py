"""A compact table from a view: what is seen, and a random deal of what is hidden."""

import random
from collections import Counter

from ai.modules import AI_MODULES
from ai.search.compact_palace import Ground, shape_of
from ai.search.compact_pieces import (
    EMPTY,
    FIRST_SCORING,
    KIND,
    KINDS,
    SQUARES,
    TILE_NUMBER,
    WALLED,
    card_number,
    currency_of,
    value_of,
)
from ai.search.compact_table import Stage, Table
from engine import DirkTiles, Phase, View
from engine.position.catalogue import TILES, money
from engine.position.pieces import Card, Tile, count_kinds

_STAGE = {Phase.TURN: Stage.TURN, Phase.LAST_TILES: Stage.LAST_TILES, Phase.OVER: Stage.OVER}


def seen_table(view: View) -> Table:
    """What the view shows. Others' purses, the deck, the discards and the bag are left empty."""
    assert view.seat is not None, "an onlooker has nothing to decide"
    table = Table(len(view.players), _keep)
    table.stage = _STAGE[view.phase]
    table.seat = view.to_act[0] if view.phase is Phase.TURN and view.to_act else view.seat
    table.to_place = [int(seat) for seat in view.to_act] if view.phase is Phase.LAST_TILES else []
    table.rounds_scored, table.turn = view.rounds_scored, view.turn
    table.may_act, table.acted, table.ends_early = view.may_act, view.acted, view.ends_early
    table.scores = list(view.scores)
    table.market = [EMPTY if tile is None else TILE_NUMBER[tile] for tile in view.market]
    table.display = [card_number(card) for card in view.display]
    table.purses[view.seat] = purses_of(view.hand)
    table.pools = [0] * KINDS if view.ends_early else list(view.unseen)
    table.module_states = AI_MODULES.states_seen(view)
    table.ahead = [(ahead.nearest, ahead.farthest) for ahead in view.scoring_cards]
    for seat, player in enumerate(view.players):
        laid = {int(cell): TILE_NUMBER[tile] for cell, tile in player.palace.tiles.items()}
        table.laid[seat] = laid
        halves = {int(half.cell): shape_of(half) for half in player.palace.halves}
        table.grounds[seat] = Ground.of({cell: WALLED[tile] for cell, tile in laid.items()} | halves)
        table.counts[seat] = counted_kinds(table, laid)
        table.reserves[seat] = [TILE_NUMBER[tile] for tile in player.reserve]
        table.asides[seat] = [TILE_NUMBER[tile] for tile in player.aside]
    for kept in view.slices:
        if isinstance(kept, DirkTiles):
            table.counts[-1] = list(count_kinds(kept.tiles))
    return table


class Guess:
    """Everything that a view hides, ready to be dealt at random, as far as the view leaves it open."""

    def __init__(self, view: View, seen: Table) -> None:
        self.view = view
        self.seen = seen
        self._cards = hidden_cards(view)
        self._tiles = [TILE_NUMBER[tile] for tile in unseen_tiles(view)]

    def dealt(self, chance: random.Random) -> Table:
        """The seen table with one deal of what is hidden."""
        view = self.view
        table = self.seen.copy(chance.shuffle)
        cards = shuffled(self._cards, chance)
        for seat, player in enumerate(view.players):
            if seat != view.seat:
                hand, cards = cards[: player.hand_size], cards[player.hand_size :]
                table.purses[seat] = _sorted_purses(hand)
        deck = cards[: view.deck_size - len(view.scoring_cards)]
        table.discard = cards[len(deck) :]
        for ahead in view.scoring_cards:
            above = ahead.nearest + int(chance.random() * (ahead.farthest - ahead.nearest + 1))
            deck.insert(min(above, len(deck)), FIRST_SCORING + ahead.card.value - 1)
        deck.reverse()
        table.deck = deck
        # A module may keep tiles out of sight.
        table.bag = shuffled(self._tiles, chance)[: 0 if view.ends_early else view.bag_size]
        for state in table.module_states:
            state.deal(chance)
        return table


def shuffled(pieces: list[int], chance: random.Random) -> list[int]:
    """The pieces in a random order; quicker than shuffling them one by one."""
    draw = chance.random
    return sorted(pieces, key=lambda _: draw())


def counted_kinds(table: Table, laid: dict[int, int]) -> list[int]:
    """How many of these palace tiles count for each kind."""
    counts = [0] * KINDS
    for tile in laid.values():
        counts[KIND[tile]] += table.counts_for_majority(tile)
    return counts


def purses_of(hand: tuple[Card, ...]) -> list[tuple[int, ...]]:
    """A hand by currencies."""
    return _sorted_purses([card_number(card) for card in hand])


def hidden_cards(view: View) -> list[int]:
    """All money that is neither in your hand nor on display, as numbers."""
    cards = Counter(map(card_number, money(len(view.players))))
    cards.subtract(map(card_number, view.hand))
    cards.subtract(map(card_number, view.display))
    return sorted(cards.elements())


def unseen_tiles(view: View) -> list[Tile]:
    """The tiles in the bag: all that lie nowhere open."""
    open_tiles = {tile for tile in view.market if tile}
    for player in view.players:
        open_tiles.update(player.palace.tiles.values(), player.reserve, player.aside)
    for kept in view.slices:
        if isinstance(kept, DirkTiles):
            open_tiles.update(kept.tiles)
    return [tile for tile in TILES if tile not in open_tiles]


def _sorted_purses(cards: list[int]) -> list[tuple[int, ...]]:
    return [
        tuple(sorted([value_of(card) for card in cards if currency_of(card) == square]))
        for square in range(SQUARES)
    ]


def _keep(cards: list[int]) -> None:
    """Keep the order: nothing is drawn from a table that is only looked at."""
