"""A game as the computer players' own table holds it, for comparing the two."""

from ai.compact import FIRST_SCORING, TILE_NUMBER, card_number
from ai.ground import Ground
from ai.guess import purses_of, seen_table
from ai.table import Stage, Table
from engine import Game, ScoringCard, Seat, view_for
from engine.pieces import DeckCard
from engine.rng import Rng


class EnginesOrder:
    """Shuffles as the engine will: its seed, its count."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def __call__(self, cards: list[int]) -> None:
        order, self.rng = self.rng.shuffled(cards)
        # The engine's top is the beginning, the table's is the end.
        cards[:] = order[::-1]


def mirrored(game: Game) -> Table:
    """The whole game, secrets included: only a test may do that."""
    table = seen_table(view_for(game, Seat(0)))
    table.shuffle = EnginesOrder(game.rng)
    table.purses = [purses_of(player.hand) for player in game.players]
    table.deck = [_deck_number(card) for card in reversed(game.deck)]
    table.discard = [card_number(card) for card in game.discard]
    table.bag = [TILE_NUMBER[tile] for tile in reversed(game.bag)]
    return table


def _deck_number(card: DeckCard) -> int:
    return FIRST_SCORING + card.value - 1 if isinstance(card, ScoringCard) else card_number(card)


def differences(table: Table, game: Game) -> list[str]:
    """In what the two do not agree."""
    other = mirrored(game)
    found = [
        name
        for name in ("purses", "laid", "counts", "pools", "scores", "market", "deck", "discard", "bag")
        if getattr(table, name) != getattr(other, name)
    ]
    found += [
        name
        for name in ("reserves", "asides")
        if [sorted(tiles) for tiles in getattr(table, name)]
        != [sorted(tiles) for tiles in getattr(other, name)]
    ]
    if sorted(table.display) != sorted(other.display):
        found.append("display")
    if [_ground(ground) for ground in table.grounds] != [_ground(ground) for ground in other.grounds]:
        found.append("grounds")
    if [ground.length for ground in table.grounds] != [
        player.palace.longest_wall.length for player in game.players
    ]:
        found.append("wall lengths")
    return found + _flags(table, other, game)


def _ground(ground: Ground) -> tuple[dict[int, int], ...]:
    return ground.walls, ground.codes, ground.edges


def _flags(table: Table, other: Table, game: Game) -> list[str]:
    if table.stage is not other.stage:
        return ["stage"]
    if table.stage is Stage.LAST_TILES:
        return [] if table.to_place == list(game.to_act) else ["to place"]
    if table.stage is Stage.OVER:
        return []
    here = (table.seat, table.turn, table.may_act, table.acted, table.rounds_scored)
    there = (game.to_act[0], game.turn, game.may_act, game.acted, game.rounds_scored)
    return [] if here == there else ["flags"]
