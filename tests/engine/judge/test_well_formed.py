"""Actions with fields that are not what they should be: one clear error for every class and field."""

import random
from dataclasses import fields, replace
from functools import cache
from typing import Any

import pytest

from engine.board.geometry import Half
from engine.judge.actions import Buy, EndTurn
from engine.judge.errors import NotationError
from engine.judge.offers import legal_actions
from engine.judge.rules import refusal
from engine.modules import MODULES, Action
from engine.play import decide, play, start
from engine.position.options import Options
from engine.position.pieces import Card, Seat, Tile
from engine.position.rng import Seed
from engine.position.state import Game
from tests.engine.players import venturesome

NONSENSE: tuple[Any, ...] = (
    None, 1.0, True, "T11b", b"y1", [], {}, object(), (None,), ((0, 3),), Card, Buy, float("nan"),
    Tile(None, 11, "b", 1), Card(None, 3), Half(None, None),  # type: ignore[arg-type]
)  # fmt: skip
ACTIONS = sorted(MODULES.action_types, key=lambda kind: kind.__name__)
FIELDS = [(kind, field.name) for kind in ACTIONS for field in fields(kind)]


@cache
def samples() -> dict[type, tuple[Game, Seat, Action]]:
    """A legal action of each class, and where it is legal."""
    found: dict[type, tuple[Game, Seat, Action]] = {}
    for number in range(20):
        chance = random.Random(number)
        game = start(Options(2, tuple(sorted(MODULES.optional))), Seed(f"{number:032x}")).game
        while game.to_act and len(found) < len(ACTIONS):
            seat = game.to_act[0]
            for action in legal_actions(game, seat):
                found.setdefault(type(action), (game, seat, action))
            game = play(game, seat, venturesome(game, seat, chance)).game
    return found


def disguised(value: Any) -> Any:
    """Something that equals a value without being one: other types of number, other types of tuple."""
    if isinstance(value, tuple):
        return tuple(map(disguised, value))
    return float(value) if isinstance(value, int) else None


def test_all_actions_are_tried() -> None:
    assert set(samples()) == set(ACTIONS)
    for game, seat, action in samples().values():
        assert refusal(game, seat, action) is None


@pytest.mark.parametrize(("kind", "name"), FIELDS, ids=lambda part: getattr(part, "__name__", part))
def test_a_field_that_is_not_what_it_should_be_is_one_clear_error(kind: type, name: str) -> None:
    game, seat, action = samples()[kind]
    value = getattr(action, name)
    for nonsense in (*NONSENSE, disguised(value), [value], (value, value, value)):
        broken: Any = replace(action, **{name: nonsense})
        for door in (refusal, play, decide):
            with pytest.raises(NotationError):
                door(game, seat, broken)


@pytest.mark.parametrize("kind", [kind for kind in ACTIONS if fields(kind)], ids=lambda kind: kind.__name__)
def test_an_action_without_its_fields_is_none(kind: type) -> None:
    game, seat, _ = samples()[kind]
    with pytest.raises(NotationError):
        play(game, seat, object.__new__(kind))


@pytest.mark.parametrize("seat", [None, 0.0, True, "1", [], (0,)])
def test_a_seat_that_is_no_number_is_one_clear_error(seat: Any) -> None:
    game, _, _ = samples()[EndTurn]
    for door in (refusal, play, decide):
        with pytest.raises(NotationError):
            door(game, seat, EndTurn())
