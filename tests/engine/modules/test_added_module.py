"""A fifth module, added through the registry alone: no line of the engine knows it."""

import pickle
import random
from collections.abc import Iterator
from typing import Any

import pytest

from engine.judge.errors import BrokenRecord, CoreReason, IllegalAction, NotationError, Reason
from engine.judge.offers import legal_actions
from engine.judge.rules import refusal
from engine.modules import MODULES, Event
from engine.play import fold, play, start
from engine.position.options import Options
from engine.position.pieces import Seat
from engine.position.rng import Seed
from engine.position.state import Game
from engine.text.action_notation import parse_action, print_action
from engine.text.piece_notation import parse_card
from engine.text.position import parse_position, print_position
from engine.text.record import record_of, replay
from engine.text.record_text import parse_record, print_record
from engine.text.wire import event_from_json, event_to_json, position_from_json, position_to_json
from engine.transitions.integrity import checked_position
from engine.transitions.scoring import if_scored_now
from engine.views.history import ledger
from engine.views.view import redact, view_for
from tests.conftest import games
from tests.engine.modules.test_module_games import with_undos
from tests.engine.players import venturesome, whole_game
from tests.engine.tables import after, offered, table
from tests.fifth_module import registered
from tests.fifth_module.engine import TREES, OrchardReason, Orchards, PlantTree, TreePlanted

ALONE = ("orchards",)
WITH_ALL = tuple(sorted((*MODULES.optional, "orchards")))


@pytest.fixture
def orchards() -> Iterator[None]:
    with registered():
        yield


with_orchards = pytest.mark.usefixtures("orchards")


@with_orchards
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("modules", [ALONE, WITH_ALL], ids=["alone", "with all"])
@pytest.mark.parametrize("number", games(1))
def test_whole_games_hold_together(modules: tuple[str, ...], players: int, number: int) -> None:
    chance = random.Random(f"{number}{players}")
    game, dealt = start(Options(players, modules), Seed(f"{number:032x}"))
    events: list[Event] = list(dealt)
    while game.to_act:
        seat = chance.choice(game.to_act)
        game, new = play(game, seat, with_undos(game, seat, chance))
        events += new
        if chance.random() < 0.1:
            checked_position(game)
        if chance.random() < 0.02:
            assert fold(events) == game
            assert position_from_json(position_to_json(game)) == game
            assert parse_position(print_position(game)) == game
            assert if_scored_now(view_for(game, None)) == if_scored_now(game)
        assert game.turn < 2000, "the game comes to an end"
    checked_position(game)
    assert "TreePlanted" in {type(event).__name__ for event in events}
    assert fold(events) == game
    assert [event_from_json(event_to_json(event)) for event in events] == events
    known = ledger([redact(event, None) for event in events])
    assert known.hands == tuple(player.hand for player in game.players)
    record = record_of(events)
    assert parse_record(print_record(record)) == record
    assert replay(record).game == game


def at_table(*actions: str) -> Game:
    game = table(("y2 g3", "b9", ""), display="y1 y2 o3 o4", orchards="")
    return after(game, *actions)


def refused(game: Game, action: str) -> Reason:
    with pytest.raises(IllegalAction) as error:
        after(game, action)
    return error.value.reason


@with_orchards
def test_its_action_is_offered_judged_done_and_taken_back() -> None:
    game = at_table()
    assert refused(game, "Z y2") is OrchardReason.NOT_BEFORE_ACTING
    acted = at_table("M o4")
    assert {"Z y2", "Z g3", "Z o4"} <= offered(acted)
    assert refused(acted, "Z b9") is CoreReason.NOT_IN_HAND
    planted = at_table("M o4", "Z y2")
    assert planted.slice(Orchards) == Orchards((1, 0, 0), last_turn=1)
    assert len(planted.discard) == len(acted.discard) + 1
    assert refused(planted, "Z g3") is OrchardReason.ALREADY_PLANTED
    assert after(planted, "U") == acted
    assert after(planted, "UU") == game


@with_orchards
def test_its_trees_score() -> None:
    lines = [line for line in if_scored_now(at_table("M o4", "Z y2")) if line.source == TREES]
    assert [(line.seat, line.points) for line in lines] == [(0, 1)]


@with_orchards
def test_everybody_sees_its_slice() -> None:
    game = at_table("M o4", "Z y2")
    for looker in (None, Seat(1)):
        view = view_for(game, looker)
        assert view.slices == (Orchards((1, 0, 0), last_turn=1),)
        assert pickle.loads(pickle.dumps(view)) == view


@with_orchards
def test_its_action_has_a_text() -> None:
    action: Any = parse_action("Z b7")
    assert action == PlantTree(parse_card("b7"))
    assert print_action(action) == "Z b7"


def test_nothing_is_left_of_it_once_it_is_taken_out() -> None:
    before = MODULES.all
    with registered():
        game, events = whole_game(3, 1, venturesome, ALONE)
        stored = [event_to_json(event) for event in events]
        position = position_to_json(game)
    assert MODULES.all == before
    assert "orchards" not in MODULES.optional
    with pytest.raises(NotationError):
        parse_action("Z b7")
    with pytest.raises(NotationError):
        start(Options(3, ALONE), Seed("1" * 32))
    with pytest.raises(NotationError):
        MODULES.owner_of(TreePlanted(Seat(0), parse_card("b7")))
    with pytest.raises(BrokenRecord):
        position_from_json(position)
    with pytest.raises(BrokenRecord):
        fold(event_from_json(event) for event in stored)


@with_orchards
def test_a_table_without_it_refuses_its_action() -> None:
    game = table(("y2", "", ""))
    found = refusal(game, Seat(0), parse_action("Z y2"))
    assert found is not None
    assert found.reason is CoreReason.NOT_IN_PLAY
    assert not any(isinstance(action, PlantTree) for action in legal_actions(game, Seat(0)))
