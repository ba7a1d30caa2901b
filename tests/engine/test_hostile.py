"""Broken and hostile input: one clear error of the small tree, and nothing changes."""

import contextlib
import json
import pickle
from copy import deepcopy
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.board.geometry import FOUNTAIN, Cell, cell_at
from engine.board.palace import Palace
from engine.judge.actions import Add, Buy, Place, Reserve, Swap, TakeBack, TakeMoney
from engine.judge.errors import AlhambraError, BrokenRecord, CoreReason, IllegalAction, NotationError, Refusal
from engine.judge.rules import refusal
from engine.modules.dirk import GiveToDirk, TileGiven
from engine.play import fold, fold_on, play, start
from engine.position.catalogue import FACES, TILES
from engine.position.options import Options
from engine.position.pieces import Seat, Square
from engine.position.rng import Seed
from engine.position.state import Phase
from engine.text.piece_notation import parse_tile
from engine.text.position import parse_position, print_position
from engine.text.record import record_of, replay, verify
from engine.text.record_text import parse_record, print_record
from engine.text.wire import (
    event_from_json,
    event_to_json,
    options_from_json,
    position_from_json,
    position_to_json,
)
from engine.transitions.events import (
    GameBegun,
    MarketRefilled,
    MoneyTaken,
    SeedChosen,
    StepUndone,
    TileAdded,
    TilePlaced,
    TilesSwapped,
    TileTakenBack,
    TurnBegun,
    TurnEnded,
    TurnUndone,
)
from engine.transitions.integrity import checked_position
from engine.transitions.scoring import if_scored_now, score_round
from engine.views.history import ledger
from engine.views.view import redact, view_for
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


# What once went wrong


def test_a_copied_game_of_two_still_knows_its_modules() -> None:
    game = after(table(("y2", ""), market="P2 T11a T11b T11c"), "B P2=y2")
    for copy in (pickle.loads(pickle.dumps(game)), deepcopy(game)):
        assert copy == game
        assert after(copy, "D P2") == after(game, "D P2")


def test_a_finished_game_with_a_scoring_card_left_in_the_deck_can_be_stored() -> None:
    game = table(("y2", "", ""), market="P2 T11a T11b T11c", bag="-", display="y1 y1 y1 b1", rounds=1)
    over = after(game, "B P2=y2", "R P2", "E")
    assert over.phase is Phase.OVER
    assert position_from_json(position_to_json(over)) == over
    assert parse_position(print_position(over)) == over


def test_if_scored_now_means_the_last_round_once_the_last_turn_is_over() -> None:
    game = table(
        ("y2", "g5", ""), market="P2 T11a T11b T11c", bag="-", display="y1 y1 y1 b1", palaces=("F G11",)
    )
    last = after(game, "B P2=y2", "R P2", "E")
    assert if_scored_now(last) == score_round(last, 3)
    assert view_for(last, None).scoring_cards == ()


def test_a_surplus_fact_is_found_whatever_it_says() -> None:
    record = parse_record(RECORD.replace("deal.\n", "deal.\n  -\n", 1))
    assert record.seed is not None
    assert not verify(record, record.seed).honest


def test_the_wall_of_a_palace_that_breaks_the_rules_is_found_in_finite_time() -> None:
    places = {"P8": (3, 3), "P2": (3, 2), "S3": (3, 4), "C5": (2, 3), "A4": (4, 3), "P7": (2, 1)}
    palace = Palace.of({cell_at(x, y): parse_tile(name) for name, (x, y) in places.items()})
    assert palace.longest_wall.length > 0


@pytest.mark.parametrize(
    "line", ["  -\n" * 100_000, "M y1 ; U ; " * 20_000 + "\n", "1. 1: " + "E ; " * 50_000 + "E\n"]
)
def test_a_long_hostile_record_is_refused_quickly(line: str) -> None:
    with pytest.raises(BrokenRecord):
        replay(parse_record(RECORD.replace("deal.\n", "deal.\n" + line, 1)))


def test_replaying_looks_at_the_commitment() -> None:
    record = parse_record(RECORD)
    with pytest.raises(BrokenRecord):
        replay(replace(record, commitment="0" * 64))


def test_every_beginning_of_a_game_can_be_looked_at() -> None:
    for length in range(1, 20):
        game = fold(EVENTS[:length])
        view_for(game, None)
        for seat in game.seats:
            refusal(game, Seat(seat), TakeMoney((FACES[0],)))


@pytest.mark.parametrize("tail", [[StepUndone(Seat(0))], [TurnUndone(Seat(1))]])
def test_looking_back_over_broken_events_is_one_clear_error(tail: list[Any]) -> None:
    for look in (record_of, ledger):
        with pytest.raises(BrokenRecord):
            look([*EVENTS, *tail])


def test_a_ledger_of_impossible_events_is_refused() -> None:
    for tail in (MoneyTaken(Seat(0), (FACES[0],) * 3), MoneyTaken(Seat(5), ())):
        with pytest.raises(BrokenRecord):
            ledger([*EVENTS, tail])


def test_the_ledger_is_the_same_from_full_and_from_redacted_events() -> None:
    for number in range(5):
        _, events = whole_game(3, number)
        assert ledger(events) == ledger([redact(event, None) for event in events])


@pytest.mark.parametrize("nonsense", ["garbage", None, 5, TileGiven(Seat(0), TILES[0])])
def test_what_cannot_happen_at_a_table_does_not_fold(nonsense: Any) -> None:
    _, events = start(Options(3), Seed("1" * 32))
    with pytest.raises(BrokenRecord):
        fold([*events, nonsense])


def test_events_about_pieces_that_are_not_there_do_not_fold() -> None:
    game = table(("y2", "", ""), market="P2 T11a T11b T11c", palaces=("F T12",), reserves=("C10",))
    tower, chambers = parse_tile("T12"), parse_tile("C10")
    for event in (
        TileAdded(Seat(0), chambers, FOUNTAIN),
        TileAdded(Seat(0), chambers, cell_at(1, 0)),
        TileTakenBack(Seat(0), tower, cell_at(2, 0)),
        TileTakenBack(Seat(0), chambers, cell_at(1, 0)),
        TilesSwapped(Seat(0), chambers, tower, cell_at(0, 1)),
        MarketRefilled(((Square.ONE, game.bag[0]),)),
        TurnBegun(Seat(3), 2),
    ):
        with pytest.raises(BrokenRecord):
            fold_on(game, [event])


@pytest.mark.parametrize(
    "change",
    [
        {"steps": [{"v": 1, "event": "TurnBegun", "seat": 0, "turn": 77}]},
        {"steps": [{"v": 1, "event": "RoundScored", "round": 0, "lines": []}]},
        {"steps": [{"v": 1, "event": "MoneyTaken", "seat": 1, "cards": ["y1"]}]},
        {"scores": [-1, 0, 0]},
        {"scores": [10**9, 0, 0]},
        {"turn": 10**50},
        {"piles": []},
        {"piles": [5, -3, 1, 1, 1]},
        {"rounds_scored": 3},
        {"phase": "last_tiles"},
        {"may_act": False},
        {"market": ["P2", "T11a", "T11b", None]},
    ],
)
def test_a_stored_position_that_cannot_be_is_refused(change: dict[str, Any]) -> None:
    data = json.loads(json.dumps(position_to_json(after(MIDWAY, "UU"))))
    with pytest.raises(BrokenRecord):
        position_from_json({**data, **change})


@pytest.mark.parametrize("seat", [-1, 3, 9])
def test_nobody_looks_through_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(NotationError):
        view_for(MIDWAY, Seat(seat))


def test_a_seed_that_is_no_seed_is_refused_when_verifying() -> None:
    with pytest.raises(NotationError):
        verify(parse_record(RECORD), Seed("é" * 32))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("\n1. ", "\nlast. "),
        ("\n1. ", "\n999. 1: -\n1. "),
        ('[Players "2"]', '[Players "2"]\n[PLAYERS "5"]\n[PLAYERS "5"]'),
        ("deal.\n", "deal.\n  fact\r\r\n"),
        (" ; E\n", " ; U\n"),
    ],
)
def test_records_are_read_strictly(old: str, new: str) -> None:
    with pytest.raises(BrokenRecord):
        replay(parse_record(RECORD.replace(old, new, 1)))


def test_a_tag_never_changes_the_options() -> None:
    record = parse_record(RECORD.replace('[Players "2"]', '[Players "2"]\n[PLAYERS "5"]', 1))
    assert record.options.players == 2
    with pytest.raises(NotationError):
        print_record(replace(record, tags=(("Site", "a"), ("Site", "b"))))


@pytest.mark.parametrize("more", [" turn=9", " foo=1"])
def test_a_position_line_names_everything_once_and_nothing_else(more: str) -> None:
    with pytest.raises(NotationError):
        parse_position(print_position(after(MIDWAY, "UU")) + more)
