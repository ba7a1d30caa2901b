"""A fifth module at the tables of computer players: unknown to them, and then added through the registry."""

from collections.abc import Iterator

import pytest

from ai import Level, advise, choose
from ai.levels import CHARACTERS, action_values_for
from ai.modules import AI_MODULES
from ai.review.decision import Decision
from ai.review.habits import habit_of
from engine import Game, Options, Seed, legal_actions, parse_action, play, print_action, start, view_for
from engine.modules import MODULES
from tests.engine.tables import table
from tests.fifth_module import registered
from tests.fifth_module.ai import OrchardValues, OrchardWhy
from tests.fifth_module.engine import ORCHARDS, Orchards

LEVELS = (Level.GARDENER, Level.MASON)


@pytest.fixture
def orchards() -> Iterator[None]:
    with registered():
        yield


@pytest.fixture
def unknown_orchards() -> Iterator[None]:
    with MODULES.added(ORCHARDS):
        yield


def played(number: int) -> Game:
    game = start(Options(2 + number, ("orchards",)), Seed(f"{number:032x}")).game
    while game.to_act:
        seat = game.to_act[0]
        action = choose(view_for(game, seat), legal_actions(game, seat), LEVELS[seat % 2], number)
        game = play(game, seat, action).game
    return game


def acted() -> Game:
    game = table(("y2 g3", "b9", ""), display="y1 y2 o3 o4", orchards="")
    return play(game, game.to_act[0], parse_action("M o4")).game


@pytest.mark.usefixtures("unknown_orchards")
@pytest.mark.parametrize("number", range(2))
def test_a_module_that_they_do_not_know_is_left_alone(number: int) -> None:
    assert not any(played(number).slice(Orchards).trees)


@pytest.mark.usefixtures("orchards")
@pytest.mark.parametrize("number", range(2))
def test_a_module_that_was_added_is_played_with(number: int) -> None:
    assert all(played(number).slice(Orchards).trees)


@pytest.mark.usefixtures("orchards")
def test_advice_has_its_reasons() -> None:
    game = acted()
    seat = game.to_act[0]
    best, _ = advise(view_for(game, seat), legal_actions(game, seat))
    assert print_action(best.action) == "Z y2"
    assert [reason.why for reason in best.reasons] == [OrchardWhy.TREE_SCORES]
    assert OrchardWhy.TREE_SCORES in AI_MODULES.reason_kinds


@pytest.mark.usefixtures("orchards")
def test_it_is_played_out_by_those_who_look_ahead() -> None:
    game = table(("y2 g3", "b9", ""), market="P2 T11a T11b T11c", display="y1 y2 o3 o4", orchards="")
    game = play(game, game.to_act[0], parse_action("B P2=y2")).game
    view, legal = view_for(game, game.to_act[0]), legal_actions(game, game.to_act[0])
    assert view.may_act
    assert parse_action("Z g3") in legal
    assert choose(view, legal, Level.VIZIER, 1) in legal


@pytest.mark.usefixtures("orchards")
def test_a_mistake_about_it_has_a_name() -> None:
    game = acted()
    seat = game.to_act[0]
    small, large = parse_action("Z y2"), parse_action("Z o4")
    decision = Decision(view_for(game, seat), legal_actions(game, seat), large)
    assert (
        habit_of(action_values_for(CHARACTERS[Level.VIZIER], decision.view), decision, small)
        == OrchardValues.habit
    )


def test_nothing_is_left_of_it_once_it_is_taken_out() -> None:
    before = AI_MODULES.all
    with registered():
        assert AI_MODULES.all != before
    assert AI_MODULES.all == before
    assert OrchardWhy.TREE_SCORES not in AI_MODULES.reason_kinds
