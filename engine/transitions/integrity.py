"""Is a position consistent? Checked for positions from outside, and by tests at every step."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from engine.judge.errors import BrokenRecord
from engine.judge.judgements import broken_rule
from engine.position.catalogue import TILES, money
from engine.position.pieces import Card, ScoringCard, Tile
from engine.position.rng import commitment
from engine.position.state import DISPLAY_SIZE, LAST_ROUND, SQUARES, Game, Phase
from engine.transitions.setup import PILES

MANY: Final = 99_999
"""More than any score, pile, turn or count of shuffles can be."""


def checked_position(game: Game) -> Game:
    """The position, if it could be on a table."""
    for fault in faults(game):
        raise BrokenRecord(fault, "position")
    return game


def faults(game: Game) -> Iterator[str]:
    """What is wrong with a position."""
    rivals = sum(len(tuple(module.rivals(game))) for module in game.modules)
    if len(game.players) != game.options.players or len(game.scores) != game.options.players + rivals:
        yield "not as many players or scores as the options say"
        return
    yield from _piece_faults(game)
    yield from _number_faults(game)
    yield from _phase_faults(game)
    yield from _waiting_faults(game)
    for module in game.modules:
        yield from module.faults(game)


def tiles_in(game: Game) -> Iterator[Tile]:
    """Every tile, wherever it is."""
    yield from game.bag
    yield from (tile for tile in game.market if tile is not None)
    for player in game.players:
        yield from (*player.palace.tiles.values(), *player.reserve, *player.aside)
    for module in game.modules:
        yield from module.tiles(game)


def cards_in(game: Game) -> Iterator[Card]:
    """Every money card, on the table or in a hand."""
    yield from (*game.display, *game.discard)
    yield from (card for card in game.deck if isinstance(card, Card))
    for player in game.players:
        yield from player.hand


def _piece_faults(game: Game) -> Iterator[str]:
    """Is everything there, once, and in order?"""
    if len(game.market) != len(SQUARES) or len(game.display) > DISPLAY_SIZE:
        yield "the market or the display has another size"
    if sorted(tiles_in(game)) != sorted(TILES):
        yield "the 54 tiles are not all there, once each"
    if Counter(cards_in(game)) != Counter(money(game.options.players)):
        yield "the money cards are not all there"
    if commitment(game.rng.seed) != game.commitment:
        yield "the seed is not the one committed to"
    if any(player.palace.halves for player in game.players) and not any(m.lays_halves for m in game.modules):
        yield "a palace holds halves that nobody at this table lays"
    if any(broken_rule(player.palace) for player in game.players):
        yield "a palace breaks the building rules"
    kept: list[tuple[Card | Tile, ...]] = [
        things for player in game.players for things in (player.hand, player.reserve, player.aside)
    ]
    if any(list(things) != sorted(things) for things in kept):
        yield "a hand, a reserve or what lies aside is not sorted"


def _number_faults(game: Game) -> Iterator[str]:
    """Are all numbers of a size that can occur?"""
    counted = (*game.scores, *game.piles, game.rng.used)
    if len(game.piles) != PILES or not all(0 <= number <= MANY for number in counted):
        yield "a score, a pile or the count of shuffles is impossible"
    if not 1 <= game.turn <= MANY:
        yield "no such turn"


def _phase_faults(game: Game) -> Iterator[str]:
    """Do the phase, the scorings, the market and the bag fit together?"""
    left = [card.value for card in game.deck if isinstance(card, ScoringCard)]
    not_scored = [card.value for card in ScoringCard if card.value > game.rounds_scored]
    over = game.phase is Phase.OVER
    # E2: a scoring card never drawn is still there when the last round has been scored.
    if left not in ([], [2], [1, 2]) or (not over and left != not_scored):
        yield "the scoring cards do not fit the rounds scored"
    if not 0 <= game.rounds_scored <= LAST_ROUND or (game.rounds_scored == LAST_ROUND) != over:
        yield "the rounds scored do not fit the phase"
    # E5: after an early end the rest of the tiles stays in the bag.
    if game.phase is not Phase.TURN and game.tiles_to_draw:
        yield "the last turn is over, but there are tiles in the bag"
    if game.phase is Phase.TURN and not game.acted and None in game.market:
        yield "a turn begins without a full market"


def _waiting_faults(game: Game) -> Iterator[str]:
    """Is it clear for whom the table waits, and for what?"""
    if any(seat not in game.seats for seat in game.to_act):
        yield "somebody without a seat is to act"
    if tuple(sorted(set(game.to_act))) != game.to_act:
        yield "the seats to act are not in order"
    expected = {
        Phase.TURN: len(game.to_act) == 1,
        Phase.LAST_TILES: bool(game.to_act),
        Phase.OVER: not game.to_act,
    }
    if not expected[game.phase]:
        yield "the wrong number of seats is to act"
    if any(player.aside for seat, player in enumerate(game.players) if seat not in game.to_act):
        yield "a tile lies aside for somebody who is not to act"
    if game.may_act and game.phase is not Phase.TURN:
        yield "an action is open after the last turn"
    if not game.may_act and not game.acted:
        yield "a turn begins without an action"
