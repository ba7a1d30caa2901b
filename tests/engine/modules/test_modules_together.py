"""What the modules do to one another, and Dirk to all of them."""

import json
import pickle
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.judge.errors import AlhambraError, BrokenRecord, IllegalAction
from engine.judge.rules import refusal
from engine.modules import MODULES
from engine.modules.building_site_pieces import Sites, TokensTurnedOver
from engine.modules.building_sites import SiteReason
from engine.modules.certificates import Certificates
from engine.modules.dirk import DirkTiles
from engine.modules.falconers import FalconReason, Falcons
from engine.play import fold, start
from engine.position.options import Options
from engine.position.pieces import Seat
from engine.position.rng import Seed
from engine.position.state import Game
from engine.text.action_notation import parse_action
from engine.text.position import parse_position, print_position
from engine.text.wire import event_from_json, event_to_json, position_from_json, position_to_json
from engine.transitions.integrity import checked_position
from engine.transitions.scoring import score_round
from engine.views.view import view_for
from tests.engine.players import whole_game
from tests.engine.tables import after, done, offered, table
from tests.engine.test_hostile import anything, changed, edited, edits

ALL = tuple(sorted(MODULES.optional))


def test_every_table_may_choose_any_of_the_four() -> None:
    assert ALL == ("building_sites", "certificates", "falconers", "portals")
    assert [module.name for module in MODULES.at_table(Options(2, ALL))] == ["dirk", *MODULES.optional]


# Falcons and building sites


def test_l2_the_colour_of_a_site_counts_for_falcons() -> None:
    game = table(
        ("y1", "", ""),
        palaces=("T12 G11\nT11a F",),
        falconers="",
        building_sites="yyggbbo/1:G11:o/-/-",
    )
    assert "F wGT=y1@0,0" in offered(game)


def test_f4_completing_is_no_redesign_so_falcons_stay() -> None:
    game = table(
        ("o2 o9", "", ""),
        palaces=("T12 G11\nT11a F",),
        display="y1",
        falconers="1:wGT@0,0",
        building_sites="yyggbbo/1:G11:o/-/-",
    )
    assert after(game, "C G11=o2 o9").slice(Falcons) == game.slice(Falcons)


def test_f4_a_site_taken_back_sends_the_falcon_home_and_keeps_its_token() -> None:
    game = table(
        ("",) * 3,
        palaces=("T12 G11\nT11a F",),
        display="y1",
        falconers="1:wGT@0,0",
        building_sites="yyggbbo/1:T12:o/-/-",
    )
    later = after(game, "X T12")
    assert later.slice(Falcons).perched == ()
    assert later.slice(Sites) == game.slice(Sites)


def test_f2_no_falcon_after_a_site_and_no_site_after_a_falcon() -> None:
    game = table(
        ("y1 y1", "", ""),
        market="P2 G10b S5 A4",
        palaces=("T12 G11\nT11a F",),
        falconers="",
        building_sites="",
    )
    bought = after(game, "L P2=y1", "K 1")
    falcon = parse_action("F wGT=y1@0,0")
    refused = refusal(bought, Seat(0), falcon)
    assert refused is not None
    assert refused.reason is FalconReason.FALCONS_ALONE
    assert not [text for text in offered(after(game, "F wGT=y1@0,0")) if text.startswith("L")]


# Certificates with all that is sold


def test_x3_a_certificate_pays_for_a_site_but_stores_nothing() -> None:
    game = table(
        ("g2 g3 g9", "", ""),
        market="P2 G10b S5 A4",
        certificates="2,1,2,2/~g4,-,-",
        building_sites="",
    )
    assert {text for text in offered(game) if text.startswith("L G10b") and "~" in text} == {
        "L G10b=g2 ~g4",
        "L G10b=g3 ~g4",
    }
    later = after(game, "L G10b=g9 ~g4", "K 1")
    assert later.slice(Certificates).boards[0] is None
    assert not [text for text in offered(later) if text.startswith("S")]


def test_x3_a_certificate_completes_a_site_exactly() -> None:
    game = table(
        ("o7", "", ""),
        palaces=("F G11",),
        display="y1",
        certificates="2,2,2,1/~o4,-,-",
        building_sites="yyggbbo/1:G11:o/-/-",
    )
    later = after(game, "C G11=o7 ~o4")
    assert later.may_act
    assert later.slice(Certificates).chips == (2, 2, 2, 2)


def test_x2_overpaying_a_completion_stores_nothing() -> None:
    game = table(
        ("o3 o9", "", ""),
        palaces=("F G11",),
        certificates="",
        building_sites="yyggbbo/1:G11:o/-/-",
    )
    assert not [text for text in offered(after(game, "C G11=o3 o9")) if text.startswith("S")]


def test_x4_a_certificate_buys_no_falcon() -> None:
    game = table(
        ("",) * 3, palaces=("T12 G11\nT11a F",), display="y1", falconers="", certificates="1,2,2,2/~y1,-,-"
    )
    assert not [text for text in offered(game) if text.startswith("F")]
    with pytest.raises(AlhambraError):
        parse_action("F wGT=~y1@0,0")


def test_x4_a_certificate_is_not_discarded_with_the_money_of_a_token() -> None:
    game = table(
        ("y2 g5", "", ""),
        market="P2 T11a T11b T11c",
        bag="-",
        display="y1 y1 y1 b1",
        palaces=("F G11",),
        certificates="2,1,2,2/~g3,-,-",
        building_sites="yygbboo/1:G11:g/-/-",
    )
    game, events = done(game, "B P2=y2", "R P2", "E")
    assert any(isinstance(event, TokensTurnedOver) for event in events)
    assert str(game.slice(Certificates).boards[0]) == "~g3"
    assert game.players[0].hand == ()


# Portals


def portal_table(hand: str, certificates: str = "") -> Game:
    return table(
        (hand, "", ""),
        market="P2 T12 S5 A4",
        display="y1 y1 b1 b1",
        building_sites="",
        certificates=certificates,
        portals="",
    )


def test_l5_no_portal_with_a_building_site() -> None:
    game = portal_table("g6 g9 g9")
    assert "BP T12=g9 g9" in offered(game)
    later = after(game, "L T12=g6", "K 1")
    assert not [text for text in offered(later) if text.startswith("PP")]
    assert {text[0] for text in offered(game) if "T12" in text} == {"B", "L"}


def test_x2_the_surcharge_of_a_portal_belongs_to_the_price() -> None:
    game = portal_table("g9 g9 g2")
    later = after(game, "BP T12=g2 g9 g9")  # 18 are due
    assert {str(after(later, f"S {c}").slice(Certificates).boards[0]) for c in "yg"} == {"~y2", "~g2"}
    exact = after(game, "BP T12=g9 g9")
    assert exact.may_act
    assert not [text for text in offered(exact) if text.startswith("S")]


def test_x3_a_certificate_helps_to_pay_for_a_portal_and_undo_brings_it_back() -> None:
    game = portal_table("g9 g5", certificates="2,1,2,2/~g4,-,-")
    assert "BP T12=g5 g9 ~g4" in offered(game)
    later = after(game, "BP T12=g5 g9 ~g4")
    assert later.may_act
    assert later.slice(Certificates).boards[0] is None
    assert after(later, "U") == game


def test_f3_a_portal_is_no_tile_so_no_falcon_stands_beside_its_half() -> None:
    game = table(
        ("y1 g9 g9", "", ""),
        market="P2 T12 S5 A4",
        palaces=("G11 C10\n. F",),
        falconers="",
        portals="",
    )
    assert not [text for text in offered(game) if text.startswith("F")]


def test_l2_the_colour_of_a_site_counts_for_portals() -> None:
    """A portal may touch an unfinished building of its kind."""
    game = table(
        ("g9 g9", "", ""),
        market="P2 T12 S5 A4",
        palaces=("F T11a",),
        building_sites="yyggbbo/1:T11a:o/-/-",
        portals="",
    )
    placed = {text for text in offered(after(game, "BP T12=g9 g9", "R T12")) if text.startswith("PP")}
    assert placed


# Dirk


def test_l2_d2_sites_do_not_count_against_dirk() -> None:
    game = table(("", ""), palaces=("F T12",), dirk="T11a", building_sites="yyggbbo/1:T12:o/-/-")
    towers = [(line.seat, line.points) for line in score_round(game, 1) if line.source == "tower"]
    assert towers == [(2, 6)]


def test_d3_dirk_takes_a_tile_whose_surplus_was_stored() -> None:
    game = table(("y5", ""), market="P2 T12 S5 A4", certificates="")
    later = after(game, "B P2=y5", "S g", "D P2")
    assert str(later.slice(Certificates).boards[0]) == "~g3"
    assert "P2" in {str(tile) for tile in later.slice(DirkTiles).tiles}


def test_d2_dirk_has_no_falcons_no_board_and_no_site() -> None:
    game, _ = start(Options(2, ALL), Seed("0" * 32))
    assert len(game.slice(Certificates).boards) == 2
    lines = score_round(game, 1)
    assert all(line.source not in ("wall", "portals") for line in lines if line.seat == 2)


def test_l2_a_site_is_refused_by_name() -> None:
    game = table(("y1", ""), market="P2 T12 S5 A4", building_sites="")
    refused = refusal(after(game, "L P2=y1", "K 1"), Seat(0), parse_action("D P2"))
    assert refused is not None
    assert refused.reason is SiteReason.SITE_NOT_FOR_DIRK


# Hostile input

GAME, EVENTS = whole_game(2, 6, modules=ALL)
MIDWAY = after(
    table(
        ("y1 g9 g9 b8", "", ""),
        market="P2 T11b S5 A4",
        display="y1 y1 b1 b1",
        palaces=("T12 G11\nT11a F",),
        falconers="1:wGT@0,0",
        building_sites="yyggbbo/1:G11:o/-/-",
        certificates="2,2,1,2/~b5,-,-",
        portals="",
    ),
    "B S5=~b5",
    "L P2=y1",
    "K 1",
)
LINE = print_position(MIDWAY)
STORED = json.dumps(position_to_json(MIDWAY))


@given(st.integers(0, len(EVENTS) - 1), st.lists(st.integers(0, 50), max_size=4), anything)
def test_a_changed_event_of_a_module_is_read_or_refused(number: int, path: list[int], value: Any) -> None:
    data = json.loads(json.dumps(event_to_json(EVENTS[number])))
    try:
        event = event_from_json(changed(data, path, value))
    except BrokenRecord:
        return
    assert event_from_json(event_to_json(event)) == event


@given(st.lists(st.integers(0, 50), min_size=1, max_size=6), anything)
def test_a_changed_position_with_modules_is_read_or_refused(path: list[int], value: Any) -> None:
    try:
        game = position_from_json(changed(json.loads(STORED), path, value))
    except BrokenRecord:
        return
    checked_position(game)


@given(st.sampled_from(["falconers", "building_sites", "certificates", "portals"]), st.data())
def test_a_changed_slice_is_read_or_refused(name: str, data: st.DataObject) -> None:
    stored = json.loads(STORED)
    path, value = data.draw(st.lists(st.integers(0, 50), max_size=4)), data.draw(anything)
    stored["slices"][name] = changed(stored["slices"][name], path, value)
    try:
        game = position_from_json(stored)
    except BrokenRecord:
        return
    checked_position(game)
    for seat in (None, Seat(0)):
        view_for(game, seat)
    offered(game)


@given(st.lists(edits, min_size=1, max_size=3))
def test_an_edited_line_with_modules_is_read_or_refused(changes: list[tuple[float, float, str]]) -> None:
    text = LINE
    for change in changes:
        text = edited(text, change)
    try:
        game = parse_position(text)
    except AlhambraError:
        return
    checked_position(game)


@given(st.lists(st.integers(0, len(EVENTS) - 1), max_size=30))
def test_events_of_modules_in_any_order_fold_or_are_refused(order: list[int]) -> None:
    try:
        fold([EVENTS[0], *(EVENTS[number] for number in order)])
    except BrokenRecord:
        return


def test_a_copied_game_still_knows_its_modules() -> None:
    for copy in (pickle.loads(pickle.dumps(MIDWAY)), deepcopy(MIDWAY)):
        assert copy == MIDWAY
        assert offered(copy) == offered(MIDWAY)
    with pytest.raises(IllegalAction):
        after(MIDWAY, "E")
