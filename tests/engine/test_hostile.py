"""Broken and hostile input: one clear error of the small tree, and nothing changes."""

import contextlib
import json
import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.actions import Add, Buy, Place, Reserve, Swap, TakeBack, TakeMoney
from engine.catalogue import FACES, TILES
from engine.errors import AlhambraError, BrokenRecord, CoreReason, IllegalAction, NotationError, Refusal
from engine.events import GameBegun, MoneyTaken, SeedChosen, TilePlaced, TurnEnded
from engine.geometry import Cell
from engine.integrity import checked_position
from engine.modules.dirk import GiveToDirk
from engine.options import Options
from engine.pieces import Seat
from engine.play import fold, play, start
from engine.position import parse_position, print_position
from engine.record import record_of, replay, verify
from engine.record_text import parse_record, print_record
from engine.rng import Seed
from engine.wire import (
    event_from_json,
    event_to_json,
    options_from_json,
    position_from_json,
    position_to_json,
)
from tests.engine.players import whole_game
from tests.engine.tables import after, table

GAME, EVENTS = whole_game(2, 7)
MIDWAY = after(table(("y2", "", ""), market="P2 T11a T11b T11c", display="y1"), "B P2=y2", "M y1")
RECORD = print_record(record_of(EVENTS))
LINE = print_position(MIDWAY)
STORED = json.dumps(position_to_json(MIDWAY))

anything = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=True)
    | st.text(max_size=8)
    | st.sampled_from(["T12", "y1", "*1", "+1,0", "turn", "one", "TileBought", "GameBegun", "v"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
edits = st.tuples(st.floats(0, 1), st.floats(0, 1), st.text(max_size=6))


def edited(text: str, edit: tuple[float, float, str]) -> str:
    """A text with a piece cut out and another put in its place."""
    at, size, new = edit
    start_at = int(at * len(text))
    return text[:start_at] + new + text[start_at + int(size * 12) :]


def changed(data: Any, path: list[int], value: Any) -> Any:
    """A JSON value with one part, somewhere inside, replaced."""
    if not path or not isinstance(data, dict | list) or not data:
        return value
    if isinstance(data, dict):
        key = sorted(data)[path[0] % len(data)]
        return {**data, key: changed(data[key], path[1:], value)}
    at = path[0] % len(data)
    return [*data[:at], changed(data[at], path[1:], value), *data[at + 1 :]]


@given(anything)
def test_any_json_is_read_or_refused(data: Any) -> None:
    for read in (options_from_json, event_from_json, position_from_json):
        with pytest.raises(BrokenRecord):
            read(data)


@given(st.integers(0, len(EVENTS) - 1), st.lists(st.integers(0, 50), max_size=4), anything)
def test_a_changed_event_is_read_or_refused(number: int, path: list[int], value: Any) -> None:
    data = json.loads(json.dumps(event_to_json(EVENTS[number])))
    try:
        event = event_from_json(changed(data, path, value))
    except BrokenRecord:
        return
    assert event_from_json(event_to_json(event)) == event


@given(st.lists(st.integers(0, 50), min_size=1, max_size=5), anything)
def test_a_changed_position_is_read_or_refused(path: list[int], value: Any) -> None:
    try:
        game = position_from_json(changed(json.loads(STORED), path, value))
    except BrokenRecord:
        return
    checked_position(game)


@given(st.lists(edits, min_size=1, max_size=3))
def test_an_edited_position_line_is_read_or_refused(changes: list[tuple[float, float, str]]) -> None:
    text = LINE
    for change in changes:
        text = edited(text, change)
    try:
        game = parse_position(text)
    except AlhambraError:
        return
    checked_position(game)


@given(st.lists(edits, min_size=1, max_size=3))
def test_an_edited_record_is_replayed_or_refused(changes: list[tuple[float, float, str]]) -> None:
    text = RECORD
    for change in changes:
        text = edited(text, change)
    try:
        record = parse_record(text)
        assert parse_record(print_record(record)) == record
        verify(record, Seed("0" * 32))
        replay(record)
    except AlhambraError:
        return


@given(st.text())
def test_any_text_is_no_record_and_no_position(text: str) -> None:
    with pytest.raises(AlhambraError):
        parse_record(text)
    with pytest.raises(AlhambraError):
        parse_position(text)


@given(st.lists(st.integers(0, len(EVENTS) - 1), max_size=30))
def test_events_in_any_order_fold_or_are_refused(order: list[int]) -> None:
    try:
        fold([EVENTS[0], *(EVENTS[number] for number in order)])
    except BrokenRecord:
        return


@pytest.mark.parametrize(
    "broken",
    [
        [],
        [SeedChosen(Seed("0" * 32))],
        [GameBegun(Options(9), "")],
        [EVENTS[0], EVENTS[0]],
        [EVENTS[0], TurnEnded(Seat(0)), MoneyTaken(Seat(0), (FACES[0],))],
        [*EVENTS[:12], MoneyTaken(Seat(5), (FACES[0],))],
        [*EVENTS[:12], TilePlaced(Seat(0), TILES[0], Cell(1))],
    ],
)
def test_events_that_cannot_be_are_refused_with_their_number(broken: list[Any]) -> None:
    with pytest.raises(BrokenRecord) as error:
        fold(broken)
    assert isinstance(error.value.at, int)


cards = st.lists(st.sampled_from(FACES), max_size=6).map(tuple)
tiles = st.sampled_from(TILES)
cells = st.integers(-(10**6), 10**6).map(Cell)
orders = st.one_of(
    st.builds(TakeMoney, cards),
    st.builds(Buy, tiles, cards),
    st.builds(Add, tiles, cells),
    st.builds(Place, tiles, cells),
    st.builds(Swap, tiles, tiles),
    st.builds(TakeBack, tiles),
    st.builds(Reserve, tiles),
    st.builds(GiveToDirk, tiles),
)


@given(st.integers(-3, 9), orders)
def test_any_action_of_anybody_is_played_or_refused(seat: int, order: Any) -> None:
    before = print_position(MIDWAY)
    with contextlib.suppress(IllegalAction):
        checked_position(play(MIDWAY, Seat(seat), order).game)
    assert print_position(MIDWAY) == before


def test_huge_texts_are_refused_quickly() -> None:
    for text in ("M " + "y1 " * 100_000, "[" * 100_000, "P " + "9" * 100_000, "players=" * 100_000):
        with pytest.raises(AlhambraError):
            parse_position(text)
        with pytest.raises(AlhambraError):
            parse_record(text)


def test_errors_travel_between_processes() -> None:
    illegal = IllegalAction(Refusal(CoreReason.HOLE, cells=(Cell(3),)))
    assert pickle.loads(pickle.dumps(illegal)).refusal == illegal.refusal
    for error in (NotationError("no such tile", "Q1"), BrokenRecord("no such event", 7)):
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), str(again)) == (type(error), str(error))


def test_a_finished_game_stays_as_it_is() -> None:
    for seat in GAME.seats:
        with pytest.raises(IllegalAction) as refused:
            play(GAME, Seat(seat), TakeMoney((FACES[0],)))
        assert refused.value.reason is CoreReason.GAME_OVER


def test_a_game_cannot_be_changed() -> None:
    game = start(Options(3), Seed("1" * 32)).game
    with pytest.raises(AttributeError):
        game.turn = 5  # type: ignore[misc]
    with pytest.raises(AttributeError):
        game.players[0].hand = ()  # type: ignore[misc]
