"""Does a position hold together? Asked of whatever comes from outside, and by tests at every step."""

from collections import Counter
from collections.abc import Iterator

from engine.catalogue import TILES, money
from engine.errors import BrokenRecord
from engine.judging import broken_rule
from engine.pieces import Card, ScoringCard, Tile
from engine.rng import commitment
from engine.state import DISPLAY_SIZE, LAST_ROUND, SQUARES, Game, Phase


def checked_position(game: Game) -> Game:
    """The position, if it could be on a table."""
    for fault in faults(game):
        raise BrokenRecord(fault, f"turn {game.turn}")
    return game


def faults(game: Game) -> Iterator[str]:
    """What is wrong with a position."""
    seats = range(game.options.players)
    rivals = sum(len(tuple(module.rivals(game))) for module in game.modules)
    if len(game.players) != len(seats) or len(game.scores) != len(seats) + rivals:
        yield "not as many players or scores as the options say"
        return
    if len(game.market) != len(SQUARES) or len(game.display) > DISPLAY_SIZE:
        yield "the market or the display has another size"
    if sorted(tiles_in(game)) != sorted(TILES):
        yield "the 54 tiles are not all there, once each"
    if Counter(cards_in(game)) != Counter(money(game.options.players)):
        yield "the money cards are not all there"
    left = [card for card in game.deck if isinstance(card, ScoringCard)]
    if sorted(card.value for card in left) != [card.value for card in ScoringCard][game.rounds_scored :]:
        yield "the scoring cards do not fit the rounds scored"
    if not 0 <= game.rounds_scored <= LAST_ROUND or game.turn < 1:
        yield "no such round or turn"
    if commitment(game.rng.seed) != game.commitment:
        yield "the seed is not the one committed to"
    if any(broken_rule(player.palace) for player in game.players):
        yield "a palace breaks the building rules"
    if any(tuple(sorted(player.hand)) != player.hand for player in game.players):
        yield "a hand is not sorted"
    yield from _waiting_faults(game)


def tiles_in(game: Game) -> Iterator[Tile]:
    """Every tile on the table, wherever it is."""
    yield from game.bag
    yield from (tile for tile in game.market if tile is not None)
    for player in game.players:
        yield from (*player.palace.tiles.values(), *player.reserve, *player.aside)
    for module in game.modules:
        yield from module.tiles(game)


def cards_in(game: Game) -> Iterator[Card]:
    """Every money card on the table and in the hands."""
    yield from (*game.display, *game.discard)
    yield from (card for card in game.deck if isinstance(card, Card))
    for player in game.players:
        yield from player.hand


def _waiting_faults(game: Game) -> Iterator[str]:
    """Is it clear for whom the table waits?"""
    if any(seat not in range(len(game.players)) for seat in game.to_act):
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
    if game.phase is not Phase.TURN and game.may_act:
        yield "an action is open after the last turn"
