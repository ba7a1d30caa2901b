"""O2: looking ahead whether portals find places gives the answers of trying everything."""

from dataclasses import replace

import pytest

from bench.parts.portal_positions import position, question
from engine.judge.actions import EndTurn, UndoStep, UndoTurn
from engine.judge.errors import BrokenRecord
from engine.judge.offers import legal_actions
from engine.judge.rules import refusal
from engine.modules import Action
from engine.modules.portal_outlook import all_find_places
from engine.modules.portal_supply import Portals
from engine.modules.portals import BuyWithPortal, PlacePortal
from engine.position.pieces import Kind, Seat
from engine.position.state import Game, with_slice
from engine.transitions.integrity import checked_position
from engine.transitions.steps import outcome
from tests.conftest import games
from tests.engine.modules import plain_portals as plain

BATCHES, EACH = 10, 200
"""Two thousand questions about small palaces, a hundred thousand in a soak."""
SMALL = 4


@pytest.mark.parametrize("batch", games(BATCHES))
def test_the_answers_are_those_of_trying_everything(batch: int) -> None:
    for number in range(batch * EACH, batch * EACH + EACH):
        asked = question(number, SMALL, 2 + number % 2)
        assert all_find_places(*asked) == plain.all_find_places(*asked), number


def test_hard_questions_are_answered_as_recorded() -> None:
    asked = plain.recorded()
    assert len(asked) > 20
    assert {answer for _, answer in asked} == {True, False}
    for hard, answer in asked:
        assert all_find_places(*hard) == answer


@pytest.mark.parametrize("number", games(20))
def test_all_legal_actions_leave_places_and_all_others_do_not(number: int) -> None:
    game = checked_position(position(number, SMALL))
    seat = game.to_act[0]
    steps = {action for action in legal_actions(game, seat) if not isinstance(action, PlacePortal | EndTurn)}
    assert steps == {action for action in without_portals(game, seat) if leaves_places(game, seat, action)}
    assert all(refusal(game, seat, action) is None for action in steps)


def without_portals(game: Game, seat: Seat) -> set[Action]:
    """What could be done if no portal lay aside."""
    alone = with_slice(game, replace(game.slice(Portals), aside=()))
    undone = EndTurn | UndoStep | UndoTurn
    return {action for action in legal_actions(alone, seat) if not isinstance(action, undone)}


def leaves_places(game: Game, seat: Seat, action: Action) -> bool:
    later = outcome(game, seat, action)
    player = later.players[seat]
    return plain.all_find_places(player.palace, player.aside, later.slice(Portals).aside)


def test_the_positions_asked_about_are_of_all_sorts() -> None:
    positions = [position(number, SMALL) for number in range(40)]
    legal = [legal_actions(game, game.to_act[0]) for game in positions]
    assert any(isinstance(action, BuyWithPortal) for actions in legal for action in actions)
    assert any(
        set(actions) < without_portals(game, game.to_act[0])
        for game, actions in zip(positions, legal, strict=True)
    )


def test_a_position_with_more_aside_than_a_turn_can_buy_is_refused_without_a_search() -> None:
    game = position(7)
    crowd = with_slice(game, Portals((0,) * 6, tuple(sorted([*Kind] * 3))))
    with pytest.raises(BrokenRecord):
        checked_position(crowd)
