"""Hundreds of random games: nothing gets lost, every palace is legal, and every question has one answer."""

import random
from itertools import combinations

import pytest

from bench.parts import plain_rules
from engine.board.geometry import cell_at, xy
from engine.judge.actions import (
    Add,
    Buy,
    EndTurn,
    Place,
    Reserve,
    Swap,
    TakeBack,
    TakeMoney,
    UndoStep,
    UndoTurn,
)
from engine.judge.offers import legal_actions
from engine.judge.random_action import draw_action
from engine.judge.rules import refusal
from engine.modules import Action
from engine.modules.dirk import GiveToDirk
from engine.play import decide, fold, play, start
from engine.position.catalogue import TILES
from engine.position.options import Options
from engine.position.pieces import Card, Seat, total
from engine.position.rng import Seed
from engine.position.state import Game
from engine.transitions.integrity import checked_position
from tests.conftest import games
from tests.engine.players import at_random, thrifty, whole_game


def with_undos(game: Game, seat: Seat, chance: random.Random) -> Action:
    """Anything legal, taking back included."""
    actions = legal_actions(game, seat)
    if UndoStep() in actions and chance.random() < 0.2:
        return chance.choice((UndoStep(), UndoTurn()))
    return draw_action(game, seat, chance.randrange)


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("number", games(4))
def test_every_step_of_a_game_holds_together(players: int, number: int) -> None:
    """54 tiles, all cards, legal palaces, at every step; and the events fold to the same end."""
    chance = random.Random(number)
    game, dealt = start(Options(players), Seed(f"{number:032x}"))
    events = list(dealt)
    while game.to_act:
        seat = chance.choice(game.to_act)
        game, new = play(game, seat, with_undos(game, seat, chance))
        checked_position(game)
        events += new
        assert game.turn < 2000, "the game comes to an end"
    assert fold(events) == game


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("number", games(6))
def test_folding_equals_playing_at_every_step(players: int, number: int) -> None:
    chance = random.Random(number)
    game, dealt = start(Options(players), Seed(f"{number:032x}"))
    events = list(dealt)
    stops = set(chance.sample(range(400), 5))
    for step in range(400):
        if not game.to_act:
            break
        seat = chance.choice(game.to_act)
        action = with_undos(game, seat, chance)
        game, new = play(game, seat, action)
        events += new
        if step in stops:
            assert fold(events) == game


def test_deciding_gives_the_events_of_playing() -> None:
    game, _ = start(Options(3), Seed("7" * 32))
    for action in legal_actions(game, game.to_act[0]):
        assert decide(game, game.to_act[0], action) == play(game, game.to_act[0], action).events


def imaginable(game: Game, seat: Seat) -> set[Action]:
    """Everything somebody could ask for with the pieces of this table."""
    player = game.players[seat]
    points = [xy(cell) for cell in player.palace.occupied()]
    near = [
        cell_at(x, y)
        for x in range(min(x for x, _ in points) - 2, max(x for x, _ in points) + 3)
        for y in range(min(y for _, y in points) - 2, max(y for _, y in points) + 3)
    ]
    asked: set[Action] = {EndTurn(), UndoStep(), UndoTurn()}
    asked |= {TakeMoney(cards) for cards in _choices(game.display)}
    asked |= {Buy(tile, cards) for tile in game.market if tile for cards in _choices(player.hand[:10])}
    asked |= {form(tile) for tile in TILES for form in (TakeBack, Reserve, GiveToDirk)}
    named = [*player.aside, *player.reserve, *list(player.palace.tiles.values())[:2], *game.bag[:1]]
    asked |= {form(tile, cell) for tile in named for cell in near for form in (Add, Place)}
    asked |= {Swap(tile, other) for tile in named for other in player.palace.tiles.values()}
    return asked


def _choices(cards: tuple[Card, ...]) -> set[tuple[Card, ...]]:
    return {tuple(sorted(some)) for size in range(len(cards) + 1) for some in combinations(cards, size)}


def wasteful(action: Action) -> bool:
    """A legal payment that is not offered, because a card could be kept."""
    if not isinstance(action, Buy):
        return False
    return total(action.cards) - min(piece.value for piece in action.cards) >= action.tile.price


@pytest.mark.parametrize("number", games(16))
def test_legal_actions_and_refusal_agree_on_everything_imaginable(number: int) -> None:
    chance = random.Random(number)
    players = 2 + number % 5
    game, _ = start(Options(players), Seed(f"{number:032x}"))
    for _ in range(chance.randrange(350)):
        if not game.to_act:
            break
        seat = chance.choice(game.to_act)
        game = play(game, seat, at_random(game, seat, chance)).game
    for seat in map(Seat, range(players)):
        offered = legal_actions(game, seat)
        allowed = {action for action in imaginable(game, seat) if refusal(game, seat, action) is None}
        assert len(set(offered)) == len(offered)
        assert {action for action in allowed if not wasteful(action)} == {
            action
            for action in offered
            if not isinstance(action, Buy) or set(action.cards) <= _ten(game, seat)
        }
        assert all(refusal(game, seat, action) is None for action in offered)


def _ten(game: Game, seat: Seat) -> set[Card]:
    return set(game.players[seat].hand[:10])


@pytest.mark.parametrize("number", games(4))
def test_every_palace_of_a_game_is_legal_by_the_plain_rules(number: int) -> None:
    game, _ = whole_game(2 + number % 5, number, thrifty)
    for player in game.players:
        assert plain_rules.legal({(0, 0): None, **{xy(c): tile for c, tile in player.palace.tiles.items()}})


@pytest.mark.parametrize("number", games(5))
def test_a_drawn_action_is_legal_and_every_legal_action_is_drawn(number: int) -> None:
    chance = random.Random(number)
    game, _ = start(Options(2 + number % 2), Seed(f"{number:032x}"))
    for _ in range(number * 12):
        if not game.to_act:
            break
        seat = game.to_act[0]
        game = play(game, seat, at_random(game, seat, chance)).game
    if not game.to_act:
        return
    seat = game.to_act[0]
    legal = {a for a in legal_actions(game, seat) if not isinstance(a, UndoStep | UndoTurn)}
    drawn = {draw_action(game, seat, chance.randrange) for _ in range(400 * len(legal))}
    assert drawn == legal
