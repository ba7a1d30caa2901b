"""Whole games of computer players: never an illegal move, never stuck, and only what a seat can see."""

import pickle
import random

import pytest

from ai.levels import CHARACTERS, Character, Level, choose
from ai.search import Depth
from ai.weights import MASON
from engine import Action, Game, Options, Phase, Seat, Seed, legal_actions, play, start, view_for
from engine.actions import UndoStep, UndoTurn
from tests.conftest import games
from tests.engine.test_view import midway, scrambled


def played(players: int, number: int, levels: list[Level]) -> tuple[Game, list[Action]]:
    """A finished game and what was done in it."""
    game = start(Options(players), Seed(f"{number:032x}")).game
    done: list[Action] = []
    while game.to_act:
        seat = game.to_act[-1]
        legal = legal_actions(game, seat)
        action = choose(view_for(game, seat), legal, levels[seat], seed=number + len(done))
        assert action in legal
        game = play(game, seat, action).game
        done.append(action)
        assert game.turn < 1000, "the game comes to an end"
    return game, done


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("level", [Level.GARDENER, Level.MASON])
@pytest.mark.parametrize("number", games(1))
def test_a_game_of_one_level_finishes(players: int, level: Level, number: int) -> None:
    game, done = played(players, number, [level] * players)
    assert game.phase is Phase.OVER
    assert not any(isinstance(action, UndoStep | UndoTurn) for action in done)


@pytest.mark.parametrize("players", range(2, 7))
def test_all_levels_play_together(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    # A hasty Vizier: the same thoughts, fewer of them.
    monkeypatch.setitem(CHARACTERS, Level.VIZIER, Character(MASON, depth=Depth(playouts=14)))
    levels = [Level.VIZIER, Level.MASON, Level.GARDENER, Level.MASON, Level.GARDENER, Level.GARDENER]
    game, _ = played(players, 77, levels[:players])
    assert game.phase is Phase.OVER


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("number", games(8))
def test_equal_views_give_equal_moves_whatever_is_hidden(level: Level, number: int) -> None:
    chance = random.Random(number)
    game = midway(2 + number % 5, number, chance.randrange(200))
    for seat in game.to_act:
        other = scrambled(game, seat, chance.shuffle)
        legal = legal_actions(game, seat)
        assert legal_actions(other, seat) == legal
        moves = {choose(view_for(each, seat), legal, level, seed=5) for each in (game, other, game)}
        assert len(moves) == 1


@pytest.mark.parametrize("level", Level)
def test_a_decision_can_be_sent_to_another_process(level: Level) -> None:
    game = midway(2, 3, 60)
    seat = Seat(game.to_act[0])
    asked = (view_for(game, seat), legal_actions(game, seat), level, 9)
    again = pickle.loads(pickle.dumps(asked))
    assert choose(*again) == choose(*asked)
    assert pickle.loads(pickle.dumps(choose)) is choose
