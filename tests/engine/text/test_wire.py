"""The JSON form of options, events and positions."""

import json
import random
from typing import Any

import pytest

from engine.judge.errors import BrokenRecord
from engine.modules import MODULES
from engine.play import fold, play, start
from engine.position.options import Options
from engine.position.pieces import Seat
from engine.position.rng import Seed
from engine.text import wire
from engine.text.wire import (
    event_from_json,
    event_to_json,
    options_from_json,
    options_to_json,
    position_from_json,
    position_to_json,
)
from engine.transitions.events import EarlyEndAgreed, TileBought
from tests.conftest import games
from tests.engine.players import at_random, whole_game
from tests.engine.tables import after, done, table


def through_json(data: dict[str, Any]) -> Any:
    return json.loads(json.dumps(data))


@pytest.mark.parametrize("options", [Options(2), Options(6, youngest=Seat(5)), Options(3, (), Seat(0))])
def test_options_round_trip(options: Options) -> None:
    assert options_from_json(through_json(options_to_json(options))) == options


@pytest.mark.parametrize("number", games(4))
def test_events_round_trip_and_fold_to_the_same_game(number: int) -> None:
    game, events = whole_game(2 + number % 5, number)
    stored = [json.dumps(event_to_json(event)) for event in events]
    loaded = [event_from_json(json.loads(text)) for text in stored]
    assert loaded == events
    assert fold(loaded) == game


def test_every_event_round_trips() -> None:
    seen = {type(event) for number in range(6) for event in whole_game(2, number)[1]}
    undone = done(table(("",) * 3, display="y1 y2 y3 y4"), "M y1", "U", "M y1", "UU").events
    for event in undone:
        assert event_from_json(through_json(event_to_json(event))) == event
    modules = tuple(sorted(MODULES.optional))
    for number in range(4):
        for event in whole_game(3, number, modules=modules)[1]:
            assert event_from_json(through_json(event_to_json(event))) == event
            seen.add(type(event))
    agreed = EarlyEndAgreed()  # nobody's action, so no whole game above has it
    assert event_from_json(through_json(event_to_json(agreed))) == agreed
    assert seen | {type(event) for event in (*undone, agreed)} == MODULES.event_types


@pytest.mark.parametrize("number", games(3))
def test_positions_round_trip(number: int) -> None:
    chance = random.Random(number)
    game, _ = start(Options(2 + number % 5), Seed(f"{number:032x}"))
    while game.to_act:
        assert position_from_json(through_json(position_to_json(game))) == game
        for _ in range(chance.randrange(1, 20)):
            if game.to_act:
                seat = chance.choice(game.to_act)
                game = play(game, seat, at_random(game, seat, chance)).game
    assert position_from_json(through_json(position_to_json(game))) == game


def test_a_stored_position_keeps_what_can_be_taken_back() -> None:
    game = after(table(("y2", "", ""), market="P2 T11a T11b T11c", display="y1"), "B P2=y2", "M y1")
    again = position_from_json(through_json(position_to_json(game)))
    assert after(again, "U", "U") == after(game, "UU")


def test_the_form_is_stable() -> None:
    """Stored games depend on these very words; a change needs a new version and a lift."""
    game = table(("y2", "", ""), market="P2 T11a T11b T11c")
    (bought, placed) = done(game, "B P2=y2", "P P2@0,-1").events
    assert event_to_json(bought) == {
        "v": 1,
        "event": "TileBought",
        "seat": 0,
        "tile": "P2",
        "square": "one",
        "cards": ["y2"],
        "paid_exactly": True,
    }
    assert event_to_json(placed) == {"v": 1, "event": "TilePlaced", "seat": 0, "tile": "P2", "cell": "0,-1"}
    assert options_to_json(Options(3)) == {"v": 1, "players": 3, "modules": [], "youngest": None}


def test_old_forms_are_lifted_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    def rename_price(data: dict[str, Any]) -> dict[str, Any]:
        return {**{key: value for key, value in data.items() if key != "paid"}, "cards": data["paid"], "v": 0}

    def judge_exactness(data: dict[str, Any]) -> dict[str, Any]:
        return {**data, "paid_exactly": True, "v": 1}

    monkeypatch.setitem(wire.LIFTS, "event", {-1: rename_price, 0: judge_exactness})
    old = {"v": -1, "event": "TileBought", "seat": 0, "tile": "P2", "square": "one", "paid": ["y2"]}
    (bought,) = done(table(("y2", "", ""), market="P2 T11a T11b T11c"), "B P2=y2").events
    assert event_from_json(old) == bought
    assert isinstance(bought, TileBought)


BOUGHT = event_to_json(done(table(("y2", "", ""), market="P2 T11a T11b T11c"), "B P2=y2").events[0])


@pytest.mark.parametrize(
    "change",
    [
        {"v": 2},
        {"v": "1"},
        {"v": True},
        {"v": None},
        {"event": "TileStolen"},
        {"event": None},
        {"event": ["TileBought"]},
        {"seat": "0"},
        {"seat": 6},
        {"seat": -1},
        {"seat": True},
        {"seat": 0.0},
        {"tile": "P1"},
        {"tile": None},
        {"tile": ["P2"]},
        {"square": "five"},
        {"square": 1},
        {"cards": "y2"},
        {"cards": ["y0"]},
        {"cards": [["y2"]]},
        {"cards": {"y2": 1}},
        {"paid_exactly": 1},
        {"extra": 1},
    ],
)
def test_a_broken_event_is_one_clear_error(change: dict[str, Any]) -> None:
    with pytest.raises(BrokenRecord):
        event_from_json({**BOUGHT, **change})


@pytest.mark.parametrize("key", sorted(BOUGHT))
def test_an_event_with_a_hole_is_refused(key: str) -> None:
    with pytest.raises(BrokenRecord):
        event_from_json({name: value for name, value in BOUGHT.items() if name != key})


@pytest.mark.parametrize("data", [None, 1, "event", [], {}, [BOUGHT]])
def test_what_is_no_object_is_refused(data: object) -> None:
    for read in (options_from_json, event_from_json, position_from_json):
        with pytest.raises(BrokenRecord):
            read(data)


@pytest.mark.parametrize(
    "change",
    [
        {"players": 1},
        {"players": 7},
        {"players": "3"},
        {"modules": ["camps"]},
        {"modules": "dirk"},
        {"youngest": 3},
    ],
)
def test_broken_options_are_refused(change: dict[str, Any]) -> None:
    with pytest.raises(BrokenRecord):
        options_from_json({**options_to_json(Options(3)), **change})
