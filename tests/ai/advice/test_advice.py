"""Advice: from the mind that plays, and every reason is true."""

import random

import pytest

from ai import Level, Why, advise, choose
from ai.advice.explaining import reasons
from ai.evaluation.action_values import ActionValues
from ai.evaluation.position_values import PositionValues
from ai.levels import CHARACTERS
from ai.modules import AI_MODULES
from engine import Buy, Game, Options, Seat, Seed, UndoStep, UndoTurn, legal_actions, play, start, view_for
from tests.ai.reason_checks import true
from tests.ai.search.test_compact_table import MODULES
from tests.conftest import games
from tests.engine.players import Chooser, at_random, thrifty, venturesome
from tests.engine.tables import table


def along(
    players: int, number: int, chooser: Chooser, stride: int, modules: tuple[str, ...] = ()
) -> list[Game]:
    """Some positions of a game."""
    chance = random.Random(number)
    game = start(Options(players, modules), Seed(f"{number:032x}")).game
    found = []
    step = 0
    while game.to_act:
        if step % stride == number % stride:
            found.append(game)
        seat = game.to_act[0]
        game = play(game, seat, chooser(game, seat, chance)).game
        step += 1
    return found


@pytest.mark.parametrize("modules", [(), MODULES], ids=["base game", "modules"])
@pytest.mark.parametrize("chooser", [at_random, thrifty, venturesome])
@pytest.mark.parametrize("number", games(2))
def test_every_reason_for_every_action_is_true(
    modules: tuple[str, ...], chooser: Chooser, number: int
) -> None:
    for game in along(2 + number % 5, number, chooser, 11, modules):
        seat = game.to_act[0]
        legal = legal_actions(game, seat)
        action_values = ActionValues(PositionValues(view_for(game, seat), CHARACTERS[Level.MASON].weights))
        for action in legal:
            for reason in reasons(action_values, action, legal):
                assert true(game, seat, action, reason), (action, reason)


def test_every_kind_of_reason_is_given_some_day() -> None:
    given = set()
    for number, chooser in enumerate((at_random, thrifty, venturesome) * 2):
        for game in along(2 + number % 2, number, chooser, 3, MODULES if number > 1 else ()):
            seat = game.to_act[0]
            legal = legal_actions(game, seat)
            action_values = ActionValues(
                PositionValues(view_for(game, seat), CHARACTERS[Level.MASON].weights)
            )
            given |= {reason.why for action in legal for reason in reasons(action_values, action, legal)}
    assert given == {*Why, *AI_MODULES.reason_kinds}


@pytest.mark.parametrize("level", [Level.MASON, Level.VIZIER])
@pytest.mark.parametrize("number", games(2))
def test_the_first_advice_is_what_the_player_would_do(level: Level, number: int) -> None:
    for game in along(2 + number % 3, number, thrifty, stride=40):
        seat = game.to_act[0]
        view, legal = view_for(game, seat), legal_actions(game, seat)
        advice = advise(view, legal, level, seed=number)
        assert advice[0].action == choose(view, legal, level, seed=number)
        assert len(advice) <= 2
        assert len({each.action for each in advice}) == len(advice)
        if len(legal) > 1:
            assert not any(isinstance(each.action, UndoStep | UndoTurn) for each in advice)


def test_a_purchase_is_explained_as_a_person_would() -> None:
    game = table(
        ("g7 g4", "", ""),
        market="P8 T11b S9 A10",
        palaces=("F T12", "F T13"),
        display="y1",
        rounds=1,
    )
    seat = Seat(0)
    advice = advise(view_for(game, seat), legal_actions(game, seat), Level.MASON)[0]
    assert isinstance(advice.action, Buy)
    given = {reason.why: reason for reason in advice.reasons}
    assert str(given[Why.PAYS_EXACTLY].tile) == "T11b"
    assert [str(card) for card in given[Why.PAYS_EXACTLY].cards] == ["g4", "g7"]
    lead = given[Why.TAKES_LEAD]
    assert (lead.scoring_round, lead.before, lead.after) == (2, 1, 2)
    assert (given[Why.WALL_GROWS].before, given[Why.WALL_GROWS].after) == (0, 1)
