"""Whole games of computer players: never an illegal move, never stuck, and only what a seat can see."""

import pickle
import random
from dataclasses import replace

import pytest

from ai import advise
from ai.levels import CHARACTERS, Level, choose
from ai.search.search import Depth
from engine import Action, Game, Options, Phase, Seat, Seed, legal_actions, play, start, view_for
from engine.judge.actions import UndoStep, UndoTurn
from tests.ai.search.test_compact_table import COMBINATIONS, MODULES
from tests.ai.tables import MOST_TURNS
from tests.conftest import SOAK, games
from tests.engine.modules.test_module_games import midway as midway_with_modules
from tests.engine.modules.test_module_games import with_other_tokens
from tests.engine.views.test_view import midway, scrambled

EVERY = [(), *COMBINATIONS] if SOAK else [(), *((module,) for module in MODULES), MODULES]
"""All sixteen tables in a soak; otherwise those on which each module is seen at least."""


def played(options: Options, number: int, levels: list[Level]) -> tuple[Game, list[Action]]:
    """A finished game and what was done in it."""
    game = start(options, Seed(f"{number:032x}")).game
    done: list[Action] = []
    while game.to_act:
        seat = game.to_act[-1]
        legal = legal_actions(game, seat)
        action = choose(view_for(game, seat), legal, levels[seat], seed=number + len(done))
        assert action in legal
        game = play(game, seat, action).game
        done.append(action)
        assert game.turn <= MOST_TURNS, "the game comes to an end"
        assert len(done) < 5000, "a turn comes to an end"
    return game, done


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("level", [Level.GARDENER, Level.MASON])
@pytest.mark.parametrize("number", games(1))
def test_a_game_of_one_level_finishes(players: int, level: Level, number: int) -> None:
    game, done = played(Options(players), number, [level] * players)
    assert game.phase is Phase.OVER
    assert not any(isinstance(action, UndoStep | UndoTurn) for action in done)


@pytest.mark.parametrize("place", range(len(EVERY)), ids=lambda place: " ".join(EVERY[place]) or "base game")
@pytest.mark.parametrize("number", games(1) if not SOAK else range(130))
def test_a_game_with_modules_finishes(place: int, number: int) -> None:
    players = 2 + (place + number) % 5
    levels = [Level.MASON, Level.GARDENER, Level.MASON, Level.GARDENER, Level.GARDENER, Level.MASON]
    game, done = played(Options(players, EVERY[place]), number, levels[:players])
    assert game.phase is Phase.OVER
    assert not any(isinstance(action, UndoStep | UndoTurn) for action in done)


@pytest.mark.parametrize("modules", [(), MODULES], ids=["base game", "modules"])
@pytest.mark.parametrize("players", range(2, 7, 1 if SOAK else 2))
@pytest.mark.parametrize("number", games(1))
def test_all_levels_play_together(
    modules: tuple[str, ...], players: int, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A hasty Vizier: the same thoughts, fewer of them.
    monkeypatch.setitem(CHARACTERS, Level.VIZIER, replace(CHARACTERS[Level.VIZIER], depth=Depth(playouts=14)))
    levels = [Level.VIZIER, Level.MASON, Level.GARDENER, Level.MASON, Level.GARDENER, Level.GARDENER]
    game, _ = played(Options(players, modules), 77 + number, levels[:players])
    assert game.phase is Phase.OVER


def holds(game: Game, seat: Seat, other: Game, level: Level) -> None:
    """The two games look the same from a seat, and its player does the same in both."""
    legal = legal_actions(game, seat)
    assert legal_actions(other, seat) == legal
    assert view_for(other, seat) == view_for(game, seat)
    moves = {choose(view_for(each, seat), legal, level, seed=5) for each in (game, other, game)}
    assert len(moves) == 1


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("number", games(2))
def test_equal_views_give_equal_moves_whatever_is_hidden(level: Level, number: int) -> None:
    chance = random.Random(number)
    game = midway(2 + number % 5, number, chance.randrange(200))
    for seat in game.to_act:
        holds(game, seat, scrambled(game, seat, chance.shuffle), level)


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("number", games(2))
def test_equal_views_give_equal_moves_whatever_tokens_are_hidden(level: Level, number: int) -> None:
    chance = random.Random(number)
    game = midway_with_modules(number)
    for seat in game.to_act:
        other = with_other_tokens(scrambled(game, seat, chance.shuffle), seat, chance.shuffle)
        holds(game, seat, other, level)


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("modules", [(), MODULES], ids=["base game", "modules"])
def test_a_decision_can_be_sent_to_another_process(level: Level, modules: tuple[str, ...]) -> None:
    game = midway_with_modules(3, modules)
    seat = Seat(game.to_act[0])
    asked = (view_for(game, seat), legal_actions(game, seat), level, 9)
    again = pickle.loads(pickle.dumps(asked))
    assert choose(*again) == choose(*asked)
    assert pickle.loads(pickle.dumps(advise(*again))) == advise(*asked)
    assert pickle.loads(pickle.dumps(choose)) is choose
    assert pickle.loads(pickle.dumps(advise)) is advise
