"""Lines of play, counted; and the first step counted again by the plain rules."""

from itertools import combinations

import pytest

from bench.parts import plain_rules
from engine.board.geometry import xy
from engine.position.pieces import Card, Seat, Square, total
from engine.position.state import Game, Phase
from engine.text.position import parse_position
from tests.engine.perft import ARROW, COUNTS, MODULE_COUNTS, perft

MODULE_LINES = [line.split(ARROW) for line in MODULE_COUNTS.read_text(encoding="utf-8").splitlines()]
LINES = [line.split(ARROW) for line in COUNTS.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize(("position", "counts"), LINES, ids=range(len(LINES)))
def test_lines_of_play(position: str, counts: str) -> None:
    game = parse_position(position)
    expected = [int(count) for count in counts.split()]
    assert [perft(game, depth) for depth in range(1, len(expected) + 1)] == expected


@pytest.mark.parametrize(("position", "counts"), MODULE_LINES, ids=range(len(MODULE_LINES)))
def test_lines_of_play_with_modules(position: str, counts: str) -> None:
    test_lines_of_play(position, counts)


@pytest.mark.parametrize(("position", "counts"), LINES, ids=range(len(LINES)))
def test_the_first_step_by_the_plain_rules(position: str, counts: str) -> None:
    game = parse_position(position)
    assert sum(plain_count(game, seat) for seat in game.to_act) == int(counts.split(maxsplit=1)[0])


def plain_count(game: Game, seat: Seat) -> int:
    """The number of legal actions, counted with as little thought as possible."""
    player = game.players[seat]
    plan: plain_rules.Plan = {(0, 0): None, **{xy(cell): tile for cell, tile in player.palace.tiles.items()}}
    count = 0
    for tile in player.aside:
        count += len(plain_rules.places(plan, tile)) + 1
        count += len(game.players) == 2 and game.phase is Phase.TURN
    if game.may_act:
        count += sum(len(some) == 1 or total(some) <= 5 for some in subsets(game.display))
        for square, on_market in zip(Square, game.market, strict=True):
            purse = tuple(card for card in player.hand if card.currency is square.currency)
            if on_market is not None:
                count += sum(
                    total(some) >= on_market.price > total(some) - min(some).value for some in subsets(purse)
                )
        for tile in player.reserve:
            count += len(plain_rules.places(plan, tile)) + len(plain_rules.swap_places(plan, tile))
        count += len(plain_rules.removable(plan))
    return count + (game.acted and not player.aside)


def subsets(cards: tuple[Card, ...]) -> set[tuple[Card, ...]]:
    return {tuple(sorted(some)) for size in range(1, len(cards) + 1) for some in combinations(cards, size)}
