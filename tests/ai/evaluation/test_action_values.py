"""What the mind makes of actions it knows and of those it does not; how much it may think."""

from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any, cast

import pytest

import ai
from ai import Level, advise, choose
from ai.evaluation.action_values import ActionValues
from ai.evaluation.position_values import PositionValues
from ai.evaluation.weights import MASON
from ai.levels import CHARACTERS
from ai.search.compact_palace import Ground
from ai.search.search import Depth, Search
from engine import (
    Action,
    EndTurn,
    Game,
    GiveToDirk,
    Seat,
    TakeMoney,
    UndoStep,
    legal_actions,
    print_action,
    view_for,
)
from engine.position.catalogue import TILES
from tests.conftest import games
from tests.engine.tables import after, table
from tests.engine.views.test_view import midway


@dataclass(frozen=True)
class Juggle:
    """An action of a module that nobody has told the mind about."""

    balls: int


def asked(game: Game) -> tuple[Any, tuple[Action, ...]]:
    seat = game.to_act[0]
    return view_for(game, seat), legal_actions(game, seat)


@pytest.mark.parametrize("level", Level)
def test_an_unknown_action_is_left_alone_while_there_is_another(level: Level) -> None:
    view, legal = asked(midway(3, 1, 31))
    stranger = cast("Action", Juggle(3))
    assert choose(view, (stranger, *legal), level, seed=1) != stranger
    assert len(advise(view, (stranger, *legal), level)) == 2


@pytest.mark.parametrize("level", Level)
def test_an_unknown_action_is_taken_where_nothing_else_can_be(level: Level) -> None:
    view, _ = asked(midway(3, 1, 30))
    stranger = cast("Action", Juggle(3))
    assert choose(view, (stranger,), level, seed=1) == stranger
    assert choose(view, (stranger, UndoStep()), level, seed=1) == stranger


@pytest.mark.parametrize("playouts", [1, 20, 50])
@pytest.mark.parametrize("number", games(2))
def test_a_search_keeps_to_its_budget(playouts: int, number: int) -> None:
    view, legal = asked(midway(2 + number % 3, number, 24 + number))
    action_values = ActionValues(PositionValues(view, MASON))
    search = Search(action_values, Depth(playouts, turns=3), seed=1)
    first = action_values.judged(legal)
    found = search.ranked(first)
    assert search.played <= playouts
    assert sorted(map(repr, found)) == sorted(map(repr, first))


def test_levels_think_no_longer_than_they_may() -> None:
    assert [CHARACTERS[level].depth is not None for level in Level] == [False, False, True]


def test_another_process_comes_to_the_same_decision() -> None:
    view, legal = asked(midway(2, 4, 50))
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        there = pool.submit(choose, view, legal, Level.VIZIER, 3).result(timeout=60)
    assert there == choose(view, legal, Level.VIZIER, 3)


def test_no_file_of_the_room_knows_a_game() -> None:
    folder = Path(ai.__file__).parent
    for path in folder.glob("*.py"):
        text = path.read_text(encoding="utf-8")
        for name in ("Game", "view_for", "legal_actions", "record", "ledger"):
            assert f" {name}," not in text, path
            assert f"import {name}\n" not in text, path


def test_money_is_never_left_when_there_is_a_free_action() -> None:
    game = after(table(("y8 g3", "", ""), market="P8 S9 A10 C11", display="o9 b2 b3 y1"), "B P8=y8")
    view, legal = asked(game)
    assert isinstance(choose(view, legal, Level.MASON, seed=1), TakeMoney)


def test_paying_exactly_is_better_than_giving_money_away() -> None:
    game = table(("y8 y9", "", ""), market="P8 S9 A10 C11", display="o1 b1 g1 y1")
    view, legal = asked(game)
    ranked = [print_action(each.action) for each in ActionValues(PositionValues(view, MASON)).judged(legal)]
    assert ranked.index("B P8=y8") < ranked.index("B P8=y9")


def test_a_turn_ends_when_everything_is_placed() -> None:
    game = after(table(("y9", "", ""), market="P8 S9 A10 C11", display="o1"), "B P8=y9", "R P8")
    view, legal = asked(game)
    assert choose(view, legal, Level.MASON, seed=1) == EndTurn()


def test_a_tile_is_not_given_to_dirk_where_it_wins_a_kind() -> None:
    game = after(table(("y8", ""), market="P8 S9 A10 C11", display="o1"), "B P8=y8")
    view, legal = asked(game)
    assert any(isinstance(action, GiveToDirk) for action in legal)
    closing = tuple(action for action in legal if not isinstance(action, TakeMoney))
    assert not isinstance(choose(view, closing, Level.MASON, seed=1), GiveToDirk)


@pytest.mark.parametrize("number", games(8))
def test_ground_knows_the_places_of_the_engine(number: int) -> None:
    game = midway(2 + number % 5, number, 100 + number)
    for player in game.players:
        walls = {int(cell): int(tile.walls) for cell, tile in player.palace.tiles.items()}
        ground = Ground.of(walls)
        for tile in TILES[::5]:
            assert ground.places(tile.walls) == list(player.palace.places(tile))
        for cell in ground.places(0):
            built = ground.built(0, cell)
            assert built.wall == Ground.of(walls | {cell: 0}).wall


def test_a_view_of_somebody_who_looks_on_is_no_ground_for_a_decision() -> None:
    game = midway(3, 1, 10)
    with pytest.raises(AssertionError):
        choose(view_for(game, None), legal_actions(game, Seat(game.to_act[0])), Level.MASON, seed=1)
